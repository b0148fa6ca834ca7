import { moveKind } from '@crownleaf/engine';
import { cardOf } from '../components.ts';
import { type C, mine } from '../state.ts';
import { draw } from './draw.ts';

/** What an action brings stands on the card [MINI-4.3]. */
export function playCard(c: C): void {
  const card = c.answer;
  const { actions, buys, coins, cards } = cardOf(card);
  moveKind(c, card, mine.hand, mine.field);
  c.tell?.('played', { seat: c.seat, card: cardOf(card).name });
  c.table.actions += actions - 1;
  c.table.buys += buys;
  c.table.coins += coins;
  draw(c, cards);
}
