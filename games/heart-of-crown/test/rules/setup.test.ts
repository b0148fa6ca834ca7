import { createEngine, fastChance, RefusedError } from '@crownleaf/engine';
import { census } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { SETS } from '../../data/sets.ts';
import {
  APPRENTICE_MAID,
  CARDS,
  CITY,
  COMMONS,
  cardNamed,
  DUKE,
  FARMING_VILLAGE,
  IS_RANDOM,
  LARGE_CITY,
  PRINCESSES,
  RARES,
  ROYAL_MAID,
  SENATOR,
} from '../../src/components.ts';
import { heartOfCrown } from '../../src/game.ts';
import type { HeartOfCrown } from '../../src/state.ts';
import { names } from '../at.ts';

const engine = createEngine(heartOfCrown);

function started(seats: number, options: object = {}, seed = 1): HeartOfCrown {
  return engine.start(seats, fastChance(seed), options) as unknown as HeartOfCrown;
}

/** The kinds and numbers of the Supply pile and the Random Market together. */
function random(s: HeartOfCrown): Map<number, number> {
  const found = new Map<number, number>();
  for (const card of s.table.supply) found.set(card, (found.get(card) ?? 0) + 1);
  for (const [card, n] of s.table.market.entries())
    if (IS_RANDOM[card] && n > 0) found.set(card, (found.get(card) ?? 0) + n);
  return found;
}

test('[HOC-1.1] the box has 300 cards of 46 kinds', () => {
  const cards = census(engine, started(4) as never);
  expect(cards.reduce((sum, n) => sum + n, 0)).toBe(300);
  expect(cards.filter((n) => n > 0)).toHaveLength(46);
  const inGroup = (group: string) => CARDS.filter((card) => card.group === group).map((card) => card.copies);
  expect(inGroup('princess')).toEqual(Array(6).fill(1));
  expect(inGroup('rare')).toEqual([1, 1]);
  expect(inGroup('common')).toEqual(Array(30).fill(5));
  expect(inGroup('basic')).toEqual([28, 30, 20, 12, 12, 12, 12, 16]);
});

test('[HOC-2.1] two, three or four players', () => {
  for (const seats of [2, 3, 4]) expect(started(seats).seats).toHaveLength(seats);
  for (const seats of [1, 5]) expect(() => started(seats)).toThrow('2 to 4 seats');
});

test('[HOC-2.3] [HOC-2.2] seats and first player are drawn by lot, and turns go round in that order', () => {
  const orders = new Set(Array.from({ length: 60 }, (_, seed) => started(3, {}, seed).table.order.join('')));
  expect(orders.size).toBe(6);
  const s = started(3, {}, 4);
  expect(s.asked).toBe(s.table.order[0]);
});

test('[HOC-2.4] [HOC-2.5] [HOC-2.7] the middle of the table', () => {
  for (const seats of [2, 3, 4]) {
    const { table } = started(seats);
    expect(table.princesses).toEqual(PRINCESSES);
    expect(table.curses).toHaveLength(4 * seats);
    expect([CITY, LARGE_CITY, ROYAL_MAID, SENATOR, DUKE].map((card) => table.market[card])).toEqual([
      30, 20, 12, 12, 12,
    ]);
  }
});

test('[HOC-2.6] [HOC-2.13] each player has ten starting cards and draws five', () => {
  for (const { draw, hand } of started(4).seats) {
    expect([draw.length, hand.length]).toEqual([5, 5]);
    expect(names([...draw, ...hand])).toEqual([
      ...Array(3).fill('apprentice-maid'),
      ...Array(7).fill('farming-village'),
    ]);
  }
});

test('[HOC-2.8] what nobody received stays in the box and is not for sale', () => {
  const { table } = started(3);
  expect([table.box[FARMING_VILLAGE], table.box[APPRENTICE_MAID]]).toEqual([7, 3]);
  expect([table.market[FARMING_VILLAGE], table.market[APPRENTICE_MAID]]).toEqual([0, 0]);
  expect(table.box[cardNamed('curse')]).toBe(4);
  expect(table.box[cardNamed('bank')]).toBe(5);
});

test('[HOC-2.9] ten kinds at random, all equally likely', () => {
  const seen = new Map<number, number>();
  for (let seed = 0; seed < 600; seed++) {
    const kinds = [...random(started(2, { set: 'random' }, seed)).keys()];
    expect(kinds).toHaveLength(10);
    for (const kind of kinds) seen.set(kind, (seen.get(kind) ?? 0) + 1);
  }
  expect(seen.size).toBe(COMMONS.length);
  expect(Math.min(...seen.values())).toBeGreaterThan(150);
  expect(Math.max(...seen.values())).toBeLessThan(250);
});

test('[HOC-2.9] ten kinds picked by hand', () => {
  const commons = SETS['big-business'].toReversed();
  expect(names([...random(started(2, { set: 'picked', commons })).keys()])).toEqual(commons.toSorted());
  expect(() => started(2, { set: 'picked', commons: commons.slice(1) })).toThrow(RefusedError);
  expect(() => started(2, { commons })).toThrow("'commons' is for the set 'picked'");
});

test('[HOC-2.10] [HOC-2.11] rares are left out with two players unless wanted, and can be left out with more', () => {
  const withRares = (seats: number, options: object) =>
    RARES.every((card) => random(started(seats, options)).has(card));
  expect([2, 3, 4].map((seats) => withRares(seats, {}))).toEqual([false, true, true]);
  expect(withRares(2, { rares: 'with' })).toBe(true);
  expect(withRares(4, { rares: 'without' })).toBe(false);
  const cards = (seats: number) => [...random(started(seats)).values()].reduce((sum, n) => sum + n, 0);
  expect([cards(2), cards(3)]).toEqual([50, 52]);
});

test('[HOC-2.12] the first Random Market has eight stacks', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { market } = started(3, { set: 'random' }, seed).table;
    expect([...market.keys()].filter((card) => IS_RANDOM[card] && market[card]! > 0)).toHaveLength(8);
  }
});
