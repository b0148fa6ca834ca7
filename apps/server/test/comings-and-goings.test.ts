import { CALLS, type NewTable } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { type Guest, type House, house, isUpdate } from './house.ts';

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot' } as const;

async function opened(host: Guest, wish: Partial<NewTable>): Promise<{ id: string }> {
  const { table } = await host.call(CALLS.createTable, { body: { game: 'minidom', seats: [ME, OPEN], ...wish } });
  return { id: table };
}

/** Two people and the table that they have played at. */
async function afterGame(home: House) {
  const anna = await home.guest('Anna');
  const ben = await home.guest('Ben');
  const params = await opened(anna, {});
  await ben.call(CALLS.join, { params });
  await anna.call(CALLS.start, { params });
  await anna.call(CALLS.propose, { params, body: { kind: 'end' } });
  await ben.call(CALLS.agree, { params, body: { agree: true } });
  return { anna, ben, params };
}

const listed = async (guest: Guest, filter: 'mine' | 'open') =>
  (await guest.call(CALLS.tables, { query: { filter } })).tables.map(({ table }) => table);

const refused = (code: string) => ({ body: { code } });

test('a rematch that fell through is no hindrance to another', async () => {
  await using home = await house();
  const { anna, ben, params } = await afterGame(home);
  const first = await anna.call(CALLS.rematch, { params });
  expect((await anna.call(CALLS.leave, { params: { id: first.table } })).info.status).toBe('ended');
  const second = await ben.call(CALLS.rematch, { params });
  expect(second.table).not.toBe(first.table);
  expect((await anna.call(CALLS.rematch, { params })).table).toBe(second.table);
  expect(second.info.status).toBe('open');
});

test('nor is one that began without them; who sits there is led to it', async () => {
  await using home = await house();
  const { anna, ben, params } = await afterGame(home);
  const { table, info } = await anna.call(CALLS.rematch, { params });
  const kept = info.seats.findIndex(({ player }) => player === ben.player);
  await anna.call(CALLS.setSeat, { params: { id: table, seat: kept }, body: BOT });
  await anna.call(CALLS.start, { params: { id: table } });
  expect((await anna.call(CALLS.rematch, { params })).table).toBe(table);
  const other = await ben.call(CALLS.rematch, { params });
  expect(other.table).not.toBe(table);
  expect(other.info.seats.map(({ player }) => player)).toContain(anna.player);
});

test('after a fallen rematch, two who call at once come together again', async () => {
  await using home = await house();
  const { anna, ben, params } = await afterGame(home);
  const first = await anna.call(CALLS.rematch, { params });
  await anna.call(CALLS.leave, { params: { id: first.table } });
  const [one, two] = await Promise.all([anna, ben].map((guest) => guest.call(CALLS.rematch, { params })));
  expect(one!.table).toBe(two!.table);
  expect(one!.table).not.toBe(first.table);
});

test('a seat that is kept for somebody is free when they are gone for good', async () => {
  await using home = await house();
  const { anna, ben, params } = await afterGame(home);
  const clara = await home.guest('Clara');
  const { table } = await anna.call(CALLS.rematch, { params });
  await expect(clara.call(CALLS.join, { params: { id: table } })).rejects.toMatchObject(refused('full'));
  await ben.call(CALLS.deleteMe, { body: { confirm: 'delete' } });
  const { info } = await clara.call(CALLS.join, { params: { id: table } });
  expect(info).toMatchObject({ status: 'open', host: anna.player });
});

test('who leaves a table where nobody may look on is told that they have left', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const params = await opened(anna, { spectators: false });
  expect(await anna.call(CALLS.leave, { params })).toMatchObject({ mine: [], view: null, info: { status: 'ended' } });
});

test('a table that somebody set up for others is among theirs, and they can close it or hand it on', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const ben = await home.guest('Ben');
  const empty = await opened(anna, { seats: [OPEN, BOT] });
  const taken = await opened(anna, { seats: [OPEN, OPEN] });
  await ben.call(CALLS.join, { params: taken });
  expect(new Set(await listed(anna, 'mine'))).toEqual(new Set([empty.id, taken.id]));
  await expect(ben.call(CALLS.leave, { params: empty })).rejects.toMatchObject(refused('forbidden'));
  expect((await anna.call(CALLS.leave, { params: empty })).info.status).toBe('ended');
  expect((await anna.call(CALLS.leave, { params: taken })).info).toMatchObject({ status: 'open', host: ben.player });
});

test('who comes and goes does not close a table that its host set up for others', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const ben = await home.guest('Ben');
  const params = await opened(anna, { seats: [OPEN, OPEN] });
  await ben.call(CALLS.join, { params });
  expect((await ben.call(CALLS.leave, { params })).info).toMatchObject({ status: 'open', host: anna.player });
});

test('when such a host is gone for good, those who sit there can start', async () => {
  await using home = await house();
  const [anna, ben, clara] = [await home.guest('Anna'), await home.guest('Ben'), await home.guest('Clara')];
  const params = await opened(anna, { seats: [OPEN, OPEN] });
  for (const guest of [ben, clara]) await guest.call(CALLS.join, { params });
  await anna.call(CALLS.deleteMe, { body: { confirm: 'delete' } });
  expect((await ben.call(CALLS.start, { params })).info.status).toBe('live');
});

test('open tables are those where anybody can sit down', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const ben = await home.guest('Ben');
  const params = await opened(anna, { visibility: 'public' });
  expect(await listed(ben, 'open')).toEqual([params.id]);
  await ben.call(CALLS.join, { params });
  expect(await listed(ben, 'open')).toEqual([]);
  await ben.call(CALLS.leave, { params });
  expect(await listed(ben, 'open')).toEqual([params.id]);
});

test('where nobody may look on, nobody reads what is said either', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const params = await opened(anna, { seats: [ME, BOT], visibility: 'public', spectators: false, start: true });
  await anna.call(CALLS.say, { params, body: { text: 'among us' } });
  expect((await anna.call(CALLS.chat, { params })).said).toHaveLength(1);
  for (const other of [await home.guest('Ben'), home.stranger()]) {
    await expect(other.call(CALLS.chat, { params })).rejects.toMatchObject(refused('forbidden'));
    expect(other.received.join()).not.toContain('among us');
  }
});

test('somebody who looks through another of their seats is still there', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const { id } = await opened(anna, { seats: [ME, { kind: 'local' }], start: true });
  using spectator = await home.stranger().connect();
  spectator.send({ watch: id });
  await spectator.next(isUpdate);
  using line = await anna.connect();
  for (const seat of [0, 1]) {
    const from = line.messages.length;
    line.send({ watch: id, seat });
    const { info } = await line.next(isUpdate, from);
    expect(info!.seats.map(({ presence }) => presence)).toEqual(['here', 'here']);
  }
});
