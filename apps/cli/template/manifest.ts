import type { GameManifest } from '../../../games/manifest.ts';

export const manifest: GameManifest = {
  id: 'skeleton',
  name: 'Skeleton',
  seats: [2, 4],
  usual: 2,
  minutes: '5–10 min',
  motto: 'Draw another card, or bank your row before a number comes twice.',
  story:
    'Push your luck: you draw card after card into a row and bank its points whenever you like. If a number comes twice, the row is lost.',
  game: async () => (await import('./src/game.ts')).skeleton,
  words: async () => (await import('./words/en.json', { with: { type: 'json' } })).default,
};
