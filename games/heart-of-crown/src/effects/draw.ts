import type { OptionList } from '@crownleaf/engine';
import { IS_ACTION } from '../components.ts';
import { discardKind, dismissKind, recruitKind, shelveKind, stackKind } from '../kinds.ts';
import { type C, mine } from '../state.ts';
import { anyNumber, local, moveAny, reorder, when } from '../verbs.ts';
import { action } from './effect.ts';
import { clause, either } from './verbs/clause.ts';
import { discardFromDraw, discardFromHand, draw, drawCards, lookAtDraw, replace } from './verbs/piles.ts';
import { nonSuccession, nonTerritory, putBackSome } from './verbs/put-back.ts';
import { ANY_NUMBER } from './verbs/up-to.ts';

export const postHorse = action('post-horse', draw(1));

export const alchemist = action('alchemist', draw(2));

export const wishingWell = action(
  'wishing-well',
  clause(
    'wishing-well',
    {},
    local((discarded) => [
      anyNumber(discardKind, everyHandCard, (c) => {
        discardFromHand(c, c.seat, c.answer);
        c.set(discarded, c.get(discarded) + 1);
      }),
      (c) => void drawCards(c, c.seat, c.get(discarded)),
    ]),
  ),
);

export function everyHandCard(c: C, out: OptionList): void {
  const { hand } = c.mine;
  for (let i = 0; i < hand.length; i++) out.add(hand[i]!);
}

const drawOne = draw(1);

const SHELVED = 2;

export const library = action(
  'library',
  either('return-or-draw', {
    draw: drawOne,
    'return-cards': putBackSome(shelveKind, { to: 'bottom', which: nonSuccession, price: 0, most: SHELVED }),
  }),
);

export const draftNotice = action(
  'draft-notice',
  putBackSome(recruitKind, { to: 'top', which: nonTerritory, price: 1, most: ANY_NUMBER }),
);

/** [HOC-14.50] The cards looked at stay in the pile, known to their owner, until they are discarded or drawn. */
export const stargazingWitch = action(
  'stargazing-witch',
  clause(
    'stargazing-witch',
    {},
    local((seen) =>
      local((enough) => [
        (c) => {
          const wanted = actionsPlayed(c.mine.field);
          c.set(seen, lookAtDraw(c, c.seat, wanted));
          c.set(enough, c.get(seen) === wanted ? 1 : 0);
        },
        moveAny(dismissKind, mine.draw, seen, (c, index) => discardFromDraw(c, c.seat, index)),
        reorder(stackKind, mine.draw, seen),
        (c) => replace(c, c.seat),
        when((c) => c.get(enough) === 1, drawOne.part),
      ]),
    ),
  ),
  { part: [], says: drawOne.says },
);

/** [HOC-14.51] What was played this turn lies in the field, this card included. */
export function actionsPlayed(field: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < field.length; i++) if (IS_ACTION[field[i]!]) n++;
  return n;
}
