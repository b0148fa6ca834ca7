import { ACTION_CARDS } from '../data/action-cards.ts';
import { GOODS, RESOURCES } from '../data/goods.ts';
import { RANKS } from '../data/nobility.ts';
import { HUT_COSTS, PLACES } from '../data/places.ts';
import { ADVISORS, EVENTS, FAVORS, HUTS, NOBLES } from '../src/components.ts';

/** The ten markers. */
export const DIALS = [
  ...RESOURCES.flatMap((resource) => [`gift-${resource}`, `donation-${resource}`]),
  'marker-stone',
  'marker-bread',
];

export const FAMILIES = [
  'good',
  'card',
  'place',
  'dial',
  'hut',
  'advisor',
  'event',
  'favor',
  'rank',
  'victoria',
] as const;
export type Family = (typeof FAMILIES)[number];

const NAMED: readonly (readonly [Family, readonly string[]])[] = [
  ['advisor', ADVISORS.map(({ name }) => name)],
  ['event', EVENTS.map(({ name }) => name)],
  ['place', PLACES],
  ['dial', DIALS],
  ['hut', HUTS.map(({ name }) => name)],
  ['favor', FAVORS.map(({ name }) => name)],
  ['rank', [...RANKS, ...NOBLES.map(({ name }) => name)]],
  ['good', GOODS],
  ['card', ACTION_CARDS],
  ['victoria', ['victoria']],
];

/** What a name stands for. A take card has the name of its good; as a thing it is the good. */
export function familyOf(name: string): Family | undefined {
  if (name === 'favor' || name === 'advisor' || name === 'event') return name;
  return NAMED.find(([, names]) => names.includes(name))?.[0];
}

/** What no source prints of things like this, as a key of the words. */
export function reconstructedOf(name: string): string | undefined {
  const family = familyOf(name);
  if (family === 'advisor' || family === 'rank' || family === 'event' || family === 'favor') return family;
  if (family !== 'hut') return undefined;
  const hut = HUTS.findIndex((each) => each.name === name);
  return HUT_COSTS.flat()[hut]!.basis === 'reconstructed' ? 'hut' : undefined;
}
