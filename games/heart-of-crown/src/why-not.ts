import type { Question, Refusal } from '@crownleaf/engine';
import { findCard } from './catalogue.ts';
import type { HeartView } from './state.ts';
import { EFFECT_REASONS, maids } from './why-not/effects.ts';
import { MAIN_REASONS } from './why-not/main-phase.ts';
import { OPPONENT_REASONS } from './why-not/opponents.ts';
import { FIRST, WHEN } from './why-not/questions.ts';
import { isOnTurn, no, type Reason, type Wish } from './why-not/reason.ts';
import { declare, SECOND_REASONS } from './why-not/second-phase.ts';

const OWN_TURN: { readonly [verb: string]: Reason } = { ...MAIN_REASONS, ...SECOND_REASONS };
const ASKED: { readonly [kind: string]: Reason } = { ...EFFECT_REASONS, ...OPPONENT_REASONS };

/** The kinds of decision that a name of this verb answers; which of them, the part behind the card tells. */
const KINDS_OF: { readonly [verb: string]: readonly string[] } = {
  discard: ['discard', 'dismiss', 'sift', 'wreck'],
  leave: ['leave', 'sift'],
};

/** Why an answer of this name cannot be given now. */
export function whyNot(view: HeartView, name: string, asked: Question): Refusal | undefined {
  const [verb = '', rest = ''] = name.split(':');
  const [cardName = '', ...where] = rest.split(',');
  const me = view.seats[view.viewer ?? view.asked]!;
  if (verb === 'maids') return maids(asked, view.table.market) ?? outOfPlace(verb, asked);
  if (view.table.order.length === 0) return no('HOC-2.14', FIRST['first-hand']!);
  if (verb === 'pass') return { rule: asked.rule, message: 'you cannot pass here: choose one of the answers' };
  if (verb === 'declare') return turnReason(view) ?? declare({ view, me });
  const card = findCard(cardName);
  if (card === undefined) return rest === '' ? outOfPlace(verb, asked) : unknownCard(verb, cardName);
  const wish: Wish = { name, card, where, view, me, asked };
  if (Object.hasOwn(OWN_TURN, verb)) return turnReason(view) ?? OWN_TURN[verb]!(wish);
  const isAsked = kindsOf(verb).includes(asked.kind) && fits(asked.kind, where);
  return (isAsked ? ASKED[asked.kind]?.(wish) : undefined) ?? outOfPlace(verb, asked);
}

function kindsOf(verb: string): readonly string[] {
  return Object.hasOwn(KINDS_OF, verb) ? KINDS_OF[verb]! : [verb];
}

/** What is done in one's own phases cannot be done in another's turn or in the middle of an effect. */
function turnReason(view: HeartView): Refusal | undefined {
  if (!isOnTurn(view)) return no('HOC-5.10', 'that is for your own turn');
  if (view.stack.length > 1) return no('HOC-4.9', 'an effect is being carried out and has to be finished first');
  return undefined;
}

/** Names of cards before a player end with the seat, those of looked-at cards may end with their facing. */
function fits(kind: string, [place]: readonly string[]): boolean {
  if (kind === 'sift' || kind === 'wreck' || kind === 'leave') return /^\d$/.test(place ?? '');
  return place === undefined || (place === 'up' && (kind === 'dismiss' || kind === 'stack'));
}

function unknownCard(verb: string, cardName: string): Refusal | undefined {
  const isVerb = Object.hasOwn(OWN_TURN, verb) || Object.hasOwn(WHEN, verb);
  return isVerb ? no('HOC-1.1', `there is no card called '${cardName}'`) : undefined;
}

/** An answer to another question than the one that is asked. */
function outOfPlace(verb: string, asked: Question): Refusal | undefined {
  if (!Object.hasOwn(WHEN, verb)) return undefined;
  if (asked.kind === 'main' || asked.kind === 'second') return WHEN[verb];
  return { rule: asked.rule, message: FIRST[asked.kind] ?? 'first answer what you are asked' };
}
