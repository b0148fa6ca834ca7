import { HIDDEN, type State } from '@crownleaf/engine';
import { scenario } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { PLACES } from '../../data/places.ts';
import { crownOfEmara } from '../../src/game.ts';
import type { Emara } from '../../src/state.ts';
import { at, goodsOf, idleToNextRound, idleUntil, ofVerb } from '../at.ts';

const MIXED = { randomLayout: true };
const mixed = (seed: string, seats = 3) => scenario<Emara>(crownOfEmara, { seats, seed, options: MIXED });
const seeds = Array.from({ length: 20 }, (_, i) => `mixed ${i}`);
const ringOf = (s: Emara, place: number): number => Math.floor(s.table.layout.indexOf(place) / 4);

test('[EMARA-19.1] all eight places are mixed over two rings', () => {
  const layouts = seeds.map((seed) => mixed(seed).state.table.layout);
  for (const layout of layouts) expect(layout.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  const towns = layouts.map((layout) => layout.slice(0, 4).filter((place) => place >= 4).length);
  expect(new Set(towns).size).toBeGreaterThan(2);
});

test('[EMARA-19.2] every player chooses his starting resource', () => {
  const s = idleUntil(mixed('mixed 0'), ({ kind }) => kind === 'start');
  const first = s.asked;
  expect(s.options).toEqual(['start:wood', 'start:cloth', 'start:grain', 'start:stone']);
  s.play('start:stone', 'start:cloth', 'start:stone');
  const taken = s.events('goods-taken').map((e) => e.pub);
  expect(taken.slice(0, 3)).toEqual([
    { seat: first, good: 'stone', count: 1 },
    { seat: (first + 1) % 3, good: 'cloth', count: 1 },
    { seat: (first + 2) % 3, good: 'stone', count: 1 },
  ]);
});

test('[EMARA-19.3] with both councilors in one ring the starting player moves one to the other ring', () => {
  const games = seeds.map((seed) => mixed(seed));
  const asked = games.filter(({ kind }) => kind === 'relocate');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThan(games.length);
  for (const s of asked) {
    expect(s.options).toHaveLength(8);
    expect(s.asked).toBe(s.state.table.statue);
    const [from, to] = s.options[3]!.slice('relocate:'.length).split(',') as [string, string];
    s.play(s.options[3]!);
    const { councilors } = s.state.seats[s.state.table.statue]!;
    const names = councilors.map((place) => PLACES[place]!);
    expect(names).toContain(to);
    expect(names).not.toContain(from);
    for (const m of s.state.seats) expect(m.councilors.map((place) => ringOf(s.state, place))).toEqual([0, 1]);
  }
});

test('[EMARA-19.4] relocation comes first, then resources in player order, then the hands', () => {
  const s = seeds.map((seed) => mixed(seed)).find(({ kind }) => kind === 'relocate')!;
  expect(s.state.seats.map((m) => m.hand.length)).toEqual([0, 0, 0]);
  const order: number[] = [];
  s.play(s.options[0]!);
  while (s.kind === 'start') {
    order.push(s.asked);
    s.play('start:wood');
  }
  const { statue } = s.state.table;
  expect(order).toEqual([statue, (statue + 1) % 3, (statue + 2) % 3]);
  expect(s.state.seats.map((m) => m.hand.length)).toEqual([3, 3, 3]);
});

test('[EMARA-19.5] a place keeps its kind in a mixed ring: either councilor may hire or recruit', () => {
  const s = at({
    hand: ['discount', 'town', 'move'],
    goods: { wood: 2, cloth: 1, grain: 1 },
    waiting: { castle: ['merchant'] },
    arrange: (m, { table, seats }) => {
      table.layout = [4, 1, 5, 3, 0, 6, 2, 7];
      m.councilors = [4, 0];
      seats[1]!.councilors = [1, 6];
    },
  }).play('play:discount,1');
  expect(ofVerb(s, 'recruit')).toEqual(['recruit:merchant']);
  expect(ofVerb(s, 'hire')).toContain('hire:forest.1');
  expect(ofVerb(s, 'move')).toEqual(['move:weaving-mill', 'move:construction-site']);
});

test('[EMARA-19.6] in Full Selection all nine cards are in hand, none are drawn, and all return after round 3', () => {
  const s = scenario<Emara>(crownOfEmara, { seats: 2, options: { fullSelection: true } });
  const hands: number[] = [];
  for (let round = 1; round <= 4; round++) {
    hands.push(s.state.seats[s.asked]!.hand.length);
    if (round < 4) idleToNextRound(s);
  }
  expect(hands).toEqual([9, 6, 3, 9]);
  expect(s.options).toHaveLength(27);
});

test('[EMARA-19.8] both variants go together, in solo play too', () => {
  const options = { randomLayout: true, fullSelection: true, start: 'agreed', building: 20 };
  const s = scenario<Emara>(crownOfEmara, { seats: 1, options });
  idleUntil(s, ({ kind }) => kind === 'play');
  expect(s.state.seats[0]!.hand).toHaveLength(9);
  expect(s.state.seats[0]!.buildings).toBe(20);
});

test('[EMARA-20.2] gains without a price come unasked', () => {
  const s = at({ hand: ['wood', 'town', 'move'], huts: ['weaving-mill.1'] }).play('play:wood,1', 'move:weaving-mill');
  expect(goodsOf(s)).toEqual({ wood: 1, cloth: 2 });
});

test('[EMARA-20.3] a take card works as soon as it is played', () => {
  expect(goodsOf(at({ hand: ['ring', 'town', 'move'] }).play('play:ring,1'))).toEqual({ ring: 1 });
});

test('[EMARA-20.9] hands, stacks and what lies below a top card are hidden; the rest lies open', () => {
  const s = at({ seats: 3, hand: ['town', 'trade', 'move'], goods: { cloth: 1 } });
  s.play('play:town,1', 'visit:cathedral', 'donate:cloth');
  const own = s.view(0);
  const other = s.view(1);
  const hidden = (zone: unknown): boolean[] => (zone as number[]).map((entry) => entry === HIDDEN);
  expect(hidden(own.seats[0]!.hand)).toEqual([false, false]);
  expect(hidden(own.seats[0]!.drawn)).toEqual([false, false, false]);
  for (const view of [other, s.view()]) {
    expect(hidden(view.seats[0]!.hand)).toEqual([true, true]);
    expect(hidden(view.seats[0]!.drawn)).toEqual([true, true, true]);
  }
  for (const view of [own, other] as State[]) {
    expect(hidden(view.seats[0]!.deck).every(Boolean)).toBe(true);
    expect(hidden(view.table.favorStack).every(Boolean)).toBe(true);
    for (const stack of [view.table.events, view.table.advisorStack]) {
      expect(hidden(stack).indexOf(false)).toBe((stack as number[]).length - 1);
    }
    expect(hidden(view.table.nobility).some(Boolean)).toBe(false);
    expect(view.seats[1]!.goods).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  }
});

test('[EMARA-20.10] options that mean nothing together are refused with a clear message', () => {
  const start = (seats: number, options: object) => () => scenario(crownOfEmara, { seats, options });
  expect(start(2, { solo: 'campaign' })).toThrow('a campaign is for 1 seat, not 2');
  expect(start(1, { solo: 'campaign', start: 'first-game' })).toThrow(
    'in a campaign the record gives the building start',
  );
  expect(start(2, { building: 20 })).toThrow("'building' is used only with 'start': 'agreed' or in a campaign");
  expect(start(2, { start: 'late' })).toThrow('must be one of card, first-game, agreed');
  for (const seats of [1, 2])
    expect(start(seats, { start: 'agreed', building: 20, fullSelection: true })).not.toThrow();
});
