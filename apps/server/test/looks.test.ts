import { DatabaseSync } from 'node:sqlite';
import type { TableUpdate } from '@crownleaf/protocol';
import { expect, test, vi } from 'vitest';
import { GAMES } from '../../../games/loaded-games.ts';
import type { Connection } from '../src/live/hub.ts';
import { prepareUpdates } from '../src/tables/updates.ts';
import { answerAt, bareTable } from './bare-table.ts';

test('an answer that comes again before it is on disk gives what the first gave, to its own seat alone', async () => {
  const { table, close } = await bareTable();
  const { engine } = table.game;
  const { seat, kind, ply, options } = engine.decision(table.match!.state)!;
  const answer = { id: 'once', ply, options: [engine.nameOption(kind, options.at(-1)!)] };
  const first = table.answer(seat, answer);
  const again = table.answer(seat, answer);
  expect(table.findAnswer(1 - seat, 'once')).toBeUndefined();
  expect(await again).toEqual({ ...(await first), repeated: true });
  await close();
});

async function afterTasks(tasks: number): Promise<void> {
  for (let i = 0; i < tasks; i++) await undefined;
}

const cases = [3, 50].flatMap((answers) => [-1, ...Array(16).keys()].map((tasks) => ({ answers, tasks })));

// After 50 answers the first ones are no longer in memory.
test.each(cases)(
  'who begins to watch after $answers answers, with one more $tasks tasks later, is told all that is on disk',
  async ({ answers, tasks }) => {
    const { table, hub, close } = await bareTable();
    for (let i = 0; i < answers; i++) await answerAt(table, `${i}`);

    const updates: TableUpdate[] = [];
    const connection: Connection = {
      caller: undefined,
      account: undefined,
      presence: 'here',
      send(text) {
        expect(table.log.isSettled).toBe(true);
        updates.push(JSON.parse(text));
      },
      reset: () => expect.unreachable(),
    };
    const early = tasks < 0 ? answerAt(table, 'early') : undefined;
    const begun = hub.begin(table, { connection, wanted: undefined, seq: 0 }, 0);
    const late = afterTasks(tasks).then(() => answerAt(table, 'late'));
    await Promise.all([early, begun, late]);

    const read = await table.log.readSettled(0, (changes) => prepareUpdates(table, 0)(null, changes));
    const all = JSON.parse(JSON.stringify(read)) as TableUpdate;
    expect(updates.flatMap(({ events }) => events)).toEqual(all.events);
    let seq = 0;
    for (const update of updates) {
      expect(update.since).toBe(seq);
      seq = update.seq;
    }
    expect(seq).toBe(table.stored.seq);
    await close();
  },
);

test('a commit of more changes than a table keeps is still told as one update', async () => {
  const { table, hub, close } = await bareTable();
  for (let i = 0; i < 14; i++) await answerAt(table, `before ${i}`);
  const updates: TableUpdate[] = [];
  const connection: Connection = {
    caller: undefined,
    account: undefined,
    presence: 'here',
    send: (text) => void updates.push(JSON.parse(text)),
    reset: () => expect.unreachable(),
  };
  const { seq } = table.stored;
  hub.add(table.id, { connection, wanted: undefined, seq });
  await Promise.all(Array.from({ length: 40 }, (_, i) => answerAt(table, `at once ${i}`)));
  expect(updates.map(({ since, seq: to }) => [since, to])).toEqual([[seq, seq + 40]]);
  expect(table.log.host.changesSince(seq)).toBeUndefined();
  await close();
});

test('a listener that fails keeps nothing from the others, and the answer counts', async () => {
  const { table, tables, close } = await bareTable();
  const told: number[] = [];
  tables.listen({
    changed() {
      throw new Error('broken');
    },
  });
  tables.listen({ changed: ({ stored }) => void told.push(stored.seq) });
  await answerAt(table, 'first');
  expect(told).toEqual([table.stored.seq]);
  await close();
});

/** As a release left it that kept no events. */
function forgetEvents(file: string): void {
  using db = new DatabaseSync(file);
  db.exec('UPDATE journal SET events = NULL');
}

test.each(GAMES.map(({ game }) => game.id))(
  'the history of a game of %s is read without a replay, and is what a replay gives',
  async (id) => {
    const { table, store, file, close } = await bareTable(id);
    for (let i = 0; i < 60 && table.stored.status === 'live'; i++) await answerAt(table, `${i}`, i);
    const journal = vi.spyOn(store.tables, 'journal');
    const read = () => table.log.readSettled(0, (changes) => changes);
    const kept = await read();
    expect(journal).not.toHaveBeenCalled();
    forgetEvents(file);
    expect(await read()).toEqual(JSON.parse(JSON.stringify(kept)));
    expect(journal).toHaveBeenCalled();
    await close();
  },
);

test('all who ask for the beginning of an older game at once share one replay', async () => {
  const { table, store, file, close } = await bareTable();
  for (let i = 0; i < 50; i++) await answerAt(table, `${i}`);
  forgetEvents(file);
  const journal = vi.spyOn(store.tables, 'journal');
  const read = () => table.log.readSettled(0, (changes) => changes.map(({ seq }) => seq));
  const all = await Promise.all(Array.from({ length: 20 }, read));
  expect(journal).toHaveBeenCalledTimes(1);
  for (const seqs of all) expect(seqs).toEqual(Array.from({ length: table.stored.seq }, (_, i) => i + 1));
  await answerAt(table, 'later');
  expect(await read()).toHaveLength(table.stored.seq);
  await close();
});

test('a game cannot go back, nor be talked about, without end', async () => {
  const { table, close } = await bareTable('heart-of-crown');
  const { engine } = table.game;
  const { seat, kind, options } = engine.decision(table.match!.state)!;
  const play = options.map((option) => engine.nameOption(kind, option)).find((name) => name.startsWith('play:'))!;
  const writes: Promise<unknown>[] = [];
  for (let n = 0; n < 2500; n++) {
    writes.push(table.answer(seat, { id: `${n}`, ply: 0, options: [play] }), table.undo(seat, 0));
  }
  await Promise.all(writes);
  await table.answer(seat, { id: 'last', ply: 0, options: [play] });
  await expect(table.undo(seat, 0)).rejects.toMatchObject({ code: 'too-many' });
  expect(() => table.log.checkRoom()).toThrow(expect.objectContaining({ code: 'too-many' }));
  // Everybody can still leave, and hosts and those who come back have some room of their own.
  table.log.checkRoom(500);
  await table.updateDetails('seats', {});
  await table.end();
  expect(table.stored.status).toBe('ended');
  await close();
});
