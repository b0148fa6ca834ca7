import { randomBytes } from 'node:crypto';
import { policiesOf } from '@crownleaf/bots';
import type { BotHost } from '@crownleaf/bots/host-node';
import type { Game } from '@crownleaf/engine';
import { Accounts } from './accounts/accounts.ts';
import { Exports } from './accounts/exports.ts';
import { People } from './accounts/people.ts';
import { Pruning } from './accounts/pruning.ts';
import { Whereabouts } from './accounts/whereabouts.ts';
import { BotPlayers } from './bots/players.ts';
import { Catalogue } from './catalogue.ts';
import { Challenges } from './challenges/challenges.ts';
import { Chat } from './chat/chat.ts';
import type { Config } from './config.ts';
import { Hub } from './live/hub.ts';
import { MemoryBudget } from './live/memory-budget.ts';
import { Sockets } from './live/sockets.ts';
import { MailAddresses } from './notify/mail-addresses.ts';
import { type Messenger, type VapidKeys, vapidKeys } from './notify/messenger.ts';
import { Notifier } from './notify/notifier.ts';
import { freeBytes } from './ops/disk.ts';
import { Limits } from './ops/limits.ts';
import type { Log } from './ops/log.ts';
import { Metrics } from './ops/metrics.ts';
import type { SqliteStore } from './store/sqlite/open.ts';
import type { Store } from './store/store.ts';
import { Hints } from './tables/hint.ts';
import { Lobby } from './tables/lobby.ts';
import { TableService } from './tables/service.ts';
import { TableRegistry } from './tables/table-registry.ts';

/** What services are made from. */
export interface ServiceBase {
  readonly config: Config;
  readonly store: SqliteStore;
  readonly bots: BotHost;
  readonly messenger: Messenger;
  readonly keys: ServerKeys;
  readonly log: Log;
  readonly now: () => number;
  readonly monotonic: () => number;
  readonly budget?: MemoryBudget | undefined;
  /** Until when a server was there before this one. */
  readonly lastSeen: number;
  readonly publicUrl: () => string;
}

export type Services = ReturnType<typeof createServices>;

/** Everything that the server is made of, connected; nothing runs yet. */
export function createServices(base: ServiceBase) {
  const { config, store, bots, keys, log, now } = base;
  const people = new People(store.accounts);
  const whereabouts = new Whereabouts(people);
  const limits = new Limits(config.rateLimits, now, (account) => people.personBehind(account));
  const catalogue = new Catalogue(botNames, { hidden: config.hiddenGames });
  const tables = new TableRegistry({ ...base, catalogue, people, idleMs: config.idleMs });
  const hub = new Hub(people, log, now);
  const service = new TableService({ ...base, limits, tables, hub, people });
  const lobby = new Lobby({ ...base, catalogue, tables, people, maxTables: config.maxTables });
  const challenges = new Challenges({ ...base, catalogue, service, lobby, people, key: keys.challenges });
  const botPlayers = new BotPlayers({ bots, people, whereabouts, hub, log, delayMs: config.botDelayMs });
  const hints = new Hints(bots);
  const chat = new Chat(store, hub, people, limits, now);

  const hooks = {
    renamed: (account: string) => {
      for (const table of tables.withSeatOf(account)) hub.announceName(table, account);
    },
    signedOut: (account: string, session?: string) => sockets.signOut(account, session),
    removed: (account: string) => lobby.removePlayer(account),
  };
  const accounts = new Accounts(store, people, hooks, now);
  const exports = new Exports({ store, limits, log, now });
  const pruning = new Pruning({ store: store.accounts, accounts, now, unusedMs: config.sessionMs });
  const metrics = new Metrics({
    tables: () => tables.count,
    sockets: () => sockets.count,
    thinking: () => botPlayers.thinking,
    callsWaiting: () => hub.callsWaiting,
    commits: () => store.commits.figures,
    freeBytes: () => freeBytes(config.dataDir),
  });
  const { budget = new MemoryBudget() } = base;
  const client = { service, tables, hub, chat, limits, budget, metrics, log, now };
  const sockets: Sockets = new Sockets({ ...config, accounts, client, metrics, log });
  const addresses = new MailAddresses({ ...base, accounts, limits, key: keys.mail });
  const notifier = new Notifier({ ...base, people, whereabouts, hub, addresses, limits, sockets });

  return {
    ...base,
    ...{ limits, people, whereabouts, hints, catalogue, tables, hub, service, lobby, challenges, botPlayers, chat },
    ...{ accounts, exports, pruning, metrics, sockets, addresses, notifier },
  };
}

export interface ServerKeys {
  readonly vapid: VapidKeys;
  /** All secrets of all daily challenges come from it. */
  readonly challenges: string;
  /** The codes in mails are worked out from it. */
  readonly mail: string;
}

/** Made at the first start, and kept in the store. */
export async function serverKeys(store: Store): Promise<ServerKeys> {
  const newKey = () => randomBytes(32).toString('hex');
  return {
    vapid: await vapidKeys(store),
    challenges: await store.key('challenges', newKey),
    mail: await store.key('mail', newKey),
  };
}

function botNames(game: Game): string[] {
  return policiesOf(game).map(({ name }) => name);
}
