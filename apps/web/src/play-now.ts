import { signedIn } from './api/account.ts';
import { call } from './api/api.ts';
import { UnreachableError } from './api/errors.ts';
import type { GameEntry } from './games.ts';
import { fittingLevel } from './levels.ts';
import { go } from './router.ts';

/** A game against bots, at once: on the server, so that it can be gone on with anywhere; without one, on this device. */
export async function playNow(entry: GameEntry): Promise<void> {
  try {
    await signedIn();
    const { games } = await call('games');
    const levels = games.find(({ id }) => id === entry.id)?.levels ?? [];
    const bot = fittingLevel(levels);
    const rival = { kind: 'bot' as const, ...(bot === undefined ? {} : { bot }) };
    const bots = Array.from({ length: entry.usual - 1 }, () => rival);
    const table = await call('createTable', {
      body: { game: entry.id, seats: [{ kind: 'me' }, ...bots], start: true },
    });
    go(`/table/${table.table}`);
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    go(`/play/${entry.id}`);
  }
}

/** A game for one with these options, at once. */
export async function playAlone(entry: GameEntry, options: object): Promise<void> {
  try {
    await signedIn();
    go(`/table/${await aloneTable(entry, options)}`);
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    go(aloneHref(entry, options));
  }
}

/** A table of the server for one person, begun; its id. */
export async function aloneTable(entry: GameEntry, options: object): Promise<string> {
  const { table } = await call('createTable', {
    body: { game: entry.id, seats: [{ kind: 'me' }], options: { ...options }, start: true },
  });
  return table;
}

/** The same on this device. */
export function aloneHref(entry: GameEntry, options: object): string {
  return `/play/${entry.id}?seats=1&options=${encodeURIComponent(JSON.stringify(options))}`;
}
