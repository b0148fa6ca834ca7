import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { STORE_FILE } from '../src/server.ts';
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
