import { building } from '../actions/build.ts';
import type { Message } from './message.ts';
import { ANYWHERE, type EffectRecord, openUntilResolved, type Sign } from './record.ts';
import type { EffectOf, Reduction } from './vocabulary.ts';

type Build = EffectOf<'build'>;

/** The questions that follow once a building is chosen. */
export const BUILD_CHAIN: readonly string[] = ['reduce', 'save', 'clearing', 'site'];

/** What it adds to a building, for a bot, that it costs one resource less, or may stand anywhere. */
const REDUCED = 0.2;
const PLACED_ANYWHERE = 0.5;

export const build: EffectRecord<'build'> = {
  steps: (effect) => building(effect.amount, effect),
  asks: ['build', ...BUILD_CHAIN],
  calls: ['keep', 'home-here'],
  text,
  textNow: openUntilResolved,
  picture: ({ amount, anywhere, reduce }) => [
    { icon: 'build' },
    { number: amount },
    ...(anywhere ? [ANYWHERE] : []),
    ...(reduce === undefined ? [] : [reductionSign(reduce)]),
  ],
  worth: ({ reduce }) => 1.6 + (reduce?.amount ?? 0) * 0.4,
  gift: ({ amount, anywhere, reduce }) => ({
    good: 'build',
    amount: amount + REDUCED * (reduce?.amount ?? 0) + (anywhere ? PLACED_ANYWHERE : 0),
  }),
};

function text({ amount: n, anywhere, reduce }: Build): Message {
  if (anywhere) return { key: 'effect.build.anywhere', values: { n } };
  if (reduce === undefined) return { key: 'effect.build', values: { n } };
  const { amount, beehives } = reduce;
  return beehives === 0
    ? { key: 'effect.build.reduced', values: { n, amount } }
    : { key: 'effect.build.paid', values: { n, amount, beehives } };
}

function reductionSign({ amount, beehives }: Reduction): Sign {
  const off = `−${amount}`;
  return { group: 'off', signs: beehives > 0 ? [{ icon: 'beehive' }, off] : [off] };
}
