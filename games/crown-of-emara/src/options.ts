import { type Chosen, choice, flag, number } from '@crownleaf/engine';
import { CAMPAIGN_BUILDING, FIRST_GAME_BUILDING, TRACK } from '../data/course.ts';
import { SOLO_MODES } from './solo/modes.ts';

/** The spaces of the score track [EMARA-2.16]. */
export const { first: LOWEST_START, last: HIGHEST_START } = TRACK.value;
/** A campaign's first start [EMARA-18.14]. */
export const CAMPAIGN_START = CAMPAIGN_BUILDING.value;
/** A first game's start [EMARA-2.15]. */
export const FIRST_GAME_START = FIRST_GAME_BUILDING.value;
/** No number was named. */
const NOT_NAMED = -1;

export const options = {
  /** Where all buildings start: on the set-up event's number, on 35, or on an agreed number. */
  start: choice(['card', 'first-game', 'agreed'], 'card'),
  /** The agreed number; in a campaign the number that the campaign's record gives. −1 stands for none. */
  building: number(NOT_NAMED, HIGHEST_START, NOT_NAMED),
  /** What one player plays for. */
  solo: choice(SOLO_MODES, 'high-score'),
  randomLayout: flag(),
  fullSelection: flag(),
};

export type EmaraOptions = Chosen<typeof options>;

/** [EMARA-20.10] */
export function checkOptions(o: EmaraOptions, seats: number): string | undefined {
  if (o.solo === 'campaign') {
    if (seats !== 1) return `a campaign is for 1 seat, not ${seats}; leave out 'solo' or take 1 seat`;
    if (o.start !== 'card') {
      return "in a campaign the record gives the building start: pass it as 'building' and leave out 'start'";
    }
    return undefined;
  }
  const named = o.building !== NOT_NAMED;
  if (o.start === 'agreed' && !named) {
    return `'start': 'agreed' needs 'building', a whole number from ${LOWEST_START} to ${HIGHEST_START}`;
  }
  if (o.start !== 'agreed' && named) return "'building' is used only with 'start': 'agreed' or in a campaign";
  return undefined;
}

/** The building start, given the number on the set-up event card. */
export function buildingStart(o: EmaraOptions, onCard: number): number {
  if (o.start === 'agreed') return o.building;
  if (o.solo === 'campaign') return o.building === NOT_NAMED ? CAMPAIGN_START : o.building;
  return o.start === 'first-game' ? FIRST_GAME_START : onCard;
}
