import type { Game } from '@crownleaf/engine';
import type { GameTable } from '@crownleaf/ui';
import type { Words } from '@crownleaf/words';

export const WORLDS = ['emara', 'ember', 'crown'] as const;
export type World = (typeof WORLDS)[number];

/** What the page knows of a game before it is loaded; the rest is fetched when it is needed. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly world: World;
  readonly seats: readonly [min: number, max: number];
  /** How many play when nobody says otherwise. */
  readonly usual: number;
  readonly minutes: string;
  readonly motto: string;
  /** What it is, for somebody who has never heard of it. */
  readonly story: string;
  readonly words: () => Promise<Words>;
  readonly rules: () => Promise<string>;
  readonly game: () => Promise<Game>;
  readonly table: () => Promise<GameTable>;
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'crown-of-emara',
    name: 'Crown of Emara',
    world: 'emara',
    seats: [1, 4],
    usual: 3,
    minutes: '45–75 min',
    motto:
      'Two rondels, a city and its country: house the citizens and raise the cathedral, for only your lesser score counts.',
    story:
      'The king of Emara seeks an heir who cares for the people and builds for them. Each card sends one of your two councilors one, two or three steps round the country or the city. Gather goods, win citizens, raise buildings: of your two scores only the lower one counts.',
    words: async () => (await import('../../../games/crown-of-emara/words/en.json')).default,
    rules: async () => (await import('../../../games/crown-of-emara/RULES.md?raw')).default,
    game: async () => (await import('@crownleaf/crown-of-emara')).crownOfEmara,
    table: async () => (await import('../../../games/crown-of-emara/ui/index.tsx')).table,
  },
  {
    id: 'emberleaf',
    name: 'Emberleaf',
    world: 'ember',
    seats: [1, 5],
    usual: 3,
    minutes: '60–120 min',
    motto: 'Gather heroes, slide your cards, and build a village for woodland folk before the dark closes in.',
    story:
      'Creatures of the wood have lost their homes. You lead heroes through six clearings: walk, fight off dangers, gather and build. Your cards lie in a row that slides; when a card slides off, it acts once more. Homes and favours bring leaves, and the most leaves win.',
    words: async () => (await import('../../../games/emberleaf/words/en.json')).default,
    rules: async () => (await import('../../../games/emberleaf/RULES.md?raw')).default,
    game: async () => (await import('@crownleaf/emberleaf')).emberleaf,
    table: async () => (await import('../../../games/emberleaf/ui/index.tsx')).table,
  },
  {
    id: 'heart-of-crown',
    name: 'Heart of Crown',
    world: 'crown',
    seats: [2, 4],
    usual: 3,
    minutes: '30–60 min',
    motto: 'Build a deck, link card to card, back a princess, and see her crowned before the others do.',
    story:
      'The emperor is gone and six princesses could follow him. You begin with seven villages and three maids; every card you buy makes the next turn stronger. Links let one card play the next. Back a princess, fill her domain with allies, declare her coronation at twenty points, and keep it for a round.',
    words: async () => (await import('../../../games/heart-of-crown/words/en.json')).default,
    rules: async () => (await import('../../../games/heart-of-crown/RULES.md?raw')).default,
    game: async () => (await import('@crownleaf/heart-of-crown')).heartOfCrown,
    table: async () => (await import('../../../games/heart-of-crown/ui/index.tsx')).table,
  },
];

export function gameOf(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}
