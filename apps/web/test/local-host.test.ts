import { browserHost, type Trouble } from '@crownleaf/bots/host-browser';
import { answersOf, createEngine, secretFrom, verify } from '@crownleaf/engine';
import { heartOfCrown } from '@crownleaf/heart-of-crown';
import { type HostUpdate, previewOption } from '@crownleaf/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableState } from '../src/table/table-state.ts';
import { type HostPlan, LocalHost } from '../src/worker/local-host.ts';
import { checked, Replay } from '../src/worker/replay.ts';
import { botsHere } from './bots-here.ts';
import { CHOSEN, OPTIONS, wishingWellOpening } from './wishing-well.ts';

const engine = createEngine(heartOfCrown);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function seated(about: Partial<HostPlan> = {}, bots = botsHere(engine)) {
  const updates: HostUpdate[] = [];
  const seats = [{ name: 'Ada' }, { name: 'Bo', bot: 'baseline' }];
  const plan = { game: heartOfCrown.id, seats, secret: secretFrom('host'), ...about };
  const host = new LocalHost(engine, plan, {
    bots,
    publish(update) {
      updates.push(update);
      state.take(update);
    },
  });
  const state = new TableState(host.open());
  await vi.runAllTimersAsync();
  const now = () => state.current;
  const answer = async (name: string): Promise<void> => {
    host.send(now().view.ply, [name]);
    await vi.runAllTimersAsync();
  };
  return { host, updates, now, answer };
}

/** Plays to the end, always the first option but never `pass` where there is another. */
async function playedOut(about: Partial<HostPlan> = {}, bots = botsHere(engine)) {
  const table = await seated(about, bots);
  for (let n = 0; n < 2000 && table.now().result === undefined; n++) {
    const options = table.now().asked?.options ?? [];
    await table.answer(options[n % options.length]!);
  }
  return table;
}

test('a person plays a whole game against a bot, and its record can be verified', async () => {
  const { host, now } = await playedOut();
  expect(now().result?.ranking).toHaveLength(2);
  const record = JSON.parse(JSON.stringify(host.record()));
  expect(verify(engine, record)).toMatchObject({ ok: true, over: true });
  expect(checked(engine, { ...record, secret: secretFrom('another') })).toMatchObject({ ok: false, at: -1 });
});

test('updates bring only what is new of the log, and together the whole of it', async () => {
  const { host, updates, now } = await playedOut();
  expect(now().log).toEqual(new TableState(host.open()).current.log);
  expect(Math.max(...updates.map(({ events }) => events.length))).toBeLessThan(60);
});

test('what the bot draws is nobody else’s to know', async () => {
  const { host } = await playedOut();
  const drawn = host.open().events.filter(({ kind }) => kind === 'drew');
  const seatOf = (pub: unknown): number => (pub as { seat: number }).seat;
  expect(drawn.some(({ pub, priv }) => seatOf(pub) === 0 && priv !== undefined)).toBe(true);
  expect(drawn.some(({ pub, priv }) => seatOf(pub) === 1 && priv !== undefined)).toBe(false);
});

test('an answer can be taken back until something new was seen, and then it says why not', async () => {
  const { host, now, answer } = await seated();
  const before = now();
  const play = before.asked!.options.find((name) => name.startsWith('play:'))!;
  expect(previewOption(engine, before.view, play).changes.map(({ path }) => path)).toContain('table.coins');
  await answer(play);
  expect(now().undo.plies).toEqual([before.view.ply]);
  host.undo();
  expect(now().view).toEqual(before.view);
  expect(now().log.at(-1)).toMatchObject({ kind: 'table.undone', pub: { seat: 0, to: before.view.ply } });
  for (let n = 0; now().undo.plies.length > 0 || n === 0; n++) await answer('pass');
  expect(now().undo.reason).toBe('other-answered');
});

test('an answer to an older question changes nothing', async () => {
  const { host, now } = await seated();
  const { seq, view, asked } = now();
  expect(host.send(view.ply - 1, [asked!.options[0]!])).toBe(0);
  expect(now().seq).toBe(seq);
});

test('a wish that cannot be granted gets its reason and rule', async () => {
  expect(engine.whyNot((await seated()).now().view, 'buy:duke').rule).toBe('HOC-7.1');
});

test('people on one device see only their own cards, and only when they sit there', async () => {
  const { host, now } = await seated({ seats: [{ name: 'Ada' }, { name: 'Bo' }] });
  expect([now().hands, now().view.viewer]).toEqual([[0, 1], 0]);
  host.sit(1);
  expect(now().view.viewer).toBe(1);
});

test('who presses twice to sit down sits down once: a question on the screen stays the same one', async () => {
  const { host, updates } = await seated({ seats: [{ name: 'Ada' }, { name: 'Bo' }] });
  host.sit(1);
  host.sit(1);
  expect(updates).toHaveLength(1);
});

test('a record is seen step by step, from a seat or with all cards open', async () => {
  const { host } = await playedOut();
  const record = host.record();
  const replay = new Replay(engine, record);
  const { turns } = replay.course;
  expect(turns).toHaveLength(record.entries.length + 1);
  expect(replay.frame(turns.length - 1, 0, false).result).toBeDefined();
  const middle = Math.floor(turns.length / 2);
  const hand = (open: boolean): unknown => replay.frame(middle, 0, open).view.seats[1]!.hand;
  expect(hand(false)).not.toEqual(hand(true));
  expect(replay.frame(middle, 1, false).view.seats[1]!.hand).toEqual(hand(true));
});

test('a bot whose worker does not run is stood in for, and the game goes on to its end', async () => {
  const troubles: Trouble[] = [];
  const listeners: ((event: { message: string }) => void)[] = [];
  const broken = {
    postMessage: () => listeners.at(-1)!({ message: 'no such module' }),
    addEventListener: (type: string, listener: (event: { message: string }) => void) =>
      void (type === 'error' && listeners.push(listener)),
    terminate: () => {},
  };
  const log = (trouble: Trouble): void => void troubles.push(trouble);
  const bots = browserHost({ games: [heartOfCrown], worker: () => broken, log });
  const { now } = await playedOut({ seats: [{ name: 'Ada' }, { name: 'Bo', bot: 'knight' }] }, bots);
  expect(now().result?.ranking).toHaveLength(2);
  expect(troubles[0]).toMatchObject({ bot: 'knight', insteadBy: 'baseline' });
  expect(troubles[0]!.problem).toContain('no such module');
});

test('a bot that thinks is stopped when the table is closed', async () => {
  const asked: AbortSignal[] = [];
  const bots = {
    choose: (_: unknown, signal?: AbortSignal) => new Promise<never>(() => void asked.push(signal!)),
    close: async () => {},
  };
  const { host, now, answer } = await seated({}, bots);
  while (asked.length === 0) await answer(now().asked!.options.at(-1)!);
  expect(asked[0]!.aborted).toBe(false);
  host.close();
  expect(asked[0]!.aborted).toBe(true);
});

test('cards to discard are chosen in any order, sent at once and seen by their seat alone', async () => {
  const { seed, answers } = wishingWellOpening();
  const seats = [{ name: 'Ada' }, { name: 'Cy' }];
  const { host, updates, now } = await seated({ seats, secret: secretFrom(seed), options: OPTIONS, opening: answers });
  const { set } = now().asked!;
  host.sit(1);
  expect(updates.at(-1)!.asked!.kind).toBe('discard');
  expect(updates.at(-1)!.decision).toBeUndefined();
  expect(JSON.stringify(updates.at(-1))).not.toContain('discard:');
  host.sit(0);
  const chain = answersOf(set!, CHOSEN, 'pass');
  const before = now().log.length;
  expect(host.send(now().view.ply, chain)).toBe(chain.length);
  const discarded = now()
    .log.slice(before)
    .flatMap(({ kind, pub }) => (kind === 'discarded' ? [pub] : []));
  expect(discarded).toMatchObject([{ card: 'city' }, { card: 'large-city' }, { card: 'apprentice-maid' }]);
});
