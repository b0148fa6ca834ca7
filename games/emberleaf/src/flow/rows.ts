import { moveAll, moveAt, moveUnder, shuffle, type Zone } from '@crownleaf/engine';
import { type C, table } from '../state.ts';

export const ROW = 5;

interface Row {
  readonly name: 'heroes' | 'favours';
  readonly deck: Zone & { readonly name: string };
  readonly row: Zone & { readonly name: string };
  readonly discard: Zone & { readonly name: string };
}

export const heroRow: Row = {
  name: 'heroes',
  deck: table.heroDeck,
  row: table.heroRow,
  discard: table.heroDiscard,
};
export const favourRow: Row = {
  name: 'favours',
  deck: table.favourDeck,
  row: table.favourRow,
  discard: table.favourDiscard,
};

function cards(c: C, zone: Zone): readonly number[] {
  return c.state.table[zone.name as 'heroRow'];
}

/** Deals to the left of the row until it has five; an empty pile is made anew from its discards [EMBER-19.5]. */
export function fillRow(c: C, { deck, row, discard }: Row): void {
  while (cards(c, row).length < ROW) {
    if (cards(c, deck).length === 0) {
      if (cards(c, discard).length === 0) return;
      moveAll(c, discard, deck);
      shuffle(c, deck);
    }
    moveUnder(c, cards(c, deck).length - 1, deck, row);
  }
}

/** The rightmost card goes, the rest moves right, new ones come from the left [EMBER-19.2]. */
function refresh(c: C, row: Row): void {
  const last = cards(c, row.row).length - 1;
  if (last >= 0) moveAt(c, last, row.row, row.discard);
  fillRow(c, row);
  c.tell?.('row-refreshed', { row: row.name });
}

/** Five new favours for all [EMBER-18.5]. */
export function renewFavours(c: C): void {
  moveAll(c, table.favourRow, table.favourDiscard);
  fillRow(c, favourRow);
  c.tell?.('row-refreshed', { row: 'favours' });
}

/** Step 5 */
export function stepFive(c: C): void {
  if (c.table.heroTaken === 1) refresh(c, heroRow);
  if (c.table.favourTaken === 1) refresh(c, favourRow);
}
