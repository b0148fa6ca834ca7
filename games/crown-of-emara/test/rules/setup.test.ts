import { kindOf } from '@crownleaf/engine';
import { scenario } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { GOODS } from '../../data/goods.ts';
import { PLACES } from '../../data/places.ts';
import { EVENTS, eventIndex, isTown, NOBLES } from '../../src/components.ts';
import { setup } from '../../src/flow/setup.ts';
import { crownOfEmara } from '../../src/game.ts';
import { breadYield, donationPrice, giftPrice, stoneYield } from '../../src/places/dials.ts';
import type { C, Emara } from '../../src/state.ts';
import { at, goodsOf, idleUntil } from '../at.ts';

/** The state right after the set-up, before the first round. */
function fresh(seats: number, options: object = {}, seed = 'fresh'): Emara {
  let state: Emara | undefined;
  const game = {
    ...crownOfEmara,
    setup: (c: never, o: never) => {
      setup(c as C, o);
      state = structuredClone((c as C).state);
    },
  };
  scenario(game as typeof crownOfEmara, { seats, seed, options });
  return state!;
}

const seeds = Array.from({ length: 12 }, (_, i) => `seed ${i}`);

test('[EMARA-1.4] resources are wood, cloth, grain and stone; the other goods come after them', () => {
  expect(GOODS).toEqual(['wood', 'cloth', 'grain', 'stone', 'gold', 'ring', 'book', 'bread']);
  const s = at({ hand: ['trade', 'ring', 'town'], goods: { gold: 5, ring: 5, book: 5, bread: 5 } });
  s.play('play:trade,1');
  expect(s.options).toContain('trade:3');
  expect(s.options).not.toContain('trade:1');
});

test('[EMARA-1.5] more goods than the box holds can be taken', () => {
  const s = at({ hand: ['wood', 'ring', 'town'], goods: { wood: 11 } }).play('play:wood,1');
  expect(goodsOf(s)).toEqual({ wood: 12 });
});

test('[EMARA-1.6] every player has citizen and building points, which only count upwards from their starts', () => {
  const s = at({ goods: { stone: 1 }, hand: ['town', 'ring', 'move'] });
  s.play('play:town,1', 'visit:construction-site', 'stone');
  expect(s.state.seats[0]).toMatchObject({ citizens: 4, buildings: 35 });
});

test('[EMARA-2.1] one to four players can play', () => {
  for (const seats of [1, 2, 3, 4]) expect(fresh(seats).seats).toHaveLength(seats);
  expect(() => fresh(5)).toThrow('1 to 4 seats');
});

test('[EMARA-2.2] countryside and town form two rings of their own in random order', () => {
  const layouts = seeds.map((seed) => fresh(2, {}, seed).table.layout);
  for (const layout of layouts) {
    expect(layout.slice(0, 4).some(isTown)).toBe(false);
    expect(layout.slice(4).every(isTown)).toBe(true);
  }
  expect(new Set(layouts.map(String)).size).toBeGreaterThan(5);
});

const prices = ({ table, seats }: Emara, price: typeof giftPrice) =>
  [0, 1, 2, 3].map((r) => price(table, seats.length, r));

test('[EMARA-2.4] with three and with four players every marker starts at its black number', () => {
  for (const seats of [3, 4]) {
    const s = fresh(seats);
    expect(prices(s, giftPrice)).toEqual([1, 1, 1, 1]);
    expect(prices(s, donationPrice)).toEqual([1, 1, 1, 1]);
    expect([breadYield(s.table, seats), stoneYield(s.table, seats)]).toEqual([6, 5]);
  }
});

test('[EMARA-2.5] with two players gifts of stone and cloth start at 2', () => {
  expect(prices(fresh(2), giftPrice)).toEqual([1, 2, 1, 2]);
});

test('[EMARA-2.6] with two players donations of wood and grain start at 2', () => {
  expect(prices(fresh(2), donationPrice)).toEqual([2, 1, 2, 1]);
});

test('[EMARA-2.7] with two players the bread marker starts at 5 and the stone marker at 4', () => {
  const { table } = fresh(2);
  expect([breadYield(table, 2), stoneYield(table, 2)]).toEqual([5, 4]);
});

test('[EMARA-2.8] twelve favor tokens lie face down, none discarded', () => {
  const { table } = fresh(3);
  expect([table.favorStack.length, table.favorDiscard.length]).toEqual([12, 0]);
});

test('[EMARA-2.9] two A advisors wait on each town place and eight are boxed', () => {
  const { table: t } = fresh(3);
  const waiting = [t.castleAdvisors, t.cathedralAdvisors, t.constructionSiteAdvisors, t.marketAdvisors];
  expect(waiting.map((cards) => cards.length)).toEqual([2, 2, 2, 2]);
  expect(new Set([...waiting.flat(), ...t.advisorBox]).size).toBe(16);
});

/** How many different things the seeds bring. */
function variety(what: (s: Emara) => readonly number[], options = {}): number {
  return new Set(seeds.map((seed) => what(fresh(2, options, seed)).join())).size;
}

test('[EMARA-2.9] which A advisors wait and where is a matter of chance', () => {
  expect(variety(({ table }) => table.castleAdvisors)).toBeGreaterThan(5);
  expect(variety(({ table }) => table.marketAdvisors)).toBeGreaterThan(5);
});

test('[EMARA-2.10] the B advisors are shuffled', () => {
  expect(variety(({ table }) => table.advisorStack.map(kindOf))).toBeGreaterThan(5);
});

test('[EMARA-2.10] of the six B advisors only the top one is seen', () => {
  const stack = scenario(crownOfEmara, { seats: 2 }).view(0).table.advisorStack as number[];
  expect(stack.map((entry) => entry >= 0)).toEqual([false, false, false, false, false, true]);
});

test('[EMARA-2.11] each nobility stack has four cards, the most valuable on top', () => {
  const { table } = fresh(2);
  expect(table.nobility.map((kind) => NOBLES.find((card) => card.kind === kind)!.name).slice(0, 5)).toEqual([
    'baron.5',
    'baron.4',
    'baron.3',
    'baron.2',
    'count.8',
  ]);
  expect(table.nobility).toHaveLength(20);
});

test('[EMARA-2.12] the set-up event is boxed when round 1 begins and has no effect', () => {
  for (const seed of seeds) {
    const before = fresh(2, {}, seed);
    const s = scenario<Emara>(crownOfEmara, { seats: 2, seed });
    expect(s.state.table.eventBox).toEqual([kindOf(before.table.events.at(-1)!)]);
    expect(s.state.table.events).toHaveLength(13);
  }
});

test('[EMARA-2.13] each player has nine different action cards, two councilors and no craftsman in a hut', () => {
  const { seats, table } = fresh(4);
  for (const { deck, hand, councilors } of seats) {
    expect([...deck, ...hand].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(councilors).toHaveLength(2);
  }
  expect(table.huts).toEqual(Array(12).fill(-1));
});

test('[EMARA-2.14] citizens start at 0 and buildings at the number of the set-up event', () => {
  for (const seed of seeds) {
    const { table, seats } = fresh(3, {}, seed);
    const { building } = EVENTS[eventIndex(kindOf(table.events.at(-1)!))]!;
    for (const m of seats) expect([m.citizens, m.buildings]).toEqual([0, building]);
  }
});

test('[EMARA-2.15] a first game starts at 35, others where the players agree', () => {
  expect(fresh(2, { start: 'first-game' }).seats[0]!.buildings).toBe(35);
  expect(fresh(2, { start: 'agreed', building: 12 }).seats.map((m) => m.buildings)).toEqual([12, 12]);
});

test('[EMARA-2.16] an agreed start is a whole number from 0 to 104', () => {
  expect(fresh(2, { start: 'agreed', building: 104 }).table.start).toBe(104);
  expect(() => fresh(2, { start: 'agreed', building: -1 })).toThrow('a whole number from 0 to 104');
  for (const building of [-2, 105, 2.5]) {
    expect(() => fresh(2, { start: 'agreed', building })).toThrow("option 'building' must be a whole number");
  }
});

test('[EMARA-2.17] the statue goes to a random player', () => {
  expect(new Set(seeds.map((seed) => fresh(4, {}, seed).table.statue)).size).toBe(4);
});

test('[EMARA-2.18] councilors stand on the event places, the next player one place further clockwise', () => {
  for (const seed of seeds) {
    const { table: t, seats } = fresh(3, {}, seed);
    const [countryside, town] = EVENTS[eventIndex(kindOf(t.events.at(-1)!))]!.councilors;
    const further = (place: number, n: number): number => {
      const ring = isTown(place) ? t.layout.slice(4) : t.layout.slice(0, 4);
      return ring[(ring.indexOf(place) + n) % 4]!;
    };
    for (const n of [0, 1, 2]) {
      expect(seats[(t.statue + n) % 3]!.councilors).toEqual([further(countryside, n), further(town, n)]);
    }
  }
});

test('[EMARA-2.19] either councilor can make the movement', () => {
  const s = at({ at: ['forest', 'castle'] }).play('play:ring,1');
  expect(s.options).toEqual(expect.arrayContaining(['move:weaving-mill', 'move:cathedral']));
});

test('[EMARA-2.20] each player starts with 1 resource of his countryside place', () => {
  for (const { councilors, goods } of fresh(4).seats) {
    expect(goods.map((count, good) => (count ? PLACES[good] : undefined)).filter(Boolean)).toEqual([
      PLACES[councilors[0]!],
    ]);
  }
});

test('[EMARA-2.21] the stack of each player is shuffled', () => {
  expect(variety(({ seats }) => seats[0]!.hand.toSorted((a, b) => a - b))).toBeGreaterThan(5);
  expect(variety(({ seats }) => seats[1]!.deck)).toBeGreaterThan(5);
});

test('[EMARA-2.21] each player draws three of his cards, after places and resources are fixed', () => {
  for (const { deck, hand } of fresh(4).seats) expect([deck.length, hand.length]).toEqual([6, 3]);
  const s = scenario<Emara>(crownOfEmara, { seats: 2, options: { randomLayout: true } });
  expect(s.state.seats.map((m) => m.hand.length)).toEqual([0, 0]);
  idleUntil(s, ({ kind }) => kind === 'play');
  expect(s.state.seats.map((m) => m.hand.length)).toEqual([3, 3]);
});
