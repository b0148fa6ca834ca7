import { expect, test } from 'vitest';
import { faultsOf, PICTURED_GAMES } from './gallery.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();

test.each(PICTURED_GAMES)('every fixture of %s lies well on a desk and has no barrier', async (game) => {
  expect(await faultsOf(house, game, 'desk')).toEqual([]);
});
