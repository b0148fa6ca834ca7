import type { Slot } from '@crownleaf/engine';
import { checked } from '../fellowship/stats.ts';
import type { C, Fellowship } from '../state.ts';
import type { Message } from './message.ts';
import type { Gift, Good, Sign } from './record.ts';
import type { CountedEffect } from './vocabulary.ts';

/** What the effects share that have an amount which a stat or an X can raise. */
type Amount = Pick<CountedEffect, 'amount' | 'perStat' | 'x'>;

/** How many of a stat a player has, when a card is weighed on its own. */
const STAT_GUESS = 2;

export function amountOf({ amount, perStat, x }: Amount, spent: Slot | undefined): (c: C) => number {
  if (x === true && spent !== undefined) return (c) => c.get(spent);
  if (perStat === undefined) return () => amount;
  return (c) => checked(c.theirs, amount, perStat);
}

/** Undefined while the X is open. */
export function amountNow({ amount, perStat, x }: Amount, mine: Fellowship): number | undefined {
  return x === true ? undefined : checked(mine, amount, perStat);
}

export function guessedAmount({ amount, perStat }: Amount): number {
  return amount + (perStat === undefined ? 0 : (STAT_GUESS * perStat.each) / perStat.per);
}

export function countedText(key: string, { amount, perStat, x }: Amount, values: Message['values'] = {}): Message {
  if (x === true) return { key, values: { ...values, n: 'X' } };
  if (perStat === undefined) return { key, values: { ...values, n: amount } };
  const { stat, per, each } = perStat;
  const form = amount === 0 ? (per === 1 ? 'per' : 'perMany') : 'plus';
  return { key: `${key}.${form}`, values: { ...values, n: amount, each, per, stat } };
}

export function countedSigns({ amount, perStat, x }: Amount): readonly Sign[] {
  if (x === true) return [{ number: 'X' }];
  if (perStat === undefined) return [{ number: amount }];
  const { stat, per, each } = perStat;
  const rate = `${each > 1 ? each : ''}/${per > 1 ? per : ''}`;
  const raise: Sign = { group: 'per', signs: [rate, { icon: stat }] };
  return amount > 0 ? [{ number: `${amount}+` }, raise] : [raise];
}

export function countedGift(good: Good, { amount, perStat, x }: Amount): Gift {
  return { good, amount: amount + (x === true ? 1 : 0), perStat };
}
