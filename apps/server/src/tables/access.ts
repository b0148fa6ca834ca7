import { NOBODY } from '@crownleaf/engine';
import { type Caller, personOf } from '../accounts/caller.ts';
import { ApiError } from '../problems.ts';
import { hashed } from '../random.ts';
import type { StoredTable } from '../store/store.ts';
import { isOf, seatsOf } from './seating.ts';
import type { Table } from './table.ts';
import type { TableRegistry } from './table-registry.ts';

/** Who looks, and with what in hand. */
export interface Visitor {
  readonly caller: Caller | undefined;
  readonly invitation?: string | undefined;
}

/** Whether somebody may know that this table exists. To everybody else it is as if it did not. */
export function maySee(table: StoredTable, { caller, invitation }: Visitor): boolean {
  if (table.visibility === 'public') return true;
  if (isRemoved(table, caller)) return false;
  if (table.visibility === 'link' || belongsTo(table, caller?.account.id)) return true;
  return invitation !== undefined && table.invitation !== null && hashed(invitation) === table.invitation;
}

export function belongsTo({ host, seats }: StoredTable, account: string | undefined): boolean {
  if (account === undefined) return false;
  const keptFor = seats.some((seat) => seat.kind === 'open' && seat.keptFor === account);
  return host === account || keptFor || seats.some((seat) => isOf(seat, account));
}

/** Whether the host has removed this person, or the one whose program it is. */
export function isRemoved({ removed }: StoredTable, caller: Caller | undefined): boolean {
  return caller !== undefined && removed.includes(personOf(caller));
}

export function checkVisible(table: StoredTable, visitor: Visitor): void {
  if (maySee(table, visitor)) return;
  if (isRemoved(table, visitor.caller)) throw removedError();
  throw new ApiError('not-found', 'there is no such table');
}

export function removedError(): ApiError {
  return new ApiError('removed', 'You were removed from this table');
}

/** Whether somebody without a seat may see the game itself. */
export function mayLookOn(table: StoredTable): boolean {
  return table.spectators && table.daily === null;
}

/**
 * The seat through whose eyes somebody sees: the one they name, else their only one, else of several the one that is
 * asked, so that people who share a device find theirs. Null is a spectator.
 */
export function viewingSeat(
  table: StoredTable,
  account: string | undefined,
  wanted: number | undefined,
): number | null {
  const { seats, asked, started } = table;
  if (wanted !== undefined) {
    if (isOf(seats[wanted], account)) return wanted;
    const mine = seatsOf(seats, account);
    const possible = mine.length > 0 ? `yours: ${mine.join(', ')}` : 'you have none here';
    throw new ApiError('forbidden', `seat ${wanted} is not yours; ${possible}`);
  }
  if (asked !== NOBODY && isOf(seats[asked], account)) return asked;
  const first = seats.findIndex((seat) => isOf(seat, account));
  if (first >= 0) return first;
  // Of a game that never began there is nothing to see.
  if (started === null || mayLookOn(table)) return null;
  throw new ApiError('forbidden', "This table doesn't allow spectators");
}

/** The table, for somebody who may know of it, with all that happened there on disk. */
export async function findVisible(tables: TableRegistry, id: string, visitor: Visitor): Promise<Table> {
  const table = await tables.find(id);
  await table.log.settled();
  checkVisible(table.stored, visitor);
  return table;
}

/** The caller's seats, or the one they name. */
export function callerSeats(table: Table, caller: Caller, wanted: number | undefined): number[] {
  const mine = table.seatsOf(caller.account.id);
  if (mine.length === 0) throw new ApiError('forbidden', 'you have no seat at this table');
  if (wanted === undefined) return mine;
  if (mine.includes(wanted)) return [wanted];
  throw new ApiError('forbidden', `seat ${wanted} is not yours; your seats: ${mine.join(', ')}`);
}
