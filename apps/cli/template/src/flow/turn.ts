import { moveAll, moveTop, type OptionList, shuffle } from '@crownleaf/engine';
import { NAMES, NUMBERS, POINTS } from '../components.ts';
import { effects } from '../effects/effects.ts';
import { BANK, DRAW, turnKind } from '../kinds.ts';
import { type C, table } from '../state.ts';
import { cite, local, loop, pick, when } from '../verbs.ts';

function drawCard(c: C): void {
  if (c.table.pack.length === 0) {
    moveAll(c, table.discard, table.pack);
    shuffle(c, table.pack);
  }
  moveTop(c, table.pack, table.drawn);
  for (const card of c.table.drawn) c.tell?.('drew', { seat: c.seat, card: NAMES[card]! });
}

function isNumber(c: C): boolean {
  return c.table.drawn.some((card) => NUMBERS.includes(card));
}

function isDouble(c: C): boolean {
  return c.table.drawn.some((card) => c.table.row.includes(card));
}

function isFull(c: C): boolean {
  return c.table.row.length === NUMBERS.length;
}

function layNumber(c: C): void {
  moveAll(c, table.drawn, table.row);
}

function discardDrawn(c: C): void {
  moveAll(c, table.drawn, table.discard);
}

function loseRow(c: C): void {
  c.tell?.('lost', { seat: c.seat, count: c.table.row.length });
  moveAll(c, table.row, table.discard);
}

function bankRow(c: C): void {
  const points = c.table.row.reduce((sum, card) => sum + POINTS[card]!, 0);
  c.mine.points += points;
  c.tell?.('banked', { seat: c.seat, points });
  moveAll(c, table.row, table.discard);
}

/** An empty row cannot be banked: the only answer is then to draw, and the engine gives it. */
function ways(c: C, out: OptionList): void {
  out.add(DRAW);
  if (c.table.row.length > 0) out.add(BANK);
}

/** The slot says when the turn is over: 0 goes on, 1 ends it. */
export const turn = local((done) => {
  const end = (c: C): void => c.set(done, 1);
  const lose = cite('SKELETON-2.2', [loseRow, discardDrawn, end]);
  const bank = cite('SKELETON-2.3', [bankRow, end]);
  const isBanked = (c: C): boolean => c.answer === BANK;
  const resolve = when(isNumber, layNumber, [effects, discardDrawn]);
  const decide = cite('SKELETON-2.1', pick(turnKind, ways, when(isBanked, bank)));
  return loop((c) => c.get(done) === 0, [drawCard, when(isDouble, lose, [resolve, when(isFull, bank, decide)])]);
});
