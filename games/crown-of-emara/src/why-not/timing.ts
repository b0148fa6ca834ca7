import type { RuleId } from '@crownleaf/engine';
import { ACTION_CARDS } from '../../data/action-cards.ts';
import { isTown } from '../components.ts';
import * as marks from '../turn-marks.ts';
import { type Check, firstOf, no } from './reason.ts';

/** When an answer can be given: in a turn, after its card, and between other steps. */
export const afterSetup: Check = ({ kind }) => {
  if (kind === 'relocate') return no('EMARA-19.3', 'move one of your councilors to the other ring first');
  return kind === 'start' ? no('EMARA-19.2', 'choose your starting resource first') : undefined;
};

export const inRound: Check = firstOf(afterSetup, ({ t, kind }) =>
  t.card < 0 && kind !== 'play'
    ? no('EMARA-16.2', 'the turns of this round are over: answer the event first')
    : undefined,
);

export const inTurn: Check = firstOf(inRound, ({ t }) =>
  t.card < 0 ? no('EMARA-4.6', 'a turn begins with a card on a slot') : undefined,
);

/** A step under way is finished before anything else. */
export const nothingOpen: Check = ({ kind }) => {
  switch (kind) {
    case 'pay':
      return no('EMARA-20.8', 'finish the payment first');
    case 'keep':
      return no('EMARA-11.1', 'keep one of the drawn tokens first');
    case 'bake':
      return no('EMARA-6.7', 'say first how many craftsmen bake');
    case 'take':
      return no('EMARA-13.14', "first take the resource that the 'merchant' owes you");
    default:
      return undefined;
  }
};

/** In a visit only the place, tokens and abilities can be used. */
export const outsideVisit: Check = ({ t }) => (isTown(t.visit) ? no('EMARA-4.5', 'end the visit first') : undefined);

/** An action of the turn, which begins outside of visits and between other steps. */
export const nowAsAction: Check = firstOf(nothingOpen, outsideVisit);

export function unused(mark: number, rule: RuleId, message: string): Check {
  return ({ t }) => (marks.isFree(t, mark) ? undefined : no(rule, message));
}

export function withCard(card: number): Check {
  return firstOf(
    ({ t }) =>
      t.card === card ? undefined : no('EMARA-4.1', `this needs '${ACTION_CARDS[card]}' as the card of this turn`),
    unused(marks.CARD, 'EMARA-4.3', 'the card action of this turn is used'),
  );
}
