import { setTimeout as pause } from 'node:timers/promises';
import { CALLS } from '@crownleaf/protocol';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Messenger } from '../src/notify/messenger.ts';
import { type Guest, house, isUpdate, pick } from './house.ts';
import { confirmedAddress, PUSH, pigeon } from './pigeon.ts';

async function untilTurnOf(seat: number, guests: readonly Guest[], table: string): Promise<void> {
  const params = { id: table };
  for (;;) {
    const looks = await Promise.all(guests.map((guest) => guest.call(CALLS.table, { params })));
    const asked = looks.findIndex(({ decision }) => decision !== undefined);
    if (asked === seat) return;
    const { ply, options } = looks[asked]!.decision!;
    await guests[asked]!.call(CALLS.answer, {
      params,
      body: { id: `n${looks[0]!.seq}`, ply, options: [pick(options).name] },
    });
  }
}

test('it is told whose turn it is: always, only when away, or never', async () => {
  const messenger = pigeon();
  await using home = await house({ messenger });
  const anna = await home.guest('Anna');
  const ben = await home.guest('Ben');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table } = await anna.call(CALLS.createTable, { body: { game: 'minidom', seats } });
  await ben.call(CALLS.join, { params: { id: table } });
  await ben.call(CALLS.subscribe, { body: PUSH });
  await expect(ben.call(CALLS.notify, { body: { mail: 'always' } })).rejects.toMatchObject({
    body: { code: 'bad-request' },
  });
  await confirmedAddress(ben, messenger, 'ben@example.org');
  await ben.call(CALLS.notify, { body: { push: 'away' } });
  await anna.call(CALLS.start, { params: { id: table } });
  const begun = async () => {
    await untilTurnOf(0, [anna, ben], table);
    await pause(30);
    const before = { pushed: messenger.pushed.length, mailed: messenger.mailed.length };
    await untilTurnOf(1, [anna, ben], table);
    await pause(50);
    return { pushed: messenger.pushed.length - before.pushed, mailed: messenger.mailed.length - before.mailed };
  };

  expect(await begun()).toEqual({ pushed: 1, mailed: 1 });
  const [to, { text }] = messenger.mailed.at(-1)!;
  expect([to, text]).toEqual(['ben@example.org', expect.stringContaining(`\n${home.url}/table/${table}\n`)]);

  using line = await ben.connect();
  line.send({ watch: table });
  await line.next(isUpdate);
  using elsewhere = await ben.connect();
  expect(await begun()).toEqual({ pushed: 0, mailed: 1 });
  await elsewhere.next((m) => 'turn' in m && m.turn === table);
  expect(line.messages.filter((m) => 'turn' in m)).toEqual([]);
  await ben.call(CALLS.notify, { body: { mail: 'never' } });
  expect(await begun()).toEqual({ pushed: 0, mailed: 0 });

  line.socket.terminate();
  elsewhere.socket.terminate();
  await home.restart();
  messenger.gone = true;
  expect(await begun()).toEqual({ pushed: 1, mailed: 0 });
  expect(await home.store.accounts.pushes(ben.player)).toEqual([]);
});

test('the keys for web push are made at the first start and stay', async () => {
  await using home = await house();
  const { key } = await home.stranger().call(CALLS.pushKey);
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  await home.restart();
  expect((await home.stranger().call(CALLS.pushKey)).key).toBe(key);
});

test('a device that cannot be reached keeps nothing from the others, and no address is in the log', async () => {
  const said: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void said.push(line) });
  const messenger = pigeon();
  const push = messenger.push.bind(messenger);
  const unreachable: Messenger['push'] = async (to, message) => {
    if (to.endpoint.endsWith('/dead')) throw new Error(`cannot reach ${to.endpoint}`);
    return push(to, message);
  };
  await using home = await house({ messenger: Object.assign(messenger, { push: unreachable }), log });
  const anna = await home.guest('Anna');
  for (const name of ['dead', 'one']) {
    await anna.call(CALLS.subscribe, { body: { ...PUSH, endpoint: `https://push.example/${name}` } });
  }
  await confirmedAddress(anna, messenger, 'anna@example.org');
  await anna.call(CALLS.notify, { body: { push: 'always' } });
  await anna.call(CALLS.createTable, {
    body: { game: 'minidom', seats: [{ kind: 'me' }, { kind: 'local' }], start: true },
  });
  for (let n = 0; n < 100 && messenger.mailed.length === 0; n++) await pause(20);
  expect(messenger.pushed).toEqual(['https://push.example/one']);
  expect(messenger.mailed.map(([to]) => to)).toEqual(['anna@example.org']);
  expect(said.some((line) => line.includes('could not be told'))).toBe(true);
  expect(said.filter((line) => /anna@|push\.example/.test(line))).toEqual([]);
});

test('a person, an address and all together get few pushes at once, on however many devices', async () => {
  const time = Date.now();
  const messenger = pigeon();
  await using home = await house({ messenger, now: () => time, environment: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
  const pushedTo = async (name: string, address: string): Promise<number> => {
    const guest = await home.guest(name);
    guest.headers['x-forwarded-for'] = address;
    for (let n = 0; n < 20; n++) {
      await guest.call(CALLS.subscribe, { body: { ...PUSH, endpoint: `https://push.example/${name}/${n}` } });
    }
    await confirmedAddress(guest, messenger, `${name}@example.org`);
    await guest.call(CALLS.notify, { body: { push: 'always' } });
    const before = messenger.pushed.length;
    const letters = messenger.mailed.length;
    const body = { game: 'minidom', seats: [{ kind: 'me' as const }, { kind: 'local' as const }], start: true };
    for (let n = 0; n < 3; n++) await guest.call(CALLS.createTable, { body });
    // A letter goes out when the pushes of its turn are through.
    await expect.poll(() => messenger.mailed.length).toBe(letters + 3);
    return messenger.pushed.length - before;
  };
  expect(await pushedTo('Anna', '192.0.2.1')).toBe(40);
  expect(await pushedTo('Ann', '192.0.2.1')).toBe(20);
  expect(await pushedTo('Ben', '192.0.2.2')).toBe(40);
  expect(await pushedTo('Clara', '192.0.2.3')).toBe(0);
});

test('an address gets few letters, however fast somebody plays', async () => {
  const messenger = pigeon();
  await using home = await house({ messenger, environment: { RATE_LIMITS: 'on' } });
  const anna = await home.guest('Anna');
  await confirmedAddress(anna, messenger, 'anna@example.org');
  await anna.call(CALLS.notify, { body: { push: 'never' } });
  const { table } = await anna.call(CALLS.createTable, {
    body: { game: 'minidom', seats: [{ kind: 'me' }, { kind: 'local' }], start: true },
  });
  const params = { id: table };
  for (let n = 0; n < 40; n++) {
    const { decision, seat } = await anna.call(CALLS.table, { params });
    const { ply, options } = decision!;
    await anna.call(CALLS.answer, { params, body: { id: `m${n}`, seat: seat!, ply, options: [options.at(-1)!.name] } });
  }
  expect(messenger.mailed.length).toBeGreaterThan(5);
  expect(messenger.mailed.length).toBeLessThan(15);
});

test('a person has so many browsers subscribed, also when they come at once', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const subscribe = (n: number) =>
    anna.call(CALLS.subscribe, { body: { ...PUSH, endpoint: `https://push.example/${n}` } });
  const all = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => subscribe(n)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  // One that is there already is only renewed.
  const [first] = await home.store.accounts.pushes(anna.player);
  await anna.call(CALLS.subscribe, { body: { ...PUSH, endpoint: first!.endpoint } });
  expect(await home.store.accounts.pushes(anna.player)).toHaveLength(20);
});
