/** A match of the arena and what is claimed about its first bot. */
export interface Match {
  readonly game: string;
  readonly seats: number;
  readonly bots: readonly string[];
  /** The first bot alone against the second in all other seats. */
  readonly field?: true;
  readonly options?: { readonly [name: string]: unknown };
  readonly vary?: string;
  /** The first bot wins more than `rate`; see docs/bots.md for the margin. */
  readonly claim?: { readonly rate: number; readonly margin: number };
  /** How many games without a claim, or at most with one. */
  readonly games?: number;
}

const HEART_OF_CROWN = { game: 'heart-of-crown', vary: 'set=-random,-picked' };
const CROWN_OF_EMARA = { game: 'crown-of-emara' };
const EMBERLEAF = { game: 'emberleaf' };
const GAMES = [HEART_OF_CROWN, CROWN_OF_EMARA, EMBERLEAF];

const WIDE = 0.1;
const NARROW = 0.05;

/** What the shipped bots are said to be able to do. */
export const PLAN: readonly Match[] = [
  { ...HEART_OF_CROWN, seats: 2, bots: ['knight', 'baseline'], claim: { rate: 0.75, margin: NARROW } },
  { ...CROWN_OF_EMARA, seats: 2, bots: ['knight', 'baseline'], claim: { rate: 0.8, margin: WIDE } },
  { ...EMBERLEAF, seats: 2, bots: ['knight', 'baseline'], claim: { rate: 0.75, margin: WIDE } },
  ...GAMES.map((game): Match => {
    return { ...game, seats: 4, bots: ['knight', 'baseline'], field: true, claim: { rate: 0.45, margin: WIDE } };
  }),
  ...GAMES.map((game): Match => {
    return { ...game, seats: 2, bots: ['sovereign', 'knight'], claim: { rate: 0.55, margin: NARROW } };
  }),
  ...GAMES.map((game): Match => {
    return { ...game, seats: 2, bots: ['baseline', 'page'], claim: { rate: 0.7, margin: WIDE } };
  }),
  {
    ...CROWN_OF_EMARA,
    seats: 1,
    bots: ['sovereign'],
    options: { solo: 'campaign', building: 35 },
    claim: { rate: 0.6, margin: WIDE },
  },
  {
    ...EMBERLEAF,
    seats: 1,
    bots: ['sovereign'],
    options: { difficulty: 'medium' },
    claim: { rate: 0.5, margin: WIDE },
  },
  ...GAMES.map((game): Match => {
    return { ...game, seats: 2, bots: ['random', 'page', 'baseline', 'squire', 'knight'], games: 100 };
  }),
];

/** The words of `crownleaf` that play it. */
export function wordsOf({ game, seats, bots, field, options, vary, claim, games }: Match): readonly string[] {
  return [
    ...['arena', game, '--seats', `${seats}`, '--bots', bots.join(',')],
    ...(field ? ['--field'] : []),
    ...(options === undefined ? [] : ['--options', JSON.stringify(options)]),
    ...(vary === undefined ? [] : ['--vary', vary]),
    ...(claim === undefined ? [] : ['--sprt', `${claim.rate},${claim.margin}`]),
    ...(games === undefined ? [] : ['--games', `${games}`]),
  ];
}

/** What tells it from the other matches, fit for the name of a file. */
export function nameOf({ game, seats, bots, field }: Match): string {
  return [game, seats, ...bots, ...(field ? ['field'] : [])].join('-');
}
