import { moveKind, type OptionList, type Part, type Seat, shuffle } from '@crownleaf/engine';
import { APPRENTICE_MAID, FARMING_VILLAGE } from '../components.ts';
import { count } from '../effects/verbs/piles.ts';
import { firstHandKind } from '../kinds.ts';
import { type C, mine } from '../state.ts';
import { ask, cite, local, loop, when } from '../verbs.ts';
import { HAND } from './setup.ts';

/**
 * [HOC-2.14] Hand Elimination. Since the starting decks are all alike, five of the ten cards are chosen by the number of
 * Apprentice Maids among them. The picks lie hidden in the hands until everybody has made one [HOC-2.18].
 */
export const handElimination: Part<C> = cite(
  'HOC-2.14',
  when(
    (c) => c.table.order.length === 0,
    [
      local((seat) =>
        loop(
          (c) => c.get(seat) < c.seats,
          [
            (c) => c.setSeat(c.get(seat)),
            ask(firstHandKind, maidsInHand, layAside),
            (c) => c.set(seat, c.get(seat) + 1),
          ],
        ),
      ),
      showHands,
    ],
  ),
);

function maidsInHand(c: C, out: OptionList): void {
  const most = count(c.mine.hand, APPRENTICE_MAID);
  for (let maids = 0; maids <= most; maids++) out.add(maids);
}

function layAside(c: C): void {
  const { hand } = c.mine;
  const maids = c.answer;
  while (count(hand, APPRENTICE_MAID) > maids) moveKind(c, APPRENTICE_MAID, mine.hand, mine.draw);
  while (hand.length > HAND) moveKind(c, FARMING_VILLAGE, mine.hand, mine.draw);
}

/** [HOC-2.15] [HOC-2.16] Most maids first, then clockwise in descending order; lots decide between equals. */
function showHands(c: C): void {
  const seats = [...c.state.seats.keys()];
  for (const seat of seats) {
    c.disclose(seat);
    shuffle(c, mine.draw, seat);
  }
  const maids = seats.map((seat) => count(c.of(seat).hand, APPRENTICE_MAID));
  c.tell?.('hands-shown', { maids });
  while (seats.length > 0) c.table.order.push(takeFirst(c, seats, maids));
  c.tell?.('order-drawn', { order: c.table.order.slice() });
}

function takeFirst(c: C, seats: Seat[], maids: readonly number[]): Seat {
  const most = Math.max(...seats.map((seat) => maids[seat]!));
  const equal = seats.filter((seat) => maids[seat] === most);
  const seat = equal[equal.length > 1 ? c.int(equal.length) : 0]!;
  seats.splice(seats.indexOf(seat), 1);
  return seat;
}
