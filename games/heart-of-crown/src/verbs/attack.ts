import { type List, layFaceUp, type OptionList, type Part, type Slot, script } from '@crownleaf/engine';
import type { CardName } from '../../data/cards.ts';
import { CARDS, cardNamed, MAGIC_TALISMAN, nameOf, RAMPART, REFUGE } from '../catalogue.ts';
import { cardOf, deed, deedOf, defendKind, ELSEWHERE, HERE, putBackKind } from '../kinds.ts';
import { type C, mine } from '../state.ts';
import { type Clause, clause, parts } from './clause.ts';
import { eachOpponent } from './opponents.ts';
import { count, holds, offer } from './piles.ts';
import { ask, call, local, loop, mayPick, when } from './script.ts';

/**
 * [HOC-10.2] Each opponent clockwise: a defence window, then the share. `number` is how many cards the attack makes an
 * opponent discard from the hand or reveal from the draw pile; what Ramparts leave of it is in `c.table.reach`.
 */
export function attack(name: CardName, number: number, ...share: readonly Clause[]): Clause {
  const military = CARDS[cardNamed(name)]!.sub === 'military';
  return clause(
    'attack',
    {},
    [
      eachOpponent([(c) => openWindow(c, number, military), call(defence), parts(share)]),
      (c) => {
        c.table.reach = 0;
        c.table.rampartCounts = 0;
      },
    ],
    share,
  );
}

/** [HOC-16.7] That somebody is asked, or is not, tells everybody something about the hand. */
function openWindow(c: C, number: number, military: boolean): void {
  c.table.reach = number;
  c.table.rampartCounts = military || c.table.rampartMilitaryOnly === 0 ? 1 : 0;
  if (c.theirs.hand.length > 0) c.disclose(c.who);
}

/** What is left of the attack for this opponent. */
export function whenReached(then: Part<C>): Part<C> {
  return when((c) => c.table.reach > 0, then);
}

/**
 * [HOC-10.7] A card can be used once in a window. Used Ramparts and Refuges are counted, not marked: one that leaves the
 * hand while equal ones stay counts as used already, since its owner would choose so.
 */
export const defence = script<C>(
  'defence',
  { label: 'defence', rule: 'HOC-10.1' },
  local((ramparts) =>
    local((refuges) =>
      local((done) => {
        const stop: Part<C> = (c) => c.set(done, 1);
        return loop(
          (c) => c.get(done) === 0,
          mayPick(defendKind, usable(ramparts, refuges), defend(ramparts, refuges), { passed: stop, none: stop }),
        );
      }),
    ),
  ),
);

function usable(ramparts: Slot, refuges: Slot): List<C> {
  return (c, out) => offerDefence(c.table, c.theirs, c.get(ramparts), c.get(refuges), out);
}

/** [HOC-10.5] [HOC-16.8] Defence cards in hand or kept that can do something now. */
export function offerDefence(
  table: Pick<C['table'], 'reach' | 'rampartCounts'>,
  { hand, kept }: Pick<C['mine'], 'hand' | 'kept'>,
  ramparts: number,
  refuges: number,
  out: OptionList,
): void {
  if (rampartHelps(table) && count(hand, RAMPART) + count(kept, RAMPART) > ramparts) out.add(RAMPART);
  if (hand.length > 0 && count(hand, REFUGE) + count(kept, REFUGE) > refuges) out.add(REFUGE);
  if (holds(hand, MAGIC_TALISMAN)) out.add(deed(HERE, MAGIC_TALISMAN));
  if (holds(kept, MAGIC_TALISMAN)) out.add(deed(ELSEWHERE, MAGIC_TALISMAN));
}

function rampartHelps({ reach, rampartCounts }: { reach: number; rampartCounts: number }): boolean {
  return reach > 0 && rampartCounts === 1;
}

function defend(ramparts: Slot, refuges: Slot): Part<C> {
  return [
    (c) => c.tell?.('defended', { seat: c.who, card: nameOf(cardOf(c.answer)) }),
    when(
      (c) => c.answer === RAMPART,
      (c) => {
        c.table.reach--;
        c.set(ramparts, c.get(ramparts) + 1);
      },
      when(
        (c) => c.answer === REFUGE,
        [(c) => c.set(refuges, c.get(refuges) + 1), putHandCardBack(ramparts, refuges)],
        talismanOnTop,
      ),
    ),
  ];
}

/** [HOC-14.28] [HOC-14.29] */
function putHandCardBack(ramparts: Slot, refuges: Slot): Part<C> {
  return ask(
    putBackKind,
    (c, out) => offer(c.theirs.hand, out),
    (c) => {
      const card = c.answer;
      layFaceUp(c, c.theirs.hand.indexOf(card), mine.hand, mine.draw, 'top', c.who);
      c.tell?.('put-back', { seat: c.who, card: nameOf(card), to: 'top' });
      if (card === RAMPART) leaveUsed(c, ramparts);
      if (card === REFUGE) leaveUsed(c, refuges);
    },
  );
}

function leaveUsed(c: C, used: Slot): void {
  if (c.get(used) > 0) c.set(used, c.get(used) - 1);
}

/** [HOC-14.33] [HOC-14.37] */
function talismanOnTop(c: C): void {
  const from = deedOf(c.answer) === ELSEWHERE ? mine.kept : mine.hand;
  const index = c.theirs[from.name as 'kept' | 'hand'].indexOf(MAGIC_TALISMAN);
  layFaceUp(c, index, from, mine.draw, 'top', c.who);
  c.tell?.('put-back', { seat: c.who, card: nameOf(MAGIC_TALISMAN), to: 'top' });
}
