import { layFaceUp, moveAll } from '@crownleaf/engine';
import { IS_ACTION, nameOf, SUPPLY_UNIT } from '../components.ts';
import { offer } from '../effects/verbs/piles.ts';
import { returnKind } from '../kinds.ts';
import { type C, mine } from '../state.ts';
import { cite, loop, mayPick } from '../verbs.ts';

/** [HOC-14.54] [HOC-8.3] Before anything is discarded, each Supply Unit may put one Action card back. */
export const supplyReturns = cite(
  'HOC-14.54',
  loop(
    (c) => c.table.returns > 0,
    mayPick(
      returnKind,
      (c, out) => offer(c.mine.field, out, (card) => IS_ACTION[card]! && card !== SUPPLY_UNIT),
      (c) => {
        c.table.returns--;
        layFaceUp(c, c.mine.field.indexOf(c.answer), mine.field, mine.draw);
        c.tell?.('put-back', { seat: c.seat, card: nameOf(c.answer), to: 'top' });
      },
      { passed: returnNoMore, none: returnNoMore },
    ),
  ),
);

function returnNoMore(c: C): void {
  c.table.returns = 0;
}

/** [HOC-8.1] [HOC-8.2] */
export function cleanUp(c: C): void {
  moveAll(c, mine.field, mine.discard);
  moveAll(c, mine.hand, mine.discard);
  c.table.coins = 0;
}
