import { moveAll, moveTop, shuffle } from '@crownleaf/engine';
import { ACTION_CARDS, CARDS_IN_HAND } from '../../data/action-cards.ts';
import { RESHUFFLE_AFTER_ROUND } from '../../data/course.ts';
import { cardName } from '../components.ts';
import { type C, mine } from '../state.ts';

/** Each player's own nine action cards, between turns. The running seat is the one whose cards move. */
const RESHUFFLE_AFTER = RESHUFFLE_AFTER_ROUND.value;

export function drawHand(c: C): void {
  const count = c.table.fullSelection === 1 ? ACTION_CARDS.length : CARDS_IN_HAND.value;
  for (let i = 0; i < count; i++) moveTop(c, mine.deck, mine.hand);
  tellHand(c);
}

function tellHand(c: C): void {
  const cards = c.mine.hand.map((kind) => cardName(kind));
  c.tell?.('cards-drawn', { seat: c.seat, count: cards.length }, c.seat, { cards });
}

function clearSlots(c: C): void {
  moveAll(c, mine.played, mine.past);
  c.mine.slots.length = 0;
}

function reshuffle(c: C): void {
  moveAll(c, mine.past, mine.deck);
  shuffle(c, mine.deck);
  c.tell?.('cards-reshuffled', { seat: c.seat });
}

function returnAll(c: C): void {
  moveAll(c, mine.past, mine.hand);
  tellHand(c);
}

/** Empties the slots and fills the hand ([EMARA-16.4] to [EMARA-16.6]); Full Selection draws nothing [EMARA-19.6]. */
export function prepareCards(c: C): void {
  clearSlots(c);
  const again = c.table.round === RESHUFFLE_AFTER;
  if (c.table.fullSelection === 1) {
    if (again) returnAll(c);
    return;
  }
  if (again) reshuffle(c);
  drawHand(c);
}
