import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { type Contestant, type Pair, pause } from './load.ts';
import { MeasuredProcess } from './measured-process.ts';

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));

/** What `npm start` tells the runtime. */
export const OUR_FLAGS = flagsOf(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')));

function flagsOf({ scripts }: { readonly scripts: { readonly start: string } }): readonly string[] {
  const [, ...words] = scripts.start.split(' ');
  return words.slice(
    0,
    words.findIndex((word) => !word.startsWith('--')),
  );
}

/**
 * Our server with an empty store. All load comes from one address, so that its limits are off; MiniDom is hidden from
 * players; and tables that were left go soon, so that memory can be measured without waiting for minutes.
 */
export async function crownleaf(game: string, durability: 'full' | 'off'): Promise<Contestant & AsyncDisposable> {
  const folder = mkdtempSync(join(tmpdir(), 'crownleaf-bench-'));
  const env = {
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    HIDDEN_GAMES: 'on',
    RATE_LIMITS: 'off',
    MAX_TABLES: '100000',
    MAX_SOCKETS_PER_ADDRESS: '10000',
    IDLE_SECONDS: '1',
    DURABILITY: durability,
  };
  const server = await MeasuredProcess.start(SERVE, { env, flags: OUR_FLAGS });
  return {
    name: `Crownleaf, ${game}, ${durability === 'full' ? 'durable' : 'not durable'}`,
    server,
    forgetsIdle: true,
    open: () => openTable(server.url, game),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function guest(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/guest`, { method: 'POST', headers: JSON_TYPE, body: '{}' });
  if (!reply.ok) throw new Error(await reply.text());
  return reply.headers.get('set-cookie')!.split(';')[0]!;
}

const JSON_TYPE = { 'content-type': 'application/json' };

async function openTable(url: string, game: string): Promise<Pair> {
  const host = await guest(url);
  const other = await guest(url);
  const call = async (cookie: string, path: string, body: unknown): Promise<{ readonly table: string }> => {
    const reply = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { ...JSON_TYPE, cookie },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(await reply.text());
    return reply.json() as Promise<{ table: string }>;
  };
  const { table } = await call(host, '/tables', { game, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await call(other, `/tables/${table}/join`, {});
  await call(host, `/tables/${table}/start`, {});
  const clients = [new Client(url, table, host), new Client(url, table, other)] as const;
  await Promise.all(clients.map((client) => client.ready()));
  return new Table(clients);
}

interface Update {
  readonly seq: number;
  readonly ply: number;
  readonly decision?: { readonly ply: number; readonly options: readonly { readonly name: string }[] };
  readonly result: unknown;
}

class Table implements Pair {
  readonly #clients: readonly [Client, Client];
  #answers = 0;

  constructor(clients: readonly [Client, Client]) {
    this.#clients = clients;
  }

  async play(answers: number, think: () => number, waited: (ms: number) => void): Promise<void> {
    for (let i = 0; i < answers; i++) {
      const asked = this.#clients.findIndex((client) => client.last?.decision !== undefined);
      if (asked < 0) return;
      await pause(think());
      const mine = this.#clients[asked]!;
      const theirs = this.#clients[1 - asked]!;
      const { ply, options } = mine.last!.decision!;
      const began = performance.now();
      mine.answer(`${this.#answers++}`, ply, options[Math.floor(Math.random() * options.length)]!.name);
      await theirs.past(ply);
      waited(performance.now() - began);
      await mine.past(ply);
    }
  }

  async disconnect(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.close()));
  }
}

class Client {
  readonly #socket: WebSocket;
  readonly #table: string;
  #woken: (() => void) | undefined;
  last: Update | undefined;

  constructor(url: string, table: string, cookie: string) {
    this.#table = table;
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { cookie } });
    this.#socket.on('open', () => this.#socket.send(JSON.stringify({ watch: table })));
    this.#socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if ('problem' in message) throw new Error(JSON.stringify(message.problem));
      if (!('view' in message)) return;
      this.last = message as Update;
      this.#woken?.();
    });
  }

  ready(): Promise<void> {
    return this.#until(() => this.last !== undefined);
  }

  /** Until the game has moved on from this ply. */
  past(ply: number): Promise<void> {
    return this.#until(() => this.last!.ply > ply || this.last!.result !== null);
  }

  answer(id: string, ply: number, name: string): void {
    this.#socket.send(JSON.stringify({ table: this.#table, answer: { id, ply, options: [name] } }));
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#socket.once('close', () => resolve());
      this.#socket.close();
    });
  }

  async #until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        this.#woken = resolve;
      });
    }
  }
}
