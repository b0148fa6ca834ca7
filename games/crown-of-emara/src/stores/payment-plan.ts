import { RESOURCES } from '../../data/goods.ts';
import { countOf, GOLD, KINDS_OF_RESOURCE } from '../components.ts';

/**
 * A payment under way, seen from outside: what may be paid, what one would rather pay, and the chain of answers that pays
 * it [EMARA-20.7]. `price` is the field of the table: caps of the four resources, the cap of coins, and what is due.
 */
const COINS_CAP = KINDS_OF_RESOURCE;
const DUE = COINS_CAP + 1;

/** So many of each resource, from the first that is still open on, and the rest in coins. */
export interface Mix {
  readonly resources: readonly number[];
  readonly coins: number;
}

export interface Payment {
  readonly price: readonly number[];
  readonly goods: readonly number[];
  /** The resource that is asked about; those before it are settled. */
  readonly from: number;
}

/** How many pieces are still to be paid. */
export function due({ price }: Pick<Payment, 'price'>): number {
  return price[DUE]!;
}

/** The most that can be paid of a resource, or with `GOLD` in coins. */
export function mostOf({ price, goods, from }: Payment, good: number): number {
  if (good === GOLD) return Math.min(price[COINS_CAP]!, countOf(goods, GOLD), price[DUE]!);
  return good < from ? 0 : Math.min(price[good]!, countOf(goods, good), price[DUE]!);
}

export function isFull(payment: Payment, { resources, coins }: Mix): boolean {
  return resources.reduce((sum, count) => sum + count, coins) === due(payment);
}

/** Coins last, for they stand for anything; before them always a piece of what is held most. */
export function thriftyMix(payment: Payment): Mix {
  const resources = RESOURCES.map(() => 0);
  let left = due(payment);
  for (; left > 0; left--) {
    const open = resources.map((count, r) => (count < mostOf(payment, r) ? countOf(payment.goods, r) - count : 0));
    const held = Math.max(...open);
    if (held <= 0) break;
    resources[open.indexOf(held)]! += 1;
  }
  return { resources, coins: left };
}

/** One piece more of a good. What is then too much is kept: a coin first, else a piece of what was to be paid most of. */
export function oneMore(payment: Payment, { resources, coins }: Mix, good: number): Mix {
  const more =
    good === GOLD ? { resources, coins: coins + 1 } : { resources: resources.with(good, resources[good]! + 1), coins };
  const paid = more.resources.reduce((sum, count) => sum + count, more.coins);
  if (paid <= due(payment)) return more;
  if (good !== GOLD && coins > 0) return { ...more, coins: coins - 1 };
  const others = more.resources.map((count, r) => (r === good ? 0 : count));
  const most = others.indexOf(Math.max(...others));
  return { ...more, resources: more.resources.with(most, others[most]! - 1) };
}

/** The answers that pay this mix: one for each resource that leaves a choice when its turn comes. */
export function chainOf(payment: Payment, { resources }: Mix): readonly string[] {
  const out: string[] = [];
  let left = due(payment);
  for (let r = payment.from; r < KINDS_OF_RESOURCE; r++) {
    const most = Math.min(mostOf(payment, r), left);
    let later = mostOf(payment, GOLD);
    for (let next = r + 1; next < KINDS_OF_RESOURCE; next++)
      later += Math.min(payment.price[next]!, countOf(payment.goods, next));
    if (Math.max(0, left - later) < most) out.push(`pay:${RESOURCES[r]},${resources[r]}`);
    left -= resources[r]!;
  }
  return out;
}
