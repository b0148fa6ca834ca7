import type { OptionList, Part } from '@crownleaf/engine';
import { BEEHIVE, RESOURCES, resourceName } from '../../data/resources.ts';
import {
  boardSpace,
  buildingPlan,
  CLEARING_COUNT,
  firstSpace,
  GENERAL_COUNT,
  PLANS,
  spaceCount,
} from '../board/board.ts';
import type { Reduction } from '../effects/vocabulary.ts';
import { buildKind, clearingKind, PAY_IN_FULL, PAY_TO_REDUCE, reduceKind, saveKind, siteKind } from '../kinds.ts';
import { type C, EMPTY, type Fellowship, MAKER_STEPS, type Table } from '../state.ts';
import { call, cite, local, loop, mayPick, pick, when } from '../verbs.ts';
import { earnTrophy } from './attack.ts';
import { countDeed } from './deeds.ts';
import { homeHere } from './home.ts';
import { gain } from './storage.ts';

const KINDS = RESOURCES.length;

export interface BuildTerms {
  readonly anywhere?: true | undefined;
  readonly reduce?: Reduction | undefined;
}

export function isFull({ tiles }: Table, clearing: number): boolean {
  const first = firstSpace(clearing);
  const end = first + spaceCount(clearing);
  for (let space = first; space < end; space++) if (tiles[space] === EMPTY) return false;
  return true;
}

/** How many resources are short of the cost when `beehives` go elsewhere; Infinity if even those are missing. */
function shortage({ storage }: Fellowship, plan: number, beehives: number): number {
  const { cost } = buildingPlan(plan);
  let short = 0;
  for (let r = 0; r < KINDS; r++) {
    const have = r === BEEHIVE ? storage[r]! - beehives : storage[r]!;
    if (have < 0) return Number.POSITIVE_INFINITY;
    if (cost[r]! > have) short += cost[r]! - have;
  }
  return short;
}

function payableInFull(mine: Fellowship, plan: number, reduce: Reduction | undefined): boolean {
  const free = reduce !== undefined && reduce.beehives === 0 ? reduce.amount : 0;
  return shortage(mine, plan, 0) <= free;
}

function payableReduced(mine: Fellowship, plan: number, reduce: Reduction | undefined): boolean {
  return reduce !== undefined && reduce.beehives > 0 && shortage(mine, plan, reduce.beehives) <= reduce.amount;
}

/** General buildings that are left, and the player's own tiles [EMBER-12.2]. */
function isThere(t: Table, mine: Fellowship, plan: number): boolean {
  return plan < GENERAL_COUNT ? t.buildings[plan]! > 0 : mine.built[plan - GENERAL_COUNT] === 0;
}

/** Builds up to so many, each in the four steps and in the order of [EMBER-22.9]. */
export function building(count: number, terms: BuildTerms): Part<C> {
  const { anywhere, reduce } = terms;
  const plans = (c: C, out: OptionList): void => {
    const { table, theirs } = c;
    if (anywhere ? everyClearingIsFull(table) : isFull(table, theirs.at)) return;
    for (let plan = 0; plan < PLANS.length; plan++) {
      if (!isThere(table, theirs, plan)) continue;
      if (payableInFull(theirs, plan, reduce) || payableReduced(theirs, plan, reduce)) out.add(plan);
    }
  };
  return local((left) =>
    local((plan) => {
      const chain: Part<C> = [
        (c) => {
          c.set(plan, c.answer);
          c.table.price = buildingPlan(c.answer).cost.slice();
        },
        reduce === undefined ? [] : reduction(reduce, plan),
        (c) => pay(c),
        anywhere
          ? pick(
              clearingKind,
              openClearings,
              siteIn((c) => c.answer, plan),
            )
          : siteIn((c) => c.theirs.at, plan),
        call(homeHere),
      ];
      return [
        (c) => c.set(left, count),
        loop(
          (c) => c.get(left) > 0,
          [
            (c) => c.set(left, c.get(left) - 1),
            cite('EMBER-12.1', mayPick(buildKind, plans, chain, { passed: (c) => c.set(left, 0) })),
          ],
        ),
      ];
    }),
  );
}

type Slot = Parameters<C['get']>[0];

/** Whether to pay for it, then how much of each kind it takes off the cost [EMBER-16.14, EMBER-22.10]. */
function reduction(reduce: Reduction, plan: Slot): Part<C> {
  const start = (c: C): void => {
    c.table.saving = Math.min(reduce.amount, buildingPlan(c.get(plan)).total);
    c.table.counted = 0;
  };
  if (reduce.beehives === 0) return [start, savings];
  const ways = (c: C, out: OptionList): void => {
    if (payableReduced(c.theirs, c.get(plan), reduce)) out.add(PAY_TO_REDUCE);
    if (payableInFull(c.theirs, c.get(plan), reduce)) out.add(PAY_IN_FULL);
  };
  const payFirst = (c: C): void => {
    c.theirs.storage[BEEHIVE]! -= reduce.beehives;
    c.tell?.('spent', { seat: c.who, what: resourceName(BEEHIVE), count: reduce.beehives });
    start(c);
  };
  return cite(
    'EMBER-16.14',
    pick(
      reduceKind,
      ways,
      when((c) => c.answer === PAY_TO_REDUCE, [payFirst, savings]),
    ),
  );
}

/** What can be taken off the cost: what is left to save must still fit the later kinds, and what remains be payable. */
function savable(c: C, out: OptionList): void {
  const { counted, price, saving } = c.table;
  const { storage } = c.theirs;
  let laterMost = 0;
  let laterLeast = 0;
  for (let r = counted + 1; r < KINDS; r++) {
    laterMost += price[r]!;
    laterLeast += Math.max(0, price[r]! - storage[r]!);
  }
  const least = Math.max(0, saving - laterMost, price[counted]! - storage[counted]!);
  const most = Math.min(price[counted]!, saving - laterLeast);
  for (let n = least; n <= most; n++) out.add(saveKind.of.save(counted, n));
}

function save(c: C): void {
  const n = saveKind.argumentOf(c.answer, 1);
  c.table.price[c.table.counted]! -= n;
  c.table.saving -= n;
}

/** Kind by kind. */
const savings: Part<C> = [
  loop(
    (c) => c.table.counted < KINDS,
    [
      cite('EMBER-22.10', pick(saveKind, savable, save)),
      (c) => {
        c.table.counted++;
      },
    ],
  ),
  (c) => {
    c.table.counted = EMPTY;
  },
];

function pay(c: C): void {
  const { storage } = c.theirs;
  const { price } = c.table;
  for (let r = 0; r < KINDS; r++) {
    if (price[r] === 0) continue;
    storage[r]! -= price[r]!;
    c.tell?.('spent', { seat: c.who, what: resourceName(r), count: price[r]! });
    price[r] = 0;
  }
}

function everyClearingIsFull(t: Table): boolean {
  for (let clearing = 0; clearing < CLEARING_COUNT; clearing++) if (!isFull(t, clearing)) return false;
  return true;
}

function openClearings(c: C, out: OptionList): void {
  for (let clearing = 0; clearing < CLEARING_COUNT; clearing++) if (!isFull(c.table, clearing)) out.add(clearing);
}

export function freeSites({ tiles }: Table, clearing: number, out: OptionList): void {
  const first = firstSpace(clearing);
  const end = first + spaceCount(clearing);
  for (let space = first; space < end; space++) if (tiles[space] === EMPTY) out.add(space);
}

function siteIn(clearing: (c: C) => number, plan: Slot): Part<C> {
  return local((where) => [
    (c) => c.set(where, clearing(c)),
    cite(
      'EMBER-12.5',
      pick(
        siteKind,
        (c, out) => freeSites(c.table, c.get(where), out),
        (c) => place(c, c.get(plan), c.answer),
      ),
    ),
  ]);
}

/** The tile's own bonus holds before the resource of its space is gained [EMBER-12.7]. */
function place(c: C, plan: number, space: number): void {
  const { table, theirs } = c;
  const general = plan < GENERAL_COUNT;
  if (general) table.buildings[plan]!--;
  else theirs.built[plan - GENERAL_COUNT] = 1;
  table.tiles[space] = buildingPlan(plan).type;
  table.makers[space] = c.who * MAKER_STEPS + (general ? 0 : 1 + plan - GENERAL_COUNT);
  table.site = space;
  c.tell?.('built', { seat: c.who, building: buildingPlan(plan).name, space: boardSpace(space).name });
  countDeed(c, 'build', 1);
  const { clearing, resource } = boardSpace(space);
  if (isFull(table, clearing)) earnTrophy(c, c.who, 'clearing');
  if (resource >= 0) gain(c, c.who, resource, 1);
}

/** Whose the building on a space is; −1 for those of the set-up and of the sister. */
export function builderOf({ makers }: Table, space: number): number {
  return makers[space] === EMPTY ? EMPTY : Math.floor(makers[space]! / MAKER_STEPS);
}
