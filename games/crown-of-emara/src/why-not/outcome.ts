import { TAKEN, TRADES } from '../../data/action-cards.ts';
import { GIFT_RINGS } from '../../data/places.ts';
import { BOOK, BREAD, FAVORS, GOLD, HUTS_A_PLACE, RING, TAKES } from '../components.ts';
import { ABILITIES } from '../effects/abilities.ts';
import type { Ability, Gain } from '../effects/ability.ts';
import type { Verb } from '../flow/acts.ts';
import { donationBooks } from '../places/cathedral.ts';
import { mostCoins } from '../places/market.ts';
import type { Mine } from '../state.ts';
import type { RefusedError } from './reason.ts';

const ALL: readonly Ability[] = ABILITIES;

/** What steps other than abilities bring once they are paid for. */
const PAID_FOR: { readonly [V in Verb | 'gather']?: (refused: RefusedError) => Gain } = {
  trade: () => [GOLD, Math.max(...TRADES.map(({ value }) => value.gold))],
  coin: ({ t }) => [GOLD, mostCoins(t, Number.POSITIVE_INFINITY)],
  gift: () => [RING, GIFT_RINGS.value],
  donate: ({ m }) => [BOOK, donationBooks(m)],
  gather: () => [BREAD, HUTS_A_PLACE],
};

/** What the step under way may bring: one of these. */
function gains(refused: RefusedError): readonly (readonly Gain[])[] {
  const { kind, step, t, m } = refused;
  switch (kind) {
    case 'play':
      return m.hand.map((card) => (TAKES[card]! < 0 ? [] : [[TAKES[card]!, TAKEN.value]]));
    case 'bake':
      return [
        [
          [t.visit, 1 + HUTS_A_PLACE],
          [BREAD, HUTS_A_PLACE],
        ],
      ];
    case 'pay':
      return [broughtBy(step, refused)];
    default:
      return broughtByAnswer(refused) ?? [[]];
  }
}

function broughtBy(step: string, refused: RefusedError): readonly Gain[] {
  const gain = ALL.find(({ name }) => name === step)?.brings ?? PAID_FOR[step as Verb]?.(refused);
  return gain === undefined ? [] : [gain];
}

/** What the answer to an ability's own question may bring; undefined if none asks. */
function broughtByAnswer(refused: RefusedError): readonly (readonly Gain[])[] | undefined {
  const question = ALL.find(({ asks }) => asks?.kind.id === refused.kind)?.asks;
  return question?.gains(refused).map((gain) => [gain]);
}

/** The tokens that may be held after the step under way. */
function favors({ kind, step, m }: RefusedError): Mine['favors'] {
  if (kind === 'keep') return [...m.favors, ...m.drawn];
  return kind === 'pay' && step === 'donate' ? FAVORS.map((favor) => favor.kind) : m.favors;
}

/**
 * The same answer after the step under way, once for each way in which it may end. What is missing after all of them is
 * missing for longer. Undefined while an advisor is paid for, whose abilities may change anything.
 */
export function outcomes(refused: RefusedError): readonly RefusedError[] | undefined {
  const { kind, step, m } = refused;
  if (step === 'recruit' || step === 'recruit-less') return undefined;
  const citizens = kind === 'pay' ? Number.POSITIVE_INFINITY : m.citizens;
  return gains(refused).map((gained) => {
    const goods = [...m.goods];
    for (const [good, count] of gained) goods[good]! += count;
    return { ...refused, m: { ...m, goods, citizens, favors: favors(refused) } };
  });
}
