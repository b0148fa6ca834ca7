import type { GameUi } from '@crownleaf/ui';
import './world.css';

export const ui: GameUi = {
  world: 'ember',
  table: async () => (await import('./index.tsx')).table,
  art: async () => (await import('./cover.tsx')).art,
  tutorial: async () => (await import('./tutorial.json')).default,
  pictured: async () => (await import('./pictured/index.ts')).pictured,
  gallery: { pointed: 'slide', cards: ['sorrel', 'barrel', 'tock', 'quarry-tom'] },
};
