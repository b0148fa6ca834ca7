import type { RuleId } from '@crownleaf/engine';

/** Where a value comes from: the rulebook or another printed source, such as the cards. */
export const BASES = ['rulebook', 'source'] as const;
export type Basis = (typeof BASES)[number];

export const GROUPS = ['princess', 'basic', 'rare', 'common'] as const;
export type Group = (typeof GROUPS)[number];

export const TYPES = ['princess', 'territory', 'action', 'attack', 'defence', 'succession', 'calamity'] as const;
export type CardType = (typeof TYPES)[number];

export const SUB_TYPES = ['maid', 'military', 'magic', 'merchant', 'plot'] as const;
export type SubType = (typeof SUB_TYPES)[number];

export interface CardData {
  readonly name: string;
  readonly group: Group;
  readonly copies: number;
  readonly cost: number;
  readonly links: number;
  readonly types: readonly CardType[];
  readonly sub?: SubType;
  /** Coins that the card brings when it is played. */
  readonly coins: number;
  /** Succession points that it is worth in a Domain. */
  readonly points: number;
  /** False for an Action card that says it cannot be kept [HOC-5.12]. */
  readonly keepable?: boolean;
  readonly rule: RuleId;
  readonly basis: Basis;
  /** Values with another basis than the rest of the card. */
  readonly but?: { readonly [value in 'cost' | 'links' | 'types' | 'coins' | 'points' | 'effect']?: Basis };
}

type Extra = Partial<Pick<CardData, 'sub' | 'coins' | 'points' | 'keepable' | 'but'>>;

function princess<const N extends string>(name: N, rule: RuleId, basis: Basis, extra: Extra = {}) {
  const fixed = { group: 'princess', copies: 1, cost: 6, links: 0, types: ['princess'], coins: 0, points: 0 } as const;
  return { name, ...fixed, rule, basis, ...extra };
}

function basic<const N extends string>(
  name: N,
  copies: number,
  cost: number,
  types: readonly CardType[],
  rule: RuleId,
  basis: Basis,
  extra: Extra = {},
) {
  const links = types.includes('territory') ? 1 : 0;
  return { name, group: 'basic', copies, cost, links, types, coins: 0, points: 0, rule, basis, ...extra } as const;
}

function rare<const N extends string>(name: N, cost: number, types: readonly CardType[], rule: RuleId, extra: Extra) {
  const links = types.includes('territory') ? 1 : 0;
  const fixed = { group: 'rare', copies: 1, coins: 0, points: 0, basis: 'source' } as const;
  return { name, ...fixed, cost, links, types, rule, ...extra };
}

/** Cost, links and types of all commons come from a source; `effect` is the basis of what the card does. */
function common<const N extends string>(
  name: N,
  cost: number,
  links: number,
  types: readonly CardType[],
  rule: RuleId,
  effect: Basis,
  { but, ...extra }: Extra = {},
) {
  const fixed = { group: 'common', copies: 5, coins: 0, points: 0, basis: 'source' } as const;
  return { name, ...fixed, cost, links, types, rule, ...extra, but: { effect, ...but } };
}

/** [HOC-1.1] The 46 kinds of card. A card's place in this list is its kind, so new ones go to the end. */
export const CARD_DATA = [
  princess('lulunasaika', 'HOC-12.1', 'rulebook', { points: 6 }),
  princess('laolilly', 'HOC-12.2', 'rulebook'),
  princess('klam-klam', 'HOC-12.4', 'rulebook'),
  princess('bergamotte', 'HOC-12.6', 'rulebook'),
  princess('flammaria', 'HOC-12.9', 'rulebook', { but: { effect: 'source' } }),
  princess('twins', 'HOC-12.12', 'rulebook', { but: { effect: 'source' } }),

  basic('farming-village', 28, 1, ['territory'], 'HOC-13.1', 'rulebook', { coins: 1, points: -2 }),
  basic('city', 30, 3, ['territory'], 'HOC-13.2', 'rulebook', { coins: 2 }),
  basic('large-city', 20, 6, ['territory'], 'HOC-13.3', 'rulebook', { coins: 3 }),
  basic('apprentice-maid', 12, 2, ['succession'], 'HOC-13.4', 'rulebook', {
    sub: 'maid',
    points: -2,
    but: { cost: 'source', types: 'source' },
  }),
  basic('royal-maid', 12, 3, ['succession'], 'HOC-13.5', 'source', { sub: 'maid', points: 2 }),
  basic('senator', 12, 5, ['succession'], 'HOC-13.6', 'rulebook', { points: 3, but: { cost: 'source' } }),
  basic('duke', 12, 8, ['succession'], 'HOC-13.7', 'rulebook', { points: 6, but: { cost: 'source' } }),
  basic('curse', 16, 0, ['calamity'], 'HOC-13.8', 'rulebook', { but: { cost: 'source' } }),

  rare('imperial-capital', 11, ['territory', 'succession'], 'HOC-13.10', { coins: 3, points: 8 }),
  rare('imperial-crown', 13, ['succession'], 'HOC-13.11', { points: 14 }),

  common('contribution', 2, 1, ['action'], 'HOC-14.1', 'rulebook'),
  common('post-horse', 2, 2, ['action'], 'HOC-14.3', 'source', { but: { links: 'rulebook' } }),
  common('wishing-well', 2, 1, ['action'], 'HOC-14.4', 'source'),
  common('scout', 2, 2, ['action', 'attack'], 'HOC-14.6', 'source', { sub: 'military' }),
  common('rampart', 2, 1, ['action', 'defence'], 'HOC-14.9', 'rulebook', { coins: 1 }),
  common('draft-notice', 3, 1, ['action'], 'HOC-14.13', 'source'),
  common('slash-and-burn-farming', 3, 1, ['action'], 'HOC-14.15', 'rulebook'),
  common('trading-ship', 3, 0, ['action'], 'HOC-14.18', 'source', { sub: 'merchant' }),
  common('battering-ram', 3, 1, ['action'], 'HOC-14.19', 'source'),
  common('buried-treasure', 3, 0, ['action'], 'HOC-14.20', 'source'),
  common('government-contractor', 3, 0, ['action'], 'HOC-14.22', 'source', { sub: 'merchant', coins: 1 }),
  common('bribery', 3, 1, ['action', 'attack'], 'HOC-14.25', 'source', { sub: 'plot' }),
  common('refuge', 3, 1, ['action', 'defence'], 'HOC-14.28', 'source', { coins: 1, keepable: false }),
  common('magic-talisman', 3, 1, ['action', 'defence', 'calamity'], 'HOC-14.33', 'source', { keepable: false }),
  common('shinobi', 4, 2, ['action'], 'HOC-14.39', 'rulebook', { sub: 'plot' }),
  common('moneylender', 4, 1, ['action'], 'HOC-14.45', 'source', { sub: 'merchant', coins: 3 }),
  common('library', 4, 1, ['action'], 'HOC-14.48', 'source'),
  common('stargazing-witch', 4, 2, ['action'], 'HOC-14.50', 'source', { sub: 'magic' }),
  common('city-development', 4, 1, ['action'], 'HOC-14.52', 'source', { sub: 'merchant' }),
  common('supply-unit', 4, 2, ['action'], 'HOC-14.54', 'source', { sub: 'military' }),
  common('evicted-monster', 4, 1, ['action', 'attack'], 'HOC-14.58', 'source', { sub: 'plot' }),
  common('infantry-battalion', 4, 0, ['action', 'attack'], 'HOC-14.59', 'source', {
    sub: 'military',
    coins: 2,
    but: { cost: 'rulebook', links: 'rulebook', types: 'rulebook' },
  }),
  common('glamour-witch', 4, 1, ['action', 'attack'], 'HOC-14.61', 'source', { sub: 'magic' }),
  common('bank', 5, 0, ['action'], 'HOC-14.65', 'source', { sub: 'merchant' }),
  common('adventurer', 5, 0, ['action'], 'HOC-14.67', 'source'),
  common('alchemist', 5, 1, ['action'], 'HOC-14.69', 'source'),
  common('royal-guard', 5, 0, ['action', 'attack'], 'HOC-14.70', 'source', { sub: 'military', coins: 2 }),
  common('curse-witch', 5, 0, ['action', 'attack'], 'HOC-14.71', 'source', { sub: 'magic' }),
  common('imperial-estate', 5, 1, ['territory', 'succession'], 'HOC-14.76', 'source', {
    coins: 1,
    but: { types: 'rulebook' },
  }),
  common('gossipy-duchess', 6, 0, ['succession'], 'HOC-14.78', 'source', { points: 3 }),
] as const satisfies readonly CardData[];

export type CardName = (typeof CARD_DATA)[number]['name'];
