import { type OptionList, PASS, type Part, script } from '@crownleaf/engine';
import type { CardName } from '../../../data/cards.ts';
import { CARDS, cardNamed, MAGIC_TALISMAN, nameOf, RAMPART, REFUGE } from '../../components.ts';
import { defendKind, PASS_TURN } from '../../kinds.ts';
import type { C } from '../../state.ts';
import { ask, call, local, loop, when } from '../../verbs.ts';
import { type Clause, clause, parts } from './clause.ts';
import { rampartDefence, retreat, talismanDefence } from './defence.ts';
import { eachOpponent } from './opponents.ts';
import { count, holds } from './piles.ts';

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
        forgetUsed(c);
      },
    ],
    share,
  );
}

function forgetUsed({ table }: C): void {
  table.rampartsUsed = 0;
  table.refugesUsed = 0;
}

/** [HOC-16.7] That somebody is asked, or is not, tells something about the hand, unless everybody is [HOC-15.7]. */
function openWindow(c: C, number: number, military: boolean): void {
  c.table.reach = number;
  c.table.rampartCounts = military || c.table.rampartMilitaryOnly === 0 ? 1 : 0;
  forgetUsed(c);
  if (c.table.everybodyDefends === 0 && c.theirs.hand.length > 0) c.disclose(c.who);
}

/** What is left of the attack for this opponent. */
export function whenReached(then: Part<C>): Part<C> {
  return when((c) => c.table.reach > 0, then);
}

/** [HOC-10.6] [HOC-10.8] One card after another, until the defender stops or has none left. */
export const defence = script<C>(
  'defence',
  { label: 'defence', rule: 'HOC-10.1' },
  local((done) => {
    const stop: Part<C> = (c) => c.set(done, 1);
    const defend = [
      (c: C) => c.tell?.('defended', { seat: c.who, card: nameOf(c.answer) }),
      when(
        (c: C) => c.answer === RAMPART,
        rampartDefence.part,
        when((c: C) => c.answer === REFUGE, call(retreat), talismanDefence.part),
      ),
    ];
    return loop(
      (c) => c.get(done) === 0 && c.theirs.defencePassed === 0,
      ask(
        defendKind,
        (c, out) => offerDefence(c.table, c.theirs, out),
        when(
          (c) => c.answer === PASS,
          stop,
          when((c) => c.answer === PASS_TURN, passForTurn, defend),
        ),
        { none: stop },
      ),
    );
  }),
);

/** [HOC-15.7] */
function passForTurn(c: C): void {
  c.theirs.defencePassed = 1;
}

type DefenceWindow = Pick<C['table'], 'reach' | 'rampartCounts' | 'rampartsUsed' | 'refugesUsed' | 'everybodyDefends'>;

/** [HOC-10.5] [HOC-10.7] [HOC-16.8] Defence cards in hand or kept that can do something now. */
export function offerDefence(
  table: DefenceWindow,
  { hand, kept }: Pick<C['mine'], 'hand' | 'kept'>,
  out: OptionList,
): void {
  const { rampartsUsed, refugesUsed, everybodyDefends } = table;
  if (rampartHelps(table) && count(hand, RAMPART) + count(kept, RAMPART) > rampartsUsed) out.add(RAMPART);
  if (count(hand, REFUGE) > refugesUsed) out.add(REFUGE);
  if (holds(hand, MAGIC_TALISMAN)) out.add(MAGIC_TALISMAN);
  if (everybodyDefends === 1) out.add(PASS_TURN);
  if (out.count > 0) out.add(PASS);
}

function rampartHelps({ reach, rampartCounts }: DefenceWindow): boolean {
  return reach > 0 && rampartCounts === 1;
}
