import { joined } from './group.ts';
import { fellowship } from './marks/fellowship.ts';
import { forest } from './marks/forest.ts';
import { place } from './marks/place.ts';
import { promises } from './marks/promises.ts';
import { stores } from './marks/stores.ts';
import { village } from './marks/village.ts';

/** What a seat has and where it stands, in numbers of a size near one; what each is worth in leaves is learned. */
export const marks = joined([forest, promises, stores, village, fellowship, place]);
