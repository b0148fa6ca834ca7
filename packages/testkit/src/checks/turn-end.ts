import { NOBODY } from '@crownleaf/engine';
import { Fault } from '../fault.ts';
import type { CheckMaker } from '../step.ts';

/**
 * In a game that asks for the end of a turn, no turn passes before its player has ended it. A game that never asks for it,
 * such as one of tricks, has no turns that could slip away. Alone a player may also be asked in the turn of an opponent
 * whom the rules play, so there an end holds until the player's own next turn asks for one.
 */
export const turnsEndOnPurpose: CheckMaker = () => {
  let isAskedFor = false;
  let hasEnded = false;
  return ({ before, decision, option, name, after }) => {
    if (decision.endsTurn !== undefined) isAskedFor = true;
    if (option === decision.endsTurn) hasEnded = true;
    else if (decision.endsTurn !== undefined) hasEnded = false;
    if (after.turn === before.turn || after.asked === NOBODY) return;
    if (isAskedFor && !hasEnded && before.turn > 0) {
      throw new Fault('turn-slipped-away', `'${name}' passed the turn on before its player had ended it`);
    }
    if (before.seats.length > 1) hasEnded = false;
  };
};
