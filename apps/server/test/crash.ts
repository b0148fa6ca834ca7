import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createEngine, type Engine, verify } from '@crownleaf/engine';
import { type Answer, CALLS, type SeatWish, type ServerMessage, type TableUpdate } from '@crownleaf/protocol';
import { GAMES } from '../../../games/loaded-games.ts';
import { STORE_FILE } from '../src/server.ts';
import { SqliteStore } from '../src/store/sqlite/open.ts';
import { gameRecord } from '../src/tables/record.ts';
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
  readonly gaps: number;
  /** Times that somebody went back, and answers that bots gave. */
  readonly undone: number;
  readonly byBots: number;
  /** The fewest answers that were acknowledged between two kills. */
  readonly quietest: number;
}

/** What is wrong with how it went, if anything. */
export function faultsOf(report: CrashReport, { tables, kills }: Pick<CrashPlan, 'tables' | 'kills'>): string[] {
  const { acknowledged, missing, doubled, unverified, resumed, gaps, undone, byBots, quietest } = report;
  const wanted: { readonly [what: string]: boolean } = {
    'nothing acknowledged is missing': missing === 0,
    'nothing is doubled': doubled === 0,
    'every record verifies': unverified === 0,
    'every client came back': resumed >= tables,
    'and was told all that it had missed': gaps === 0,
    'no kill came when all was quiet': quietest >= answersAKill(tables),
    'answers were acknowledged': acknowledged >= kills * answersAKill(tables),
    'somebody went back': undone > 0,
    'bots answered': byBots > 0,
  };
  return Object.keys(wanted).filter((what) => !wanted[what]);
}

const answersAKill = (tables: number) => 2 * tables;

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

/** Tables under load; the server is killed in the middle again and again; then everything is counted. */
export async function crash({ tables, kills, say }: CrashPlan): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'crownleaf-crash-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let server = await begin(port, folder);
  const players: Player[] = [];
  try {
    players.push(...(await Promise.all(Array.from({ length: tables }, (_, i) => Player.seated(url, setupAt(i))))));
    const playing = players.map((player) => player.play());
    const answers = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
    let quietest = Number.POSITIVE_INFINITY;
    for (let n = 1; n <= kills; n++) {
      const before = answers();
      // However slow the machine is: a server under no load has nothing to lose.
      await until(() => answers() - before >= answersAKill(tables));
      await pause(Math.random() * 1500);
      await ended(server, 'SIGKILL');
      const since = answers() - before;
      quietest = Math.min(quietest, since);
      say(`kill ${n} of ${kills}: ${since} answers since the last`);
      server = await begin(port, folder);
    }
    const then = players.map(({ acknowledged }) => acknowledged.size);
    await until(() => players.every(({ acknowledged }, i) => acknowledged.size > then[i]!));
    for (const player of players) player.enough = true;
    await Promise.all(playing);
    await ended(server, 'SIGTERM');
    return { kills, quietest, ...(await counted(join(folder, STORE_FILE), players)) };
  } finally {
    for (const player of players) player.enough = true;
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const closed = new Promise((resolve) => server.once('close', resolve));
  server.kill(signal);
  await closed;
}

/** What a table is for: mostly a game that goes fast, now and then a real one against a bot. */
interface Setup {
  readonly game: string;
  readonly seats: SeatWish[];
}
const BOTH_SEATS: Setup = { game: 'minidom', seats: [{ kind: 'me' }, { kind: 'local' }] };
const AGAINST_BOT: Setup = { game: 'heart-of-crown', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] };
const setupAt = (i: number): Setup => (i % 5 === 0 ? AGAINST_BOT : BOTH_SEATS);
const UNDO_CHANCE = 0.1;

/** One account at a table; after each break it connects again and goes on. */
class Player {
  enough = false;
  resumed = 0;
  /** How often an update did not follow on the one before it, also of an earlier connection. */
  gaps = 0;
  /** Ids of answers that the server has acknowledged, with the seq it gave. */
  readonly acknowledged = new Map<string, number>();
  /** Where the journal says that this player went back. */
  readonly undone: { readonly table: string; readonly seq: number }[] = [];
  readonly #guest: Guest;
  readonly #setup: Setup;
  #table: string;
  readonly tables: string[];
  /** An answer that was sent and not acknowledged is sent again as it was. */
  #unsure: Answer | undefined;
  #n = 0;
  /** The last change of the table that it was told. */
  #told: number | undefined;

  constructor(guest: Guest, setup: Setup, table: string) {
    this.#guest = guest;
    this.#setup = setup;
    this.#table = table;
    this.tables = [table];
  }

  static async seated(url: string, setup: Setup): Promise<Player> {
    const guest = new Guest(() => url);
    await guest.signUp();
    return new Player(guest, setup, await newTable(guest, setup));
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
    line.send({ watch: this.#table, ...(this.#told === undefined ? {} : { since: this.#told }) });
    try {
      await this.#playTable(line);
    } finally {
      for (const update of line.messages.filter(isUpdate)) this.#hear(update);
    }
  }

  /** What a client was told before and is told now has to follow on each other. */
  #hear({ table, since, seq }: TableUpdate): void {
    if (table !== this.#table) return;
    if (this.#told !== undefined && since !== this.#told) this.gaps++;
    this.#told = seq;
  }

  async #playTable(line: Connection): Promise<void> {
    let seq = 0;
    while (!this.enough) {
      const look = await this.#sight(line, seq);
      if (look.result !== null) {
        this.#unsure = undefined;
        this.#table = await newTable(this.#guest, this.#setup);
        this.#told = undefined;
        this.tables.push(this.#table);
        return;
      }
      seq = await this.#move(line, look);
      await pause(Math.random() * 20);
    }
  }

  /** The table at this change or after it, as it is by now. */
  async #sight(line: Connection, seq: number): Promise<TableUpdate> {
    await line.next((message) => isUpdate(message) && message.seq >= seq);
    return line.messages.filter(isUpdate).at(-1)!;
  }

  /** Gives the change that has to be seen before the next move. */
  async #move(line: Connection, look: TableUpdate): Promise<number> {
    if (this.#unsure === undefined) {
      if (look.decision === undefined) return look.seq + 1;
      if (look.undo.plies.length > 0 && Math.random() < UNDO_CHANCE) return this.#goBack(line, look);
      this.#unsure = this.#answerTo(look);
    }
    return this.#answer(line, this.#unsure);
  }

  async #answer(line: Connection, answer: Answer): Promise<number> {
    const { id } = answer;
    const from = line.messages.length;
    line.send({ table: this.#table, answer });
    const reply = await line.next((m) => ('answered' in m && m.answered.id === id) || 'problem' in m, from);
    this.#unsure = undefined;
    if (!('answered' in reply)) return 0;
    this.acknowledged.set(`${this.#table} ${id}`, reply.answered.seq);
    return reply.answered.seq;
  }

  async #goBack(line: Connection, { seat, undo }: TableUpdate): Promise<number> {
    const table = this.#table;
    const from = line.messages.length;
    line.send({ table, undo: { seat, to: pick(undo.plies) } });
    const wasUndone = (m: ServerMessage) => isUpdate(m) && m.events.some(({ kind }) => kind === 'table.undone');
    const reply = await line.next((m) => wasUndone(m) || 'problem' in m, from);
    if (!isUpdate(reply)) return 0;
    for (const { kind, seq } of reply.events) if (kind === 'table.undone') this.undone.push({ table, seq });
    return reply.seq;
  }

  #answerTo({ seat, decision }: TableUpdate): Answer {
    const { ply, options } = decision!;
    return { id: `${this.#n++}`, seat: seat!, ply, options: [pick(options).name] };
  }
}

async function newTable(guest: Guest, { game, seats }: Setup): Promise<string> {
  const { table } = await guest.call(CALLS.createTable, { body: { game, seats, start: true } });
  return table;
}

async function counted(file: string, players: readonly Player[]) {
  const engines = new Map<string, Engine>(GAMES.map(({ game }) => [game.id, createEngine(game)]));
  const store = new SqliteStore({ file });
  const found = { acknowledged: 0, missing: 0, doubled: 0, unverified: 0, resumed: 0, gaps: 0, undone: 0, byBots: 0 };
  for (const player of players) {
    found.resumed += player.resumed - 1;
    found.gaps += player.gaps;
    for (const table of player.tables) {
      const stored = (await store.tables.load(table))!;
      const entries = await store.tables.journal(stored.n, 0);
      if (!verify(engines.get(stored.game)!, gameRecord(stored, entries)).ok) found.unverified++;
      const ids = entries.flatMap((entry) => (entry.kind === 'answer' && entry.client ? [entry.client.id] : []));
      found.doubled += ids.length - new Set(ids).size;
      found.byBots += entries.filter((entry) => entry.kind === 'answer' && entry.by === 'bot').length;
      for (const { seq } of player.undone.filter((each) => each.table === table)) {
        found.undone++;
        if (entries[seq - 1]?.kind !== 'undo') found.missing++;
      }
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
    BOT_DELAY_MS: '0',
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
  const plan = { tables: 50, kills: 20, say: console.log };
  const report = await crash(plan);
  const faults = faultsOf(report, plan);
  console.log(JSON.stringify(report));
  for (const fault of faults) console.log(`not so: ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
