import { type Chosen, choice, flag, number } from '@crownleaf/engine';
import { SOLO_MODES } from './solo.ts';

/** The spaces of the score track (EMARA-2.16). */
export const LOWEST_START = 0;
export const HIGHEST_START = 104;
/** A campaign's first start (EMARA-18.14). */
export const CAMPAIGN_START = 40;
/** A first game's start (EMARA-2.15). */
export const FIRST_GAME_START = 35;

export const options = {
  /** Where all buildings start: on the set-up event's number, on 35, or on an agreed number. */
  start: choice(['card', 'first-game', 'agreed'], 'card'),
  /** The agreed number; in a campaign the number that the campaign's record gives. */
  building: number(LOWEST_START, HIGHEST_START, CAMPAIGN_START),
  /** What one player plays for. */
  solo: choice(SOLO_MODES, 'high-score'),
  randomLayout: flag(),
  fullSelection: flag(),
};

export type EmaraOptions = Chosen<typeof options>;

/** EMARA-20.10. */
export function checkOptions(o: EmaraOptions, seats: number): string | undefined {
  if (o.solo === 'campaign') {
    if (seats !== 1) return `a campaign is for 1 seat, not ${seats}; leave out 'solo' or take 1 seat`;
    if (o.start !== 'card') {
      return "in a campaign the record gives the building start: pass it as 'building' and leave out 'start'";
    }
    return undefined;
  }
  if (o.start !== 'agreed' && o.building !== options.building.default) {
    return "'building' is used only with 'start': 'agreed' or in a campaign";
  }
  return undefined;
}

/** The building start, given the number on the set-up event card. */
export function buildingStart(o: EmaraOptions, onCard: number): number {
  if (o.solo === 'campaign' || o.start === 'agreed') return o.building;
  return o.start === 'first-game' ? FIRST_GAME_START : onCard;
}
