import { expect, test } from 'vitest';
import { faultsOf, SHOWINGS, STRICT } from './gallery.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();
/** Of every table nothing overlaps, is covered or cut off. What else is strict is asked of the others by the long tests. */
const LENIENT = { still: false, target: 0 } as const;

test.each(SHOWINGS)('every fixture of %s lies well on a %s and has no barrier', async (game, screen) => {
  const rules = game === 'heart-of-crown' ? STRICT[screen] : LENIENT;
  expect(await faultsOf(house, game, screen, rules)).toEqual([]);
});
