import type { Question, Refusal } from '@crownleaf/engine';
import { findCard } from './components.ts';
import { type HeartView, seatOf } from './state.ts';
import { EFFECT_REASONS } from './why-not/effects.ts';
import { MAIN_REASONS } from './why-not/main-phase.ts';
import { OPPONENT_REASONS } from './why-not/opponents.ts';
import { CHOICE_REASONS, OTHER_REASONS } from './why-not/other-questions.ts';
import { absent, askedFor, isVerb, outOfPlace } from './why-not/questions.ts';
import { isAbsent, no, noSuchPlayer, type Reason, type Situation, type Wish } from './why-not/reason.ts';
import { declare, SECOND_REASONS } from './why-not/second-phase.ts';

const OWN_TURN: { readonly [verb: string]: Reason } = { ...MAIN_REASONS, ...SECOND_REASONS };
const ASKED: { readonly [kind: string]: Reason } = { ...EFFECT_REASONS, ...OPPONENT_REASONS };

/** The kinds of decision that a name of this verb answers. */
const KINDS_OF: { readonly [verb: string]: readonly string[] } = {
  discard: ['discard', 'dismiss', 'sift', 'wreck'],
  leave: ['leave', 'sift'],
};

/** Why an answer of this name cannot be given now. Lasting reasons come before passing ones. */
export function whyNot(view: HeartView, name: string, asked: Question): Refusal | undefined {
  const [verb = '', rest = ''] = name.split(':');
  const [cardName = '', ...where] = rest.split(',');
  const situation: Situation = { view, me: seatOf(view, view.viewer ?? view.asked), asked };
  if (verb === 'pass') return { rule: asked.rule, message: `you cannot pass here: ${askedFor(asked)}` };
  if (verb === 'declare') return declare(situation);
  const card = findCard(cardName);
  if (card === undefined) {
    if (rest !== '' && verb !== 'maids') return unknownCard(verb, cardName);
    return pickReason(CHOICE_REASONS, verb)?.(situation) ?? outOfPlace(verb, situation);
  }
  if (isAbsent(view, card)) return absent([cardName]);
  const wish: Wish = { ...situation, verb, card, where };
  const own = pickReason(OWN_TURN, verb);
  if (own !== undefined) return own(wish);
  const stranger = /^\d$/.test(where[0] ?? '') ? noSuchPlayer(view, Number(where[0])) : undefined;
  if (stranger !== undefined) return stranger;
  const reason = kindsOf(verb).includes(asked.kind) ? ASKED[asked.kind] : pickReason(OTHER_REASONS, verb);
  return reason?.(wish) ?? outOfPlace(verb, wish, where[0]);
}

/** Names come from outside, so that `constructor` must not be taken for a verb. */
function pickReason<T>(reasons: { readonly [verb: string]: T }, verb: string): T | undefined {
  return Object.hasOwn(reasons, verb) ? reasons[verb] : undefined;
}

function kindsOf(verb: string): readonly string[] {
  return pickReason(KINDS_OF, verb) ?? [verb];
}

function unknownCard(verb: string, cardName: string): Refusal | undefined {
  const isKnown = Object.hasOwn(OWN_TURN, verb) || isVerb(verb);
  return isKnown ? no('HOC-1.1', `there is no card called '${cardName}'`) : undefined;
}
