import { CARDS } from '../data/cards.ts';

/** Every kind of card by its name, as options, events and words call it. */
export const NAMES = CARDS.map(({ name }) => name);
export const POINTS = CARDS.map(({ points }) => points);

/** The kinds that can lie in the row. */
export const NUMBERS = [...CARDS.keys()].filter((kind) => CARDS[kind]?.type === 'number');
export const COIN = NAMES.indexOf('coin');
export const LANTERN = NAMES.indexOf('lantern');
