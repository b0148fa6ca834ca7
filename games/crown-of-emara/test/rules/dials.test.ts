import { expect, test } from 'vitest';
import { breadYield, donationPrice, giftPrice, stoneYield } from '../../src/places/dials.ts';
import type { Table } from '../../src/state.ts';
import { at, goodsOf, type Position, points } from '../at.ts';

const TOWN = { hand: ['town', 'trade', 'move'], at: ['forest', 'castle'] } as const satisfies Position;

test("[EMARA-12.1] the rulebook's example: a donation of 1 cloth turns the marker to 2", () => {
  const p: Position = {
    ...TOWN,
    seats: 3,
    goods: { cloth: 1 },
    arrange: (_, { table }) => {
      table.donations[1] = 1;
    },
  };
  const s = at(p).play('play:town,1', 'visit:cathedral', 'donate:cloth');
  expect(goodsOf(s)).toEqual({ book: 1 });
  expect(donationPrice(s.state.table, 3, 1)).toBe(2);
  expect(s.events('marker-turned').map((e) => e.pub)).toEqual([{ marker: 'donation-cloth', now: 2, left: false }]);
});

test('[EMARA-12.2] turned past its last number a marker leaves, and the number on the board holds', () => {
  const s = at({ ...TOWN, goods: { stone: 2, wood: 1 } }).play('play:town,1', 'visit:castle', 'gift:stone');
  expect(s.events('marker-turned').map((e) => e.pub)).toEqual([{ marker: 'gift-stone', now: 3, left: true }]);
  const gone = at({
    ...TOWN,
    goods: { stone: 3 },
    arrange: (_, { table }) => {
      table.gifts[3] = 3;
    },
  });
  gone.play('play:town,1', 'visit:castle', 'gift:stone');
  expect([goodsOf(gone), gone.state.table.gifts[3]]).toEqual([{ ring: 1 }, 3]);
  expect(gone.events('marker-turned')).toEqual([]);
});

test('[EMARA-12.3] a gift turns only the marker of the kind it stands for, also when paid with gold', () => {
  const s = at({ ...TOWN, seats: 3, goods: { gold: 1 } }).play('play:town,1', 'visit:castle', 'gift:grain');
  expect(s.state.table.gifts).toEqual([0, 0, 1, 0]);
  expect(s.state.table.donations).toEqual([0, 0, 0, 0]);
});

/** What a marker shows from its black number on, until the number on the board. */
function shows(seats: number, marker: (turns: number, seats: number) => number): number[] {
  return Array.from({ length: seats === 4 || seats === 1 ? 5 : 4 }, (_, turns) => marker(turns, seats));
}
const table = (fields: Partial<Table>) => fields as Table;

test('[EMARA-12.4] gift numbers', () => {
  const gift = (turns: number, seats: number) => giftPrice(table({ gifts: [turns] }), seats, 0);
  expect(shows(3, gift)).toEqual([1, 1, 2, 3]);
  expect(shows(4, gift)).toEqual([1, 1, 2, 2, 3]);
});

test('[EMARA-12.5] donation numbers', () => {
  const donation = (turns: number, seats: number) => donationPrice(table({ donations: [turns] }), seats, 0);
  expect(shows(3, donation)).toEqual([1, 1, 2, 3]);
  expect(shows(4, donation)).toEqual([1, 1, 2, 2, 3]);
});

test('[EMARA-12.6] bread numbers', () => {
  const bread = (turns: number, seats: number) => breadYield(table({ bread: turns }), seats);
  expect(shows(3, bread)).toEqual([6, 5, 4, 3]);
  expect(shows(4, bread)).toEqual([6, 5, 5, 4, 3]);
});

test('[EMARA-12.7] stone numbers', () => {
  const stone = (turns: number, seats: number) => stoneYield(table({ stone: turns }), seats);
  expect(shows(3, stone)).toEqual([5, 4, 3, 2]);
  expect(shows(4, stone)).toEqual([5, 4, 4, 3, 2]);
});

test('[EMARA-12.1] a yield is the number shown before turning', () => {
  const s = at({ ...TOWN, seats: 4, goods: { stone: 1 } }).play('play:town,1', 'visit:construction-site', 'stone');
  expect(points(s)).toEqual([5, 35]);
  expect(stoneYield(s.state.table, 4)).toBe(4);
});
