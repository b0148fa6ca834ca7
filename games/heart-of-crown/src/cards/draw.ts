import {
  isFaceUp,
  kindOf,
  type List,
  moveWithin,
  type Option,
  type OptionList,
  peek,
  type Slot,
} from '@crownleaf/engine';
import { type Card, IS_ACTION, namesOf } from '../catalogue.ts';
import { discardKind, dismissKind, recruitKind, shelveKind, stackKind } from '../kinds.ts';
import { type C, mine } from '../state.ts';
import { clause, either } from '../verbs/clause.ts';
import { deepen, discardFromDraw, discardFromHand, draw, drawCards, replace } from '../verbs/piles.ts';
import { nonSuccession, nonTerritory, putBackSome } from '../verbs/put-back.ts';
import { anyNumber, ask, local, loop, when } from '../verbs/script.ts';
import { ANY_NUMBER } from '../verbs/up-to.ts';
import { action } from './effect.ts';

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
    local((looking) =>
      local((enough) => [
        (c) => lookAt(c, looking, enough),
        anyNumber(dismissKind, lookedAt(looking), (c) => discardLooked(c, looking)),
        stackRest(looking),
        (c) => replace(c, c.seat),
        when((c) => c.get(enough) === 1, drawOne.part),
      ]),
    ),
  ),
  { part: [], says: drawOne.says },
);

function lookAt(c: C, looking: Slot, enough: Slot): void {
  const wanted = actionsPlayed(c.mine.field);
  const depth = deepen(c, c.seat, wanted);
  const { draw } = c.mine;
  const top = draw.length - depth;
  for (let i = top; i < draw.length; i++) peek(c, i, mine.draw);
  c.set(looking, depth);
  c.set(enough, depth === wanted ? 1 : 0);
  c.tell?.('looked', { seat: c.seat, count: depth }, c.seat, { cards: namesOf(draw.slice(top).map(kindOf)) });
}

/** [HOC-14.51] What was played this turn lies in the field, this card included. */
export function actionsPlayed(field: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < field.length; i++) if (IS_ACTION[field[i]!]) n++;
  return n;
}

/** A face-up card is another answer than an equal one lying face down, or the answer would tell what lies hidden. */
export function asOption(entry: number, option: (card: Card, isUp: number) => Option): Option {
  return option(kindOf(entry), isFaceUp(entry) ? 1 : 0);
}

function lookedAt(looking: Slot): List<C> {
  return (c, out) => {
    const { draw } = c.mine;
    for (let i = draw.length - c.get(looking); i < draw.length; i++)
      out.add(asOption(draw[i]!, dismissKind.of.discard));
  };
}

function discardLooked(c: C, looking: Slot): void {
  const { draw } = c.mine;
  let index = draw.length - 1;
  while (asOption(draw[index]!, dismissKind.of.discard) !== c.answer) index--;
  discardFromDraw(c, c.seat, index);
  c.set(looking, c.get(looking) - 1);
}

/** The rest in any order, from the lowest up; the last one needs no question. */
function stackRest(looking: Slot) {
  return local((placed) =>
    loop(
      (c) => c.get(placed) < c.get(looking) - 1,
      [
        ask(
          stackKind,
          (c, out) => {
            const { draw } = c.mine;
            const lowest = draw.length - c.get(looking) + c.get(placed);
            for (let i = lowest; i < draw.length; i++) out.addOnce(asOption(draw[i]!, stackKind.of.stack));
          },
          (c) => {
            const { draw } = c.mine;
            const lowest = draw.length - c.get(looking) + c.get(placed);
            let index = lowest;
            while (asOption(draw[index]!, stackKind.of.stack) !== c.answer) index++;
            moveWithin(c, index, lowest, mine.draw);
          },
        ),
        (c) => c.set(placed, c.get(placed) + 1),
      ],
    ),
  );
}
