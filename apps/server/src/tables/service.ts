import { fastChance } from '@crownleaf/engine';
import type {
  Answer,
  Answered,
  CALLS,
  Given,
  NewTable,
  Status,
  TableSnapshot,
  TableSummary,
} from '@crownleaf/protocol';
import type { Caller } from '../accounts/caller.ts';
import type { People } from '../accounts/people.ts';
import { isOver } from '../challenges/day.ts';
import type { Hub } from '../live/hub.ts';
import type { Limits } from '../ops/limits.ts';
import { Denied } from '../problems.ts';
import { hashed, newGameSecret, newId, newSecretText } from '../random.ts';
import type { StoredSeat, StoredTable, TableAbout, TableOrigin } from '../store/store.ts';
import { belongsTo, eyesOf, maySee, type Visitor } from './access.ts';
import { type AnswerToProposal, answerProposal, carryOut, type Proposed, propose } from './agreements.ts';
import { summaryOf } from './info.ts';
import { Opening, type OpeningParts } from './opening.ts';
import { recordOf } from './record.ts';
import {
  again,
  botOf,
  freed,
  hasSeatFor,
  joined,
  nameless,
  personsAt,
  type Seats,
  seatAs,
  seatedAs,
  unkept,
} from './seating.ts';
import { mustBeLive, type Table } from './table.ts';
import { updateOf } from './updates.ts';

type Wish = Given<typeof CALLS.createTable, 'body'>;

export interface ServiceParts extends OpeningParts {
  readonly hub: Hub;
  readonly people: People;
  readonly limits: Limits;
  readonly now: () => number;
}

/** All that people do with tables, with the right to do it checked. */
export class TableService {
  readonly #parts: ServiceParts;
  readonly #opening: Opening;

  constructor(parts: ServiceParts) {
    this.#parts = parts;
    this.#opening = new Opening(parts);
  }

  // Looking

  /** The table, for somebody who may know of it. */
  async visit(id: string, visitor: Visitor): Promise<Table> {
    const table = await this.#parts.tables.find(id);
    await table.settled();
    if (maySee(table.stored, visitor)) return table;
    throw new Denied('not-found', 'there is no such table');
  }

  async snapshot(
    table: Table,
    caller: Caller | undefined,
    { seat, since }: { readonly seat?: number | undefined; readonly since?: number | undefined } = {},
  ): Promise<TableSnapshot> {
    const { hub, now } = this.#parts;
    const account = caller?.account.id;
    return table.look(since, (chapters) => {
      const update = updateOf(table, now(), eyesOf(table.stored, account, seat), chapters);
      return { ...update, info: hub.infoOf(table), mine: table.seatsOf(account) };
    });
  }

  async list(filter: 'mine' | 'open' | 'live', game: string | undefined, caller: Caller | undefined) {
    const { store, people } = this.#parts;
    const account = caller?.account.id;
    if (filter === 'mine' && account === undefined) throw new Denied('not-signed-in', 'your tables need an account');
    const query = filter === 'mine' ? { filter, account: account!, limit: 200 } : { filter, game, limit: 100 };
    const found = await store.tables.list(query);
    await people.learn(found.flatMap(({ seats }) => seats.flatMap(accountAt)));
    return found.map((stored): TableSummary => summaryOf(stored, people, account));
  }

  // Before the game

  async create(wish: Wish, caller: Caller): Promise<Table> {
    const account = caller.account.id;
    const offer = this.#parts.catalogue.find(wish.game);
    const seats = seatedAs(wish.seats, account, offer);
    // The engine is the judge of options; what it makes of them here is thrown away.
    offer.engine.start(seats.length, fastChance(1), wish.options);
    const open = seats.some(({ kind }) => kind === 'open');
    if (wish.practice && open) throw noCompany();
    if (wish.start && open) throw new Denied('not-full', 'a table with open seats cannot start at once');
    const origin = originOf(wish, this.#parts.now());
    const table = await this.#opening.ifFewEnough(account, () => this.#opening.open(origin, seats, account));
    if (wish.start) await table.start(newGameSecret());
    return table;
  }

  /** A table for one person that begins at once with a given secret. */
  async createChallenge(wish: NewTable & { daily: string }, caller: Caller, secret: string): Promise<Table> {
    const account = caller.account.id;
    const offer = this.#parts.catalogue.find(wish.game);
    const seats = seatedAs(wish.seats, account, offer);
    const origin: TableOrigin = {
      id: newId(),
      game: wish.game,
      options: wish.options ?? {},
      pace: { kind: 'relaxed' },
      visibility: 'private',
      spectators: false,
      hints: false,
      practice: false,
      created: this.#parts.now(),
      daily: wish.daily,
    };
    const table = await this.#opening.open(origin, seats, account);
    await table.start(secret);
    return table;
  }

  async join(id: string, caller: Caller, seat: number | undefined, invitation: string | undefined): Promise<Table> {
    const account = caller.account.id;
    const table = await this.visit(id, { account, invitation });
    if (table.seatsOf(account).length > 0) return table;
    onlyBeforeStart(table);
    await this.#parts.people.learn([account]);
    await table.reseat(joined(table.seats, account, seat));
    return table;
  }

  async leave(id: string, caller: Caller, seat: number | undefined): Promise<Table> {
    const account = caller.account.id;
    const table = await this.visit(id, { account });
    const { host, status: before } = table.stored;
    // Who set up a table for others can go as well: it is theirs then.
    const hostOnly = host === account && seat === undefined && table.seatsOf(account).length === 0;
    const mine = hostOnly && before === 'open' ? [] : this.#mine(table, caller, seat);
    if (before === 'open') {
      await table.reseat(...this.#without(table, account, mine));
      return table;
    }
    const { status } = table.stored;
    if (status !== 'stopped') mustBeLive(table.stored);
    for (const each of mine) {
      if (botOf(table.seats[each]!) === undefined) await table.takeOver(each, 'left');
    }
    // What is proposed may have waited for them alone.
    await carryOut(table, this.#parts.people);
    return table;
  }

  /** Somebody is gone for good: bots go on for them, and a game in which nobody else sits ends. */
  async departed(account: string): Promise<void> {
    const { store, tables } = this.#parts;
    for (const { id, seats, status } of await store.tables.list({ filter: 'mine', account, limit: MOST_OWN })) {
      const local = seats.some((seat) => seat.kind === 'local' && seat.account === account);
      if (!local && !UNDER_WAY.includes(status)) continue;
      const table = await tables.find(id);
      await table.settled();
      if (local) await table.reseat(nameless(table.seats, account));
      if (UNDER_WAY.includes(table.stored.status)) await this.#depart(table, account);
    }
  }

  async #depart(table: Table, account: string): Promise<void> {
    const mine = table.seatsOf(account);
    const [seats, about] = this.#without(table, account, mine);
    if (table.stored.status === 'open') return table.reseat(seats, about);
    if (personsAt(seats).size === 0) return table.end();
    for (const seat of mine) if (botOf(table.seats[seat]!) === undefined) await table.takeOver(seat, 'left');
    await carryOut(table, this.#parts.people);
  }

  /** Somebody else becomes the host; a table that nobody is left at is closed. */
  #without({ stored }: Table, account: string, mine: readonly number[]): [Seats, Partial<TableAbout>] {
    const seats = unkept(freed(stored.seats, mine), account);
    const persons = personsAt(seats);
    if (stored.host !== account || persons.has(account)) return [seats, {}];
    const [next] = persons;
    return [seats, next === undefined ? { status: 'ended', finished: this.#parts.now() } : { host: next }];
  }

  async comeBack(id: string, caller: Caller, seat: number | undefined): Promise<Table> {
    const table = await this.visit(id, { account: caller.account.id });
    mustBeLive(table.stored);
    for (const each of this.#mine(table, caller, seat)) {
      if (botOf(table.seats[each]!) !== undefined) await table.giveBack(each);
    }
    return table;
  }

  async setSeat(id: string, caller: Caller, seat: number, wish: Parameters<typeof seatAs>[0]): Promise<Table> {
    const table = await this.#hosted(id, caller);
    onlyBeforeStart(table);
    if (table.seats[seat] === undefined) {
      throw new Denied('bad-request', `there is no seat ${seat}; possible: 0 to ${table.seats.length - 1}`);
    }
    if (table.stored.practice && wish.kind === 'open') throw noCompany();
    await table.reseat(table.seats.with(seat, seatAs(wish, caller.account.id, seat, table.offer)));
    return table;
  }

  async start(id: string, caller: Caller): Promise<Table> {
    const table = await this.#hosted(id, caller);
    onlyBeforeStart(table);
    const open = table.seats.flatMap(({ kind }, i) => (kind === 'open' ? [i] : []));
    if (open.length > 0) throw new Denied('not-full', `open seats: ${open.join(', ')}; put bots there or wait`);
    await table.start(newGameSecret());
    return table;
  }

  async invite(id: string, caller: Caller): Promise<{ invitation: string; path: string }> {
    const table = await this.#hosted(id, caller);
    const invitation = newSecretText();
    await table.remark('seats', { invitation: hashed(invitation) });
    return { invitation, path: `/table/${id}?invitation=${invitation}` };
  }

  // The game

  /** At a table in memory it is looked at at once: most answers wait for nothing but the disk. */
  answer(id: string, caller: Caller, answer: Answer): Promise<Answered> {
    const held = this.#parts.tables.held(id);
    if (held !== undefined) return this.#answerAt(held, caller, answer);
    return this.#parts.tables.find(id).then((table) => this.#answerAt(table, caller, answer));
  }

  #answerAt(table: Table, caller: Caller, answer: Answer): Promise<Answered> {
    const account = caller.account.id;
    if (!maySee(table.stored, { account })) throw new Denied('not-found', 'there is no such table');
    // However many seats it may be of, it is one look into the past.
    let lookedBack = false;
    const lookBack = () => {
      if (!lookedBack) this.#parts.limits.check('history', account);
      lookedBack = true;
    };
    return table.answer(this.#speaking(table, table.seatsOf(account), answer, lookBack), answer, lookBack);
  }

  async undo(id: string, caller: Caller, seat: number | undefined, to: number | undefined): Promise<Table> {
    const table = await this.visit(id, { account: caller.account.id });
    const mine = this.#mine(table, caller, seat);
    const last = table.match?.back.at(-1)?.asked;
    const who = last !== undefined && mine.includes(last) ? last : mine[0]!;
    await table.undo(who, to);
    return table;
  }

  async propose(id: string, caller: Caller, what: Proposed): Promise<Table> {
    const account = caller.account.id;
    const table = await this.visit(id, { account });
    const [by] = this.#mine(table, caller, what.seat);
    await propose(table, this.#parts.people, { account, by: by! }, what);
    return table;
  }

  async agree(id: string, caller: Caller, said: AnswerToProposal): Promise<Table> {
    const account = caller.account.id;
    const table = await this.visit(id, { account });
    this.#mine(table, caller, undefined);
    await answerProposal(table, this.#parts.people, account, said);
    return table;
  }

  // After the game

  async rematch(id: string, caller: Caller): Promise<Table> {
    const account = caller.account.id;
    const table = await this.visit(id, { account });
    const { stored } = table;
    this.#mine(table, caller, undefined);
    if (stored.status === 'open' || stored.status === 'live') throw new Denied('not-over', 'the game is not over yet');
    if (stored.daily !== null) throw new Denied('already-played', 'a challenge has one try only');
    const called = stored.rematch;
    const joined = called === null ? undefined : await this.#joinRematch(called, caller);
    return joined ?? this.#opening.ifFewEnough(account, () => this.#again(table, caller, called));
  }

  /** The one that somebody called for already, unless it fell through or went on without them. */
  async #joinRematch(id: string, caller: Caller): Promise<Table | undefined> {
    const next = await this.#parts.tables.get(id);
    if (next === undefined) return undefined;
    await next.settled();
    const account = caller.account.id;
    if (next.seatsOf(account).length > 0) return next;
    return next.stored.status === 'open' && hasSeatFor(next.seats, account)
      ? this.join(next.id, caller, undefined, undefined)
      : undefined;
  }

  async #again(table: Table, caller: Caller, called: string | null): Promise<Table> {
    const { stored } = table;
    const account = caller.account.id;
    // Somebody else was quicker.
    if (stored.rematch !== called) return this.rematch(table.id, caller);
    const { game, options, pace, visibility, spectators, hints, practice } = stored;
    const origin = { id: newId(), game, options, pace, visibility, spectators, hints, practice, daily: null };
    // Said first, so that two who call at once come together.
    const said = table.remark('rematch', { rematch: origin.id });
    const opened = this.#opening.open({ ...origin, created: this.#parts.now() }, again(stored.seats, account), account);
    const [next] = await Promise.all([opened, said]);
    return next;
  }

  async record(id: string, visitor: Visitor) {
    const { store, now } = this.#parts;
    const { stored } = await this.visit(id, visitor);
    if (stored.secret === null || (stored.status !== 'over' && stored.status !== 'ended'))
      throw new Denied('not-over', 'the game is not over yet');
    if (stored.daily !== null && !isOver(stored.daily, now())) {
      throw new Denied('day-not-over', 'the record of a challenge is given out when its day is over');
    }
    if (!belongsTo(stored, visitor.account) && !stored.spectators) {
      throw new Denied('forbidden', 'this table wants nobody to look on');
    }
    return recordOf(stored, await store.tables.journal(stored.n, 0));
  }

  // Rights

  async #hosted(id: string, caller: Caller): Promise<Table> {
    const table = await this.visit(id, { account: caller.account.id });
    if (table.stored.host === caller.account.id) return table;
    throw new Denied('forbidden', 'only who set up the table can do this');
  }

  #mine(table: Table, caller: Caller, wanted: number | undefined): number[] {
    const mine = table.seatsOf(caller.account.id);
    if (wanted === undefined && mine.length > 0) return mine;
    if (wanted !== undefined && mine.includes(wanted)) return [wanted];
    throw new Denied(
      'forbidden',
      mine.length > 0 ? `your seats: ${mine.join(', ')}` : 'you have no seat at this table',
    );
  }

  /** For which of their seats somebody answers: who sends an answer again without a seat means the one it was of. */
  #speaking(table: Table, mine: readonly number[], { seat, id }: Answer, lookBack: () => void): number {
    if (mine.length === 0) throw new Denied('forbidden', 'you have no seat at this table');
    if (mine.length === 1 && seat === undefined) return mine[0]!;
    if (seat === undefined) {
      return (
        mine.find((each) => table.knows(each, id, lookBack)) ?? (mine.includes(table.asked) ? table.asked : mine[0]!)
      );
    }
    if (mine.includes(seat)) return seat;
    throw new Denied('forbidden', `seat ${seat} of table ${table.id} is not yours; yours: ${mine.join(', ')}`);
  }
}

const UNDER_WAY: readonly Status[] = ['open', 'live', 'stopped'];
/** More tables of one account are not looked through. */
const MOST_OWN = 10_000;

function originOf(wish: Wish, created: number): TableOrigin {
  const { game, options, pace, spectators, hints, practice } = wish;
  const visibility = practice ? 'private' : wish.visibility;
  return { id: newId(), game, options, pace, visibility, spectators, hints, practice, created, daily: null };
}

function noCompany(): Denied {
  return new Denied('bad-request', 'a practice table is for you and bots; it has no open seats');
}

function onlyBeforeStart({ stored }: { readonly stored: StoredTable }): void {
  if (stored.status !== 'open') throw new Denied('already-started', 'the game has started');
}

function accountAt(seat: StoredSeat): string[] {
  if (seat.kind === 'bot') return [];
  const account = seat.kind === 'open' ? seat.keptFor : seat.account;
  return account === undefined ? [] : [account];
}
