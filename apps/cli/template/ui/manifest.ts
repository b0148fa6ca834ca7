import type { GameUi } from '@crownleaf/ui';
import './world.css';

export const ui: GameUi = {
  world: 'skeleton',
  table: async () => (await import('./index.tsx')).table,
  art: async () => (await import('./cover.tsx')).art,
  tutorial: async () => (await import('./tutorial.json')).default,
};
