import { type OptionList, script } from '@crownleaf/engine';
import { countOf, GOLD, KINDS_OF_RESOURCE } from '../components.ts';
import { payKind } from '../kinds.ts';
import type { C, Mine, Table } from '../state.ts';
import { ask, local, loop } from '../verbs.ts';
import { spend } from './stores.ts';

/**
 * Prices in resources. A payment is what leaves the hand [EMARA-20.6]: of each resource at most its cap, the rest in
 * coins, so many pieces in all. It is asked as a chain, resource by resource [EMARA-20.7].
 */
const COINS_CAP = KINDS_OF_RESOURCE;
const DUE = COINS_CAP + 1;
const partOf = payKind.of.pay;

/** How many pieces a printed price asks for. */
export function pieces(cost: readonly number[]): number {
  let sum = 0;
  for (let r = 0; r < KINDS_OF_RESOURCE; r++) sum += cost[r]!;
  return sum;
}

/** Can this printed price, so many resources less, be paid? With `anyKind` only the number counts [EMARA-13.17]. */
export function canPay(goods: readonly number[], cost: readonly number[], less: number, anyKind: boolean): boolean {
  let due = -less;
  let held = goods[GOLD]!;
  for (let r = 0; r < KINDS_OF_RESOURCE; r++) {
    due += cost[r]!;
    held += anyKind ? goods[r]! : Math.min(cost[r]!, goods[r]!);
  }
  return held >= due;
}

/** Can so many of one resource be paid, coins included? */
export function canPayOne(goods: readonly number[], resource: number, count: number): boolean {
  return goods[resource]! + goods[GOLD]! >= count;
}

/** Coins included. */
export function piecesHeld(goods: readonly number[]): number {
  return resourcesHeld(goods) + countOf(goods, GOLD);
}

export function resourcesHeld(goods: readonly number[]): number {
  let sum = 0;
  for (let r = 0; r < KINDS_OF_RESOURCE; r++) sum += goods[r]!;
  return sum;
}

export function owe(c: C, cost: readonly number[], less: number, anyKind: boolean): void {
  const due = Math.max(0, pieces(cost) - less);
  const { price } = c.table;
  for (let r = 0; r < KINDS_OF_RESOURCE; r++) price[r] = anyKind ? due : cost[r]!;
  price[COINS_CAP] = due;
  price[DUE] = due;
}

export function oweOne(c: C, resource: number, count: number): void {
  const { price } = c.table;
  for (let r = 0; r < KINDS_OF_RESOURCE; r++) price[r] = r === resource ? count : 0;
  price[COINS_CAP] = count;
  price[DUE] = count;
}

/** So many resources of any kind; coins among them only where the rules allow it [EMARA-9.5]. */
export function oweAny(c: C, count: number, coinsToo: boolean): void {
  const { price } = c.table;
  for (let r = 0; r < KINDS_OF_RESOURCE; r++) price[r] = count;
  price[COINS_CAP] = coinsToo ? count : 0;
  price[DUE] = count;
}

function most(c: C, resource: number): number {
  const { price } = c.table;
  return Math.min(price[resource]!, c.mine.goods[resource]!, price[DUE]!);
}

/** So few that the later resources and the coins can still pay the rest. */
export function least({ price }: Table, { goods }: Mine, resource: number): number {
  let later = Math.min(price[COINS_CAP]!, goods[GOLD]!);
  for (let r = resource + 1; r < KINDS_OF_RESOURCE; r++) later += Math.min(price[r]!, goods[r]!);
  return Math.max(0, price[DUE]! - later);
}

function payPieces(c: C, resource: number, count: number): void {
  spend(c, resource, count);
  c.table.price[DUE]! -= count;
}

function amounts(c: C, resource: number, out: OptionList): void {
  const top = most(c, resource);
  for (let n = least(c.table, c.mine, resource); n <= top; n++) out.add(partOf(resource, n));
}

/** Pays what is forced and stops at the first resource with a choice. */
function settled(c: C, from: number): number {
  for (let r = from; r < KINDS_OF_RESOURCE; r++) {
    const low = least(c.table, c.mine, r);
    if (low < most(c, r)) return r;
    payPieces(c, r, low);
  }
  return KINDS_OF_RESOURCE;
}

function payRestInCoins(c: C): void {
  const { price } = c.table;
  spend(c, GOLD, price[DUE]!);
  price.fill(0);
}

/** Pays what `owe` and its kin laid down. */
export const pay = script<C>(
  'payment',
  { rule: 'EMARA-9.2' },
  local((resource) => [
    (c) => c.set(resource, settled(c, 0)),
    loop(
      (c) => c.get(resource) < KINDS_OF_RESOURCE,
      ask(
        payKind,
        (c, out) => amounts(c, c.get(resource), out),
        (c) => {
          payPieces(c, c.get(resource), payKind.argumentOf(c.answer, 1));
          c.set(resource, settled(c, c.get(resource) + 1));
        },
      ),
    ),
    payRestInCoins,
  ]),
);
