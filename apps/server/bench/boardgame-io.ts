import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Contestant, type Pair, pause } from './load.ts';
import { MeasuredProcess } from './measured-process.ts';

const VERSION = '0.50.2';
const CLIENT_VERSION = '4.8.4';
const SERVER = fileURLToPath(new URL('./boardgame-io-server.cjs', import.meta.url));
const FIRST_ACTION = 6;
const COSTS = [0, 3, 6, 2, 5, 8, 3, 4, 5, 5];
const PASS = -1;
const PATIENCE_MS = 30_000;

/** The parts of a socket.io client that are used. */
interface Socket {
  on(event: string, hear: (...words: readonly never[]) => void): void;
  emit(event: string, ...words: readonly unknown[]): void;
  close(): void;
}
type Connect = (url: string, options: object) => Socket;

interface MiniDomState {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
  readonly G: {
    readonly supply: readonly number[];
    readonly buying: boolean;
    readonly coins: number;
    readonly players: { readonly [id: string]: { readonly hand: readonly number[] } };
  };
}

/**
 * boardgame.io's own server with MiniDom, installed outside the project. It keeps games in memory only.
 */
export async function boardgameIo(): Promise<Contestant & AsyncDisposable> {
  const folder = install();
  const env = { NODE_ENV: 'production' };
  const server = await MeasuredProcess.start(join(folder, 'server.cjs'), env);
  const { io } = createRequire(join(folder, 'server.cjs'))('socket.io-client') as { readonly io: Connect };
  return {
    name: `boardgame.io ${VERSION}, minidom, in memory`,
    server,
    forgetsIdle: false,
    open: () => openTable(io, server.url),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

function install(): string {
  const folder = join(tmpdir(), `crownleaf-boardgame-io-${VERSION}`);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, 'node_modules', 'boardgame.io'))) {
    const needs = { 'boardgame.io': VERSION, 'socket.io-client': CLIENT_VERSION };
    // Without this pin the lobby answers 404.
    const overrides = { 'koa-compose': '4.1.0' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: needs, overrides }));
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'ignore' });
  }
  copyFileSync(SERVER, join(folder, 'server.cjs'));
  return folder;
}

/** Through its lobby, as people do who play against each other: each answer is then checked for who gave it, as with us. */
async function openTable(io: Connect, url: string): Promise<Pair> {
  const { matchID } = (await call(url, '/create', { numPlayers: 2 })) as { readonly matchID: string };
  const sit = async (seat: string): Promise<Client> => {
    const joined = await call(url, `/${matchID}/join`, { playerID: seat, playerName: `player ${seat}` });
    const { playerCredentials } = joined as { readonly playerCredentials: string };
    const client = new Client(io, url, { match: matchID, seat, credentials: playerCredentials });
    await client.ready();
    return client;
  };
  const clients = [await sit('0'), await sit('1')] as const;
  return new Table(clients, async () => {
    // A match that all have left goes from its memory, as our tables do that nobody looks at.
    for (const { place } of clients) {
      await call(url, `/${matchID}/leave`, { playerID: place.seat, credentials: place.credentials });
    }
  });
}

async function call(url: string, path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${url}/games/minidom${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(await reply.text());
  return reply.json();
}

class Table implements Pair {
  readonly #clients: readonly [Client, Client];
  readonly #leave: () => Promise<void>;

  constructor(clients: readonly [Client, Client], leave: () => Promise<void>) {
    this.#clients = clients;
    this.#leave = leave;
  }

  async play(answers: number, think: () => number, waited: (ms: number) => void): Promise<void> {
    for (let i = 0; i < answers; i++) {
      const asked = Number(this.#clients[0].state!.ctx.currentPlayer);
      await pause(think());
      const mine = this.#clients[asked]!;
      const id = mine.state!._stateID;
      const began = performance.now();
      mine.answer();
      await this.#clients[1 - asked]!.past(id);
      waited(performance.now() - began);
      await mine.past(id);
    }
  }

  async disconnect(): Promise<void> {
    for (const client of this.#clients) client.close();
    await this.#leave();
  }
}

interface Place {
  readonly match: string;
  readonly seat: string;
  readonly credentials: string;
}

class Client {
  readonly #socket: Socket;
  readonly place: Place;
  #woken: (() => void) | undefined;
  state: MiniDomState | undefined;

  constructor(io: Connect, url: string, place: Place) {
    const { match, seat, credentials } = place;
    this.place = place;
    this.#socket = io(`${url}/minidom`, { transports: ['websocket'], forceNew: true });
    this.#socket.on('connect', () => this.#socket.emit('sync', match, seat, credentials, 2));
    this.#socket.on('sync', (_: string, { state }: { readonly state: MiniDomState }) => this.#hear(state));
    this.#socket.on('update', (_: string, state: MiniDomState) => this.#hear(state));
  }

  #hear(state: MiniDomState): void {
    this.state = state;
    this.#woken?.();
  }

  ready(): Promise<void> {
    return this.#until(() => this.state !== undefined);
  }

  past(id: number): Promise<void> {
    return this.#until(() => this.state!._stateID > id);
  }

  answer(): void {
    const options = this.#options();
    const card = options[Math.floor(Math.random() * options.length)];
    const { match, seat, credentials } = this.place;
    const payload = { type: 'answer', args: [card], playerID: seat, credentials };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, this.state!._stateID, match, seat);
  }

  #options(): readonly number[] {
    const { G } = this.state!;
    if (!G.buying) return [...G.players[this.place.seat]!.hand.filter((card) => card >= FIRST_ACTION), PASS];
    return [...COSTS.flatMap((cost, card) => (cost <= G.coins && G.supply[card]! > 0 ? card : [])), PASS];
  }

  close(): void {
    this.#socket.close();
  }

  async #until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve, reject) => {
        // An answer that is refused gets no reply.
        const timer = setTimeout(() => reject(new Error('boardgame.io does not reply')), PATIENCE_MS);
        this.#woken = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}
