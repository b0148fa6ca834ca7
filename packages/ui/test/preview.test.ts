import type { Preview } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { previewedItem, previewedNumber } from '../src/table/preview.ts';

type Change = Preview['changes'][number];

function pointedAt(...changes: readonly Pick<Change, 'path' | 'to'>[]) {
  return {
    pointed: { name: 'buy:city', preview: { changes: changes.map((each) => ({ from: 0, ...each })), next: 0 } },
  };
}

test('a number that the option changes is read by its path', () => {
  const table = pointedAt({ path: 'table.coins', to: 3 });
  expect(previewedNumber(table, 'table.coins')).toBe(3);
  expect(previewedNumber(table, 'table.plays')).toBeUndefined();
});

test('what is not known, or not pointed at, gives nothing', () => {
  expect(previewedNumber(pointedAt({ path: 'table.coins', to: null }), 'table.coins')).toBeUndefined();
  expect(previewedNumber({ pointed: undefined }, 'table.coins')).toBeUndefined();
});

test('an item is found in a whole list and by its own path', () => {
  expect(previewedItem(pointedAt({ path: 'seats.0.goods', to: [1, 4] }), 'seats.0.goods', 1)).toBe(4);
  expect(previewedItem(pointedAt({ path: 'seats.0.goods.1', to: 5 }), 'seats.0.goods', 1)).toBe(5);
  expect(previewedItem(pointedAt({ path: 'seats.0.goods.1', to: 5 }), 'seats.0.goods', 0)).toBeUndefined();
});
