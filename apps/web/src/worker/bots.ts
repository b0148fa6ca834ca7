import { type BotHost, browserHost } from '@crownleaf/bots/host-browser';
import type { Game } from '@crownleaf/engine';

/** The bots of a table that this device runs. One that fails is stood in for, and the browser's log says so. */
export function botsOf(game: Game): BotHost {
  return browserHost({
    games: [game],
    worker: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: game.id }),
    log: ({ bot, problem, insteadBy }) => console.warn(`${insteadBy} answers for ${bot}: ${problem}`),
  });
}
