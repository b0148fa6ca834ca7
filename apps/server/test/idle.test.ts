import { setTimeout as pause } from 'node:timers/promises';
import type { BotHost } from '@crownleaf/bots/host-node';
import { CALLS, type TableSnapshot } from '@crownleaf/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { figure, until } from './figures.ts';
import { type Guest, type House, type HouseSetting, house, pick } from './house.ts';
import { localBots } from './local-bots.ts';

const IDLE_SECONDS = 60;
/** The server looks for idle tables at least this often. */
const ROUND_MS = 15_000;

// Only what the server does now and then; whatever waits for a reply waits for real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

interface IdleHouse {
  readonly home: House;
  /** All tables that nobody looks at have been idle for long enough. */
  pass(): void;
}

async function idleHouse(parts: HouseSetting = {}): Promise<IdleHouse> {
  let skipped = 0;
  const environment = { IDLE_SECONDS: `${IDLE_SECONDS}`, LOG_LEVEL: 'fatal' };
  const home = await house({ now: () => Date.now() + skipped, environment, ...parts });
  return {
    home,
    pass() {
      skipped += (IDLE_SECONDS + 1) * 1000;
      vi.advanceTimersByTime(ROUND_MS);
    },
  };
}

const inMemory = (home: House) => figure(home, 'crownleaf_tables_in_memory');
const look = (guest: Guest, id: string, query = {}): Promise<TableSnapshot> =>
  guest.call(CALLS.table, { params: { id }, query });

async function newTable(guest: Guest, game: string, second: 'local' | 'bot'): Promise<string> {
  const body = { game, seats: [{ kind: 'me' as const }, { kind: second }], start: true };
  return (await guest.call(CALLS.createTable, { body })).table;
}

let ids = 0;
/** Answers, or now and then takes something back; false when the game is over. */
async function move(guest: Guest, id: string, undoes = false): Promise<boolean> {
  const { decision, seat, undo } = await look(guest, id);
  if (decision === undefined) return false;
  const params = { id };
  if (undoes && undo.plies.length > 0) {
    await guest.call(CALLS.undo, { params, body: { seat: seat!, to: pick(undo.plies) } });
  } else {
    const options = [pick(decision.options).name];
    await guest.call(CALLS.answer, { params, body: { id: `i${ids++}`, seat: seat!, ply: decision.ply, options } });
  }
  return true;
}

test.each(['minidom', 'heart-of-crown', 'crown-of-emara', 'emberleaf'])(
  'a table of %s that nobody uses leaves memory and comes back as it was, also when somebody had taken something back',
  async (game) => {
    const { home, pass } = await idleHouse();
    await using _ = home;
    const anna = await home.guest('Anna');
    const table = await newTable(anna, game, 'local');
    const sights = () => Promise.all([0, 1].map((seat) => look(anna, table, { seat, since: 0 })));
    for (let round = 0; round < 12; round++) {
      for (let n = 0; n < 6; n++) if (!(await move(anna, table, Math.random() < 0.3))) return;
      const before = await sights();
      expect(await inMemory(home)).toBe(1);
      pass();
      expect(await inMemory(home)).toBe(0);
      expect(await sights()).toEqual(before);
      expect(await inMemory(home)).toBe(1);
    }
  },
);

test('a table that somebody watches, waits at or has just used stays in memory', async () => {
  const { home, pass } = await idleHouse();
  await using _ = home;
  const anna = await home.guest('Anna');
  const [watched, awaited, left] = [
    await newTable(anna, 'minidom', 'local'),
    await newTable(anna, 'minidom', 'local'),
    await newTable(anna, 'minidom', 'local'),
  ];
  using line = await anna.connect();
  line.send({ watch: watched });
  await line.next((message) => 'view' in message);
  const { seq } = await look(anna, awaited);
  const waiting = look(anna, awaited, { since: seq, wait: 20 });
  // Until the call has arrived and waits; nothing tells.
  await pause(300);
  expect(await inMemory(home)).toBe(3);
  pass();
  expect(await inMemory(home)).toBe(2);
  await move(anna, awaited);
  expect((await waiting).seq).toBe(seq + 1);
  vi.advanceTimersByTime(ROUND_MS);
  expect(await inMemory(home)).toBe(2);
  line.send({ unwatch: watched });
  line.send({ ping: 1 });
  await line.next((message) => 'pong' in message);
  pass();
  expect(await inMemory(home)).toBe(0);
  expect((await look(anna, left)).info.status).toBe('live');
});

/** Whoever is asked at a table of a person and a bot, until it is the bot that did not answer. */
async function untilBotIsAsked(anna: Guest, table: string): Promise<TableSnapshot> {
  for (;;) {
    const now = await look(anna, table);
    if (now.asked?.seat === 1) return now;
    await move(anna, table);
  }
}

test('few tables are read from the store at once, however many are asked for', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const tables = [];
  for (let n = 0; n < 20; n++) tables.push(await newTable(anna, 'minidom', 'local'));
  await home.restart();
  const { journal } = home.store.tables;
  let [reading, most] = [0, 0];
  vi.spyOn(home.store.tables, 'journal').mockImplementation(async (...args) => {
    most = Math.max(most, ++reading);
    await pause(5);
    const entries = await journal.apply(home.store.tables, args);
    reading--;
    return entries;
  });
  await Promise.all(tables.map((table) => look(anna, table)));
  expect(most).toBe(8);
});

test('a bot that was asked when its table left memory is asked again when it comes back', async () => {
  let broken = true;
  const bots: BotHost = {
    ...localBots,
    choose: (ask, signal) => (broken ? Promise.reject(new Error('no bot today')) : localBots.choose(ask, signal)),
  };
  const { home, pass } = await idleHouse({ bots });
  await using _ = home;
  const anna = await home.guest('Anna');
  const table = await newTable(anna, 'minidom', 'bot');
  const { ply } = await untilBotIsAsked(anna, table);
  await until(async () => (await figure(home, 'crownleaf_bots_thinking')) === 0);
  pass();
  expect(await inMemory(home)).toBe(0);
  broken = false;
  await until(async () => (await look(anna, table)).ply > ply);
});

test('a table at which a bot thinks stays in memory, however long it takes', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const bots: BotHost = { ...localBots, choose: (ask, signal) => promise.then(() => localBots.choose(ask, signal)) };
  const { home, pass } = await idleHouse({ bots });
  await using _ = home;
  const anna = await home.guest('Anna');
  const table = await newTable(anna, 'minidom', 'bot');
  await untilBotIsAsked(anna, table);
  pass();
  expect(await inMemory(home)).toBe(1);
  resolve();
  await until(async () => (await look(anna, table)).asked?.seat === 0);
});
