import { test } from 'vitest';
import { NAMED_SET_GAMES, playNamedSet, TITLE } from '../named-sets.ts';
import { houseOfTests } from '../test-house.ts';

const house = houseOfTests();

test.concurrent.each(NAMED_SET_GAMES.slice(4))(TITLE, (game) => playNamedSet(house, game));
