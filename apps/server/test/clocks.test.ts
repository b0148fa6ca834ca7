import { setTimeout as pause } from 'node:timers/promises';
import { CALLS, type Pace } from '@crownleaf/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterAbsence,
  afterAnswer,
  afterReturn,
  afterUndo,
  deadlineOf,
  leftAt,
  running,
  startClocks,
} from '../src/tables/clocks.ts';
import { type Guest, house, pick } from './house.ts';

const LIVE: Pace = { kind: 'live', initial: 100, increment: 10 };

test('only the time of the seat that is asked runs', () => {
  const clocks = running(startClocks(LIVE, 2, 0)!, 1, 1000);
  expect(leftAt(clocks, 6000)).toEqual([100_000, 95_000]);
  expect(deadlineOf(clocks)).toBe(101_000);
  expect(leftAt(clocks, 500_000)).toEqual([100_000, 0]);
  expect(startClocks({ kind: 'relaxed' }, 2, 0)).toBeNull();
});

test('the increment is paid when another has answered, not before', () => {
  let clocks = running(startClocks(LIVE, 2, 0)!, 0, 0);
  clocks = afterAnswer(running(clocks, 0, 5000), LIVE, { by: 0, ply: 1, asked: 1, turnOver: true });
  expect(clocks.left[0]).toBe(95_000);
  clocks = afterAnswer(running(clocks, 1, 5000), LIVE, { by: 1, ply: 2, asked: 1, turnOver: false });
  expect(clocks.left[0]).toBe(105_000);
  clocks = afterAnswer(clocks, LIVE, { by: 1, ply: 3, asked: 0, turnOver: true });
  expect(clocks.left).toEqual([105_000, 100_000]);
});

test('a turn has one increment, for whose turn it was, however often others are asked in it', () => {
  let clocks = startClocks(LIVE, 2, 0)!;
  const answer = (by: number, ply: number, asked: number, turnOver = false) => {
    clocks = afterAnswer(clocks, LIVE, { by, ply, asked, turnOver });
  };
  answer(0, 1, 1);
  answer(1, 2, 0);
  answer(0, 3, 1);
  expect(clocks.left).toEqual([100_000, 100_000]);
  // Seat 1 defends itself, and with that the turn of seat 0 is over.
  answer(1, 4, 1, true);
  expect(clocks.left).toEqual([100_000, 100_000]);
  answer(1, 5, 0, true);
  expect(clocks.left).toEqual([110_000, 100_000]);
  answer(0, 6, 1, true);
  expect(clocks.left).toEqual([110_000, 110_000]);
});

test('no way of answering and going back earns more than one increment for each step forward', () => {
  const step = fc.oneof(
    fc.record({ what: fc.constant('answer' as const), handOn: fc.boolean(), turnOver: fc.boolean() }),
    fc.record({ what: fc.constant('back' as const), by: fc.integer({ min: 1, max: 6 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let clocks = startClocks(LIVE, 2, 0)!;
      // Who was asked in which turn at each ply that still counts.
      const plies = [{ asked: 0, turn: 0 }];
      let furthest = 0;
      for (const each of steps) {
        const { asked: by, turn } = plies.at(-1)!;
        if (each.what === 'answer') {
          const next = { asked: each.handOn ? 1 - by : by, turn: turn + Number(each.turnOver) };
          plies.push(next);
          const ply = plies.length - 1;
          furthest = Math.max(furthest, ply);
          clocks = afterAnswer(clocks, LIVE, { by, ply, asked: next.asked, turnOver: each.turnOver });
        } else {
          plies.length = Math.max(1, plies.length - each.by);
          const { asked, turn: now } = plies.at(-1)!;
          clocks = afterUndo(clocks, LIVE, { asked, acrossTurns: now !== turn, agreed: true });
        }
      }
      const earned = clocks.left.reduce((sum, ms) => sum + ms, 0) - 200_000;
      expect(earned).toBeLessThanOrEqual(furthest * 10_000);
    }),
  );
});

test('in a correspondence game each turn has its days', () => {
  const pace: Pace = { kind: 'correspondence', days: 2 };
  const full = 2 * 86_400_000;
  let clocks = running(startClocks(pace, 2, 0)!, 0, 0);
  clocks = afterAnswer(running(clocks, 0, 1_000_000), pace, { by: 0, ply: 1, asked: 1, turnOver: true });
  expect(clocks.left[0]).toBe(full - 1_000_000);
  clocks = afterAnswer(clocks, pace, { by: 1, ply: 2, asked: 0, turnOver: false });
  expect(clocks.left[0]).toBe(full);
  // All agree to go back to the start: the same turns have their days again.
  clocks = running(afterUndo(clocks, pace, { asked: 0, acrossTurns: true, agreed: true }), 0, 0);
  clocks = afterAnswer(running(clocks, 0, 1_000_000), pace, { by: 0, ply: 1, asked: 1, turnOver: true });
  clocks = afterAnswer(clocks, pace, { by: 1, ply: 2, asked: 0, turnOver: true });
  expect(clocks.left[0]).toBe(full);
  expect(afterReturn({ ...clocks, left: [0, 0] }, pace, 1).left).toEqual([0, full]);
});

const DAYS: Pace = { kind: 'correspondence', days: 1 };
const HOUR = 3_600_000;

test('who goes back with the consent of all, and whoever is asked after that, has the days of a turn', () => {
  let clocks = running(startClocks(DAYS, 2, 0)!, 1, 0);
  const answered = (by: number, ply: number, hours: number) => {
    const ticked = running(clocks, by, clocks.since + hours * HOUR);
    clocks = running(afterAnswer(ticked, DAYS, { by, ply, asked: 1 - by, turnOver: true }), 1 - by, ticked.since);
  };
  answered(1, 1, 23);
  answered(0, 2, 20);
  clocks = running(afterUndo(clocks, DAYS, { asked: 1, acrossTurns: true, agreed: true }), 1, clocks.since);
  expect(clocks.left[1]).toBe(24 * HOUR);
  answered(1, 1, 1);
  expect(clocks.left[0]).toBe(24 * HOUR);
});

test('going back alone earns no days', () => {
  let clocks = running(startClocks(DAYS, 2, 0)!, 0, 0);
  const hoursLeft = () => clocks.left[0]! / HOUR;
  const answered = (ply: number, asked: number) => {
    clocks = afterAnswer(clocks, DAYS, { by: 0, ply, asked, turnOver: true });
  };
  const back = () => {
    clocks = afterUndo(clocks, DAYS, { asked: 0, acrossTurns: true, agreed: false });
  };
  clocks = running(clocks, 0, 20 * HOUR);
  answered(1, 1);
  back();
  expect(hoursLeft()).toBe(4);
  // The next turn is theirs as well: it has its days, but once only.
  answered(1, 0);
  expect(hoursLeft()).toBe(24);
  clocks = running(clocks, 0, 43 * HOUR);
  back();
  answered(1, 0);
  expect(hoursLeft()).toBe(1);
});

test('a live clock is charged for the time until the server went, and for none of its absence', () => {
  const clocks = running(startClocks(LIVE, 2, 0)!, 1, 1000);
  expect(afterAbsence(clocks, LIVE, { lastSeen: 21_000, now: 900_000 })).toMatchObject({
    left: [100_000, 80_000],
    running: 1,
    since: 900_000,
  });
  expect(afterAbsence(clocks, LIVE, { lastSeen: 0, now: 900_000 })).toMatchObject({ left: [100_000, 100_000] });
  expect(afterAbsence(clocks, DAYS, { lastSeen: 21_000, now: 900_000 })).toEqual(clocks);
});

test('while a bot plays for somebody they take nothing back, and what it answered they cannot take back later', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const ben = await home.guest('Ben');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table } = await anna.call(CALLS.createTable, { body: { game: 'minidom', seats } });
  const params = { id: table };
  await ben.call(CALLS.join, { params });
  const { asked } = await anna.call(CALLS.start, { params });
  const [first, second] = asked!.seat === 0 ? [anna, ben] : [ben, anna];
  await first.call(CALLS.leave, { params });
  const look = () => second.call(CALLS.table, { params });
  for (let n = 0; n < 100 && (await look()).decision === undefined; n++) await pause(20);
  await expect(first.call(CALLS.undo, { params, body: {} })).rejects.toMatchObject({ body: { code: 'taken-over' } });
  expect((await first.call(CALLS.table, { params })).undo).toMatchObject({ plies: [], reason: 'other-answered' });
  await first.call(CALLS.comeBack, { params });
  const refused = { body: { code: 'nothing-to-undo' } };
  await expect(first.call(CALLS.undo, { params, body: {} })).rejects.toMatchObject(refused);
  const { ply } = await look();
  await home.restart();
  await expect(first.call(CALLS.undo, { params, body: {} })).rejects.toMatchObject(refused);
  expect((await look()).ply).toBe(ply);
});

test('who runs out of time is taken over by a bot and gets the seat back', async () => {
  let skipped = 0;
  await using home = await house({ now: () => Date.now() + skipped });
  const anna = await home.guest('Anna');
  const pace = { kind: 'live', initial: 60, increment: 5 } as const;
  const { table, clocks } = await anna.call(CALLS.createTable, {
    body: { game: 'minidom', seats: [{ kind: 'me' }, { kind: 'local' }], pace, start: true },
  });
  expect(clocks!.left.every((ms) => ms! > 55_000)).toBe(true);
  const slow = clocks!.running!;
  const params = { id: table };
  skipped = 61_000;
  const taken = () => anna.call(CALLS.table, { params });
  for (let n = 0; n < 100 && (await taken()).info.seats[slow]!.takenOver === null; n++) await pause(50);
  const after = await taken();
  expect(after.info.seats[slow]).toMatchObject({ takenOver: 'clock', kind: slow === 0 ? 'human' : 'local' });
  expect(after.clocks!.left[slow]).toBeNull();
  const back = await anna.call(CALLS.comeBack, { params, body: { seat: slow } });
  expect(back.info.seats[slow]!.takenOver).toBeNull();
  expect(back.clocks!.left[slow]).toBeGreaterThan(50_000);
});

test('who leaves and comes back has the time they had', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const pace = { kind: 'live', initial: 10, increment: 0 } as const;
  const { table, clocks } = await anna.call(CALLS.createTable, {
    body: { game: 'minidom', seats: [{ kind: 'me' }, { kind: 'local' }], pace, start: true },
  });
  const params = { id: table };
  const seat = 1 - clocks!.running!;
  await anna.call(CALLS.leave, { params, body: { seat } });
  const back = await anna.call(CALLS.comeBack, { params, body: { seat } });
  expect(back.clocks!.left[seat]).toBeLessThanOrEqual(10_000);
});

test('a live clock stands still while the server is away', async () => {
  let skipped = 0;
  await using home = await house({ now: () => Date.now() + skipped });
  const anna = await home.guest('Anna');
  const pace = { kind: 'live', initial: 60, increment: 5 } as const;
  const { table } = await anna.call(CALLS.createTable, {
    body: { game: 'minidom', seats: [{ kind: 'me' }, { kind: 'local' }], pace, start: true },
  });
  skipped = 20_000;
  await home.restart(() => {
    skipped += 3_600_000;
  });
  const { clocks, info, decision, seat } = await anna.call(CALLS.table, { params: { id: table } });
  expect(info.seats.every(({ takenOver }) => takenOver === null)).toBe(true);
  const left = clocks!.left[clocks!.running!]!;
  // What was thought before counts, the hour does not.
  expect(left).toBeLessThanOrEqual(40_000);
  expect(left).toBeGreaterThan(30_000);
  const body = { id: 'a', seat: seat!, ply: decision!.ply, options: [pick(decision!.options).name] };
  await anna.call(CALLS.answer, { params: { id: table }, body });
});

test.each([3_600_000, -3_600_000])('nobody gains or loses time when the wall clock is set by %d ms', async (set) => {
  let [jumped, skipped] = [0, 0];
  const monotonic = () => performance.now() + skipped;
  const now = () => Date.now() + skipped + jumped;
  await using home = await house({ now, monotonic });
  const anna = await home.guest('Anna');
  const pace = { kind: 'live', initial: 60, increment: 0 } as const;
  const { table, clocks } = await anna.call(CALLS.createTable, { body: { ...TWO_HERE, pace } });
  const slow = clocks!.running!;
  const params = { id: table };
  skipped = 20_000;
  jumped = set;
  const look = () => anna.call(CALLS.table, { params });
  const left = (await look()).clocks!.left[slow]!;
  expect(left).toBeLessThanOrEqual(40_000);
  expect(left).toBeGreaterThan(35_000);
  // Also by the clocks that the server looks at by itself, and over a restart.
  await pause(600);
  await home.restart();
  const after = await look();
  expect(after.info.seats[slow]!.takenOver).toBeNull();
  expect(after.clocks!.left[slow]!).toBeLessThanOrEqual(40_000);
  expect(after.clocks!.left[slow]!).toBeGreaterThan(30_000);
  skipped += 41_000;
  for (let n = 0; n < 100 && (await look()).info.seats[slow]!.takenOver === null; n++) await pause(50);
  expect((await look()).info.seats[slow]!.takenOver).toBe('clock');
});

test('in a correspondence game the days go on while the server is away; the seat comes back with its days', async () => {
  const day = 86_400_000;
  let skipped = 0;
  await using home = await house({ now: () => Date.now() + skipped });
  const anna = await home.guest('Anna');
  const ben = await home.guest('Ben');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const pace = { kind: 'correspondence', days: 2 } as const;
  const { table } = await anna.call(CALLS.createTable, { body: { game: 'minidom', seats, pace } });
  const params = { id: table };
  await ben.call(CALLS.join, { params });
  const { asked } = await anna.call(CALLS.start, { params });
  const [slow, other] = asked!.seat === 0 ? [anna, ben] : [ben, anna];
  const look = () => other.call(CALLS.table, { params });

  skipped = 1.9 * day;
  await home.restart();
  await pause(700);
  expect((await look()).info.seats[asked!.seat]!.takenOver).toBeNull();
  expect((await slow.call(CALLS.tables, { query: { filter: 'mine' } })).tables).toMatchObject([{ yourTurn: true }]);

  skipped = 2.1 * day;
  await home.restart();
  for (let n = 0; n < 100 && (await look()).asked?.seat === asked!.seat; n++) await pause(50);
  const after = await look();
  expect(after.info.seats[asked!.seat]).toMatchObject({ takenOver: 'clock', bot: expect.any(String) });
  expect(after.asked!.seat).not.toBe(asked!.seat);
  const back = await slow.call(CALLS.comeBack, { params });
  expect(back.info.seats[asked!.seat]!.takenOver).toBeNull();
  expect(back.clocks!.left[asked!.seat]).toBeGreaterThan(1.9 * day);
});

const TWO_HERE = { game: 'minidom', seats: [{ kind: 'me' as const }, { kind: 'local' as const }], start: true };

/** Buys something, so that only the end of the turn is left; whose turn it is. */
async function buyOnce(guest: Guest, table: string): Promise<number> {
  const params = { id: table };
  for (let n = 0; ; n++) {
    const { decision, asked } = await guest.call(CALLS.table, { params });
    const seat = asked!.seat;
    const mine = decision ?? (await guest.call(CALLS.table, { params, query: { seat } })).decision!;
    if (mine.options.length === 1) return seat;
    const body = { id: `buy ${n}`, seat, ply: mine.ply, options: [mine.options[0]!.name] };
    await guest.call(CALLS.answer, { params, body });
  }
}

test.each([
  { kind: 'live', initial: 60, increment: 5 },
  { kind: 'correspondence', days: 1 },
] as const)(
  'who runs out of $kind time with nothing left to do has the turn ended, and keeps the seat',
  async (pace) => {
    let skipped = 0;
    await using home = await house({ now: () => Date.now() + skipped });
    const anna = await home.guest('Anna');
    const { table } = await anna.call(CALLS.createTable, { body: { ...TWO_HERE, pace } });
    const seat = await buyOnce(anna, table);
    const look = () => anna.call(CALLS.table, { params: { id: table } });
    const { ply } = await look();
    skipped = 86_500_000;
    for (let n = 0; n < 100 && (await look()).ply === ply; n++) await pause(50);
    const after = await look();
    expect(after).toMatchObject({ ply: ply + 1, asked: { seat: 1 - seat } });
    expect(after.info.seats.map(({ takenOver }) => takenOver)).toEqual([null, null]);
    const { n } = (await home.store.tables.load(table))!;
    expect((await home.store.tables.journal(n, 0)).at(-1)).toMatchObject({ kind: 'answer', seat, by: 'clock' });
  },
);

test('a bot does not wait before it ends a turn in which nothing is left to do', async () => {
  await using home = await house({ environment: { BOT_DELAY_MS: '30000' } });
  const anna = await home.guest('Anna');
  const { table } = await anna.call(CALLS.createTable, { body: TWO_HERE });
  const params = { id: table };
  const seat = await buyOnce(anna, table);
  await anna.call(CALLS.leave, { params, body: { seat } });
  const look = () => anna.call(CALLS.table, { params });
  for (let n = 0; n < 100 && (await look()).asked!.seat === seat; n++) await pause(20);
  expect((await look()).asked).toMatchObject({ seat: 1 - seat });
});
