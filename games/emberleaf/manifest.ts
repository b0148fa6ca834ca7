import type { GameManifest } from '../manifest.ts';

export const manifest: GameManifest = {
  id: 'emberleaf',
  name: 'Emberleaf',
  seats: [1, 5],
  usual: 3,
  minutes: '60–120 min',
  motto: 'Gather heroes, slide your cards, and build a village for woodland folk before the dark closes in.',
  story:
    'Creatures of the wood have lost their homes. You lead heroes through six clearings: walk, fight off dangers, gather and build. Your cards lie in a row that slides; when a card slides off, it acts once more. Homes and favours bring leaves, and the most leaves win.',
  credits: { design: 'Frank West, James Tomblin', publisher: 'The City of Games' },
  daily: { seats: 1, options: {} },
  folders: ['actions', 'board', 'favours', 'fellowship', 'sister'],
  game: async () => (await import('./src/game.ts')).emberleaf,
  words: async () => (await import('./words/en.json', { with: { type: 'json' } })).default,
};
