import type { SeatWish } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import type { Caller } from '../src/accounts/caller.ts';
import type { StoredSeat } from '../src/store/store.ts';
import { type BareTable, bareTable } from './bare-table.ts';

/** So many steps of the event loop lie between two calls. */
const GAPS = Array.from({ length: 12 }, (_, steps) => steps - 6);

function callerOf(id: string): Caller {
  const notify = { push: 'never', mail: 'never', address: null } as const;
  const nothing = { owner: null, deleted: null, recovery: null, confirmed: null };
  return { account: { id, name: id, created: 0, ...nothing, notify } };
}

async function afterSteps<T>(steps: number, act: () => Promise<T>): Promise<T> {
  for (let n = 0; n < steps; n++) await undefined;
  return act();
}

/** Both are begun, the second so many steps later; with a negative number it is the first. */
function race(gap: number, one: () => Promise<unknown>, other: () => Promise<unknown>) {
  return Promise.allSettled([afterSteps(-gap, one), afterSteps(gap, other)]);
}

const PAIR: readonly StoredSeat[] = [
  { kind: 'human', account: 'host' },
  { kind: 'human', account: 'guest' },
];

async function openTable({ table, lobby }: BareTable, id: string) {
  const { game, options, pace, visibility, spectators, hints, practice, created, daily } = table.stored;
  const settings = { game, options, visibility, spectators, hints, practice, created, daily };
  return lobby.open({ id, pace, ...settings }, PAIR, 'host');
}

test.each<SeatWish>([{ kind: 'open' }, { kind: 'local', name: 'Mine' }])(
  'a seat is given away before the start or not at all: %o',
  async (wish) => {
    const bare = await bareTable();
    const host = callerOf('host');
    for (const gap of GAPS) {
      const table = await openTable(bare, `table ${gap}`);
      const setSeat = () => bare.lobby.setSeat(table.id, host, 1, wish);
      const [seated, started] = await race(gap, setSeat, () => bare.lobby.start(table.id, host));
      const isGivenAway = seated.status === 'fulfilled';
      expect(table.seats[1]!.kind, `${gap}`).toBe(isGivenAway ? wish.kind : 'human');
      const canStart = !isGivenAway || wish.kind !== 'open';
      expect(table.stored.status, `${gap}`).toBe(canStart ? 'live' : 'open');
      expect(started.status).toBe(canStart ? 'fulfilled' : 'rejected');
      const [last] = (await bare.store.tables.journal(table.stored.n, 0)).slice(-1);
      expect(last, `${gap}`).toMatchObject({ note: { what: canStart ? 'started' : 'seats' } });
    }
    await bare.close();
  },
);

test('nobody gets up from a game under way that was just started', async () => {
  const bare = await bareTable();
  for (const gap of GAPS) {
    const table = await openTable(bare, `table ${gap}`);
    const leave = () => bare.lobby.leave(table.id, callerOf('guest'), undefined);
    await race(gap, leave, () => bare.lobby.start(table.id, callerOf('host')));
    const isLive = table.stored.status === 'live';
    expect(table.seats[1]!.kind, `${gap}`).toBe(isLive ? 'human' : 'open');
  }
  await bare.close();
});

test('who is host no longer sets no seats', async () => {
  const bare = await bareTable();
  for (const gap of GAPS) {
    const table = await openTable(bare, `table ${gap}`);
    const [host, guest] = [callerOf('host'), callerOf('guest')];
    const setSeat = () => bare.lobby.setSeat(table.id, host, 1, { kind: 'bot' });
    const [seated] = await race(gap, setSeat, () => bare.lobby.leave(table.id, host, undefined));
    expect(table.stored.host, `${gap}`).toBe(seated.status === 'fulfilled' ? 'host' : 'guest');
    await bare.lobby.leave(table.id, guest, undefined).catch(() => {});
  }
  await bare.close();
});

test('a game starts once', async () => {
  const bare = await bareTable();
  for (const gap of GAPS) {
    const table = await openTable(bare, `table ${gap}`);
    const start = () => bare.lobby.start(table.id, callerOf('host'));
    const outcomes = await race(gap, start, start);
    expect(outcomes.map(({ status }) => status).sort(), `${gap}`).toEqual(['fulfilled', 'rejected']);
    expect(table.stored.seq).toBe(1);
  }
  const table = await openTable(bare, 'begun');
  await table.start('c0'.repeat(32));
  expect(() => table.start('c1'.repeat(32))).toThrow('the game has started');
  await bare.close();
});

test('at a seat that an older release left open in a live game a bot goes on, and once', async () => {
  const bare = await bareTable();
  const { table } = bare;
  const asked = table.asked;
  await table.updateDetails('seats', { seats: table.seats.with(asked, { kind: 'open' }) });
  expect(table.askedBot).toBeUndefined();
  await table.runOut();
  expect(table.seats[asked]).toEqual({ kind: 'bot', bot: table.game.standIn });
  expect(table.askedBot).toBe(table.game.standIn);
  await bare.close();
});
