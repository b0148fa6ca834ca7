import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerMessage, TableUpdate } from '@crownleaf/protocol';
import { WebSocket } from 'ws';
import { type Contestant, type Pair, pause } from './load.ts';
import { MeasuredProcess } from './measured-process.ts';

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));

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
  const server = await MeasuredProcess.start(SERVE, env);
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
  const clients = [await Client.at(url, table, host), await Client.at(url, table, other)] as const;
  return new Table(clients);
}

class Table implements Pair {
  readonly #clients: readonly [Client, Client];

  constructor(clients: readonly [Client, Client]) {
    this.#clients = clients;
  }

  /** Only answers with a choice count: the end of a turn as the only option is sent at once, and costs the server all the same. */
  async play(answers: number, think: () => number, waited: (ms: number) => void): Promise<void> {
    for (let counted = 0; counted < answers; ) {
      const asked = this.#clients.findIndex(({ decision }) => decision !== undefined);
      if (asked < 0) return;
      const mine = this.#clients[asked]!;
      const theirs = this.#clients[1 - asked]!;
      const { ply, options } = mine.decision!;
      const isChoice = options.length > 1;
      if (isChoice) await pause(think());
      const began = performance.now();
      mine.answer(randomUUID(), ply, options[Math.floor(Math.random() * options.length)]!.name);
      await theirs.past(ply);
      if (isChoice) {
        waited(performance.now() - began);
        counted++;
      }
      await mine.past(ply);
    }
  }

  async disconnect(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.close()));
  }
}

/** A player of the benchmark, as any program would be one. */
class Client {
  readonly #table: string;
  readonly #socket: WebSocket;
  #wake: (() => void) | undefined;
  #ply = -1;
  #isOver = false;
  decision: TableUpdate['decision'];

  private constructor(table: string, socket: WebSocket) {
    this.#table = table;
    this.#socket = socket;
    socket.on('message', (data) => this.#take(JSON.parse(String(data))));
  }

  static async at(url: string, table: string, cookie: string): Promise<Client> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { cookie } });
    await once(socket, 'open');
    const client = new Client(table, socket);
    socket.send(JSON.stringify({ watch: table }));
    await client.#until(() => client.#ply >= 0);
    return client;
  }

  #take(message: ServerMessage): void {
    if ('problem' in message) throw new Error(message.problem.detail);
    if (!('view' in message)) return;
    this.#ply = message.ply;
    this.#isOver = message.result !== null;
    this.decision = message.decision;
    this.#wake?.();
  }

  /** Until the game has moved on from this ply. */
  past(ply: number): Promise<void> {
    return this.#until(() => this.#ply > ply || this.#isOver);
  }

  answer(id: string, ply: number, name: string): void {
    this.#socket.send(JSON.stringify({ table: this.#table, answer: { id, ply, options: [name] } }));
  }

  async close(): Promise<void> {
    const closed = once(this.#socket, 'close');
    this.#socket.close();
    await closed;
  }

  async #until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
