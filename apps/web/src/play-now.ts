import { signedIn } from './api/account.ts';
import { call, Unreachable } from './api/api.ts';
import type { GameEntry } from './games.ts';
import { go } from './router.ts';

/** A game against bots, at once: on the server, so that it can be gone on with anywhere; without one, on this device. */
export async function playNow(entry: GameEntry): Promise<void> {
  try {
    await signedIn();
    const { games } = await call('games');
    const levels = games.find(({ id }) => id === entry.id)?.levels ?? [];
    // Neither the weakest nor the strongest: a first game should be a game.
    const bot = levels[Math.ceil((levels.length - 1) / 2)];
    const rival = { kind: 'bot' as const, ...(bot === undefined ? {} : { bot }) };
    const bots = Array.from({ length: entry.usual - 1 }, () => rival);
    const table = await call('createTable', {
      body: { game: entry.id, seats: [{ kind: 'me' }, ...bots], start: true },
    });
    go(`/table/${table.table}`);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    go(`/play/${entry.id}`);
  }
}
