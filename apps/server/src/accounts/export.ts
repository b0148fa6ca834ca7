import type { Me } from '@crownleaf/protocol';
import { isOver } from '../challenges/day.ts';
import type { Store, StoredAccount } from '../store/store.ts';
import { recordOf } from '../tables/record.ts';
import { seatsOf } from '../tables/seating.ts';
import { meOf } from './accounts.ts';

const MOST_TABLES = 10_000;

/** Everything that is kept about somebody, in one object. Of games that are not over only what the player may know. */
export async function exportOf(
  account: StoredAccount,
  store: Store,
  now: number,
): Promise<{ account: Me; [part: string]: unknown }> {
  const tables = await store.tables.list({ filter: 'mine', account: account.id, limit: MOST_TABLES });
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
    said: await store.chat.saidBy(account.id),
    solo: (await store.challenges.ofPlayer(account.id)).map(({ account: _, ...result }) => result),
    dailyTries: await store.challenges.attempts(account.id),
    tables: await Promise.all(
      tables.map(async (stored) => {
        const { id, game, status, created, started, finished, options, daily } = stored;
        const own = {
          id,
          game,
          status,
          created,
          started,
          finished,
          options,
          daily,
          seats: seatsOf(stored.seats, account.id),
        };
        const done = stored.secret !== null && (status === 'over' || status === 'ended');
        const open = done && (daily === null || isOver(daily, now));
        return open ? { ...own, record: recordOf(stored, await store.tables.journal(stored.n, 0)) } : own;
      }),
    ),
  };
}
