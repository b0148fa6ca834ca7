import { argument, numbers, range, verb, verbKind, where } from '@crownleaf/engine';
import { ACTION_CARDS } from '../data/action-cards.ts';
import { SLOT_COUNT } from '../data/course.ts';
import { GOODS, RESOURCES } from '../data/goods.ts';
import { PLACES } from '../data/places.ts';
import { ADVISORS, ALL_CARDS, FAVORS, HUTS_A_PLACE, OFFERS } from './components.ts';

/** No price asks for more pieces than the dearest advisor. */
const MAX_PRICE = Math.max(...ADVISORS.map(({ cost }) => cost.reduce((sum, count) => sum + count, 0)));

/* what stands behind verbs */

export const place = argument(PLACES);
export const resource = argument(GOODS, [...RESOURCES.keys()]);
export const favor = argument(FAVORS.map(({ name }) => name));

/* questions other than those of a turn and a visit */

export const playKind = verbKind('play', [
  verb('play', argument(ACTION_CARDS, ALL_CARDS), numbers(...range(1, SLOT_COUNT.value))),
]);
export const payKind = verbKind('pay', [verb('pay', resource, numbers(...range(0, MAX_PRICE)))]);
export const relocateKind = verbKind('relocate', [where(verb('relocate', place, place), (from, to) => from !== to)]);
export const bakeKind = verbKind('bake', [verb('bake', numbers(...range(0, HUTS_A_PLACE)))]);
export const takeKind = verbKind('take', [verb('take', resource)]);
export const keepKind = verbKind('keep', [verb('keep', favor)]);
/** An offer of the round's event, which the name says too: the same ring brings another reward in another event. */
export const rewardKind = verbKind('reward', [verb('reward', argument(OFFERS.map(({ name }) => name)))]);
export const startKind = verbKind('start', [verb('start', resource)]);
