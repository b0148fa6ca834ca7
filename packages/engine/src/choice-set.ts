import { type ChoiceSet, type Option, OptionList, PASS } from './decision.ts';
import { RefusedError } from './refused-error.ts';

/** How many pieces must still be taken, and how many may be. */
export interface Bounds {
  readonly missing: number;
  readonly left: number;
}

/** Offers the sorted pieces that may be taken next and, once enough were taken, to stop. */
export function offerNext(pieces: OptionList, lowest: Option, { missing, left }: Bounds, out: OptionList): void {
  if (left <= 0) return;
  offerRising(pieces, lowest, missing, out);
  if (missing <= 0 && out.count > 0) out.add(PASS);
}

/** Offers each distinct piece from `lowest` up after which enough pieces remain to reach the number still missing. */
function offerRising(pieces: OptionList, lowest: Option, missing: number, out: OptionList): void {
  let reachable = 0;
  for (let i = 0; i < pieces.count; i++) if (pieces.items[i]! >= lowest) reachable++;
  const needed = Math.min(missing, reachable);
  for (let i = 0; i < pieces.count; i++) {
    const piece = pieces.items[i]!;
    if (piece < lowest) continue;
    let from = 0;
    for (let j = 0; j < pieces.count; j++) if (pieces.items[j]! >= piece) from++;
    if (from >= needed) out.addOnce(piece);
  }
}

/** All that can still be chosen of the sorted pieces. */
export function remainingSet(pieces: OptionList, lowest: Option, { missing, left }: Bounds): ChoiceSet {
  const rest = pieces.items.slice(0, pieces.count).filter((piece) => piece >= lowest);
  return { pieces: rest, min: Math.max(0, Math.min(missing, rest.length)), max: Math.min(left, rest.length) };
}

/** Why these pieces cannot be chosen together; undefined if they can. */
export function whyNotSet<P>({ pieces, min, max }: ChoiceSet<P>, chosen: readonly P[]): string | undefined {
  const rest = [...pieces];
  for (const piece of chosen) {
    const at = rest.indexOf(piece);
    if (at < 0)
      return pieces.includes(piece) ? `there are not so many '${piece}'` : `'${piece}' is not among the pieces`;
    rest.splice(at, 1);
  }
  if (chosen.length < min) return `choose at least ${min}`;
  return chosen.length > max ? `choose at most ${max}` : undefined;
}

/**
 * The chain of answers that chooses these pieces, given in any order: rising, without those that the engine takes by itself
 * because there is no other, and with `pass` at the end where it would still ask.
 */
export function answersOf<P>(set: ChoiceSet<P>, chosen: readonly P[], pass: P): readonly P[] {
  const reason = whyNotSet(set, chosen);
  if (reason !== undefined) throw new RefusedError('illegal-option', reason);
  const kinds = [...new Set(set.pieces)];
  const left = set.pieces.map((piece) => kinds.indexOf(piece));
  const wanted = chosen.map((piece) => kinds.indexOf(piece)).toSorted((a, b) => a - b);
  const answers: P[] = [];
  for (let taken = 0, lowest = 0; ; taken++) {
    const options = offeredNext(left, lowest, { missing: set.min - taken, left: set.max - taken });
    const next = wanted[taken];
    if (options > 1) answers.push(next === undefined ? pass : kinds[next]!);
    if (options === 0 || next === undefined) return answers;
    left.splice(left.indexOf(next), 1);
    lowest = next;
  }
}

/** How many options the engine would offer. */
function offeredNext(pieces: readonly Option[], lowest: Option, bounds: Bounds): number {
  const [rest, out] = [new OptionList(), new OptionList()];
  for (const piece of pieces) rest.add(piece);
  offerNext(rest, lowest, bounds, out);
  return out.count;
}

/** Of the pieces that were chosen, those still to be taken when the engine has got as far as `next`. */
export function stillChosen<P>(before: ChoiceSet<P>, chosen: readonly P[], next: ChoiceSet<P>): readonly P[] {
  const copies = (list: readonly P[], piece: P): number => list.filter((each) => each === piece).length;
  return [...new Set(chosen)].flatMap((piece) => {
    const gone = copies(before.pieces, piece) - copies(next.pieces, piece);
    return Array<P>(Math.max(0, copies(chosen, piece) - gone)).fill(piece);
  });
}
