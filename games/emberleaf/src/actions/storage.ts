import { type OptionList, type Seat, script } from '@crownleaf/engine';
import { STORAGE, STORAGE_WITH_BOAT_HOUSE } from '../../data/fellowship.ts';
import { RESOURCES, resourceName } from '../../data/resources.ts';
import { TILE_BOAT_HOUSE } from '../board/board.ts';
import { kindNamed } from '../components.ts';
import { returnKind, takeKind } from '../kinds.ts';
import { type C, EMPTY, type Fellowship, type Table } from '../state.ts';
import { ask, cite, local, loop, when } from '../verbs.ts';

const KINDS = RESOURCES.length;
/** While the sister scores what the player hoards, less can be better [EMBER-22.3]. */
const HOARDERS_DUE = kindNamed('hoarders-due');

export function capacity(mine: Fellowship): number {
  return mine.built[TILE_BOAT_HOUSE] === 1 ? STORAGE_WITH_BOAT_HOUSE : STORAGE;
}

export function stored({ storage }: Fellowship): number {
  return storage[0]! + storage[1]! + storage[2]! + storage[3]!;
}

export function free(mine: Fellowship): number {
  return capacity(mine) - stored(mine);
}

/** Stores what fits; if it does not, its owner is asked before anything else goes on [EMBER-10.4]. */
export function gain(c: C, seat: Seat, resource: number, count: number): void {
  if (count <= 0) return;
  const mine = c.of(seat);
  if (free(mine) >= count && !hoardingIsScored(c.table)) store(c, seat, resource, count);
  else {
    c.table.gaining[resource] = count;
    c.call(keep, seat);
  }
}

/** Several kinds at once are stored in the order of `RESOURCES` [EMBER-22.5]. */
export function gainMixed(c: C, seat: Seat, amounts: readonly number[]): void {
  const mine = c.of(seat);
  const total = amounts.reduce((sum, n) => sum + n, 0);
  if (total === 0) return;
  if (free(mine) >= total && !hoardingIsScored(c.table)) {
    for (let resource = 0; resource < KINDS; resource++) store(c, seat, resource, amounts[resource]!);
    return;
  }
  for (let resource = 0; resource < KINDS; resource++) c.table.gaining[resource] = amounts[resource]!;
  c.call(keep, seat);
}

function store(c: C, seat: Seat, resource: number, count: number): void {
  if (count === 0) return;
  c.of(seat).storage[resource]! += count;
  c.tell?.('gained', { seat, resource: resourceName(resource), count });
}

export function hoardingIsScored({ sisterFavours }: Table): boolean {
  return sisterFavours.length > 0 && sisterFavours.includes(HOARDERS_DUE);
}

/** The owner of an overflowing storage says how many he takes and what he returns for them, kind by kind. */
export const keep = script<C>(
  'keep',
  { rule: 'EMBER-10.4' },
  local((gained) =>
    local((over) => {
      /** From none to as many as free places and what can be returned allow [EMBER-22.4]. */
      const takable = (c: C, out: OptionList): void => {
        const resource = c.get(gained);
        const count = c.table.gaining[resource]!;
        const mine = c.theirs;
        if (free(mine) >= count && !hoardingIsScored(c.table)) out.add(takeKind.of.take(resource, count));
        else {
          const most = Math.min(count, capacity(mine) - mine.storage[resource]!);
          for (let n = 0; n <= most; n++) out.add(takeKind.of.take(resource, n));
        }
      };
      const take = (c: C): void => {
        c.table.gaining[c.get(gained)] = takeKind.argumentOf(c.answer, 1);
        c.set(over, takeKind.argumentOf(c.answer, 1) - free(c.theirs));
        c.table.counted = 0;
      };
      const returnable = (c: C, out: OptionList): void => {
        const resource = c.table.counted;
        const { storage } = c.theirs;
        let later = 0;
        for (let r = resource + 1; r < KINDS; r++) if (r !== c.get(gained)) later += storage[r]!;
        const most = Math.min(storage[resource]!, c.get(over));
        for (let n = Math.max(0, c.get(over) - later); n <= most; n++) out.add(returnKind.of.return(resource, n));
      };
      const giveBack = (c: C): void => {
        const resource = c.table.counted;
        const count = returnKind.argumentOf(c.answer, 1);
        if (count === 0) return;
        c.theirs.storage[resource]! -= count;
        c.set(over, c.get(over) - count);
        c.tell?.('returned', { seat: c.who, resource: resourceName(resource), count });
      };
      const finish = (c: C): void => {
        const resource = c.get(gained);
        const count = c.table.gaining[resource]!;
        c.table.gaining[resource] = 0;
        c.table.counted = EMPTY;
        store(c, c.who, resource, count);
      };
      const settle = [
        ask(takeKind, takable, take),
        loop(
          (c) => c.get(over) > 0 && c.table.counted < KINDS,
          [
            when((c) => c.table.counted !== c.get(gained), cite('EMBER-22.4', ask(returnKind, returnable, giveBack))),
            (c) => {
              c.table.counted++;
            },
          ],
        ),
        finish,
      ];
      return loop(
        (c) => c.get(gained) < KINDS,
        [when((c) => c.table.gaining[c.get(gained)]! > 0, settle), (c) => c.set(gained, c.get(gained) + 1)],
      );
    }),
  ),
);
