import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Line } from './line.ts';
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

interface Decision {
  readonly ply: number;
  readonly options: readonly { readonly name: string }[];
}

class Table implements Pair {
  readonly #clients: readonly [Client, Client];
  #answers = 0;

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
      mine.answer(`${this.#answers++}`, ply, options[Math.floor(Math.random() * options.length)]!.name);
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

const PLY = ',"ply":';
// Events have a field of this name as well, which is a text.
const DECISION = ',"decision":{';
const UNDO = ',"undo":';
const NO_RESULT = ',"result":null';

/** Reads of an update only what it needs, since it must not be slower than the server. */
class Client {
  readonly #table: string;
  #line: Line | undefined;
  #woken: (() => void) | undefined;
  #ply = -1;
  #isOver = false;
  decision: Decision | undefined;

  private constructor(table: string) {
    this.#table = table;
  }

  static async at(url: string, table: string, cookie: string): Promise<Client> {
    const client = new Client(table);
    client.#line = await Line.open(new URL(`${url}/api/live`), cookie, (text) => client.#hear(text));
    client.#line.send(JSON.stringify({ watch: table }));
    await client.#until(() => client.#ply >= 0);
    return client;
  }

  #hear(text: string): void {
    if (text.includes('"problem":')) throw new Error(text);
    if (!text.includes('"view":')) return;
    this.#ply = Number.parseInt(text.slice(text.indexOf(PLY) + PLY.length), 10);
    this.#isOver = !text.includes(NO_RESULT);
    const from = text.indexOf(DECISION);
    const json = text.slice(from + DECISION.length - 1, text.indexOf(UNDO, from));
    this.decision = from < 0 ? undefined : JSON.parse(json);
    this.#woken?.();
  }

  /** Until the game has moved on from this ply. */
  past(ply: number): Promise<void> {
    return this.#until(() => this.#ply > ply || this.#isOver);
  }

  answer(id: string, ply: number, name: string): void {
    this.#line!.send(JSON.stringify({ table: this.#table, answer: { id, ply, options: [name] } }));
  }

  async close(): Promise<void> {
    await this.#line!.close();
  }

  async #until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        this.#woken = resolve;
      });
    }
  }
}
