import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS, CLOSE_CODES } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { isOwnOrigin } from '../src/http/origin.ts';
import { STORE_FILE } from '../src/server.ts';
import { deafLine } from './deaf-line.ts';
import { type Guest, house } from './house.ts';

const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }];

function withCookie(guest: Guest, response: Response): void {
  guest.headers.cookie = response.headers.get('set-cookie')!.split(';')[0]!;
}

test('a guest has a name, given or made up, and a cookie that scripts and other sites cannot use', async () => {
  await using home = await house();
  const stranger = home.stranger();
  const response = await stranger.fetch('POST', '/api/guest', {});
  const cookie = response.headers.get('set-cookie')!;
  expect(cookie).toMatch(/^crownleaf=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  const made = (await response.json()) as { name: string };
  expect(made.name).toMatch(/^\w+ \w+ \d+$/);
  const anna = await home.guest('Anna');
  const me = await anna.call(CALLS.me);
  expect(me).toMatchObject({ name: 'Anna', program: false, recoverable: false });
  expect((await anna.call(CALLS.guest, { body: {} })).player).toBe(me.player);
  expect((await anna.call(CALLS.rename, { body: { name: 'Änne' } })).name).toBe('Änne');
  await expect(anna.call(CALLS.rename, { body: { name: 'a\u202eb' } })).rejects.toMatchObject({
    body: { code: 'bad-request' },
  });
});

test('an account goes on at another device by a link, once, and by its recovery code', async () => {
  let skipped = 0;
  await using home = await house({ now: () => Date.now() + skipped });
  const anna = await home.guest('Anna');
  const { code } = await anna.call(CALLS.deviceLink);
  const phone = home.stranger();
  withCookie(phone, await phone.fetch('POST', '/api/recover', { code }));
  expect((await phone.call(CALLS.me)).player).toBe(anna.player);
  const again = home.stranger();
  await expect(again.call(CALLS.recover, { body: { code } })).rejects.toMatchObject({
    status: 401,
    body: { code: 'wrong-code' },
  });

  const late = await anna.call(CALLS.deviceLink);
  skipped = 11 * 60_000;
  await expect(again.call(CALLS.recover, { body: { code: late.code } })).rejects.toMatchObject({
    body: { code: 'wrong-code' },
  });

  const first = await anna.call(CALLS.recovery);
  const second = await anna.call(CALLS.recovery);
  await expect(again.call(CALLS.recover, { body: { code: first.code } })).rejects.toMatchObject({
    body: { code: 'wrong-code' },
  });
  withCookie(again, await again.fetch('POST', '/api/recover', { code: second.code }));
  expect(await again.call(CALLS.me)).toMatchObject({ player: anna.player, recoverable: true });
  await again.call(CALLS.signOut);
  await expect(again.call(CALLS.me)).rejects.toMatchObject({ body: { code: 'not-signed-in' } });
  expect((await phone.call(CALLS.me)).player).toBe(anna.player);
});

test('a program has a name and rights of its own, is shown as one, and ends with its token', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const { token, id } = await anna.call(CALLS.createToken, { body: { name: 'Annabot', scopes: ['read', 'play'] } });
  const bot = home.stranger();
  bot.headers.authorization = `Bearer ${token}`;
  expect(await bot.call(CALLS.me)).toMatchObject({ name: 'Annabot', program: true });
  const { table } = await anna.call(CALLS.createTable, { body: { game: 'minidom', seats: SEATS } });
  const params = { id: table };
  const joined = await bot.call(CALLS.join, { params });
  expect(joined.info.seats[1]).toMatchObject({ name: 'Annabot', program: true, kind: 'human' });
  await expect(bot.call(CALLS.say, { params, body: { text: 'hi' } })).rejects.toMatchObject({
    status: 403,
    body: { code: 'scope-missing', detail: expect.stringContaining('chat') },
  });
  await expect(bot.call(CALLS.createToken, { body: { name: 'More', scopes: ['play'] } })).rejects.toMatchObject({
    body: { code: 'scope-missing' },
  });
  using line = await bot.connect();
  const closed = line.closed();
  await anna.call(CALLS.revokeToken, { params: { id } });
  expect(await closed).toBe(4003);
  await expect(bot.call(CALLS.me)).rejects.toMatchObject({ status: 401, body: { code: 'token-invalid' } });
});

test('a program is shown as one in lists too, and is not asked for its consent unless nobody else is there', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const programOf = async (name: string) => {
    const { token } = await anna.call(CALLS.createToken, { body: { name, scopes: ['read', 'play', 'chat'] } });
    const program = home.stranger();
    program.headers.authorization = `Bearer ${token}`;
    return program;
  };
  const [one, two] = [await programOf('One'), await programOf('Two')];
  const played = async (host: typeof anna) => {
    const { table } = await host.call(CALLS.createTable, { body: { game: 'minidom', seats: SEATS } });
    await two.call(CALLS.join, { params: { id: table } });
    await host.call(CALLS.start, { params: { id: table } });
    return { id: table };
  };
  const mixed = await played(anna);
  const { tables } = await anna.call(CALLS.tables, { query: { filter: 'mine' } });
  expect(tables[0]!.seats.map(({ program }) => program)).toEqual([false, true]);
  const { info } = await two.call(CALLS.propose, { params: mixed, body: { kind: 'end' } });
  expect(info.proposal).toMatchObject({ agreed: [], waiting: [0] });
  await anna.call(CALLS.agree, { params: mixed, body: { agree: false } });
  expect((await anna.call(CALLS.propose, { params: mixed, body: { kind: 'end' } })).info.status).toBe('ended');

  const alone = await played(one);
  const proposed = await one.call(CALLS.propose, { params: alone, body: { kind: 'end' } });
  expect(proposed.info.proposal).toMatchObject({ agreed: [0], waiting: [1] });
  expect((await two.call(CALLS.agree, { params: alone, body: { agree: true } })).info.status).toBe('ended');
});

test('what somebody takes with them is also what their programs did, and the names they gave at their device', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const created = await anna.call(CALLS.createToken, { body: { name: 'Annabot', scopes: ['read', 'play', 'chat'] } });
  const program = home.stranger();
  program.headers.authorization = `Bearer ${created.token}`;
  const seats = [{ kind: 'me' as const }, { kind: 'local' as const, name: 'Grandma' }];
  const { table } = await program.call(CALLS.createTable, { body: { game: 'minidom', seats: SEATS } });
  await program.call(CALLS.say, { params: { id: table }, body: { text: 'beep' } });
  await anna.call(CALLS.createTable, { body: { game: 'minidom', seats } });
  await anna.call(CALLS.revokeToken, { params: { id: created.id } });
  expect(await anna.call(CALLS.exportMe)).toMatchObject({
    said: [],
    tables: [{ names: ['Grandma'], host: true }],
    programs: [{ account: { name: 'Annabot' }, said: [{ text: 'beep' }], tables: [{ id: table }] }],
  });
});

test('what opens an account is stored as a hash only', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const { code } = await anna.call(CALLS.recovery);
  const link = await anna.call(CALLS.deviceLink);
  const { token } = await anna.call(CALLS.createToken, { body: { name: 'Bot', scopes: ['play'] } });
  const files = [STORE_FILE, `${STORE_FILE}-wal`].map((file) => readFileSync(join(home.folder, file)));
  const stored = Buffer.concat(files);
  expect(stored.includes(anna.player)).toBe(true);
  for (const secret of [code, link.code, token, anna.headers.cookie!.split('=')[1]!]) {
    expect(stored.includes(secret)).toBe(false);
  }
});

test('an account takes all its data with it and leaves a pseudonym', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const ben = await home.guest('Ben');
  const { table } = await anna.call(CALLS.createTable, { body: { game: 'minidom', seats: SEATS } });
  const params = { id: table };
  await ben.call(CALLS.join, { params });
  await ben.call(CALLS.start, { params }).catch(() => {});
  await anna.call(CALLS.start, { params });
  await anna.call(CALLS.say, { params, body: { text: 'I am Anna' } });
  const all = JSON.stringify(await anna.call(CALLS.exportMe));
  expect(all).toContain('I am Anna');
  expect(all).toContain(table);
  await anna.call(CALLS.deleteMe, { body: { confirm: 'delete' } });
  await expect(anna.call(CALLS.me)).rejects.toMatchObject({ body: { code: 'not-signed-in' } });
  const look = await ben.call(CALLS.table, { params });
  expect(look.info.seats[0]!.name).toMatch(/^Former player \d+$/);
  expect((await ben.call(CALLS.chat, { params })).said).toEqual([]);
});

test('where the address is known, a page under another name of it is of another site', async () => {
  const publicUrl = 'https://play.example';
  const asked = (origin: string, host: string) => isOwnOrigin({ origin, host }, publicUrl);
  expect(asked(publicUrl, 'play.example')).toBe(true);
  expect(asked(publicUrl, '127.0.0.1:3000')).toBe(true);
  expect(asked('http://localhost:3000', 'localhost:3000')).toBe(true);
  expect(asked('http://evil.example', 'evil.example')).toBe(false);
  expect(isOwnOrigin({ origin: 'http://house.lan', host: 'house.lan' }, undefined)).toBe(true);
});

test('calls from other sites are refused', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  anna.headers.origin = 'https://evil.example';
  await expect(anna.call(CALLS.rename, { body: { name: 'Eve' } })).rejects.toMatchObject({
    status: 403,
    body: { code: 'wrong-origin' },
  });
  await expect(anna.connect()).rejects.toThrow(/403/);
  anna.headers.origin = home.url;
  expect((await anna.call(CALLS.rename, { body: { name: 'Ann' } })).name).toBe('Ann');
  (await anna.connect())[Symbol.dispose]();
});

test('who signs out is out, also for calls that come at the same moment and for open connections', async () => {
  await using home = await house();
  for (let n = 0; n < 5; n++) {
    const anna = await home.guest('Anna');
    await Promise.all([anna.call(CALLS.signOut), ...Array.from({ length: 4 }, () => anna.fetch('GET', '/api/me'))]);
    expect((await anna.fetch('GET', '/api/me')).status).toBe(401);
  }
  const ben = await home.guest('Ben');
  const { code } = await ben.call(CALLS.deviceLink);
  const phone = home.stranger();
  withCookie(phone, await phone.fetch('POST', '/api/recover', { code }));
  using there = await phone.connect();
  using here = await ben.connect();
  const closed = here.closed();
  await ben.call(CALLS.signOut);
  expect(await closed).toBe(CLOSE_CODES.signedOut);
  there.send({ ping: 1 });
  await there.next((message) => 'pong' in message);
});

test('a token is revoked also for calls that come at the same moment, and for a connection that will not close', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  for (let n = 0; n < 5; n++) {
    const { token, id } = await anna.call(CALLS.createToken, { body: { name: 'B', scopes: ['read'] } });
    const program = home.stranger();
    program.headers.authorization = `Bearer ${token}`;
    const me = () => program.fetch('GET', '/api/me');
    await Promise.all([me(), anna.call(CALLS.revokeToken, { params: { id } }), me(), me()]);
    expect((await me()).status).toBe(401);
  }
  const { token, id } = await anna.call(CALLS.createToken, { body: { name: 'B', scopes: ['read', 'play'] } });
  const program = home.stranger();
  program.headers.authorization = `Bearer ${token}`;
  const { table, seat, ply, decision } = await program.call(CALLS.createTable, {
    body: { game: 'minidom', seats: [{ kind: 'me' }, { kind: 'local' }], start: true },
  });
  using line = await deafLine(home.url, `authorization: Bearer ${token}`);
  await anna.call(CALLS.revokeToken, { params: { id } });
  line.say({ table, answer: { id: 'z', seat, ply, options: [decision!.options[0]!.name] } });
  await line.cut();
  expect((await home.store.tables.load(table))!.ply).toBe(ply);
});

test('nobody waits for somebody who is gone for good, and none of their names stay', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const ben = await home.guest('Benedikt');
  const { table } = await anna.call(CALLS.createTable, { body: { game: 'minidom', seats: SEATS } });
  const params = { id: table };
  await ben.call(CALLS.join, { params });
  await anna.call(CALLS.start, { params });
  const waiting = await ben.call(CALLS.createTable, { body: { game: 'minidom', seats: SEATS } });
  const device = await ben.call(CALLS.createTable, {
    body: { game: 'minidom', seats: [{ kind: 'me' }, { kind: 'local', name: 'Benedikta' }], start: true },
  });
  await home.restart();
  await ben.call(CALLS.deleteMe, { body: { confirm: 'delete' } });
  const { info } = await anna.call(CALLS.table, { params });
  expect(info.seats[1]).toMatchObject({ takenOver: 'left' });
  expect((await home.store.tables.load(waiting.table))!.status).toBe('ended');
  expect((await home.store.tables.load(device.table))!.status).toBe('ended');
  expect((await anna.call(CALLS.propose, { params, body: { kind: 'end' } })).info.status).toBe('ended');
  expect(JSON.stringify(await home.store.tables.load(device.table))).not.toContain('Benedikta');
});
