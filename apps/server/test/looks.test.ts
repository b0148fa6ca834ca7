import type { TableUpdate } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
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
