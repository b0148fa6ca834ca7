import { HEROES } from '../components.ts';
import { canPay } from '../effects/price.ts';
import { GOODS } from '../effects/record.ts';
import { recordOf } from '../effects/records.ts';
import { type Effect, type Skill, STATS, TRIGGERS, type Trigger } from '../effects/vocabulary.ts';
import type { Fellowship, Table } from '../state.ts';

const NO_STAT = -1;

/** A gift by numbers, for speed. */
interface Counted {
  readonly good: number;
  readonly amount: number;
  readonly stat: number;
  readonly per: number;
  readonly each: number;
}

interface Offer {
  readonly gifts: readonly Counted[];
  readonly price: Skill['price'];
}

/** By hero and trigger. */
const OFFERS: readonly (readonly (readonly Offer[])[])[] = HEROES.map(({ skills }) =>
  TRIGGERS.map((trigger) =>
    skills
      .filter((skill) => skill.trigger === trigger)
      .map(({ effects, price }) => ({ gifts: effects.map(counted), price })),
  ),
);

function counted(effect: Effect): Counted {
  const { good, amount, perStat } = recordOf(effect).gift(effect);
  return {
    good: GOODS.indexOf(good),
    amount,
    stat: perStat === undefined ? NO_STAT : STATS.indexOf(perStat.stat),
    per: perStat?.per ?? 1,
    each: perStat?.each ?? 0,
  };
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
  for (const { gifts, price } of offers) {
    if (price === undefined || canPay(t, mine, price)) addGifts(stats, gifts, out);
  }
}

function addGifts(stats: readonly number[], gifts: readonly Counted[], out: Float64Array): void {
  for (const given of gifts) out[given.good]! += amountOf(stats, given);
}

function amountOf(stats: readonly number[], { amount, stat, per, each }: Counted): number {
  return stat === NO_STAT ? amount : amount + each * Math.floor(stats[stat]! / per);
}
