import { isFaceUp, kindOf, moveKind, type OptionList, type Part, type Slot } from '@crownleaf/engine';
import { IS_TERRITORY, nameOf, namesOf } from '../components.ts';
import { discardKind, leaveKind, siftKind, wreckKind } from '../kinds.ts';
import { type C, mine } from '../state.ts';
import { local, pick, when } from '../verbs.ts';
import { action } from './effect.ts';
import { attack, whenReached } from './verbs/attack.ts';
import { type Clause, clause, costing, type Which } from './verbs/clause.ts';
import { coins } from './verbs/coins.ts';
import { forEachOpponent } from './verbs/opponents.ts';
import { deepen, discardFromDraw, discardFromHand, draw, offer, offerToWreck, replace, reveal } from './verbs/piles.ts';

const byAttacker = { by: (c: C) => c.seat };

/** The top card of whom it concerns is turned up; the player of the Scout decides what becomes of it. */
const siftDrawPile: Part<C> = [
  (c) => {
    if (deepen(c, c.who, 1) > 0) reveal(c, c.who, 0);
  },
  when((c) => c.theirs.draw.length > 0, pick(siftKind, offerTop, siftTop, byAttacker)),
];

function offerTop(c: C, out: OptionList): void {
  const card = kindOf(c.theirs.draw[c.theirs.draw.length - 1]!);
  out.add(siftKind.of.discard(card, c.who));
  out.add(siftKind.of.leave(card, c.who));
}

function siftTop(c: C): void {
  if (siftKind.verbOf(c.answer) === 'leave') return;
  discardFromDraw(c, c.who, c.theirs.draw.length - 1);
  replace(c, c.who);
}

export const scout = action(
  'scout',
  clause('scout-own', {}, siftDrawPile),
  attack('scout', 1, clause('scout-theirs', {}, whenReached(siftDrawPile))),
);

/** Hands of fewer cards are spared [HOC-14.58] [HOC-14.59]. */
export const FULL_HAND = 5;

/** [HOC-14.58] [HOC-14.59] Only full hands are hit; who has nothing that fits shows the hand. */
function loseFromFullHand(which: Which): Clause {
  return clause(
    'lose-from-full-hand',
    { count: FULL_HAND, ...which.values },
    when(
      (c) => c.table.reach > 0 && c.theirs.hand.length >= FULL_HAND,
      pick(
        discardKind,
        (c, out) => offer(c.theirs.hand, out, which.test),
        (c) => discardFromHand(c, c.who, c.answer),
        { none: showHand },
      ),
    ),
  );
}

/** [HOC-9.20] */
function showHand(c: C): void {
  c.disclose(c.who);
  c.tell?.('hand-shown', { seat: c.who, cards: namesOf(c.theirs.hand.toSorted((a, b) => a - b)) });
}

const territory: Which = { values: { which: 'territory' }, test: (card) => IS_TERRITORY[card]! };

export const infantryBattalion = action(
  'infantry-battalion',
  coins('infantry-battalion'),
  attack('infantry-battalion', 1, loseFromFullHand(territory)),
);

export const evictedMonster = action(
  'evicted-monster',
  draw(1, attack('evicted-monster', 1, loseFromFullHand(costing(5)))),
);

const GUARDED = 3;

export const royalGuard = action(
  'royal-guard',
  coins('royal-guard'),
  attack(
    'royal-guard',
    GUARDED,
    clause(
      'royal-guard',
      { count: GUARDED },
      local((shown) => [
        (c) => c.set(shown, showTop(c)),
        pick(
          leaveKind,
          (c, out) => offerShown(c, shown, out),
          (c) => leaveOne(c, shown),
          byAttacker,
        ),
      ]),
    ),
  ),
);

function showTop(c: C): number {
  if (c.table.reach === 0 || isSheltered(c)) return 0;
  const depth = deepen(c, c.who, c.table.reach);
  for (let below = 0; below < depth; below++) reveal(c, c.who, below);
  return depth;
}

/** [HOC-15.3] */
function isSheltered(c: C): boolean {
  const { draw } = c.theirs;
  return c.table.faceUpShelters === 1 && draw.length > 0 && isFaceUp(draw[draw.length - 1]!);
}

function offerShown(c: C, shown: Slot, out: OptionList): void {
  const { draw } = c.theirs;
  for (let i = draw.length - c.get(shown); i < draw.length; i++)
    out.addOnce(leaveKind.of.leave(kindOf(draw[i]!), c.who));
}

function leaveOne(c: C, shown: Slot): void {
  const { draw } = c.theirs;
  let left = false;
  for (let below = c.get(shown) - 1; below >= 0; below--) {
    const index = draw.length - 1 - below;
    if (!left && kindOf(draw[index]!) === leaveKind.argumentOf(c.answer)) left = true;
    else discardFromDraw(c, c.who, index);
  }
  replace(c, c.who);
}

export const batteringRam = action(
  'battering-ram',
  draw(
    1,
    forEachOpponent(
      clause(
        'battering-ram',
        {},
        pick(
          wreckKind,
          (c, out) => offerToWreck(c.theirs.kept, c.who, out),
          (c) => {
            const card = wreckKind.argumentOf(c.answer);
            moveKind(c, card, mine.kept, mine.discard, c.who);
            c.tell?.('discarded', { seat: c.who, card: nameOf(card) });
          },
          byAttacker,
        ),
      ),
    ),
  ),
);

export const supplyUnit = action(
  'supply-unit',
  draw(
    1,
    clause('supply-unit', {}, (c) => {
      c.table.returns++;
    }),
  ),
);
