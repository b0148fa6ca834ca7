import { NOBODY } from '@crownleaf/engine';
import { Fault } from '../fault.ts';
import type { CheckMaker } from '../step.ts';

/**
 * In a game that asks for the end of a turn, no turn passes before its player has ended it. A game that never asks for it,
 * such as one of tricks, has no turns that could slip away.
 */
export const turnsEndOnPurpose: CheckMaker = () => {
  let isAskedFor = false;
  let hasEnded = false;
  return ({ before, decision, option, name, after }) => {
    if (decision.endsTurn !== undefined) isAskedFor = true;
    if (option === decision.endsTurn) hasEnded = true;
    if (after.turn === before.turn || after.asked === NOBODY) return;
    if (isAskedFor && !hasEnded && before.turn > 0) {
      throw new Fault('turn-slipped-away', `'${name}' passed the turn on before its player had ended it`);
    }
    hasEnded = false;
  };
};
