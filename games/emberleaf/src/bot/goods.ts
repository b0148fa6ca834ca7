import { RESOURCES } from '../../data/resources.ts';
import { HEROES } from '../components.ts';
import { canPay } from '../skills/price.ts';
import { type Effect, type Skill, STATS, TRIGGERS, type Trigger } from '../skills/vocabulary.ts';
import type { Fellowship, Table } from '../state.ts';

/** What skills give, in kinds that can be added up. */
export const GOODS = ['walk', 'attack', ...RESOURCES, 'build', 'leaves', 'home', 'favour', 'hero', 'other'] as const;
type Good = (typeof GOODS)[number];

const NO_STAT = -1;
/** Clearings with a villager, when leaves for each of them are guessed. */
const CLEARINGS_GUESSED = 3;
/** What it adds to a building that it costs one resource less, or may stand anywhere. */
const REDUCED = 0.2;
const ANYWHERE = 0.5;

interface Gift {
  readonly good: number;
  readonly amount: number;
  readonly stat: number;
  readonly per: number;
  readonly each: number;
}

interface Offer {
  readonly gifts: readonly Gift[];
  readonly price: Skill['price'];
}

const PLAIN_GOODS: { readonly [op in Effect['op']]?: Good } = {
  home: 'home',
  takeHero: 'hero',
  takeFavour: 'favour',
};

/** By hero and trigger. */
const OFFERS: readonly (readonly (readonly Offer[])[])[] = HEROES.map(({ skills }) =>
  TRIGGERS.map((trigger) =>
    skills
      .filter((skill) => skill.trigger === trigger)
      .map(({ effects, price }) => ({ gifts: effects.map(gift), price })),
  ),
);

function gift(effect: Effect): Gift {
  const { op } = effect;
  const of = (good: Good, amount: number): Gift => ({
    good: GOODS.indexOf(good),
    amount,
    stat: NO_STAT,
    per: 1,
    each: 0,
  });
  if (op === 'build') {
    return of('build', effect.amount + REDUCED * (effect.reduce?.amount ?? 0) + (effect.anywhere ? ANYWHERE : 0));
  }
  if (op === 'leaves') return of('leaves', effect.amount + CLEARINGS_GUESSED * (effect.perClearing ?? 0));
  if (op !== 'walk' && op !== 'attack' && op !== 'gather') return of(PLAIN_GOODS[op] ?? 'other', 1);
  const plain = of(op === 'gather' ? effect.resource : op, effect.amount + (effect.x ? 1 : 0));
  const { perStat } = effect;
  if (perStat === undefined) return plain;
  return { ...plain, stat: STATS.indexOf(perStat.stat), per: perStat.per, each: perStat.each };
}

export const ON_PLAY = TRIGGERS.indexOf('onPlay');
export const SLIDE = TRIGGERS.indexOf('slide');
export const DROP_OFF = TRIGGERS.indexOf('dropOff');
export const CHARGE = TRIGGERS.indexOf('charge');
const ONGOING = TRIGGERS.indexOf('ongoing');

/** How often the charge skill of each hero may be used. */
export const CHARGES: readonly number[] = HEROES.map(
  ({ skills }) => skills.find(({ trigger }) => trigger === ('charge' satisfies Trigger))?.charges ?? 0,
);
export const HAS_ONGOING: readonly boolean[] = OFFERS.map((offers) => offers[ONGOING]!.length > 0);

/** Adds what the hero's skills of this trigger give, as far as they can be paid. */
export function addGoods(
  t: Table,
  mine: Fellowship,
  stats: readonly number[],
  hero: number,
  trigger: number,
  out: Float64Array,
): void {
  const offers = OFFERS[hero]![trigger]!;
  for (let i = 0; i < offers.length; i++) {
    const { gifts, price } = offers[i]!;
    if (price === undefined || canPay(t, mine, price)) addGifts(stats, gifts, out);
  }
}

function addGifts(stats: readonly number[], gifts: readonly Gift[], out: Float64Array): void {
  for (let i = 0; i < gifts.length; i++) {
    const given = gifts[i]!;
    out[given.good]! += amountOf(stats, given);
  }
}

function amountOf(stats: readonly number[], { amount, stat, per, each }: Gift): number {
  return stat === NO_STAT ? amount : amount + each * Math.floor(stats[stat]! / per);
}
