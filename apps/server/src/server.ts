import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BotHost, nodeHost } from '@crownleaf/bots/host-node';
import { GAMES } from '../../../games/loaded-games.ts';
import { type Config, isHttps } from './config.ts';
import { Admission } from './http/admission.ts';
import { newApp } from './http/app.ts';
import { Connections } from './http/connections.ts';
import { guardReplies } from './http/guard.ts';
import { registerRoutes } from './http/register-routes.ts';
import { securityHeaders } from './http/security.ts';
import { servePage } from './http/static.ts';
import { startJobs } from './jobs.ts';
import { MemoryBudget } from './live/memory-budget.ts';
import { type Messenger, messenger } from './notify/messenger.ts';
import { clientAddress } from './ops/client-address.ts';
import { withinDescriptors } from './ops/descriptors.ts';
import { type Log, newLog } from './ops/log.ts';
import { createServices, serverKeys } from './services.ts';
import { claimFolder } from './store/sqlite/claim.ts';
import { SqliteStore } from './store/sqlite/open.ts';

export const STORE_FILE = 'crownleaf.sqlite';
/** Connections that wait to be accepted: as many as come back at once after a restart. The system may allow fewer. */
const BACKLOG = 4096;
const RETRY_SECONDS = 3;
/** Connections that are not closed by then are cut off when the server stops: one that never ends must not hold it up. */
const STOP_TIMEOUT_MS = 5000;
/** And then what was begun has so long to come to its end: whatever was acknowledged is on disk already. */
const FINISH_TIMEOUT_MS = 3000;
const PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** What can be put in place of the usual parts, in tests and measurements. */
export interface ServerParts {
  readonly store?: SqliteStore;
  readonly bots?: BotHost;
  readonly messenger?: Messenger;
  readonly now?: () => number;
  /** Passes like `now` unless given: a test that skips time does not set the clock of the machine. */
  readonly monotonic?: () => number;
  readonly log?: Log;
  readonly budget?: MemoryBudget;
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
  const server = await createServer(config, parts);
  const held = claims.move();
  return {
    ...server,
    async stop() {
      await server.stop();
      held.dispose();
    },
  };
}

async function createServer(given: Config, parts: ServerParts): Promise<RunningServer> {
  const config = withinDescriptors(given);
  const now = parts.now ?? Date.now;
  const monotonic = parts.monotonic ?? parts.now ?? (() => performance.now());
  const log = parts.log ?? newLog(config.logLevel);
  const store = parts.store ?? new SqliteStore({ file: join(config.dataDir, STORE_FILE) });
  const bots = parts.bots ?? botThreads(config, log);
  // Where the clock was set back meanwhile, what was stored before may lie ahead.
  const lastSeen = Math.min((await store.lastSeen()) ?? now(), now());
  await store.probe(now());
  const keys = await serverKeys(store);
  const mailer = parts.messenger ?? messenger({ keys: keys.vapid, ...config });
  const publicUrl = () => config.publicUrl ?? url;
  const { budget = new MemoryBudget() } = parts;
  const base = { config, store, bots, log, now, monotonic, budget, keys, messenger: mailer, lastSeen, publicUrl };
  const services = createServices(base);
  const { tables, hub, botPlayers, notifier, challenges, sockets, pruning } = services;

  const { maxConnections, maxSockets } = config;
  if (maxConnections < given.maxConnections || maxSockets < given.maxSockets)
    log.warn({ maxConnections, maxSockets }, 'few descriptors: fewer connections than set');
  const headers = securityHeaders(isHttps(config));
  const connections = new Connections(maxConnections, config.trustProxy);
  const admission = new Admission({
    limits: services.limits,
    headers,
    addressOf: (request) => clientAddress(request, config.trustProxy),
    onFlood: (socket, isRepeated) => connections.cutFlood(socket, isRepeated),
  });
  const app = newApp({ log, admission, budget, headers, retrySeconds: RETRY_SECONDS });
  connections.follow(app.server);
  guardReplies(app, budget);
  registerRoutes(app, services);
  const hasPage = servePage(app, PAGE);
  app.server.on('upgrade', (request, socket, head) => {
    void sockets.upgrade(request, socket, head, () => connections.markAsWebSocket(request.socket));
  });
  await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`;

  for (const listener of [hub, botPlayers, notifier, challenges]) tables.listen(listener);
  await tables.resume();
  await challenges.backfillResults((id) => tables.get(id));
  const stopJobs = await startJobs({ tables, hub, botPlayers, pruning, store, log, openTableMs: config.openTableMs });
  log.info({ url, tables: tables.count }, 'serving');

  const finish = async () => {
    await tables.settled();
    await store.probe(now()).catch((error) => log.error({ err: error }, 'the time of the stop could not be stored'));
    mailer.close();
    await store.close();
    await bots.close();
  };

  return {
    url,
    hasPage,
    async stop() {
      stopJobs();
      botPlayers.stop();
      sockets.stop(RETRY_SECONDS);
      hub.stop();
      const timeout = setTimeout(() => connections.cut(), STOP_TIMEOUT_MS);
      await app.close();
      clearTimeout(timeout);
      if (await isDoneIn(FINISH_TIMEOUT_MS, finish())) log.info('stopped');
      else log.error('stopped, although something did not come to its end');
    },
  };
}

function botThreads({ botThreads: threads }: Config, log: Log): BotHost {
  return nodeHost({
    games: GAMES.map(({ game }) => game),
    worker: new URL('./bots/worker.ts', import.meta.url),
    threads,
    log: (trouble) => log.error(trouble, 'a bot failed, and another answered in its place'),
  });
}

async function isDoneIn(milliseconds: number, work: Promise<void>): Promise<boolean> {
  const { promise: isLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), milliseconds);
  const isDone = await Promise.race([work.then(() => true), isLate]);
  clearTimeout(timer);
  return isDone;
}
