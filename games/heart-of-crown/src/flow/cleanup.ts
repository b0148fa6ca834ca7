import { layFaceUp, moveAll } from '@crownleaf/engine';
import { IS_ACTION, nameOf, SUPPLY_UNIT } from '../catalogue.ts';
import { returnKind } from '../kinds.ts';
import { type C, mine } from '../state.ts';
import { offer } from '../verbs/piles.ts';
import { cite, mayPick, repeat } from '../verbs/script.ts';

/** [HOC-14.54] [HOC-8.3] Before anything is discarded, each Supply Unit may put one Action card back. */
export const supplyReturns = cite(
  'HOC-14.54',
  repeat(
    (c) => c.table.returns,
    mayPick(
      returnKind,
      (c, out) => offer(c.mine.field, out, (card) => IS_ACTION[card]! && card !== SUPPLY_UNIT),
      (c) => {
        layFaceUp(c, c.mine.field.indexOf(c.answer), mine.field, mine.draw);
        c.tell?.('put-back', { seat: c.seat, card: nameOf(c.answer), to: 'top' });
      },
    ),
  ),
);

/** [HOC-8.1] [HOC-8.2] */
export function cleanUp(c: C): void {
  moveAll(c, mine.field, mine.discard);
  moveAll(c, mine.hand, mine.discard);
  c.table.coins = 0;
}
