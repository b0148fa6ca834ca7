/**
 * What a place in a zone holds: the kind of a component, never an instance number, so nobody can follow a card through
 * a shuffle. In a pile an entry may carry a mark, because a draw pile may have known cards at known places.
 */
const KIND_BITS = 0xffff;
const FACE_UP = 1 << 16;
const PEEKED = 1 << 17;

/** Stands in a view for an entry that its seat may not see. */
export const HIDDEN = -1;

/** The same for an entry at which its owner has looked: that it was looked at is public, what it is is not. */
export const LOOKED_AT = -2;

export function kindOf(entry: number): number {
  return entry & KIND_BITS;
}

/** The entry lying open: every seat sees it, wherever the pile's audience says. */
export function faceUp(entry: number): number {
  return (entry & KIND_BITS) | FACE_UP;
}

/** The entry lying face down, but its owner has looked at it. */
export function peeked(entry: number): number {
  return entry | PEEKED;
}

/** Entries without a mark are alike to everybody, so a crowd of them is looked at once. */
export function isMarked(entry: number): boolean {
  return entry > KIND_BITS;
}

export function isFaceUp(entry: number): boolean {
  return entry >= 0 && (entry & FACE_UP) !== 0;
}

export function isPeeked(entry: number): boolean {
  return entry >= 0 && (entry & PEEKED) !== 0;
}

/** Whether a number from outside can stand in a zone of a game with so many kinds. */
export function isEntry(value: number, kinds: number, mayBeMarked: boolean): boolean {
  const bits = mayBeMarked ? KIND_BITS | FACE_UP | PEEKED : KIND_BITS;
  return (value & ~bits) === 0 && kindOf(value) < kinds;
}
