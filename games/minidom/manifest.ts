import type { GameManifest } from '../manifest.ts';

export const manifest: GameManifest = {
  id: 'minidom',
  name: 'MiniDom',
  seats: [2, 2],
  usual: 2,
  minutes: '10–20 min',
  motto: 'Buy cards, shuffle them in, draw them again: the smallest of the deck-builders.',
  story:
    'You begin with seven coppers and three estates. Each turn you play actions, spend your coins on better cards and draw a new hand. When the provinces are gone, the most points win.',
  hidden: true,
  yardstick: true,
  game: async () => (await import('./src/game.ts')).minidom,
  words: async () => (await import('./words/en.json', { with: { type: 'json' } })).default,
};
