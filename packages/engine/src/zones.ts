import type { Context } from './context.ts';
import type { EventMap } from './event.ts';
import type { Seat } from './seat.ts';
import { faceUp, isFaceUp, isMarked, isPeeked, kindOf, peeked } from './state/entry.ts';
import type { PileField, Schema, Zone } from './state/schema.ts';
import { seesEntry, seesZone } from './state/view.ts';

/**
 * Every component moves through these functions. They compare who could see it where it was with who can see it where
 * it is, so that undo barriers and the proofs of secrecy need no one to remember them. A zone on the table takes no
 * seat; a seat's zone is the running seat's own unless another is named.
 */
type Ctx = Context<Schema, Schema, EventMap>;

export function entries(c: Ctx, zone: Zone, seat: Seat = c.seat): number[] {
  const fields = zone.scope === 'table' ? c.state.table : c.state.seats[seat]!;
  return fields[zone.name] as number[];
}

/** Moves the top card; false when there is none. */
export function moveTop(c: Ctx, from: Zone, to: Zone, seat: Seat = c.seat, toSeat: Seat = seat): boolean {
  return deal(c, 1, from, to, seat, toSeat) === 1;
}

/** Moves so many cards from the top, as far as there are; returns how many. */
export function deal(c: Ctx, count: number, from: Zone, to: Zone, seat: Seat = c.seat, toSeat: Seat = seat): number {
  const source = entries(c, from, seat);
  const target = entries(c, to, toSeat);
  const dealt = Math.min(count, source.length);
  let noticed = false;
  for (let i = 0; i < dealt; i++) {
    const entry = source.pop()!;
    if (!noticed || isMarked(entry)) noticed = arrive(c, entry, from, seat, to, toSeat) || noticed;
    target.push(kindOf(entry));
  }
  return dealt;
}

/** Moves one card of this kind; the caller knows that it is there. */
export function moveKind(c: Ctx, kind: number, from: Zone, to: Zone, seat: Seat = c.seat, toSeat: Seat = seat): void {
  const source = entries(c, from, seat);
  let i = source.length - 1;
  while (i >= 0 && kindOf(source[i]!) !== kind) i--;
  if (i < 0) throw new Error(`no component of kind ${kind} in '${from.name}'`);
  moveAt(c, i, from, to, seat, toSeat);
}

/** Moves the card at this place of the source to the top of the target. */
export function moveAt(c: Ctx, index: number, from: Zone, to: Zone, seat: Seat = c.seat, toSeat: Seat = seat): void {
  const entry = takeAt(c, index, from, seat);
  arrive(c, entry, from, seat, to, toSeat);
  entries(c, to, toSeat).push(kindOf(entry));
}

/** Moves the card at this place of the source under the target pile. */
export function moveUnder(c: Ctx, index: number, from: Zone, to: Zone, seat: Seat = c.seat, toSeat: Seat = seat): void {
  const entry = takeAt(c, index, from, seat);
  arrive(c, entry, from, seat, to, toSeat);
  entries(c, to, toSeat).unshift(kindOf(entry));
}

/** Lays the card at this place of the source face up on top of the target pile, or under it, for everybody to see. */
export function layFaceUp(
  c: Ctx,
  index: number,
  from: Zone,
  to: PileField,
  where: 'top' | 'bottom' = 'top',
  seat: Seat = c.seat,
  toSeat: Seat = seat,
): void {
  const entry = takeAt(c, index, from, seat);
  if (from.audience !== 'all' && !isFaceUp(entry)) c.learn('all', sees(entry, from, seat, c.answering), kindOf(entry));
  const target = entries(c, to, toSeat);
  if (where === 'top') target.push(faceUp(entry));
  else target.unshift(faceUp(entry));
}

/** Moves a card to another place of its own pile, marks and all: what its owner knows goes with it. */
export function moveWithin(c: Ctx, index: number, to: number, zone: PileField, seat: Seat = c.seat): void {
  const entry = takeAt(c, index, zone, seat);
  entries(c, zone, seat).splice(to, 0, entry);
}

export function moveAll(c: Ctx, from: Zone, to: Zone, seat: Seat = c.seat, toSeat: Seat = seat): void {
  const source = entries(c, from, seat);
  const target = entries(c, to, toSeat);
  let noticed = false;
  for (let i = 0; i < source.length; i++) {
    const entry = source[i]!;
    if (!noticed || isMarked(entry)) noticed = arrive(c, entry, from, seat, to, toSeat) || noticed;
    target.push(kindOf(entry));
  }
  source.length = 0;
}

/** Moves every card that passes the test, in order, and keeps the order of the rest. */
export function moveWhere(
  c: Ctx,
  test: (kind: number) => boolean,
  from: Zone,
  to: Zone,
  seat: Seat = c.seat,
  toSeat: Seat = seat,
): void {
  const source = entries(c, from, seat);
  const target = entries(c, to, toSeat);
  let kept = 0;
  let noticed = false;
  for (let i = 0; i < source.length; i++) {
    const entry = source[i]!;
    if (!test(kindOf(entry))) {
      source[kept++] = entry;
      continue;
    }
    if (!noticed || isMarked(entry)) noticed = arrive(c, entry, from, seat, to, toSeat) || noticed;
    target.push(kindOf(entry));
  }
  source.length = kept;
}

/** Shuffles the whole zone; marks are wiped, since nobody can know any longer what lies where. */
export function shuffle(c: Ctx, zone: Zone, seat: Seat = c.seat): void {
  const cards = entries(c, zone, seat);
  for (let i = 0; i < cards.length; i++) cards[i] = kindOf(cards[i]!);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = c.int(i + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
}

/** Turns a card of a pile face up where it lies. */
export function turnUp(c: Ctx, index: number, zone: PileField, seat: Seat = c.seat): void {
  const cards = entries(c, zone, seat);
  const entry = entryAt(cards, index, zone);
  if (isFaceUp(entry)) return;
  if (zone.audience !== 'all') c.learn('all', sees(entry, zone, seat, c.answering), kindOf(entry));
  cards[index] = faceUp(entry);
}

/** The owner of a pile looks at a card in it and leaves it where it lies. */
export function peek(c: Ctx, index: number, zone: PileField, seat: Seat = c.seat): void {
  if (zone.scope === 'table')
    throw new Error(`nobody owns '${zone.name}', so nobody can be the one who looked into it`);
  const cards = entries(c, zone, seat);
  const entry = entryAt(cards, index, zone);
  if (zone.audience !== 'none' || isFaceUp(entry) || isPeeked(entry)) return;
  c.learn(seat, false, kindOf(entry));
  cards[index] = peeked(entry);
}

/** The owner of a pile looks at so many cards from the top, as far as there are; returns how many. */
export function lookAtTop(c: Ctx, count: number, zone: PileField, seat: Seat = c.seat): number {
  const { length } = entries(c, zone, seat);
  const seen = Math.min(count, length);
  for (let i = length - seen; i < length; i++) peek(c, i, zone, seat);
  return seen;
}

/** Puts a new component into a zone at set-up, from nothing. */
export function put(c: Ctx, zone: Zone, kinds: readonly number[], seat: Seat = c.seat): void {
  const cards = entries(c, zone, seat);
  for (const kind of kinds) cards.push(kind);
}

function entryAt(cards: readonly number[], index: number, zone: Zone): number {
  const entry = cards[index];
  if (entry === undefined) throw new Error(`no component at place ${index} of '${zone.name}'`);
  return entry;
}

function takeAt(c: Ctx, index: number, from: Zone, seat: Seat): number {
  const source = entries(c, from, seat);
  const entry = entryAt(source, index, from);
  const last = source.length - 1;
  if (from.type === 'bag') {
    source[index] = source[last]!;
    source.length = last;
  } else source.splice(index, 1);
  return entry;
}

/**
 * Notices who sees the card now that could not see it before. Returns whether that settles it for all cards of the same
 * move that carry no mark; a listener wants to hear of each.
 */
function arrive(c: Ctx, entry: number, from: Zone, fromSeat: Seat, to: Zone, toSeat: Seat): boolean {
  const settled = c.observer === undefined && !isMarked(entry);
  if (from.audience === 'all' || isFaceUp(entry)) return settled;
  if (to.audience !== 'all') stayInPool(from, fromSeat, to, toSeat);
  if (to.audience === 'none') return settled;
  const learner = to.audience === 'all' ? 'all' : toSeat;
  if (learner === 'all' || !sees(entry, from, fromSeat, learner)) {
    c.learn(learner, sees(entry, from, fromSeat, c.answering), kindOf(entry));
  }
  return settled;
}

/** A card that changed its pool unseen would change what lies hidden there, and so tell everybody what it is. */
function stayInPool(from: Zone, fromSeat: Seat, to: Zone, toSeat: Seat): void {
  const { name, per } = from.pool;
  if (name === to.pool.name && per === to.pool.per && (per === 'table' || fromSeat === toSeat)) return;
  throw new Error(`a hidden card cannot move from '${from.name}' to '${to.name}': they are not of one pool`);
}

function sees(entry: number, zone: Zone, owner: Seat, viewer: Seat): boolean {
  return seesZone(zone, owner, viewer) || seesEntry(entry, owner, viewer);
}
