import { test } from 'vitest';
import { barriers } from '../axe.ts';
import { PICTURED_GAMES } from '../gallery.ts';
import { PHONE } from '../house.ts';
import { expectNoFaultInAllThatOpens } from '../opened.ts';
import { houseOfTests } from '../test-house.ts';

const house = houseOfTests();

test.each(PICTURED_GAMES)('whatever opens at the table of %s on a phone has no barrier', (game) =>
  expectNoFaultInAllThatOpens(house, game, { viewport: PHONE, hasTouch: true, isMobile: true }, barriers),
);
