import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { policiesOf } from '@crownleaf/bots';
import { type BotHost, nodeHost } from '@crownleaf/bots/host-node';
import type { Game } from '@crownleaf/engine';
import type { ServerMessage } from '@crownleaf/protocol';
import type { FastifyInstance } from 'fastify';
import { GAMES } from '../../../games/registry.ts';
import { Accounts } from './accounts/accounts.ts';
import { People } from './accounts/people.ts';
import { BotPlayers } from './bots/players.ts';
import { Catalogue } from './catalogue.ts';
import { Challenges } from './challenges/challenges.ts';
import { Chat } from './chat/chat.ts';
import type { Config } from './config.ts';
import { newApp } from './http/app.ts';
import { accountRoutes } from './http/routes/accounts.ts';
import { challengeRoutes } from './http/routes/challenges.ts';
import { operationRoutes } from './http/routes/operation.ts';
import { stopMailRoute } from './http/routes/stop-mail.ts';
import { tableRoutes } from './http/routes/tables.ts';
import { routerFor } from './http/routes.ts';
import { servePage } from './http/static.ts';
import { frameOf } from './live/frames.ts';
import { Hub } from './live/hub.ts';
import { Sockets } from './live/sockets.ts';
import { MailAddresses } from './notify/mail-addresses.ts';
import { type Messenger, messenger, Notifier, vapidKeys } from './notify/notifier.ts';
import { Limits } from './ops/limits.ts';
import { type Log, newLog } from './ops/log.ts';
import { Metrics } from './ops/metrics.ts';
import { claimFolder } from './store/sqlite/claim.ts';
import { SqliteStore } from './store/sqlite/open.ts';
import { TableService } from './tables/service.ts';
import type { Table } from './tables/table.ts';
import { Tables } from './tables/tables.ts';

export const STORE_FILE = 'crownleaf.sqlite';
const CLOCK_MS = 500;
const EVICTION_MS = 15_000;
const EXPIRY_MS = 60_000;
const RETRY_SECONDS = 3;
/** Calls that are not finished by then are cut off when the server stops: one that is sent for ever must not hold it up. */
const PATIENCE_MS = 5000;
const PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** What can be put in place of the usual parts, in tests and measurements. */
export interface ServerParts {
  readonly store?: SqliteStore;
  readonly bots?: BotHost;
  readonly messenger?: Messenger;
  readonly now?: () => number;
  readonly log?: Log;
}

export interface RunningServer {
  readonly url: string;
  readonly hasPage: boolean;
  /** Tells everybody, finishes what was begun, and closes. */
  stop(): Promise<void>;
}

export async function startServer(config: Config, parts: ServerParts = {}): Promise<RunningServer> {
  using claims = new DisposableStack();
  if (parts.store === undefined) claims.use(claimFolder(config.dataDir));
  const server = await assembled(config, parts);
  const held = claims.move();
  return {
    ...server,
    async stop() {
      await server.stop();
      held.dispose();
    },
  };
}

async function assembled(config: Config, parts: ServerParts): Promise<RunningServer> {
  const now = parts.now ?? Date.now;
  const log = parts.log ?? newLog(config.logLevel);
  const store = parts.store ?? new SqliteStore({ file: join(config.dataDir, STORE_FILE) });
  const bots = parts.bots ?? botThreads(config, log);
  const seenLast = (await store.seenLast()) ?? now();
  await store.probe(now());
  const keys = await vapidKeys(store);
  const key = await store.key('challenges', () => randomBytes(32).toString('hex'));
  const mailKey = await store.key('mail', () => randomBytes(32).toString('hex'));
  const https = config.publicUrl?.startsWith('https:') ?? false;

  const limits = new Limits(config.rateLimits, now);
  const people = new People(store.accounts);
  const catalogue = new Catalogue(botsOf, { hidden: config.hiddenGames });
  const tables = new Tables({ store, catalogue, people, log, now, idleMs: config.idleMs, seenLast });
  const hub = new Hub(people, log, now);
  const { mostTables } = config;
  const service = new TableService({ store, catalogue, tables, hub, people, limits, now, mostTables });
  const chat = new Chat(store, hub, people, limits, now);
  const challenges = new Challenges({ store, catalogue, service, people, key, now });
  const players = new BotPlayers(bots, log, config.botDelayMs);
  const way = parts.messenger ?? messenger({ keys, ...config });
  const hooks = {
    renamed: (account: string) => tables.renamed(account),
    signedOut: (account: string, session?: string) => sockets.signOut(account, session),
    departed: (account: string) => service.departed(account),
  };
  const accounts = new Accounts(store, people, hooks, now);
  const publicUrl = () => config.publicUrl ?? url;
  const post = { messenger: way, key: mailKey, publicUrl };
  const addresses = new MailAddresses({ store, accounts, ...post, limits, log, now });
  const metrics = new Metrics({
    tables: () => tables.count,
    sockets: () => sockets.count,
    thinking: () => players.thinking,
    commits: () => store.commits.figures,
  });
  const sockets = new Sockets({
    accounts,
    client: { service, tables, hub, chat, limits, metrics, log, now },
    metrics,
    log,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    most: config.mostSockets,
    mostPerAddress: config.mostSocketsPerAddress,
  });

  const app = newApp({ log, trustProxy: config.trustProxy, https, retrySeconds: RETRY_SECONDS });
  const routerOf = (on: FastifyInstance) =>
    routerFor({ app: on, accounts, limits, metrics, publicUrl: config.publicUrl });
  const route = routerOf(app);
  operationRoutes(route, app, { store, metrics, now });
  const { publicKey: pushKey } = keys;
  accountRoutes(route, { accounts, addresses, store, limits, https, pushKey, sendsMail: way.sendsMail, now });
  stopMailRoute(app, routerOf, addresses);
  tableRoutes(route, { catalogue, service, hub, chat, limits, bots });
  challengeRoutes(route, challenges, service);
  const hasPage = servePage(app, PAGE);
  app.server.on('upgrade', (request, socket, head) => void sockets.upgrade(request, socket, head));

  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`;

  const notifier = new Notifier({ store, people, hub, messenger: way, addresses, limits, log, publicUrl });
  tables.listen(hub);
  tables.listen({
    changed(table, { turn }) {
      players.consider(table);
      const account = turn ? notifier.turnBegan(table) : undefined;
      if (account !== undefined) announceTurn(sockets, account, table);
      if (table.stored.status === 'over') challenges.finished(table).catch(noted('a result could not be stored'));
    },
    lost(table) {
      players.forget(table.id);
    },
  });

  const noted = (what: string) => (error: unknown) => log.error({ err: error }, what);
  await tables.resume();
  await challenges.makeUp((id) => tables.get(id)).catch(noted('results could not be made up'));
  const clock = setInterval(() => {
    tables.enforceClocks().catch(noted('clocks could not be enforced'));
  }, CLOCK_MS);
  const eviction = setInterval(() => tables.evict((id) => hub.isWatched(id) || players.isThinkingAt(id)), EVICTION_MS);
  const isWatched = (id: string) => hub.isWatched(id);
  const expire = () => tables.expire(config.openTableMs, isWatched).catch(noted('old tables could not be closed'));
  const expiry = setInterval(expire, EXPIRY_MS);
  await expire();
  log.info({ url, tables: tables.count }, 'serving');

  return {
    url,
    hasPage,
    async stop() {
      clearInterval(clock);
      clearInterval(eviction);
      clearInterval(expiry);
      players.stop();
      sockets.stop(RETRY_SECONDS);
      hub.stop();
      const patience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
      await app.close();
      clearTimeout(patience);
      await tables.settled();
      await store.probe(now()).catch(noted('how long the server was there could not be stored'));
      await bots.close();
      await store.close();
      log.info('stopped');
    },
  };
}

const botsOf = (game: Game) => policiesOf(game).map(({ name }) => name);

function botThreads({ botThreads: threads }: Config, log: Log): BotHost {
  return nodeHost({
    games: GAMES.map(({ game }) => game),
    worker: new URL('./bots/worker.ts', import.meta.url),
    threads,
    log: (trouble) => log.error(trouble, 'a bot failed, and another answered in its place'),
  });
}

/** To all devices of a player that show something else; the others see it. */
function announceTurn(sockets: Sockets, account: string, table: Table): void {
  for (const client of sockets.clientsOf(account)) {
    if (client.watchesTable(table.id)) continue;
    client.send(frameOf(JSON.stringify({ turn: table.id, game: table.offer.game.id } satisfies ServerMessage)));
  }
}
