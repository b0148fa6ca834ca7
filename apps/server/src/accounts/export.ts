import type { Me } from '@crownleaf/protocol';
import { isOver } from '../challenges/day.ts';
import type { Store, StoredAccount, StoredTable } from '../store/store.ts';
import { gameRecord } from '../tables/record.ts';
import { seatsOf } from '../tables/seating.ts';
import { meOf } from './accounts.ts';

const MOST_TABLES = 10_000;

/** Everything that is kept about somebody, in one object. Of games that are not over only what the player may know. */
export async function exportOf(
  account: StoredAccount,
  store: Store,
  now: number,
): Promise<{ account: Me; [part: string]: unknown }> {
  const programs = await store.accounts.programs(account.id);
  return {
    account: meOf(account),
    tokens: (await store.accounts.tokens(account.id)).map(({ id, name, scopes, created, lastUsed }) => ({
      id,
      name,
      scopes,
      created,
      lastUsed,
    })),
    sessions: await store.accounts.sessions(account.id),
    push: (await store.accounts.pushes(account.id)).map(({ endpoint }) => endpoint),
    ...(await doingsOf(account.id, store, now)),
    programs: await Promise.all(
      programs.map(async (program) => ({ account: meOf(program), ...(await doingsOf(program.id, store, now)) })),
    ),
  };
}

/** What somebody did, or their program. */
async function doingsOf(account: string, store: Store, now: number): Promise<{ [part: string]: unknown }> {
  const tables = await store.tables.list({ filter: 'mine', account, limit: MOST_TABLES });
  return {
    said: await store.chat.saidBy(account),
    solo: (await store.challenges.ofPlayer(account)).map(({ account: _, ...result }) => result),
    dailyTries: await store.challenges.attempts(account),
    tables: await Promise.all(tables.map((stored) => tableFor(account, stored, store, now))),
  };
}

async function tableFor(account: string, stored: StoredTable, store: Store, now: number): Promise<object> {
  const { id, game, status, host, created, started, finished, options, daily, seats } = stored;
  const own = {
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
  const done = stored.secret !== null && (status === 'over' || status === 'ended');
  const open = done && (daily === null || isOver(daily, now));
  return open ? { ...own, record: gameRecord(stored, await store.tables.journal(stored.n, 0)) } : own;
}
