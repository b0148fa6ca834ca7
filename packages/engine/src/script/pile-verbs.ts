import type { Context } from '../context.ts';
import type { PileField } from '../state/schema.ts';
import type { EntryKind } from '../verb-kind.ts';
import { entries, moveWithin } from '../zones.ts';
import type { List, Part, Slot } from './part.ts';
import { ask, local, loop, subset } from './verbs.ts';

/** The words for effects on the top cards of a pile; they concern the pile of the seat that is asked. */
export function pileVerbs<C extends Context>() {
  return { moveAny: moveAny<C>, reorder: reorder<C> };
}

/**
 * As many as one likes of the top cards, of which `seen` holds the number. `move` takes the card at this place away; of
 * equal cards it is the topmost.
 */
function moveAny<C extends Context>(
  kind: EntryKind,
  pile: PileField,
  seen: Slot,
  move: (c: C, index: number) => void,
): Part<C> {
  const list: List<C> = (c, out) => {
    const cards = entries(c, pile, c.who);
    for (let i = cards.length - c.get(seen); i < cards.length; i++) out.add(kind.optionOf(cards[i]!));
  };
  return subset(kind, list, (c) => {
    const cards = entries(c, pile, c.who);
    let index = cards.length - 1;
    while (kind.optionOf(cards[index]!) !== c.answer) index--;
    move(c, index);
    c.set(seen, c.get(seen) - 1);
  });
}

/** Puts the top cards, of which `seen` holds the number, in any order, from the lowest up; the last needs no question. */
function reorder<C extends Context>(kind: EntryKind, pile: PileField, seen: Slot): Part<C> {
  return local((placed) => {
    const lowest = (c: C): number => entries(c, pile, c.who).length - c.get(seen) + c.get(placed);
    const list: List<C> = (c, out) => {
      const cards = entries(c, pile, c.who);
      for (let i = lowest(c); i < cards.length; i++) out.addOnce(kind.optionOf(cards[i]!));
    };
    const place = (c: C): void => {
      const cards = entries(c, pile, c.who);
      let index = lowest(c);
      while (kind.optionOf(cards[index]!) !== c.answer) index++;
      moveWithin(c, index, lowest(c), pile, c.who);
    };
    return loop(
      (c) => c.get(placed) < c.get(seen) - 1,
      [ask(kind, list, place), (c) => c.set(placed, c.get(placed) + 1)],
    );
  });
}
