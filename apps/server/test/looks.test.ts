import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableUpdate } from '@crownleaf/protocol';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { People } from '../src/accounts/people.ts';
import { Catalogue } from '../src/catalogue.ts';
import { Hub, type Line } from '../src/live/hub.ts';
import { SqliteStore } from '../src/store/sqlite/open.ts';
import type { TableOrigin } from '../src/store/store.ts';
import { Opening } from '../src/tables/opening.ts';
import type { Table } from '../src/tables/table.ts';
import { Tables } from '../src/tables/tables.ts';
import { updateOf } from '../src/tables/updates.ts';

const [ANNE, BEN] = ['A'.repeat(22), 'B'.repeat(22)];

/** A table of two without a server around it, so that steps can be taken between two tasks. */
async function tableAndHub(store: SqliteStore): Promise<{ readonly table: Table; readonly hub: Hub }> {
  const log = pino({ level: 'silent' });
  const people = new People(store.accounts);
  const catalogue = new Catalogue(() => ['any'], { hidden: true });
  const tables = new Tables({ store, catalogue, people, log, now: Date.now, idleMs: 1e9 });
  const hub = new Hub(people, log, Date.now);
  tables.listen(hub);
  const origin: TableOrigin = {
    id: 'T'.repeat(22),
    game: 'minidom',
    options: {},
    pace: { kind: 'relaxed' },
    visibility: 'public',
    spectators: true,
    hints: false,
    created: 0,
    daily: null,
  };
  const seats = [ANNE, BEN].map((account) => ({ kind: 'human', account }) as const);
  const table = await new Opening({ store, catalogue, tables, mostTables: 1 }).open(origin, seats, ANNE);
  await table.start('c0'.repeat(32));
  return { table, hub };
}

function answerAt(table: Table, id: string): Promise<unknown> {
  const { engine } = table.offer;
  const { seat, kind, ply, options } = engine.decision(table.match!.state)!;
  return table.answer(seat, { id, ply, options: [engine.nameOption(kind, options.at(-1)!)] });
}

async function afterTasks(tasks: number): Promise<void> {
  for (let i = 0; i < tasks; i++) await undefined;
}

const cases = [3, 50].flatMap((answers) => [-1, ...Array(16).keys()].map((tasks) => ({ answers, tasks })));

// After 50 answers the first ones are no longer in memory.
test.each(cases)(
  'who begins to watch after $answers answers, with one more $tasks tasks later, is told all that is on disk',
  async ({ answers, tasks }) => {
    const folder = mkdtempSync(join(tmpdir(), 'crownleaf-looks-'));
    const store = new SqliteStore({ file: join(folder, 'store.db'), durability: 'off' });
    const { table, hub } = await tableAndHub(store);
    for (let i = 0; i < answers; i++) await answerAt(table, `${i}`);

    const updates: TableUpdate[] = [];
    const line: Line = {
      account: undefined,
      look: 'here',
      send(frame) {
        expect(table.isSettled).toBe(true);
        updates.push(JSON.parse(frame.toString('utf8', frame[1] === 126 ? 4 : frame[1] === 127 ? 10 : 2)));
      },
      reset: () => expect.unreachable(),
    };
    const early = tasks < 0 ? answerAt(table, 'early') : undefined;
    const begun = hub.begin(table, { line, wanted: undefined, seq: 0 }, 0);
    const late = afterTasks(tasks).then(() => answerAt(table, 'late'));
    await Promise.all([early, begun, late]);

    const all = await table.look(0, (chapters) => updateOf(table, 0, null, chapters));
    expect(updates.flatMap(({ events }) => events)).toEqual(all.events);
    let seq = 0;
    for (const update of updates) {
      expect(update.since).toBe(seq);
      seq = update.seq;
    }
    expect(seq).toBe(table.stored.seq);
    await store.close();
    rmSync(folder, { recursive: true });
  },
);
