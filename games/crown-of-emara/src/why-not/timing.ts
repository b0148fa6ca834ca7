import type { RuleId } from '@crownleaf/engine';
import { ACTION_CARDS } from '../../data/action-cards.ts';
import { isTown } from '../components.ts';
import { ABILITIES } from '../effects/abilities.ts';
import * as marks from '../flow/turn-marks.ts';
import { outcomes } from './outcome.ts';
import { type Check, firstOf, no } from './reason.ts';

/** When an answer can be given: in a turn, after its card, and between other steps. */
export const afterSetup: Check = ({ kind }) => {
  if (kind === 'relocate') return no('EMARA-19.3', 'move one of your councilors to the other ring first');
  return kind === 'start' ? no('EMARA-19.2', 'choose your starting resource first') : undefined;
};

export const inRound: Check = firstOf(afterSetup, ({ t, kind }) =>
  t.card < 0 && kind !== 'play' ? no('EMARA-16.2', 'the turns of this round are over') : undefined,
);

/** Nothing is done in a turn before its card is played. */
export const inTurn: Check = firstOf(inRound, ({ kind }) =>
  kind === 'play' ? no('EMARA-4.6', 'first play a card to a slot') : undefined,
);

/** The step under way, which is finished before anything else. */
const openStep: Check = firstOf(inTurn, ({ kind }) => {
  switch (kind) {
    case 'pay':
      return no('EMARA-20.8', 'finish the payment first');
    case 'keep':
      return no('EMARA-11.1', 'keep one of the drawn tokens first');
    case 'bake':
      return no('EMARA-6.7', 'say first how many craftsmen bake');
    default:
      return ABILITIES.find(({ asks }) => asks?.kind.id === kind)?.asks?.first;
  }
});

/** A step under way is the reason, unless one of these conditions will not be met after it either. */
export function afterOpenStep(...checks: readonly Check[]): Check {
  return (refused) => {
    const open = openStep(refused);
    if (open === undefined) return firstOf(...checks)(refused);
    const after = outcomes(refused);
    if (after === undefined) return open;
    const lasting = checks.find((check) => after.every((outcome) => check(outcome) !== undefined));
    return lasting?.(refused) ?? open;
  };
}

/** In a visit only the place, tokens and abilities can be used. The rule is [EMARA-4.5] for a bonus action. */
export function outsideVisit(rule: RuleId): Check {
  return ({ t }) => (isTown(t.visit) ? no(rule, 'end the visit first') : undefined);
}

export function unused(mark: number, rule: RuleId, message: string): Check {
  return ({ t }) => (marks.isFree(t, mark) ? undefined : no(rule, message));
}

function withCard(card: number): Check {
  const name = ACTION_CARDS[card];
  return ({ kind, t, m }) => {
    if (kind === 'play') {
      return m.hand.includes(card) ? undefined : no('EMARA-4.1', `this needs '${name}', which is not in your hand`);
    }
    return t.card === card ? undefined : no('EMARA-4.1', `this needs '${name}' as the card of this turn`);
  };
}

/** The action of a card. The card is named first: it stays the same all turn, while goods come and go. */
export function cardAction(card: number, ...checks: readonly Check[]): Check {
  const playedNext = firstOf(...checks, () => no('EMARA-4.6', `first play '${ACTION_CARDS[card]}' to a slot`));
  return firstOf(
    withCard(card),
    unused(marks.CARD, 'EMARA-4.3', 'the card action has already been used this turn'),
    (refused) => (refused.kind === 'play' ? playedNext(refused) : undefined),
    afterOpenStep(...checks),
    outsideVisit('EMARA-4.4'),
  );
}
