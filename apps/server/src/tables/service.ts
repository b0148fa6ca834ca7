import { itemAt } from '@crownleaf/engine';
import type { Answer, Answered, TableSnapshot, TableSummary } from '@crownleaf/protocol';
import type { Caller } from '../accounts/caller.ts';
import type { People } from '../accounts/people.ts';
import { isOver } from '../challenges/day.ts';
import type { Hub } from '../live/hub.ts';
import { historyCost, type Limits } from '../ops/limits.ts';
import { ApiError } from '../problems.ts';
import type { Store, StoredSeat } from '../store/store.ts';
import { belongsTo, callerSeats, checkVisible, findVisible, type Visitor, viewingSeat } from './access.ts';
import { type AnswerToProposal, answerProposal, type Proposed, propose } from './agreements.ts';
import { summaryOf } from './info.ts';
import { gameRecord } from './record.ts';
import type { Table } from './table.ts';
import type { TableRegistry } from './table-registry.ts';
import { prepareUpdates } from './updates.ts';

export interface ServiceParts {
  readonly store: Store;
  readonly tables: TableRegistry;
  readonly hub: Hub;
  readonly people: People;
  readonly limits: Limits;
  readonly now: () => number;
}

export interface SnapshotPart {
  readonly seat?: number | undefined;
  readonly since?: number | undefined;
}

/** Looking at games and playing them: with the right to do it checked. */
export class TableService {
  readonly #parts: ServiceParts;

  constructor(parts: ServiceParts) {
    this.#parts = parts;
  }

  // Looking

  /** The table, for somebody who may know of it. */
  visit(id: string, visitor: Visitor): Promise<Table> {
    return findVisible(this.#parts.tables, id, visitor);
  }

  /** For somebody who only looks: they may have lost the right to while they waited. */
  look(table: Table, visitor: Visitor, part: SnapshotPart): Promise<TableSnapshot> {
    return this.#read(table, visitor.caller, part, () => checkVisible(table.stored, visitor));
  }

  /** For somebody who has just done something at the table. */
  snapshot(table: Table, caller: Caller | undefined, part: SnapshotPart = {}): Promise<TableSnapshot> {
    return this.#read(table, caller, part, () => {});
  }

  async #read(
    table: Table,
    caller: Caller | undefined,
    { seat, since }: SnapshotPart,
    check: () => void,
  ): Promise<TableSnapshot> {
    const { hub, now } = this.#parts;
    const account = caller?.account.id;
    return table.log.readSettled(since, (changes) => {
      check();
      const info = hub.infoOf(table);
      const update = prepareUpdates(table, now())(viewingSeat(table.stored, account, seat), changes);
      return { ...update, info, mine: table.seatsOf(account) };
    });
  }

  async list(filter: 'mine' | 'open' | 'live', game: string | undefined, caller: Caller | undefined) {
    const { store, people } = this.#parts;
    const account = caller?.account.id;
    if (filter === 'mine' && account === undefined) throw new ApiError('not-signed-in', 'your tables need an account');
    const query = filter === 'mine' ? { filter, account: account!, limit: 200 } : { filter, game, limit: 100 };
    const found = await store.tables.list(query);
    await people.learn(found.flatMap(({ seats }) => seats.flatMap(accountAt)));
    return found.map((stored): TableSummary => summaryOf(stored, people, account));
  }

  /** The whole game with its secret, after its end. */
  async record(id: string, visitor: Visitor) {
    const { store, now } = this.#parts;
    const { stored } = await this.visit(id, visitor);
    if (stored.secret === null || (stored.status !== 'over' && stored.status !== 'ended'))
      throw new ApiError('not-over', 'the game is not over yet');
    if (stored.daily !== null && !isOver(stored.daily, now())) {
      throw new ApiError('day-not-over', 'the record of a challenge is given out when its day is over');
    }
    if (!belongsTo(stored, visitor.caller?.account.id) && !stored.spectators) {
      throw new ApiError('forbidden', "This table doesn't allow spectators");
    }
    return gameRecord(stored, await store.tables.journal(stored.n, 0));
  }

  /** Charges for reading what is no longer in memory, by the length of the game: an older one has to be replayed. */
  chargeForHistory(table: Table, since: number | undefined, who: string): void {
    if (since === undefined || table.log.host.changesSince(since) !== undefined) return;
    this.#parts.limits.check('history', who, historyCost(table.stored.seq));
  }

  // Playing

  /** Both the socket and HTTP bring answers here. */
  async answer(id: string, caller: Caller, answer: Answer): Promise<Answered> {
    const table = await this.#parts.tables.find(id);
    checkVisible(table.stored, { caller });
    return table.answer(answeringSeat(table, caller, answer), answer);
  }

  async undo(id: string, caller: Caller, seat: number | undefined, to: number | undefined): Promise<Table> {
    const table = await this.visit(id, { caller });
    const mine = callerSeats(table, caller, seat);
    const last = table.match?.back.at(-1)?.asked;
    await table.undo(last !== undefined && mine.includes(last) ? last : itemAt(mine, 0), to);
    return table;
  }

  async propose(id: string, caller: Caller, what: Proposed): Promise<Table> {
    const account = caller.account.id;
    const table = await this.visit(id, { caller });
    const [by] = callerSeats(table, caller, what.seat);
    if (what.kind === 'undo') this.#parts.limits.check('history', account, historyCost(table.stored.seq));
    await propose(table, this.#parts.people, { account, by: by! }, what);
    return table;
  }

  async agree(id: string, caller: Caller, said: AnswerToProposal): Promise<Table> {
    const account = caller.account.id;
    const table = await this.visit(id, { caller });
    callerSeats(table, caller, undefined);
    await answerProposal(table, this.#parts.people, account, said);
    return table;
  }
}

/** For which of their seats somebody answers: an answer that is sent again without a seat means the seat it was for. */
function answeringSeat(table: Table, caller: Caller, { seat, id }: Answer): number {
  const mine = callerSeats(table, caller, seat);
  if (mine.length === 1) return itemAt(mine, 0);
  const before = mine.find((each) => table.findAnswer(each, id) !== undefined);
  return before ?? (mine.includes(table.asked) ? table.asked : itemAt(mine, 0));
}

function accountAt(seat: StoredSeat): string[] {
  if (seat.kind === 'bot') return [];
  const account = seat.kind === 'open' ? seat.keptFor : seat.account;
  return account === undefined ? [] : [account];
}
