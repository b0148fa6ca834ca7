import { expect, test } from 'vitest';
import { NOBLES } from '../src/components.ts';
import { invariant } from '../src/invariant.ts';
import type { Emara } from '../src/state.ts';
import { at } from './at.ts';

/** What the invariant says of a sound position after this change. */
function after(change: (s: Emara) => void): string | undefined {
  const { state } = at({ seats: 2 });
  expect(invariant(state)).toBeUndefined();
  change(state);
  return invariant(state);
}

/** Takes the cards of one rank with these places in its stack, 0 being the top. */
function without(s: Emara, rank: number, ...taken: readonly number[]): void {
  const kinds = NOBLES.filter((card) => card.rank === rank).map((card) => card.kind);
  s.table.nobility = s.table.nobility.filter((kind) => !taken.includes(kinds.indexOf(kind)));
}

test('[EMARA-8.2] nobility cards leave from the top of their stack only', () => {
  expect(after((s) => without(s, 2, 0, 1))).toBeUndefined();
  expect(after((s) => without(s, 2, 0, 1, 2, 3))).toBeUndefined();
  for (const taken of [[3], [1], [0, 2], [1, 2, 3]]) {
    expect(after((s) => without(s, 2, ...taken))).toContain('the nobility stack of rank prince');
  }
});

test('[EMARA-8.11] every hut is empty or belongs to a player', () => {
  const taken = (seat: number) =>
    after((s) => {
      s.table.huts[4] = seat;
    });
  expect([taken(-1), taken(1)]).toEqual([undefined, undefined]);
  for (const seat of [-2, 2]) expect(taken(seat)).toBe('the hut weaving-mill.2 belongs to nobody who plays');
});

test('[EMARA-12.2] no gift or donation marker is turned further than it goes', () => {
  const turned = (field: 'gifts' | 'donations') => after((s) => void s.table[field].fill(4));
  expect([turned('gifts'), turned('donations')]).toEqual(['a marker is turned too far', 'a marker is turned too far']);
});
