import { setImmediate } from 'node:timers/promises';
import { isOver } from '../challenges/day.ts';
import type { Store, StoredAccount, StoredTable } from '../store/store.ts';
import { recordEntries, recordHead } from '../tables/record.ts';
import { seatsOf } from '../tables/seating.ts';
import { meOf } from './accounts.ts';

const MAX_TABLES = 10_000;

type Pieces = AsyncGenerator<string>;

/**
 * Everything that is kept about somebody, as the text of one JSON object. It comes in pieces, since nobody's data has to fit
 * into memory. Of games that are not over it has only what the player may know.
 */
export async function* exportPieces(account: StoredAccount, store: Store, now: number): Pieces {
  const tokens = await store.accounts.tokens(account.id);
  const pushes = await store.accounts.pushes(account.id);
  const own = {
    account: meOf(account),
    tokens: tokens.map(({ id, name, scopes, created, lastUsed }) => ({ id, name, scopes, created, lastUsed })),
    sessions: await store.accounts.sessions(account.id),
    push: pushes.map(({ endpoint }) => endpoint),
  };
  yield `{${within(own)},`;
  yield* doingsPieces(account.id, store, now);
  yield ',"programs":[';
  let comma = '';
  for (const program of await store.accounts.programs(account.id)) {
    yield `${comma}{${within({ account: meOf(program) })},`;
    yield* doingsPieces(program.id, store, now);
    yield '}';
    comma = ',';
  }
  yield ']}';
}

/** What somebody did, or their program. */
async function* doingsPieces(account: string, store: Store, now: number): Pieces {
  yield '"said":[';
  yield* itemPieces(store.chat.saidBy(account), (said) => [said]);
  yield '],"solo":[';
  yield* itemPieces(store.challenges.allOfPlayer(account), ({ account: _, ...result }) => [result]);
  yield `],${within({ dailyTries: await store.challenges.attempts(account) })},"tables":[`;
  let comma = '';
  for (const id of await store.tables.idsOf(account, MAX_TABLES)) {
    // Reading the store lets nobody else have their turn.
    await setImmediate();
    const stored = await store.tables.load(id);
    if (stored === undefined) continue;
    yield `${comma}{${within(tableFor(account, stored))}`;
    if (isOpenToPlayers(stored, now)) yield* recordPieces(stored, store);
    yield '}';
    comma = ',';
  }
  yield ']';
}

function tableFor(account: string, stored: StoredTable): object {
  const { id, game, status, host, created, started, finished, options, daily, seats } = stored;
  return {
    id,
    game,
    status,
    created,
    started,
    finished,
    options,
    daily,
    host: host === account,
    seats: seatsOf(seats, account),
    names: seats.flatMap((seat) => (seat.kind === 'local' && seat.account === account ? [seat.name] : [])),
  };
}

function isOpenToPlayers({ secret, status, daily }: StoredTable, now: number): boolean {
  const isDone = secret !== null && (status === 'over' || status === 'ended');
  return isDone && (daily === null || isOver(daily, now));
}

async function* recordPieces(stored: StoredTable, store: Store): Pieces {
  yield `,"record":{${within(recordHead(stored))},"entries":[`;
  yield* itemPieces(store.tables.journalPages(stored.n, 0), recordEntries);
  yield ']}';
}

async function* itemPieces<T>(pages: AsyncIterable<readonly T[]>, itemsOf: (row: T) => readonly object[]): Pieces {
  let comma = '';
  for await (const page of pages) {
    const items = page.flatMap(itemsOf);
    if (items.length === 0) continue;
    yield `${comma}${within(items)}`;
    comma = ',';
  }
}

/** The JSON of an object or a list without its brackets. */
function within(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}
