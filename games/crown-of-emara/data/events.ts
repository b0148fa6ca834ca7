import { type Fact, reconstructed, rulebook } from './basis.ts';
import type { Good, Resource } from './goods.ts';
import type { Place } from './places.ts';

/** What may be paid once at the end of the round, and for how many points. */
export interface Offer {
  readonly good: Good;
  readonly count: number;
  readonly citizens: number;
  readonly buildings: number;
}

/** A good for everybody at the start of the round, offers at its end, or a number that holds all through it. */
export type Effect =
  | { readonly when: 'start'; readonly good: Resource; readonly count: number }
  | { readonly when: 'end'; readonly offers: readonly Offer[] }
  | { readonly when: 'round'; readonly by: number };

export interface EventCard<N extends string = string> {
  readonly name: N;
  readonly effect: Fact<Effect>;
  readonly building: Fact<number>;
  readonly councilors: Fact<readonly [countryside: Place, town: Place]>;
}

/** The effects are the rulebook's; which card carries which set-up values is reconstructed. In the order of section 15. */
export const EVENT_CARDS = [
  event('clear-the-old-forest', harvest('wood'), 25, 'forest', 'castle'),
  event('bountiful-harvest', harvest('grain'), 30, 'grainfield', 'cathedral'),
  event('stone-from-distant-shores', harvest('stone'), 20, 'quarry', 'construction-site'),
  event('fine-wool-fine-cloth', harvest('cloth'), 35, 'weaving-mill', 'market'),
  event(
    'the-great-famine',
    offers(forCitizens('grain', 1, 3), forCitizens('grain', 2, 5), forCitizens('ring', 1, 5)),
    25,
    'forest',
    'cathedral',
  ),
  event(
    'alms-for-the-poor',
    offers(forCitizens('gold', 1, 4), forCitizens('ring', 1, 4)),
    30,
    'grainfield',
    'construction-site',
  ),
  event(
    'new-lore-in-old-books',
    offers(forBuildings('book', 1, 5), forBuildings('ring', 1, 5)),
    20,
    'quarry',
    'market',
  ),
  event('an-early-winter', allRound(-1), 35, 'weaving-mill', 'castle'),
  event('a-long-summer', allRound(2), 20, 'forest', 'construction-site'),
  event('respected-at-court', allRound(2), 25, 'grainfield', 'market'),
  event('good-labour-conditions', allRound(1), 30, 'quarry', 'castle'),
  event('merchants-from-afar', allRound(1), 35, 'weaving-mill', 'cathedral'),
  event('a-pious-donation', allRound(3), 25, 'forest', 'market'),
  event('a-gift-from-the-people', allRound(3), 30, 'grainfield', 'castle'),
] as const;

function event<const N extends string>(
  name: N,
  effect: Effect,
  building: number,
  countryside: Place,
  town: Place,
): EventCard<N> {
  return {
    name,
    effect: rulebook(effect),
    building: reconstructed(building),
    councilors: reconstructed([countryside, town]),
  };
}

function harvest(good: Resource): Effect {
  return { when: 'start', good, count: 1 };
}

function offers(...each: readonly Offer[]): Effect {
  return { when: 'end', offers: each };
}

function forCitizens(good: Good, count: number, citizens: number): Offer {
  return { good, count, citizens, buildings: 0 };
}

function forBuildings(good: Good, count: number, buildings: number): Offer {
  return { good, count, citizens: 0, buildings };
}

function allRound(by: number): Effect {
  return { when: 'round', by };
}
