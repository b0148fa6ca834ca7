import { type Chosen, choice, names } from '@crownleaf/engine';
import type { CardName } from '../data/cards.ts';
import { SET_NAMES, SETS, type SetName } from '../data/sets.ts';
import { type Card, COMMONS, cardNamed, NAMES } from './components.ts';

const COMMON_NAMES = COMMONS.map((card) => NAMES[card] as CardName);
export const COMMONS_IN_PLAY = 10;

/** [HOC-15.5] Chosen before the game; the first value of each ruling is the rulebook's reading. */
export const options = {
  set: choice([...SET_NAMES, 'random', 'picked'] as const, 'first-time-playing'),
  /** The ten kinds when `set` is `picked`. */
  commons: names(COMMON_NAMES, COMMONS_IN_PLAY),
  rares: choice(['auto', 'with', 'without'], 'auto'),
  seating: choice(['random', 'hand-elimination'], 'random'),
  judgment: choice(['all-three', 'dukes-alone'], 'all-three'),
  rampart: choice(['any-attack', 'military-only'], 'any-attack'),
  faceUpTop: choice(['no-shelter', 'shelter'], 'no-shelter'),
  reshuffle: choice(['at-once', 'when-needed'], 'at-once'),
  defence: choice(['holders', 'everybody'], 'holders'),
};

export type Options = Chosen<typeof options>;

export function checkOptions({ set, commons }: Options): string | undefined {
  if (set === 'picked' && commons.length !== COMMONS_IN_PLAY) {
    return `option 'commons' must name ${COMMONS_IN_PLAY} kinds when 'set' is 'picked', not ${commons.length}`;
  }
  if (set !== 'picked' && commons.length > 0) return `option 'commons' is for the set 'picked', not for '${set}'`;
  return undefined;
}

/** The ten kinds of a named or picked set; undefined when they are to be drawn by lot. */
export function chosenCommons({ set, commons }: Options): readonly Card[] | undefined {
  if (set === 'random') return undefined;
  return (set === 'picked' ? commons : SETS[set as SetName]).map(cardNamed);
}

/** [HOC-2.11] The preset is without rares for two. */
export function hasRares({ rares }: Options, seats: number): boolean {
  return rares === 'with' || (rares === 'auto' && seats > 2);
}
