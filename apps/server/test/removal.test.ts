import { CALLS, type Visibility } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { type Guest, type House, house, isUpdate } from './house.ts';

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot' } as const;
const REMOVED = { status: 403, body: { code: 'removed', detail: 'You were removed from this table' } };

/** Anna's table, with an invitation for those who need one. */
async function opened(anna: Guest, visibility: Visibility) {
  const body = { game: 'crown-of-emara', seats: [ME, OPEN, OPEN], visibility };
  const { table } = await anna.call(CALLS.createTable, { body });
  const { invitation } = await anna.call(CALLS.invite, { params: { id: table } });
  return { id: table, params: { id: table }, invitation };
}

async function programOf(home: House, owner: Guest, name: string): Promise<Guest> {
  const { token } = await owner.call(CALLS.createToken, { body: { name, scopes: ['read', 'play'] } });
  const program = home.stranger();
  program.headers.authorization = `Bearer ${token}`;
  program.player = (await program.call(CALLS.me)).player;
  return program;
}

test.each(['public', 'link', 'private'] as const)(
  'who was removed from a %s table cannot sit down there again, nor can their programs, also after a restart',
  async (visibility) => {
    await using home = await house();
    const [anna, ben] = [await home.guest('Anna'), await home.guest('Ben')];
    const program = await programOf(home, ben, 'Benbot');
    const { id, params, invitation } = await opened(anna, visibility);
    await ben.call(CALLS.join, { params, body: { invitation } });
    await anna.call(CALLS.setSeat, { params: { id, seat: 1 }, body: OPEN });
    for (const body of [{}, { invitation }, { seat: 2, invitation }]) {
      await expect(ben.call(CALLS.join, { params, body })).rejects.toMatchObject(REMOVED);
      await expect(program.call(CALLS.join, { params, body })).rejects.toMatchObject(REMOVED);
    }
    const next = (await anna.call(CALLS.invite, { params })).invitation;
    await home.restart();
    await expect(ben.call(CALLS.join, { params, body: { invitation: next } })).rejects.toMatchObject(REMOVED);
    const carol = await home.guest('Carol');
    expect((await carol.call(CALLS.join, { params, body: { invitation: next } })).mine).toEqual([1]);
  },
);

test('a program that is removed takes its owner and their other seats with it; one of the host does not', async () => {
  await using home = await house();
  const [anna, ben] = [await home.guest('Anna'), await home.guest('Ben')];
  const [benbot, annabot] = [await programOf(home, ben, 'Benbot'), await programOf(home, anna, 'Annabot')];
  const { id, params } = await opened(anna, 'link');
  await ben.call(CALLS.join, { params });
  await benbot.call(CALLS.join, { params });
  const { info } = await anna.call(CALLS.setSeat, { params: { id, seat: 2 }, body: BOT });
  expect(info.seats.map(({ kind }) => kind)).toEqual(['human', 'open', 'bot']);
  await expect(ben.call(CALLS.join, { params })).rejects.toMatchObject(REMOVED);
  await annabot.call(CALLS.join, { params });
  await anna.call(CALLS.setSeat, { params: { id, seat: 1 }, body: OPEN });
  expect((await annabot.call(CALLS.join, { params })).mine).toEqual([1]);
});

test('who got up by themselves can sit down again', async () => {
  await using home = await house();
  const [anna, ben] = [await home.guest('Anna'), await home.guest('Ben')];
  const { params } = await opened(anna, 'link');
  await ben.call(CALLS.join, { params });
  await ben.call(CALLS.leave, { params });
  expect((await ben.call(CALLS.join, { params })).mine).toEqual([1]);
});

test.each(['link', 'private'] as const)(
  'who waits for news of a %s table gets none of it once they are removed, invitation or not',
  async (visibility) => {
    await using home = await house();
    const [anna, ben] = [await home.guest('Anna'), await home.guest('Ben')];
    const { id, params, invitation } = await opened(anna, visibility);
    const { seq } = await ben.call(CALLS.join, { params, body: { invitation } });
    using line = await ben.connect();
    line.send({ watch: id, since: seq, invitation });
    await line.next(isUpdate);
    const before = line.messages.length;
    const news = ben.call(CALLS.table, { params, query: { since: seq, wait: 30, invitation } });
    const refused = expect(news).rejects.toMatchObject(REMOVED);
    // Anna's own round trips give the call time to arrive and wait.
    using annas = await anna.connect();
    annas.send({ watch: id });
    await annas.next(isUpdate);
    await anna.call(CALLS.setSeat, { params: { id, seat: 1 }, body: BOT });
    await refused;
    expect(await line.next((message) => 'gone' in message, before)).toEqual({ table: id, gone: true });
    await anna.call(CALLS.setSeat, { params: { id, seat: 1 }, body: OPEN });
    line.send({ ping: 1 });
    await line.next((message) => 'pong' in message, before);
    expect(line.messages.slice(before).filter(isUpdate)).toEqual([]);
    line.send({ watch: id, invitation });
    expect(await line.next((message) => 'problem' in message)).toMatchObject({ problem: { code: 'removed' } });
    for (const call of [CALLS.table, CALLS.info, CALLS.chat] as const) {
      await expect(ben.call(call, { params, query: { invitation } })).rejects.toMatchObject(REMOVED);
    }
  },
);

test('a rematch remembers who was removed, and who is removed from a rematch can set up another', async () => {
  await using home = await house();
  const [anna, ben, carol] = [await home.guest('Anna'), await home.guest('Ben'), await home.guest('Carol')];
  const body = { game: 'minidom', seats: [ME, OPEN] };
  const { table } = await anna.call(CALLS.createTable, { body });
  const params = { id: table };
  await carol.call(CALLS.join, { params });
  await anna.call(CALLS.setSeat, { params: { id: table, seat: 1 }, body: OPEN });
  await ben.call(CALLS.join, { params });
  await anna.call(CALLS.start, { params });
  await anna.call(CALLS.propose, { params, body: { kind: 'end' } });
  await ben.call(CALLS.agree, { params, body: { agree: true } });
  const next = await anna.call(CALLS.rematch, { params });
  const there = { id: next.table };
  const joined = await ben.call(CALLS.rematch, { params });
  await anna.call(CALLS.setSeat, { params: { ...there, seat: joined.mine[0]! }, body: OPEN });
  await expect(carol.call(CALLS.join, { params: there })).rejects.toMatchObject(REMOVED);
  await expect(ben.call(CALLS.join, { params: there })).rejects.toMatchObject(REMOVED);
  expect((await ben.call(CALLS.rematch, { params })).table).not.toBe(next.table);
});
