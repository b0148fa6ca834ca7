import { moveKind, type OptionList } from '@crownleaf/engine';
import { NAMES } from '../components.ts';
import { dropKind } from '../kinds.ts';
import { type C, table } from '../state.ts';
import { cite, mayPick } from '../verbs.ts';

function numbersInRow(c: C, out: OptionList): void {
  for (const card of c.table.row) out.add(card);
}

function drop(c: C): void {
  const card = c.answer;
  moveKind(c, card, table.row, table.discard);
  c.tell?.('dropped', { seat: c.seat, card: NAMES[card]! });
}

export const lantern = cite('SKELETON-3.2', mayPick(dropKind, numbersInRow, drop));
