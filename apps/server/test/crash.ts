import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createEngine, type Engine, verify } from '@crownleaf/engine';
import { CALLS, type TableUpdate } from '@crownleaf/protocol';
import { GAMES } from '../../../games/registry.ts';
import { STORE_FILE } from '../src/server.ts';
import { SqliteStore } from '../src/store/sqlite/open.ts';
import { recordOf } from '../src/tables/record.ts';
import { type Connection, Guest, isUpdate, pick } from './house.ts';

export interface CrashPlan {
  readonly tables: number;
  readonly kills: number;
  readonly say: (line: string) => void;
}

export interface CrashReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly missing: number;
  readonly doubled: number;
  readonly unverified: number;
  readonly resumed: number;
  /** The fewest answers that were acknowledged between two kills. */
  readonly quietest: number;
}

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

/** Tables under load; the server is killed in the middle again and again; then everything is counted. */
export async function crash({ tables, kills, say }: CrashPlan): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'crownleaf-crash-'));
  const port = await freePort();
  let server = await begin(port, folder);
  const players = await Promise.all(Array.from({ length: tables }, () => Player.seated(`http://localhost:${port}`)));
  const playing = players.map((player) => player.play());
  const answers = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  let quietest = Number.POSITIVE_INFINITY;
  for (let n = 1; n <= kills; n++) {
    const before = answers();
    // However slow the machine is: a server under no load has nothing to lose.
    await until(() => answers() - before >= 2 * tables);
    await pause(Math.random() * 1500);
    server.kill('SIGKILL');
    await new Promise((resolve) => server.once('close', resolve));
    const since = answers() - before;
    quietest = Math.min(quietest, since);
    say(`kill ${n} of ${kills}: ${since} answers since the last`);
    server = await begin(port, folder);
  }
  await pause(500);
  for (const player of players) player.enough = true;
  await Promise.all(playing);
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('close', resolve));
  const report = { kills, quietest, ...(await counted(join(folder, STORE_FILE), players)) };
  rmSync(folder, { recursive: true, force: true });
  return report;
}

/** One account with both seats of a table; after each break it connects again and goes on. */
class Player {
  enough = false;
  resumed = 0;
  /** Ids of answers that the server has acknowledged, with the seq it gave. */
  readonly acknowledged = new Map<string, number>();
  readonly #guest: Guest;
  #table: string;
  readonly tables: string[];
  /** An answer that was sent and not acknowledged is sent again as it was. */
  #unsure: object | undefined;
  #n = 0;

  constructor(guest: Guest, table: string) {
    this.#guest = guest;
    this.#table = table;
    this.tables = [table];
  }

  static async seated(url: string): Promise<Player> {
    const guest = new Guest(() => url);
    await guest.signUp();
    return new Player(guest, await newTable(guest));
  }

  async play(): Promise<void> {
    while (!this.enough) {
      try {
        using line = await this.#guest.connect();
        this.resumed++;
        await this.#playOn(line);
      } catch {
        await pause(50);
      }
    }
  }

  async #playOn(line: Connection): Promise<void> {
    const table = this.#table;
    line.send({ watch: table });
    let at = 0;
    let look: TableUpdate = await line.next(isUpdate);
    while (!this.enough) {
      if (look.result !== null) {
        this.#unsure = undefined;
        this.#table = await newTable(this.#guest);
        this.tables.push(this.#table);
        return;
      }
      this.#unsure ??= this.#answerTo(look);
      const { id } = this.#unsure as { id: string };
      line.send({ table, answer: this.#unsure });
      const from = at;
      const reply = await line.next((m) => ('answered' in m && m.answered.id === id) || 'problem' in m, from);
      if ('answered' in reply) this.acknowledged.set(`${table} ${id}`, reply.answered.seq);
      this.#unsure = undefined;
      at = line.messages.indexOf(reply, from) + 1;
      look = line.messages.filter(isUpdate).at(-1)!;
      if (look.decision === undefined && look.result === null) look = await line.next(isUpdate, at);
      await pause(Math.random() * 20);
    }
  }

  #answerTo({ seat, decision }: TableUpdate): object {
    const { ply, options } = decision!;
    return { id: `${this.#n++}`, seat, ply, options: [pick(options).name] };
  }
}

async function newTable(guest: Guest): Promise<string> {
  const seats = [{ kind: 'me' as const }, { kind: 'local' as const }];
  const { table } = await guest.call(CALLS.createTable, { body: { game: 'minidom', seats, start: true } });
  return table;
}

async function counted(file: string, players: readonly Player[]) {
  const engines = new Map<string, Engine>(GAMES.map(({ game }) => [game.id, createEngine(game)]));
  const store = new SqliteStore({ file });
  const found = { acknowledged: 0, missing: 0, doubled: 0, unverified: 0, resumed: 0 };
  for (const player of players) {
    found.resumed += player.resumed - 1;
    for (const table of player.tables) {
      const stored = (await store.tables.load(table))!;
      const entries = await store.tables.journal(stored.n, 0);
      if (!verify(engines.get(stored.game)!, recordOf(stored, entries)).ok) found.unverified++;
      const ids = entries.flatMap((entry) => (entry.kind === 'answer' && entry.client ? [entry.client.id] : []));
      found.doubled += ids.length - new Set(ids).size;
      for (const [key, seq] of player.acknowledged) {
        const [at, id] = key.split(' ');
        if (at !== table) continue;
        found.acknowledged++;
        const entry = entries[seq - 1];
        if (entry?.kind !== 'answer' || entry.client?.id !== id) found.missing++;
      }
    }
  }
  await store.close();
  return found;
}

async function begin(port: number, folder: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    RATE_LIMITS: 'off',
    HIDDEN_GAMES: 'on',
    LOG_LEVEL: 'error',
    MAX_SOCKETS_PER_ADDRESS: '10000',
    MAX_TABLES: '10000',
  };
  const args = [MAIN, 'serve', '--port', `${port}`, '--data', folder, '--no-page'];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Crownleaf is at') && resolve());
    child.once('close', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return child;
}

const LONGEST_WAIT_MS = 60_000;

async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + LONGEST_WAIT_MS;
  while (!holds()) {
    if (Date.now() > end) throw new Error('the clients did not come back to their tables');
    await pause(10);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const report = await crash({ tables: 50, kills: 20, say: console.log });
  console.log(JSON.stringify(report));
  process.exitCode = report.missing + report.doubled + report.unverified === 0 && report.acknowledged > 0 ? 0 : 1;
}
