import { expect, test } from 'vitest';
import { faultsOf, SHOWINGS, STRICT } from '../gallery.ts';
import { houseOfTests } from '../test-house.ts';

const house = houseOfTests();

test.each(SHOWINGS)('nothing of %s scrolls, and everything on a %s can be hit with a thumb', async (game, screen) => {
  expect(await faultsOf(house, game, screen, STRICT[screen])).toEqual([]);
});
