import { test } from 'vitest';
import { NAMED_SET_GAMES, playNamedSet, TITLE } from './named-sets.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();

// Two, three and four seats; the other sets have their turn in the long run.
test.concurrent.each(NAMED_SET_GAMES.slice(0, 4))(TITLE, (game) => playNamedSet(house, game));
