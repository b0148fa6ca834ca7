import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { Slices } from '../src/ops/slices.ts';
import type { JournalEntry } from '../src/store/store.ts';
import { replayJournal } from '../src/tables/replay.ts';
import { answerAt, bareTable } from './bare-table.ts';

const MANY = 20;
const ANSWERS = 12;

afterEach(() => {
  vi.restoreAllMocks();
});

/** From now on every look at the clock finds that a slice has passed, so each entry takes a slice of its own. */
function makeEntriesSlow(): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
}

/** Waits for all of them, and counts the turns of the event loop meanwhile. */
async function countTurns(all: readonly Promise<unknown>[], onTurn?: () => void): Promise<number> {
  let isDone = false;
  const done = Promise.all(all).finally(() => {
    isDone = true;
  });
  let turns = 0;
  while (!isDone) {
    await nextTurn();
    onTurn?.();
    turns += 1;
  }
  await done;
  return turns;
}

/** A game with a journal of some length, and how many answers were replayed of it. */
async function playedTable() {
  const { table, store, close } = await bareTable();
  for (let i = 0; i < ANSWERS; i++) await answerAt(table, `${i}`);
  const entries = await store.tables.journal(table.stored.n, 0);
  const hash = vi.spyOn(table.game.engine, 'hash');
  const replay = (some: readonly JournalEntry[] = entries) => replayJournal(table.game.engine, table.stored, some);
  return { table, store, replay, countReplayed: () => hash.mock.calls.length, close };
}

test('of many long replays at once, one slice runs in a turn of the event loop', async () => {
  const { replay, countReplayed, close } = await playedTable();
  makeEntriesSlow();
  let before = 0;
  let longest = 0;
  const all = Array.from({ length: MANY }, () => replay());
  await countTurns(all, () => {
    longest = Math.max(longest, countReplayed() - before);
    before = countReplayed();
  });
  expect(countReplayed()).toBe(MANY * ANSWERS);
  // Two, when this test is asked before a replay in one turn and after it in the next.
  expect(longest).toBeLessThanOrEqual(2);
  await close();
});

test('a short replay does not wait for the many long ones before it', async () => {
  const { replay, countReplayed, close } = await playedTable();
  makeEntriesSlow();
  const long = Array.from({ length: MANY }, () => replay());
  // Until then all of them wait for a further slice.
  while (countReplayed() < 2 * MANY) await nextTurn();
  const before = countReplayed();
  await replay([]);
  expect(countReplayed() - before).toBeLessThan(5);
  await Promise.all(long);
  await close();
});

test('of many journals that are read at once, one page is read in a turn of the event loop', async () => {
  const { table, store, close } = await playedTable();
  const all = Array.from({ length: MANY }, () => store.tables.journal(table.stored.n, 0));
  expect(await countTurns(all)).toBeGreaterThanOrEqual(MANY);
  await close();
});

test('newcomers and those who go on take turns, each in their order', async () => {
  const slices = new Slices();
  const order: string[] = [];
  const wait = async (name: string, turn: Promise<void>) => {
    await turn;
    order.push(name);
  };
  await Promise.all([
    wait('on 1', slices.next()),
    wait('on 2', slices.next()),
    wait('new 1', slices.begin()),
    wait('new 2', slices.begin()),
    wait('new 3', slices.begin()),
  ]);
  expect(order).toEqual(['new 1', 'on 1', 'new 2', 'on 2', 'new 3']);
});
