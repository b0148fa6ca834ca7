import type { Seat } from '@crownleaf/engine';
import { type Card, CITY, COST, IMPERIAL_ESTATE, IS_TERRITORY, POINTS } from '../../components.ts';
import type { HeartOfCrown } from '../../state.ts';

type Seated = HeartOfCrown['seats'][number];

/** [HOC-11.1] Everything in the Domain, counters included; without a princess there is none. */
export function successionPoints(s: HeartOfCrown, seat: Seat): number {
  return pointsOf(s.seats[seat]!);
}

export function pointsOf({ princess, domain, counters }: Seated): number {
  let points = counters;
  for (let i = 0; i < princess.length; i++) points += POINTS[princess[i]!]!;
  for (let i = 0; i < domain.length; i++) points += POINTS[domain[i]!]!;
  return points;
}

export function estates({ domain }: Seated): number {
  let n = 0;
  for (let i = 0; i < domain.length; i++) if (domain[i] === IMPERIAL_ESTATE) n++;
  return n;
}

/** Territories that cost as much as a City hold cards up to this cost; dearer ones hold every Action card of the box. */
const CITY_HOLDS = COST[CITY]!;

/**
 * [HOC-5.5] [HOC-5.6] Whether a card of this cost can be kept besides those that are. Which card lies on which Territory
 * is not stored, for a player may change it in any Main Phase and on other turns it means nothing [HOC-16.3].
 */
export function hasRoomFor(me: Seated, card: Card): boolean {
  const { domain } = me;
  let places = 0;
  let large = 0;
  for (let i = 0; i < domain.length; i++) {
    const territory = domain[i]!;
    if (!IS_TERRITORY[territory] || COST[territory]! < CITY_HOLDS) continue;
    places++;
    if (COST[territory]! > CITY_HOLDS) large++;
  }
  if (me.kept.length + me.keptNow.length >= places) return false;
  return COST[card]! <= CITY_HOLDS || dear(me.kept) + dear(me.keptNow) < large;
}

function dear(cards: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (COST[cards[i]!]! > CITY_HOLDS) n++;
  return n;
}
