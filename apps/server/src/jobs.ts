import type { Pruning } from './accounts/pruning.ts';
import type { BotPlayers } from './bots/players.ts';
import type { Hub } from './live/hub.ts';
import type { Log } from './ops/log.ts';
import type { Store } from './store/store.ts';
import type { TableRegistry } from './tables/table-registry.ts';

const CLOCK_MS = 500;
const EVICTION_MS = 15_000;
const EXPIRY_MS = 60_000;
const PRUNING_MS = 60_000;
const LOG_MS = 60_000;

export interface JobParts {
  readonly tables: TableRegistry;
  readonly hub: Hub;
  readonly botPlayers: BotPlayers;
  readonly pruning: Pruning;
  readonly store: Store;
  readonly log: Log;
  /** How long a table may wait for its start. */
  readonly openTableMs: number;
}

/** What the server does by itself from time to time. Resolves to the function that ends it. */
export async function startJobs(parts: JobParts): Promise<() => void> {
  const { tables, hub, botPlayers, pruning, store, log, openTableMs } = parts;
  const run = (what: string, job: () => void | Promise<void>) => async () => {
    try {
      await job();
    } catch (error) {
      log.error({ err: error }, `${what} failed`);
    }
  };
  const isWatched = (id: string) => hub.isWatched(id);
  const isInUse = (id: string) => hub.isWatched(id) || botPlayers.isThinkingAt(id);
  const expire = run('closing old tables', () => tables.expire(openTableMs, isWatched));
  await expire();
  const prune = run('pruning accounts', () => pruning.run());
  await prune();
  const timers = [
    setInterval(
      run('enforcing clocks', () => tables.enforceClocks()),
      CLOCK_MS,
    ),
    setInterval(
      run('evicting idle tables', () => tables.evict(isInUse)),
      EVICTION_MS,
    ),
    setInterval(expire, EXPIRY_MS),
    setInterval(prune, PRUNING_MS),
    setInterval(
      run('emptying the log of the store', () => void store.emptyLog()),
      LOG_MS,
    ),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
