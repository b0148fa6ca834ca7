import { PASS, type Plan } from '@crownleaf/engine';
import { END_TURN, SLIDE } from '../kinds.ts';
import type { mine, table } from '../state.ts';
import { areLeavesAsked, isTrophyAsked } from './asked.ts';

/**
 * A turn is a long chain of answers whose fruit comes late, and the others can do little about it, so each plans its turn
 * for itself. What the rows and the others bring until the next one is not known; the strongest guess at it once.
 */
export const plan: Plan<typeof table, typeof mine> = {
  /** They do the least that they can, but take the trophies and leaves that they have earned. */
  others(s, options) {
    const last = options[options.length - 1]!;
    if (isTrophyAsked(s)) return options[0]!;
    if (areLeavesAsked(s) || last === END_TURN || last === PASS) return last;
    return options.includes(SLIDE) ? SLIDE : options[0]!;
  },
  /** A hero that is chosen changes nothing until its space is chosen too. */
  quietAnswers: true,
};
