import { setImmediate } from 'node:timers/promises';
import { fastChance, itemAt } from '@crownleaf/engine';
import type { CALLS, Given, NewTable, SeatWish, Status } from '@crownleaf/protocol';
import type { Caller } from '../accounts/caller.ts';
import { checkUnlike } from '../accounts/names.ts';
import type { People } from '../accounts/people.ts';
import type { Catalogue } from '../catalogue.ts';
import { ApiError } from '../problems.ts';
import { hashed, newGameSecret, newId, newSecretText } from '../random.ts';
import type { Store, StoredSeat, StoredTakeOver, TableAbout, TableOrigin } from '../store/store.ts';
import { callerSeats, checkVisible, findVisible, isRemoved, removedError, type Visitor } from './access.ts';
import { carryOut } from './agreements.ts';
import {
  accountsAt,
  botOf,
  hasSeatFor,
  namesOfOthers,
  ownerOf,
  personsAt,
  releaseReservation,
  rematchSeats,
  type Seats,
  seatFrom,
  seatsFrom,
  withOpenSeats,
  withoutAccounts,
  withoutNames,
  withPlayer,
} from './seating.ts';
import { mustBeLive, mustBeOpen, type Table } from './table.ts';
import { HOST_RESERVE } from './table-log.ts';
import type { TableRegistry } from './table-registry.ts';

type TableRequest = Given<typeof CALLS.createTable, 'body'>;

type AccountVisitor = Visitor & { readonly caller: Caller };

export interface LobbyParts {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly tables: TableRegistry;
  readonly people: People;
  readonly now: () => number;
  /** How many tables one person may have under way, with those of their programs. */
  readonly maxTables: number;
}

const NEW_TABLE: Omit<TableAbout, 'seats' | 'host' | 'removed' | 'rulesVersion'> = {
  status: 'open',
  started: null,
  finished: null,
  secret: null,
  invitation: null,
  proposal: null,
  rematch: null,
  result: null,
};
const UNFINISHED: readonly Status[] = ['open', 'live', 'stopped'];
/** So many are remembered; a table with more is better set up anew. */
const MAX_REMOVED = 200;
/** More tables of one account are not looked through. */
const MAX_OWN_TABLES = 10_000;

/** Setting up tables, and who sits at them: with the right to do it checked. */
export class Lobby {
  readonly #parts: LobbyParts;
  /** How many tables each person is just opening. */
  readonly #opening = new Map<string, number>();

  constructor(parts: LobbyParts) {
    this.#parts = parts;
  }

  // New tables

  async create(request: TableRequest, caller: Caller): Promise<Table> {
    const account = caller.account.id;
    const game = this.#parts.catalogue.find(request.game);
    const seats = seatsFrom(request.seats, account, game);
    // The engine is the judge of options; what it makes of them here is thrown away.
    game.engine.start(seats.length, fastChance(1), request.options);
    const hasOpenSeat = seats.some(({ kind }) => kind === 'open');
    if (request.practice && hasOpenSeat) throw practiceIsPrivate();
    if (request.start && hasOpenSeat) throw new ApiError('not-full', 'a table with open seats cannot start at once');
    const origin = originOf(request, this.#parts.now());
    const table = await this.#openIfAllowed(caller, () => this.open(origin, seats, account));
    if (request.start) await table.start(newGameSecret());
    return table;
  }

  /** A table for one person that begins at once with a given secret. */
  async createChallenge(request: NewTable & { daily: string }, caller: Caller, secret: string): Promise<Table> {
    const account = caller.account.id;
    const seats = seatsFrom(request.seats, account, this.#parts.catalogue.find(request.game));
    const origin: TableOrigin = {
      id: newId(),
      game: request.game,
      options: request.options ?? {},
      pace: { kind: 'relaxed' },
      visibility: 'private',
      spectators: false,
      hints: false,
      practice: false,
      created: this.#parts.now(),
      daily: request.daily,
    };
    const table = await this.open(origin, seats, account);
    await table.start(secret);
    return table;
  }

  async open(
    origin: TableOrigin,
    seats: readonly StoredSeat[],
    host: string,
    removed: readonly string[] = [],
  ): Promise<Table> {
    const { rulesVersion } = this.#parts.catalogue.find(origin.game).rules;
    return this.#parts.tables.create(origin, { ...NEW_TABLE, seats, host, removed, rulesVersion });
  }

  /** Tables that are just being opened count as well: they are in the store a moment later. */
  async #openIfAllowed({ account }: Caller, open: () => Promise<Table>): Promise<Table> {
    const { maxTables } = this.#parts;
    const person = account.owner ?? account.id;
    const before = this.#opening.get(person) ?? 0;
    this.#opening.set(person, before + 1);
    try {
      if ((await this.#countTables(person)) + before < maxTables) return await open();
      throw new ApiError('too-many', `you have ${maxTables} tables under way; finish or end one first`);
    } finally {
      const left = this.#opening.get(person)! - 1;
      if (left === 0) this.#opening.delete(person);
      else this.#opening.set(person, left);
    }
  }

  async #countTables(person: string): Promise<number> {
    const { accounts, tables } = this.#parts.store;
    const programs = (await accounts.tokens(person)).map((token) => token.account);
    const counts = await Promise.all([person, ...programs].map((host) => tables.count(host)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  start(id: string, caller: Caller): Promise<Table> {
    return this.#change(id, { caller }, async (table) => {
      mustBeHost(table, caller);
      await table.start(newGameSecret());
    });
  }

  async invite(id: string, caller: Caller): Promise<{ invitation: string; path: string }> {
    const invitation = newSecretText();
    await this.#change(id, { caller }, async (table) => {
      mustBeHost(table, caller);
      table.log.checkRoom(HOST_RESERVE);
      await table.updateDetails('seats', { invitation: hashed(invitation) });
    });
    return { invitation, path: `/table/${id}?invitation=${invitation}` };
  }

  /**
   * Everything that can be waited for comes before the checks, and they and the change are one step: between them nobody else
   * can do anything, unless `act` waits.
   */
  async #change(id: string, visitor: AccountVisitor, act: (table: Table) => Promise<void>): Promise<Table> {
    const { tables, people } = this.#parts;
    const table = await tables.find(id);
    await people.learn([visitor.caller.account.id, ...accountsAt(table.stored)]);
    await table.log.settled();
    checkVisible(table.stored, visitor);
    await act(table);
    return table;
  }

  // Seats

  join(id: string, caller: Caller, seat: number | undefined, invitation: string | undefined): Promise<Table> {
    const account = caller.account.id;
    return this.#change(id, { caller, invitation }, async (table) => {
      if (table.seatsOf(account).length > 0) return;
      mustBeOpen(table.stored);
      if (isRemoved(table.stored, caller)) throw removedError();
      this.#checkName(table, account, this.#parts.people.get(account).name);
      table.log.checkRoom();
      await table.reseat(withPlayer(table.seats, account, seat));
    });
  }

  setSeat(id: string, caller: Caller, seat: number, wish: SeatWish): Promise<Table> {
    const account = caller.account.id;
    return this.#change(id, { caller }, async (table) => {
      mustBeHost(table, caller);
      mustBeOpen(table.stored);
      if (table.seats[seat] === undefined) {
        throw new ApiError('bad-request', `there is no seat ${seat}; possible: 0 to ${table.seats.length - 1}`);
      }
      if (table.stored.practice && wish.kind === 'open') throw practiceIsPrivate();
      if (wish.kind === 'local' && wish.name !== undefined) this.#checkName(table, account, wish.name);
      const [seats, about] = this.#seatsAfterRemoval(table, seat);
      table.log.checkRoom(HOST_RESERVE);
      await table.reseat(seats.with(seat, seatFrom(wish, account, seat, table.game)), about);
    });
  }

  #checkName({ seats }: Table, account: string, name: string): void {
    const nameOf = (id: string) => this.#parts.people.get(id).name;
    checkUnlike(name, namesOfOthers(seats, account, nameOf));
  }

  /** Who is put off a seat cannot come back, nor can their programs: none of their seats stays theirs. */
  #seatsAfterRemoval({ seats, stored }: Table, seat: number): [Seats, Partial<TableAbout>] {
    const { people } = this.#parts;
    const owner = ownerOf(itemAt(seats, seat));
    const person = owner === undefined ? undefined : people.personBehind(owner);
    if (person === undefined || person === people.personBehind(stored.host)) return [seats, {}];
    const left = withoutAccounts(seats, (account) => people.personBehind(account) === person);
    return [left, { removed: [...stored.removed, person].slice(-MAX_REMOVED) }];
  }

  leave(id: string, caller: Caller, seat: number | undefined): Promise<Table> {
    const account = caller.account.id;
    return this.#change(id, { caller }, async (table) => {
      const { host, status } = table.stored;
      // A host without a seat can leave too: the table is theirs until then.
      const isHostOnly = host === account && seat === undefined && table.seatsOf(account).length === 0;
      const mine = isHostOnly && status === 'open' ? [] : callerSeats(table, caller, seat);
      if (status === 'open') return table.reseat(...this.#seatsWithout(table, account, mine));
      if (status !== 'stopped') mustBeLive(table.stored);
      await this.#leaveToBots(table, mine, { why: 'left' });
    });
  }

  reclaimSeat(id: string, caller: Caller, seat: number | undefined): Promise<Table> {
    return this.#change(id, { caller }, async (table) => {
      mustBeLive(table.stored);
      table.log.checkRoom(HOST_RESERVE);
      for (const each of callerSeats(table, caller, seat)) {
        if (botOf(itemAt(table.seats, each)) !== undefined) await table.giveBack(each);
      }
    });
  }

  /** An account is deleted: bots go on for it, and a game in which nobody else sits ends. */
  async removePlayer(account: string): Promise<void> {
    const { store, tables } = this.#parts;
    for (const id of await store.tables.idsOf(account, MAX_OWN_TABLES)) {
      // Reading the store lets nobody else have their turn.
      await setImmediate();
      const stored = await store.tables.load(id);
      if (stored === undefined) continue;
      const isLocal = stored.seats.some((seat) => seat.kind === 'local' && seat.account === account);
      if (!isLocal && !UNFINISHED.includes(stored.status)) continue;
      const table = await tables.find(id);
      await table.log.settled();
      if (isLocal) await table.updateDetails('seats', { seats: withoutNames(table.seats, account) });
      if (UNFINISHED.includes(table.stored.status)) await this.#removeFrom(table, account);
    }
  }

  async #removeFrom(table: Table, account: string): Promise<void> {
    const mine = table.seatsOf(account);
    const [seats, about] = this.#seatsWithout(table, account, mine);
    if (table.stored.status === 'open') return table.reseat(seats, about);
    if (personsAt(seats).size === 0) return table.end();
    await this.#leaveToBots(table, mine, { why: 'left', forGood: true });
  }

  async #leaveToBots(table: Table, seats: readonly number[], taken: Omit<StoredTakeOver, 'bot'>): Promise<void> {
    for (const seat of seats) {
      const isPlayed = taken.forGood || botOf(itemAt(table.seats, seat)) === undefined;
      if (isPlayed && UNFINISHED.includes(table.stored.status)) await table.takeOver(seat, taken);
    }
    // A proposal may have waited for them alone.
    await carryOut(table, this.#parts.people);
  }

  /** Somebody else becomes the host; a table that nobody is left at is closed. */
  #seatsWithout({ stored }: Table, account: string, mine: readonly number[]): [Seats, Partial<TableAbout>] {
    const seats = releaseReservation(withOpenSeats(stored.seats, mine), account);
    const persons = personsAt(seats);
    if (stored.host !== account || persons.has(account)) return [seats, {}];
    const [next] = persons;
    return [seats, next === undefined ? { status: 'ended', finished: this.#parts.now() } : { host: next }];
  }

  // Rematches

  async rematch(id: string, caller: Caller): Promise<Table> {
    const table = await findVisible(this.#parts.tables, id, { caller });
    const { stored } = table;
    callerSeats(table, caller, undefined);
    mustAllowRematch(table);
    if (stored.daily !== null) throw new ApiError('already-played', 'a challenge has one try only');
    const proposed = stored.rematch;
    const joined = proposed === null ? undefined : await this.#joinRematch(proposed, caller);
    return joined ?? this.#openIfAllowed(caller, () => this.#openRematch(table, caller, proposed));
  }

  /** The one that somebody asked for already, unless it fell through or went on without them. */
  async #joinRematch(id: string, caller: Caller): Promise<Table | undefined> {
    const next = await this.#parts.tables.get(id);
    if (next === undefined) return undefined;
    await next.log.settled();
    const account = caller.account.id;
    if (next.seatsOf(account).length > 0) return next;
    if (isRemoved(next.stored, caller)) return undefined;
    return next.stored.status === 'open' && hasSeatFor(next.seats, account)
      ? this.join(next.id, caller, undefined, undefined)
      : undefined;
  }

  async #openRematch(table: Table, caller: Caller, proposed: string | null): Promise<Table> {
    const { stored } = table;
    const account = caller.account.id;
    mustAllowRematch(table);
    // Somebody else was quicker.
    if (stored.rematch !== proposed) return this.rematch(table.id, caller);
    const { game, options, pace, visibility, spectators, hints, practice } = stored;
    const settings = { game, options, pace, visibility, spectators, hints, practice, daily: null };
    const origin = { ...settings, id: newId(), created: this.#parts.now() };
    // Named first, so that two who ask at once come together.
    const named = table.updateDetails('rematch', { rematch: origin.id });
    const opened = this.open(origin, rematchSeats(stored.seats, account), account, stored.removed);
    const [next] = await Promise.all([opened, named]);
    return next;
  }
}

function originOf(request: TableRequest, created: number): TableOrigin {
  const { game, options, pace, spectators, hints, practice } = request;
  const visibility = practice ? 'private' : request.visibility;
  return { id: newId(), game, options, pace, visibility, spectators, hints, practice, created, daily: null };
}

function practiceIsPrivate(): ApiError {
  return new ApiError('bad-request', 'a practice table is for you and bots; it has no open seats');
}

function mustBeHost({ stored }: Table, { account }: Caller): void {
  if (stored.host !== account.id) throw new ApiError('forbidden', 'Only the host can do this');
}

function mustAllowRematch({ stored: { status } }: Table): void {
  if (status === 'open' || status === 'live') throw new ApiError('not-over', 'the game is not over yet');
}
