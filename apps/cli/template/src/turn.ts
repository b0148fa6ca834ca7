import { moveAll, moveTop, script, shuffle, verbs } from '@crownleaf/engine';
import { type C, NUMBERS, table } from './state.ts';

const { cite, local, loop, oneOf, when } = verbs<C>();

function drawCard(c: C): void {
  if (c.table.pack.length === 0) {
    moveAll(c, table.discard, table.pack);
    shuffle(c, table.pack);
  }
  moveTop(c, table.pack, table.row);
  c.tell?.('drew', { seat: c.seat, card: c.table.row.at(-1)! });
}

/** The card lies open in the row by now, so a test may look at it. */
function isDouble(c: C): boolean {
  const { row } = c.table;
  return row.indexOf(row.at(-1)!) < row.length - 1;
}

function isFull(c: C): boolean {
  return c.table.row.length === NUMBERS;
}

function loseRow(c: C): void {
  c.tell?.('lost', { seat: c.seat, cards: c.table.row.length });
  moveAll(c, table.row, table.discard);
}

function bankRow(c: C): void {
  const points = c.table.row.reduce((sum, kind) => sum + kind + 1, 0);
  c.mine.points += points;
  c.tell?.('banked', { seat: c.seat, points });
  moveAll(c, table.row, table.discard);
}

/** Says with a slot of its own when the turn is done: 0 goes on, 1 ends. */
const turn = local((done) => {
  const end = (c: C): void => c.set(done, 1);
  const bank = cite('SKELETON-2.3', [bankRow, end]);
  return loop(
    (c) => c.get(done) === 0,
    [
      drawCard,
      when(
        isDouble,
        cite('SKELETON-2.2', [loseRow, end]),
        when(isFull, bank, cite('SKELETON-2.1', oneOf('again', { draw: [], bank }))),
      ),
    ],
  );
});

function passOn(c: C): void {
  c.setSeat(c.left(c.seat));
}

export const wholeGame = script<C>(
  'whole-game',
  { rule: 'SKELETON-3.1' },
  loop((c) => c.state.turn < c.table.rounds * c.seats, [(c) => c.beginTurn(), turn, passOn]),
);
