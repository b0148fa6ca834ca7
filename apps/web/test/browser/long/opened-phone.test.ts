import { test } from 'vitest';
import { PICTURED_GAMES } from '../gallery.ts';
import { PHONE } from '../house.ts';
import { expectNoBarrierInAllThatOpens } from '../opened.ts';
import { houseOfTests } from '../test-house.ts';

const house = houseOfTests();

test.each(PICTURED_GAMES)('whatever opens at the table of %s on a phone has no barrier', (game) =>
  expectNoBarrierInAllThatOpens(house, game, { viewport: PHONE, hasTouch: true, isMobile: true }),
);
