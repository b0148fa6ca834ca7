import type { GameManifest } from '../manifest.ts';

export const manifest: GameManifest = {
  id: 'heart-of-crown',
  name: 'Heart of Crown',
  seats: [2, 4],
  usual: 3,
  minutes: '30–60 min',
  motto: 'Build a deck, link card to card, back a princess, and see her crowned before the others do.',
  story:
    'The emperor is gone and six princesses could follow him. You begin with seven villages and three maids; every card you buy makes the next turn stronger. Links let one card play the next. Back a princess, fill her domain with allies, declare her coronation at twenty points, and keep it for a round.',
  credits: { design: 'gingko', publisher: 'FLIPFLOPs; in English Japanime Games' },
  suggested: true,
  daily: { seats: 2, options: {} },
  game: async () => (await import('./src/game.ts')).heartOfCrown,
  words: async () => (await import('./words/en.json', { with: { type: 'json' } })).default,
};
