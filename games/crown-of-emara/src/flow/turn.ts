import { moveKind, type OptionList, script } from '@crownleaf/engine';
import { TAKEN } from '../../data/action-cards.ts';
import { SLOT_COUNT } from '../../data/course.ts';
import { cardName, MOVE_CARD, TAKES } from '../components.ts';
import { ABILITY_SCRIPTS, offerAbilities } from '../effects/advisors.ts';
import { playKind } from '../kinds.ts';
import { type C, mine, type Table } from '../state.ts';
import { take } from '../stores/stores.ts';
import { ask, cite, loop } from '../verbs.ts';
import { acts, turnKind } from './acts.ts';
import { BONUS_SCRIPTS, offerBonusActions } from './bonus.ts';
import { CARD_SCRIPTS, offerCardAction, offerMovement } from './card-actions.ts';
import { perform } from './perform.ts';
import * as marks from './turn-marks.ts';

/** A player's turn: a card to a slot, then card action, movement and bonus actions in any order (section 4). */
const END_TURN = acts.of['end-turn']();
export const SLOTS = SLOT_COUNT.value;
const NO_CARD = -1;
const playOf = playKind.of.play;

function cardsAndSlots(c: C, out: OptionList): void {
  const { hand, slots } = c.mine;
  for (let i = 0; i < hand.length; i++) {
    for (let slot = 1; slot <= SLOTS; slot++) if (!slots.includes(slot)) out.add(playOf(hand[i]!, slot));
  }
}

function playCard(c: C): void {
  const card = playKind.argumentOf(c.answer);
  const steps = playKind.argumentOf(c.answer, 1);
  moveKind(c, card, mine.hand, mine.played);
  c.mine.slots.push(steps);
  c.table.card = card;
  c.table.steps = steps;
  c.tell?.('card-played', { seat: c.seat, card: cardName(card), steps });
  takeFromCard(c, TAKES[card]!);
}

/** Take cards work at once [EMARA-20.3]. */
function takeFromCard(c: C, good: number): void {
  if (good < 0) return;
  marks.use(c.table, marks.CARD);
  take(c, good, TAKEN.value);
}

/** Movement, and the step of the move card, must have been made [EMARA-4.10]. */
function mayEnd(t: Table): boolean {
  if (marks.isFree(t, marks.MOVEMENT)) return false;
  return t.card !== MOVE_CARD || !marks.isFree(t, marks.CARD);
}

/** Ending is offered even when nothing else is left: only the player ends the turn [EMARA-4.11]. */
function turnOptions(c: C, out: OptionList): void {
  const { table: t } = c;
  if (marks.isFree(t, marks.MOVEMENT)) offerMovement(c, out);
  if (marks.isFree(t, marks.CARD)) offerCardAction(c, out);
  offerBonusActions(c, out);
  offerAbilities(c, out);
  if (mayEnd(t)) out.add(END_TURN);
}

function beginTurn(c: C): void {
  c.beginTurn();
}

function end(c: C): void {
  marks.use(c.table, marks.ENDED);
}

function clearTurn(c: C): void {
  const { table: t } = c;
  t.card = NO_CARD;
  t.steps = 0;
  t.used = 0;
  t.exchanging = 0;
  c.tell?.('turn-ended', { seat: c.seat });
}

const endTurn = script<C>('end-turn', { rule: 'EMARA-4.11' }, end);

export const TURN_SCRIPTS = { ...ABILITY_SCRIPTS, ...CARD_SCRIPTS, ...BONUS_SCRIPTS, 'end-turn': endTurn };

export const turn = script<C>('turn', { rule: 'EMARA-4.3' }, [
  beginTurn,
  cite('EMARA-4.1', ask(playKind, cardsAndSlots, playCard), 'play'),
  loop(
    (c) => marks.isFree(c.table, marks.ENDED),
    ask(turnKind, turnOptions, perform(turnKind, TURN_SCRIPTS), { endsTurn: END_TURN }),
  ),
  clearTurn,
]);
