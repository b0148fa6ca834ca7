import type { GameUi } from '@crownleaf/ui';
import './world.css';

export const ui: GameUi = {
  world: 'emara',
  table: async () => (await import('./index.tsx')).table,
  art: async () => (await import('./cover.tsx')).art,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  pictured: async () => (await import('./pictured/index.ts')).pictured,
  gallery: { pointed: 'rank:marquess', cards: ['baker', 'town', 'goldsmith', 'sir-carl'] },
};
