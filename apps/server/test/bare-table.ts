import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { People } from '../src/accounts/people.ts';
import { Catalogue } from '../src/catalogue.ts';
import { Hub } from '../src/live/hub.ts';
import { SqliteStore } from '../src/store/sqlite/open.ts';
import type { TableOrigin } from '../src/store/store.ts';
import { Lobby } from '../src/tables/lobby.ts';
import type { Table } from '../src/tables/table.ts';
import { TableRegistry } from '../src/tables/table-registry.ts';

export interface BareTable {
  readonly table: Table;
  readonly hub: Hub;
  readonly tables: TableRegistry;
  readonly lobby: Lobby;
  readonly store: SqliteStore;
  /** Where the store is. */
  readonly file: string;
  /** By seat. */
  readonly accounts: readonly string[];
  close(): Promise<void>;
}

/** A table without a server around it, so that steps can be taken between two tasks. */
export async function bareTable(game = 'minidom', count = 2): Promise<BareTable> {
  const folder = mkdtempSync(join(tmpdir(), 'crownleaf-bare-table-'));
  const file = join(folder, 'store.db');
  const store = new SqliteStore({ file, durability: 'off' });
  const log = pino({ level: 'silent' });
  const people = new People(store.accounts);
  const catalogue = new Catalogue(() => ['any'], { hidden: true });
  const base = { store, catalogue, people, log, now: Date.now, monotonic: () => performance.now() };
  const tables = new TableRegistry({ ...base, idleMs: 1e9, lastSeen: 0 });
  const hub = new Hub(people, log, Date.now);
  tables.listen(hub);
  const origin: TableOrigin = {
    id: 'T'.repeat(22),
    game,
    options: {},
    pace: { kind: 'relaxed' },
    visibility: 'public',
    spectators: true,
    hints: false,
    practice: false,
    created: 0,
    daily: null,
  };
  const accounts = Array.from({ length: count }, (_, seat) => `${seat}`.repeat(22));
  const seats = accounts.map((account) => ({ kind: 'human', account }) as const);
  const lobby = new Lobby({ ...base, tables, maxTables: 1 });
  const table = await lobby.open(origin, seats, accounts[0]!);
  await table.start('c0'.repeat(32));
  const close = async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  };
  return { table, hub, tables, lobby, store, file, accounts, close };
}

/** The last of the options, or another one. */
export function answerAt(table: Table, id: string, which = -1): Promise<unknown> {
  const { engine } = table.game;
  const { seat, kind, ply, options } = engine.decision(table.match!.state)!;
  return table.answer(seat, { id, ply, options: [engine.nameOption(kind, options.at(which % options.length)!)] });
}
