import { createEngine, type Engine, verify } from '@crownleaf/engine';
import { GAMES } from '../../../../games/loaded-games.ts';
import { isDiskFault } from '../store/sqlite/errors.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { gameRecord } from '../tables/record.ts';

export interface Audit {
  readonly tables: number;
  /** Games that have begun; each was played again. */
  readonly records: number;
  readonly answers: number;
  /** What is wrong; such a store should not be used. */
  readonly faults: readonly Finding[];
  /** Games that were played by other rules than those of this release and cannot be played again with these. */
  readonly otherRules: readonly Finding[];
}

export interface Finding {
  readonly table: string;
  readonly what: string;
}

/** Plays every game of a store again and compares it with what is kept about it. */
export async function audit(store: Store): Promise<Audit> {
  const engines = new Map<string, Engine>(GAMES.map(({ game }) => [game.id, createEngine(game)]));
  const ids = await store.tables.all();
  const faults: Finding[] = [];
  const otherRules: Finding[] = [];
  let records = 0;
  let answers = 0;
  for (const id of ids) {
    const table = await loaded(store, id);
    if (typeof table === 'string') {
      faults.push({ table: id, what: table });
      continue;
    }
    const engine = engines.get(table.game);
    const found = engine === undefined ? unknown(table) : await readable(store, table, engine);
    if (table.secret !== null) records++;
    answers += found.answers;
    if (found.fault === undefined) continue;
    const isOld = engine !== undefined && table.rulesVersion !== engine.game.rulesVersion;
    (isOld && found.isOfRules ? otherRules : faults).push({ table: id, what: found.fault });
  }
  return { tables: ids.length, records, answers, faults, otherRules };
}

/** The table, or why there is none. */
async function loaded(store: Store, id: string): Promise<StoredTable | string> {
  try {
    return (await store.tables.load(id)) ?? 'how far it is, is missing';
  } catch (error) {
    return unreadable(error);
  }
}

/** A disk that fails or is full says nothing about the table. */
function unreadable(error: unknown): string {
  if (isDiskFault(error)) throw error;
  return `it cannot be read: ${(error as Error).message}`;
}

interface Checked {
  readonly answers: number;
  readonly fault?: string;
  /** Whether other rules would explain it; a journal with a gap is damaged by any rules. */
  readonly isOfRules?: true;
}

function unknown({ game }: StoredTable): Checked {
  return { answers: 0, fault: `there is no game '${game}'; possible: ${GAMES.map((each) => each.game.id).join(', ')}` };
}

/** What is written there may be anything, if a disk has failed. */
async function readable(store: Store, table: StoredTable, engine: Engine): Promise<Checked> {
  try {
    return await checked(store, table, engine);
  } catch (error) {
    return { answers: 0, fault: unreadable(error) };
  }
}

async function checked(store: Store, table: StoredTable, engine: Engine): Promise<Checked> {
  const journal = await store.tables.journal(table.n, 0);
  const gap = journal.findIndex(({ seq }, i) => seq !== i + 1);
  const missing = gap < 0 ? journal.length + 1 : gap + 1;
  if (missing <= table.seq) return { answers: 0, fault: `entry ${missing} of its journal is missing` };
  if (journal.length !== table.seq) {
    return { answers: 0, fault: `its journal has ${journal.length} entries, but the table is at ${table.seq}` };
  }
  if (table.secret === null) return { answers: 0 };
  const answers = journal.filter(({ kind }) => kind === 'answer').length;
  const verdict = verify(engine, gameRecord(table, journal));
  if (!verdict.ok) return { answers, fault: `record entry ${verdict.at}: ${verdict.difference}`, isOfRules: true };
  if (verdict.final.ply !== table.ply && table.status !== 'stopped') {
    return { answers, fault: `its record leads to ply ${verdict.final.ply}, but the table is at ply ${table.ply}` };
  }
  return { answers };
}
