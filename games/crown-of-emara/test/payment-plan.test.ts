import { createEngine, fastChance } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { RESOURCES } from '../data/goods.ts';
import { GOLD } from '../src/components.ts';
import { crownOfEmara } from '../src/game.ts';
import type { Emara } from '../src/state.ts';
import {
  chainOf,
  due,
  isFull,
  type Mix,
  mostOf,
  oneMore,
  type Payment,
  thriftyMix,
} from '../src/stores/payment-plan.ts';

const engine = createEngine(crownOfEmara);

/** Every payment that random games ask for. */
function* payments(games: number): Generator<{ s: Emara; payment: Payment; names: string[] }> {
  for (let seed = 0; seed < games; seed++) {
    const [chance, dice] = [fastChance(seed), fastChance(seed + 1000)];
    const s = engine.start(1 + (seed % 4), chance, {}) as unknown as Emara;
    for (let d = engine.decision(s as never); d !== undefined; d = engine.decision(s as never)) {
      if (d.kind === 'pay') {
        const names = d.options.map((option) => engine.nameOption('pay', option));
        const from = RESOURCES.findIndex((resource) => names[0]!.startsWith(`pay:${resource},`));
        yield { s, payment: { price: s.table.price, goods: s.seats[d.seat]!.goods, from }, names };
      }
      engine.apply(s as never, d.options[dice.int(s.ply, d.options.length)]!, chance);
    }
  }
}

/** All mixes that pay in full. */
function mixesOf(payment: Payment): Mix[] {
  let partial: number[][] = [[]];
  for (let r = 0; r < RESOURCES.length; r++) {
    const most = mostOf(payment, r);
    partial = partial.flatMap((mix) => Array.from({ length: most + 1 }, (_, n) => [...mix, n]));
  }
  return partial.flatMap((resources) => {
    const coins = due(payment) - resources.reduce((sum, n) => sum + n, 0);
    return coins >= 0 && coins <= mostOf(payment, GOLD) ? [{ resources, coins }] : [];
  });
}

test('every mix is paid in full by its chain of answers', () => {
  let seen = 0;
  for (const { s, payment } of payments(12)) {
    const before = [...payment.goods];
    for (const mix of mixesOf(payment)) {
      const copy = structuredClone(s);
      const seat = copy.asked;
      for (const name of chainOf(payment, mix)) {
        const option = engine.findOption(copy as never, name);
        expect(option, `${name} in ${engine.decision(copy as never)?.kind}`).toBeDefined();
        const paidSoFar = before.slice(0, GOLD + 1).map((n, good) => n - copy.seats[seat]!.goods[good]!);
        expect(paidSoFar.every((n) => n >= 0)).toBe(true);
        engine.apply(copy as never, option!, fastChance(1));
      }
      expect(copy.table.price.every((n) => n === 0)).toBe(true);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(50);
});

test('the mix that is proposed pays in full, and with as few coins as can be', () => {
  for (const { payment } of payments(12)) {
    const mix = thriftyMix(payment);
    expect(isFull(payment, mix)).toBe(true);
    expect(mix.coins).toBe(Math.min(...mixesOf(payment).map(({ coins }) => coins)));
  }
});

test('one piece more of a good keeps a full payment full', () => {
  let seen = 0;
  for (const { payment } of payments(12)) {
    for (const mix of mixesOf(payment)) {
      for (const good of [...RESOURCES.keys(), GOLD]) {
        const chosen = (each: Mix): number => (good === GOLD ? each.coins : each.resources[good]!);
        if (chosen(mix) >= mostOf(payment, good)) continue;
        const more = oneMore(payment, mix, good);
        expect(isFull(payment, more)).toBe(true);
        expect(chosen(more)).toBe(chosen(mix) + 1);
        expect(Math.min(...more.resources, more.coins)).toBeGreaterThanOrEqual(0);
        seen++;
      }
    }
  }
  expect(seen).toBeGreaterThan(50);
});
