import { itemAt } from '@crownleaf/engine';
import { CARDS, type Card } from '../data/cards.ts';

export const NAMES: readonly string[] = CARDS.map(({ name }) => name);

export const COPPER = kindNamed('copper');
export const GOLD = kindNamed('gold');
export const ESTATE = kindNamed('estate');
export const PROVINCE = kindNamed('province');

function kindNamed(name: string): number {
  return NAMES.indexOf(name);
}

export function cardOf(kind: number): Card {
  return itemAt(CARDS, kind);
}

/** Treasures come first in the list. */
export function isTreasure(kind: number): boolean {
  return kind <= GOLD;
}

/** Actions come last in the list. */
export function isAction(kind: number): boolean {
  return kind > PROVINCE;
}
