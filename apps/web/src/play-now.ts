import { signedIn } from './api/account.ts';
import { call, Unreachable } from './api/api.ts';
import type { GameEntry } from './games.ts';
import { go } from './router.ts';

/** A game against bots, or with these options alone, at once: on the server, so that it can be gone on with anywhere; without one, on this device. */
export async function playNow(entry: GameEntry, alone?: object): Promise<void> {
  try {
    await signedIn();
    const others = alone === undefined ? entry.usual - 1 : 0;
    const bots = Array.from({ length: others }, () => ({ kind: 'bot' as const }));
    const table = await call('createTable', {
      body: {
        ...{ game: entry.id, seats: [{ kind: 'me' }, ...bots], start: true },
        ...(alone === undefined ? {} : { options: { ...alone } }),
      },
    });
    go(`/table/${table.table}`);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const plan = alone === undefined ? '' : `?seats=1&options=${encodeURIComponent(JSON.stringify(alone))}`;
    go(`/play/${entry.id}${plan}`);
  }
}
