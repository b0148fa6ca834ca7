import { isFaceUp, kindOf, moveTop } from '@crownleaf/engine';
import { nameOf } from '../components.ts';
import { discardKind } from '../kinds.ts';
import { type C, mine } from '../state.ts';
import { anyNumber, local } from '../verbs.ts';
import { everyHandCard } from './draw.ts';
import { action } from './effect.ts';
import { attack } from './verbs/attack.ts';
import { clause } from './verbs/clause.ts';
import { coins, gainCoins } from './verbs/coins.ts';
import { defends, rampartDefence, refugeDefence, talismanDefence } from './verbs/defence.ts';
import { BRIBE_PRICE } from './verbs/market.ts';
import { discardFromHand, replace } from './verbs/piles.ts';

export const rampart = action('rampart', coins('rampart'), defends(rampartDefence));

export const refuge = action('refuge', coins('refuge'), clause('refuge', {}, takeFaceUpCards), defends(refugeDefence));

/** [HOC-14.31] Only those that lie together on top. */
function takeFaceUpCards(c: C): void {
  const { draw } = c.mine;
  if (!topIsFaceUp(c)) return;
  while (topIsFaceUp(c)) {
    const card = kindOf(draw[draw.length - 1]!);
    moveTop(c, mine.draw, mine.hand);
    c.tell?.('taken', { seat: c.seat, card: nameOf(card), from: 'top' });
  }
  replace(c, c.seat);
}

function topIsFaceUp(c: C): boolean {
  const { draw } = c.mine;
  return draw.length > 0 && isFaceUp(draw[draw.length - 1]!);
}

const TALISMAN_PAYS = 1;

export const magicTalisman = action(
  'magic-talisman',
  clause(
    'magic-talisman',
    { count: TALISMAN_PAYS },
    local((discarded) => [
      anyNumber(discardKind, everyHandCard, (c) => {
        discardFromHand(c, c.seat, c.answer);
        c.set(discarded, c.get(discarded) + 1);
      }),
      (c) => gainCoins(c, TALISMAN_PAYS * c.get(discarded)),
    ]),
  ),
  defends(talismanDefence),
);

/** [HOC-14.27] Any number may be bought, so a second Bribery changes nothing but the windows it opens. */
export const bribery = action(
  'bribery',
  attack('bribery', 0),
  clause('bribery', { price: BRIBE_PRICE }, (c) => {
    c.table.bribery = 1;
  }),
);
