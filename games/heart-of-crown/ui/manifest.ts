import type { GameUi } from '@crownleaf/ui';
import './world.css';

export const ui: GameUi = {
  world: 'crown',
  table: async () => (await import('./index.tsx')).table,
  art: async () => (await import('./cover.tsx')).art,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  pictured: async () => (await import('./pictured/index.ts')).pictured,
  gallery: { pointed: 'play:large-city', cards: ['duke', 'library', 'large-city', 'curse-witch'] },
};
