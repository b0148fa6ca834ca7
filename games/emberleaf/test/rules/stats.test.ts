import { expect, test } from 'vitest';
import { STATS } from '../../src/effects/vocabulary.ts';
import { checked, statCount } from '../../src/fellowship/stats.ts';
import { at, type Layout, stored } from '../at.ts';

test('[EMBER-3.1, EMBER-3.2, EMBER-3.3] six spaces are open; a card or a tile on a space makes it not empty', () => {
  const game = at({}, (lay) => lay.play(0, { 3: 'milo' })).play('place:sprig');
  expect(game.options).toEqual(['space:1', 'space:2', 'space:4', 'space:5', 'space:6']);
  const opened = at({}, (lay) => lay.tile(0, 'e', 'hawkers-1', 'house').tile(0, 'f', 'hawkers-2', 'house')).play(
    'place:sprig',
  );
  expect(opened.options).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((space) => `space:${space}`));
});

test.each([
  [1, { wood: 1 }],
  [2, { food: 1 }],
  [6, { stone: 1 }],
  [8, { beehive: 1 }],
])('[EMBER-3.4] space %i gives a resource', (space, gained) => {
  const game = at({}, (lay) => lay.tile(0, 'f', 'hawkers-2', 'house')).play('place:bim', `space:${space}`);
  expect(stored(game)).toEqual(gained);
});

test('[EMBER-3.4] space 5 walks 1, space 7 builds 1, spaces 3 and 4 do nothing', () => {
  expect(at({}).play('place:bim', 'space:5').kind).toBe('walk');
  const builder = at({}, (lay) => lay.tile(0, 'e', 'hawkers-1', 'house').store(0, { wood: 2, food: 2 }));
  expect(builder.play('place:bim', 'space:7').options).toEqual(['build:boat-house', 'pass']);
  for (const space of [3, 4]) {
    const idle = at({}).play('place:bim', `space:${space}`, 'end-turn');
    expect([idle.asked, stored(idle)]).toEqual([1, {}]);
  }
});

const counts = (arrange: (lay: Layout) => void) => {
  const mine = at({}, arrange).state.seats[0]!;
  return STATS.map((stat) => statCount(mine, stat));
};

test('[EMBER-3.5, EMBER-3.6] heroes in play, uncovered spaces 3 and 4, tiles A to C and owls make up the five stats', () => {
  expect(STATS).toEqual(['walk', 'attack', 'wood', 'food', 'stone']);
  expect(counts(() => {})).toEqual([0, 0, 1, 1, 0]);
  expect(counts((lay) => lay.play(0, { 1: 'grand-oakheart', 6: 'dash' }))).toEqual([1, 1, 2, 2, 1]);
  expect(counts((lay) => lay.play(0, { 3: 'milo', 4: 'amara' }))).toEqual([1, 0, 0, 0, 1]);
  expect(counts((lay) => lay.tile(0, 'a', 'hawkers-1', 'market'))).toEqual([0, 0, 3, 1, 0]);
  expect(counts((lay) => lay.tile(0, 'b', 'hawkers-1', 'town-hall'))).toEqual([0, 2, 1, 1, 0]);
  expect(counts((lay) => lay.tile(0, 'c', 'hawkers-1', 'windmill'))).toEqual([0, 0, 1, 3, 0]);
  const owls = (n: number) =>
    counts((lay) => Array.from({ length: n }, (_, i) => lay.home(0, `hawkers-${i + 1}`, 'owl')));
  expect([1, 2, 3, 4, 5].map((n) => owls(n)[1])).toEqual([0, 1, 1, 2, 2]);
});

test('[EMBER-3.7] a check gives so much per so many, rounded down, on top of the fixed part', () => {
  const mine = at({}, (lay) => lay.play(0, { 1: 'cirial', 2: 'talon' })).state.seats[0]!;
  expect(statCount(mine, 'wood')).toBe(4);
  expect([1, 2, 3, 4, 5].map((per) => checked(mine, 1, { stat: 'wood', per, each: 2 }))).toEqual([9, 5, 3, 3, 1]);
  expect(checked(mine, 3, undefined)).toBe(3);
});

test('[EMBER-3.8] the hero just placed counts, and so does what an earlier effect changed', () => {
  const placed = at({}, (lay) => lay.hand(0, 'cirial', 'bim')).play('place:cirial', 'space:5', 'resolve:hero');
  expect(stored(placed)).toEqual({ wood: 3 });
  const covering = at({}, (lay) => lay.hand(0, 'cirial', 'bim')).play('place:cirial', 'space:3');
  expect(stored(covering)).toEqual({ wood: 2 });
});

test('[EMBER-3.9] a card that drops off counts for its own skills and for nothing after', () => {
  const game = at({}, (lay) => lay.play(0, { 2: 'old-burrow', 6: 'finn-reed' })).play('slide');
  expect(game.events('gained').map((e) => e.pub)).toEqual([{ seat: 0, resource: 'food', count: 4 }]);
});

test('[EMBER-3.10] example: Zorr alone with two owls homed does 2 damage', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'zorr', 'bim').home(0, 'hawkers-1', 'owl').home(0, 'hawkers-2', 'owl');
    lay.dangers({ 'hawkers-emberroot': 'fang-2-4', 'mossmarsh-hawkers': 'fang-3-5' });
  }).play('place:zorr', 'space:3');
  expect(game.options).toEqual(['attack:hawkers-emberroot', 'pass']);
});

test.each([
  ['space 3 empty, 7 wood stats', { 2: 'koren', 4: 'talon', 6: 'lark', 5: 'cirial' }],
  ['a hero on space 3, 6 wood stats', { 2: 'koren', 4: 'talon', 6: 'lark', 3: 'cirial' }],
])('[EMBER-3.11] example: Koren gathers 3 wood with %s', (_, heroes) => {
  const game = at({}, (lay) => lay.play(0, heroes).tile(0, 'a', 'hawkers-1', 'market')).play('slide');
  expect(game.events('gained')[0]!.pub).toEqual({ seat: 0, resource: 'wood', count: 3 });
});
