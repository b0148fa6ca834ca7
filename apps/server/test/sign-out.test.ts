import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS, CLOSE_CODES } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { STORE_FILE } from '../src/server.ts';
import { type Guest, type House, house } from './house.ts';

const WRONG_CODE = { body: { code: 'wrong-code' } };

async function recovered(home: House, code: string): Promise<Guest> {
  const device = home.stranger();
  const response = await device.fetch('POST', '/api/recover', { code });
  device.headers.cookie = response.headers.get('set-cookie')!.split(';')[0]!;
  return device;
}

test('who signs out everywhere is out on all devices, with their links; programs and others go on', async () => {
  await using home = await house();
  const [anna, ben] = [await home.guest('Anna'), await home.guest('Ben')];
  const { code } = await anna.call(CALLS.recovery);
  const phone = await recovered(home, (await anna.call(CALLS.deviceLink)).code);
  const link = await anna.call(CALLS.deviceLink);
  const { token } = await anna.call(CALLS.createToken, { body: { name: 'Annabot', scopes: ['read'] } });
  const program = home.stranger();
  program.headers.authorization = `Bearer ${token}`;
  const keys = { p256dh: 'p'.repeat(30), auth: 'a'.repeat(20) };
  await phone.call(CALLS.subscribe, { body: { endpoint: 'https://push.example.org/1', keys } });
  const lines = await Promise.all([anna, phone].map((guest) => guest.connect()));
  const closed = lines.map((line) => line.closed());
  using beside = await program.connect();

  await expect(program.call(CALLS.signOutEverywhere)).rejects.toMatchObject({ body: { code: 'scope-missing' } });
  const gone = await phone.fetch('POST', CALLS.signOutEverywhere.path);
  expect(gone.headers.get('set-cookie')).toMatch(/^crownleaf=; .*Max-Age=0/);
  expect(await Promise.all(closed)).toEqual([CLOSE_CODES.signedOut, CLOSE_CODES.signedOut]);
  for (const guest of [anna, phone]) {
    await expect(guest.call(CALLS.me)).rejects.toMatchObject({ body: { code: 'not-signed-in' } });
  }
  await expect(home.stranger().call(CALLS.recover, { body: { code: link.code } })).rejects.toMatchObject(WRONG_CODE);
  expect(await home.store.accounts.pushes(anna.player)).toEqual([]);
  expect((await ben.call(CALLS.me)).name).toBe('Ben');
  beside.send({ ping: 1 });
  await beside.next((message) => 'pong' in message);
  expect((await (await recovered(home, code)).call(CALLS.me)).player).toBe(anna.player);
});

test('five device links are open at a time: a sixth ends the oldest', async () => {
  let now = Date.now();
  await using home = await house({ now: () => now });
  const anna = await home.guest('Anna');
  const codes: string[] = [];
  for (let n = 0; n < 6; n++) {
    now += 1000;
    codes.push((await anna.call(CALLS.deviceLink)).code);
  }
  const use = (code: string) => home.stranger().call(CALLS.recover, { body: { code } });
  await expect(use(codes[0]!)).rejects.toMatchObject(WRONG_CODE);
  for (const code of codes.slice(1)) expect((await use(code)).player).toBe(anna.player);
});

test('of a deleted account no name, address or word stays in the bytes of the store', async () => {
  await using home = await house();
  const MARKS = ['Zebrafink', 'zebrafink@example.org', 'zebras say so', 'Zebrafohlen'];
  const people = await Promise.all(Array.from({ length: 60 }, (_, n) => home.guest(`${MARKS[0]} ${n}`)));
  for (const [n, guest] of people.entries()) {
    const seats = [{ kind: 'me' as const }, { kind: 'local' as const, name: `${MARKS[3]} ${n}` }];
    const { table } = await guest.call(CALLS.createTable, { body: { game: 'minidom', seats, start: true } });
    await guest.call(CALLS.say, { params: { id: table }, body: { text: MARKS[2]!.repeat(10) } });
    await guest.call(CALLS.notify, { body: { address: `${n}${MARKS[1]}` } });
  }
  const bytes = () =>
    Buffer.concat([STORE_FILE, `${STORE_FILE}-wal`].map((file) => readFileSync(join(home.folder, file))));
  const before = bytes();
  for (const mark of MARKS) expect(before.includes(mark), mark).toBe(true);
  for (const guest of people) await guest.call(CALLS.deleteMe, { body: { confirm: 'delete' } });
  const after = bytes();
  for (const mark of MARKS) expect(after.includes(mark), mark).toBe(false);
});
