import { CALLS } from '@crownleaf/protocol';
import { describe, expect, test } from 'vitest';
import { SendingLimit } from '../src/live/sending-limit.ts';
import { addressKey } from '../src/ops/address-key.ts';
import { Limits } from '../src/ops/limits.ts';
import { ApiError } from '../src/problems.ts';
import { type Guest, type House, house, isUpdate, Problematic } from './house.ts';

interface LimitedHouse {
  readonly home: House;
  /** The clock stands but for this. */
  pass(seconds: number): void;
}

async function limitedHouse(environment = {}): Promise<LimitedHouse> {
  let now = Date.now();
  const limits = { RATE_LIMITS: 'on', TRUST_PROXY: 'on', ...environment };
  const home = await house({ environment: limits, now: () => now });
  return {
    home,
    pass(seconds) {
      now += seconds * 1000;
    },
  };
}

/** Somebody without an account who calls from this address. */
function from(home: House, address: string): Guest {
  const stranger = home.stranger();
  stranger.headers['x-forwarded-for'] = address;
  return stranger;
}

/** How many of so many calls are carried out; the others must say when to come back. */
async function allowed(tries: number, call: () => Promise<unknown>): Promise<number> {
  let count = 0;
  for (let n = 0; n < tries; n++) {
    try {
      await call();
      count++;
    } catch (error) {
      if (!(error instanceof Problematic)) throw error;
      expect(error).toMatchObject({ status: 429, body: { code: 'too-many', retryAfter: expect.any(Number) } });
    }
  }
  return count;
}

const SEATS = [{ kind: 'me' as const }, { kind: 'local' as const }];
const newTable = async (guest: Guest) =>
  (await guest.call(CALLS.createTable, { body: { game: 'minidom', seats: SEATS, start: true } })).table;

describe('who does too much is stopped, and nobody else', () => {
  test('all calls of one address', async () => {
    const { home, pass } = await limitedHouse();
    await using _ = home;
    const games = (address: string) => () => from(home, address).call(CALLS.games);
    expect(await allowed(420, games('192.0.2.1'))).toBe(400);
    expect(await allowed(5, games('192.0.2.2'))).toBe(5);
    pass(0.1);
    expect(await allowed(20, games('192.0.2.1'))).toBe(10);
  });

  test('whatever one address asks for, be it there or not, and WebSockets', async () => {
    const { home, pass } = await limitedHouse();
    await using _ = home;
    const eve = from(home, '192.0.2.1');
    const statuses: number[] = [];
    const ask = async () => statuses.push((await eve.fetch('GET', '/api/nothing')).status);
    for (let n = 0; n < 16; n++) await Promise.all(Array.from({ length: 100 }, ask));
    expect(statuses.filter((status) => status === 404)).toHaveLength(1500);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100);
    expect((await eve.fetch('GET', '/api/nothing')).headers.get('connection')).toBe('close');
    await expect(eve.connect()).rejects.toThrow('429');
    using _other = await from(home, '192.0.2.2').connect();
    pass(1);
    using _again = await eve.connect();
  });

  test('all calls and messages of one account, from wherever they come', async () => {
    const { home, pass } = await limitedHouse();
    await using _ = home;
    const [anna, ben] = [await home.guest('Anna'), await home.guest('Ben')];
    let n = 0;
    const me = () => {
      anna.headers['x-forwarded-for'] = `192.0.2.${n++ % 200}`;
      return anna.call(CALLS.me);
    };
    expect(await allowed(110, me)).toBe(110);
    using line = await anna.connect();
    for (let ping = 0; ping < 20; ping++) line.send({ ping });
    await line.next(() => line.messages.length === 20);
    expect(line.messages.filter((message) => 'pong' in message)).toHaveLength(10);
    expect(line.messages.at(-1)).toMatchObject({ problem: { code: 'too-many', retryAfter: 1 } });
    expect(await allowed(3, me)).toBe(0);
    expect(await allowed(3, () => ben.call(CALLS.me))).toBe(3);
    pass(1);
    expect(await allowed(40, me)).toBe(30);
  });

  test('all socket messages of one address, by their size', async () => {
    const { home, pass } = await limitedHouse();
    await using _ = home;
    const refusals = async (address: string) => {
      using line = await from(home, address).connect();
      const text = JSON.stringify({ ping: 1, padding: 'x'.repeat(60_000) });
      for (let n = 0; n < 10; n++) line.send(text);
      await line.next(() => line.messages.length === 10);
      return line.messages.filter((message) => 'problem' in message && message.problem.code === 'too-many').length;
    };
    // Each costs as much as thirty small ones, of which an account or a stranger may send 120 at once.
    expect(await refusals('192.0.2.1')).toBe(6);
    expect(await refusals('192.0.2.2')).toBe(6);
    pass(10);
    expect(await refusals('192.0.2.1')).toBe(6);
  });

  test('calls with long bodies, and lists of tables, count as several', async () => {
    const { home } = await limitedHouse();
    await using _ = home;
    const list = () => from(home, '192.0.2.1').call(CALLS.tables, { query: { filter: 'open' } });
    expect(await allowed(85, list)).toBe(80);
    const long = { padding: 'x'.repeat(60_000) };
    const statuses: number[] = [];
    for (let n = 0; n < 55; n++)
      statuses.push((await from(home, '192.0.2.2').fetch('POST', '/api/nothing', long)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  test('many guests at one address send no more than a few', () => {
    const limits = new Limits(true, () => 0);
    const onFlood = () => {};
    const guests = Array.from({ length: 30 }, (_, n) => `guest ${n}`);
    const limitOf = (who: string) => new SendingLimit({ limits, who, address: '192.0.2.1', now: () => 0, onFlood });
    const isTaken = (limit: SendingLimit) => {
      try {
        limit.check(60_000);
        return true;
      } catch {
        return false;
      }
    };
    const taken = guests.flatMap((who) => Array.from({ length: 4 }, () => isTaken(limitOf(who))));
    expect(taken.filter(Boolean)).toHaveLength(40);
  });

  test('new accounts from one address', async () => {
    const { home, pass } = await limitedHouse();
    await using _ = home;
    const guest = (address: string) => () => from(home, address).call(CALLS.guest, { body: {} });
    expect(await allowed(35, guest('192.0.2.1'))).toBe(30);
    expect(await allowed(1, guest('192.0.2.2'))).toBe(1);
    pass(5);
    expect(await allowed(3, guest('192.0.2.1'))).toBe(1);
  });

  test('codes that somebody guesses', async () => {
    const { home } = await limitedHouse();
    await using _ = home;
    const code = 'x'.repeat(43);
    const guess = (address: string) =>
      from(home, address)
        .call(CALLS.recover, { body: { code } })
        .catch(({ body }: Problematic) => body.code);
    const codes = await Promise.all(Array.from({ length: 12 }, () => guess('192.0.2.1')));
    expect(codes.filter((each) => each === 'wrong-code')).toHaveLength(10);
    expect(codes.filter((each) => each === 'too-many')).toHaveLength(2);
    expect(await guess('192.0.2.2')).toBe('wrong-code');
  });

  test('the beginning of a long game, by its length', () => {
    const limits = new Limits(true, () => 0);
    limits.check('history', 'anna', 15);
    expect(() => limits.check('history', 'anna', 6)).toThrow(expect.objectContaining({ code: 'too-many' }));
    limits.check('history', 'anna', 5);
    // However long it is, somebody who has asked for nothing yet may read it.
    limits.check('history', 'ben', 1000);
    expect(() => limits.check('history', 'ben')).toThrow(expect.objectContaining({ code: 'too-many' }));
  });

  test('what somebody says at a table, by call and by message', async () => {
    const { home, pass } = await limitedHouse();
    await using _ = home;
    const anna = await home.guest('Anna');
    const params = { id: await newTable(anna) };
    const say = () => anna.call(CALLS.say, { params, body: { emote: 'hello' } });
    expect(await allowed(4, say)).toBe(4);
    using line = await anna.connect();
    for (let n = 0; n < 4; n++) line.send({ table: params.id, say: { text: 'hi' } });
    line.send({ ping: 1 });
    await line.next((message) => 'pong' in message);
    expect(line.messages.filter((message) => 'problem' in message)).toMatchObject([
      { problem: { code: 'too-many' } },
      { problem: { code: 'too-many' } },
    ]);
    expect((await anna.call(CALLS.chat, { params })).said).toHaveLength(6);
    pass(2);
    expect(await allowed(3, say)).toBe(1);
  });

  test('reading from its beginning what is no longer in memory', async () => {
    const { home, pass } = await limitedHouse();
    await using _ = home;
    const anna = await home.guest('Anna');
    const params = { id: await newTable(anna) };
    await home.restart();
    const read = (guest: Guest) => () => guest.call(CALLS.table, { params, query: { since: 0 } });
    expect(await allowed(25, read(anna))).toBe(20);
    using line = await anna.connect();
    line.send({ watch: params.id, since: 0 });
    expect(await line.next(() => true)).toMatchObject({ problem: { code: 'too-many' } });
    line.send({ watch: params.id });
    await line.next(isUpdate);
    expect(await allowed(1, read(from(home, '192.0.2.1')))).toBe(1);
    pass(1);
    expect(await allowed(5, read(anna))).toBe(2);
  });

  test('records of games that are no longer in memory', async () => {
    const { home } = await limitedHouse();
    await using _ = home;
    const anna = await home.guest('Anna');
    const params = { id: await newTable(anna) };
    await anna.call(CALLS.propose, { params, body: { kind: 'end' } });
    await home.restart();
    expect(await allowed(25, () => anna.call(CALLS.record, { params }))).toBe(20);
  });

  test('new tables, one after the other', async () => {
    const { home, pass } = await limitedHouse();
    await using _ = home;
    const anna = await home.guest('Anna');
    expect(await allowed(33, () => newTable(anna))).toBe(30);
    pass(5);
    expect(await allowed(3, () => newTable(anna))).toBe(1);
  });

  test('new tokens, also when the old ones are revoked', async () => {
    const { home, pass } = await limitedHouse();
    await using _ = home;
    const [anna, ben] = [await home.guest('Anna'), await home.guest('Ben')];
    const cycle = async () => {
      const { id } = await anna.call(CALLS.createToken, { body: { name: 'Annabot', scopes: ['read'] } });
      await anna.call(CALLS.revokeToken, { params: { id } });
    };
    expect(await allowed(25, cycle)).toBe(20);
    await programOf(home, ben);
    pass(600);
    expect(await allowed(3, cycle)).toBe(1);
  });
});

/** A token of somebody, as a program uses it. */
async function programOf(home: House, owner: Guest): Promise<Guest> {
  const body = { name: 'Program', scopes: ['read' as const, 'play' as const, 'chat' as const] };
  const { token } = await owner.call(CALLS.createToken, { body });
  const program = home.stranger();
  program.headers.authorization = `Bearer ${token}`;
  return program;
}

describe('programs have no limits of their own beside those of the person who made them', () => {
  test('for calls and messages', async () => {
    const { home } = await limitedHouse();
    await using _ = home;
    const [anna, ben] = [await home.guest('Anna'), await home.guest('Ben')];
    const [one, two] = [await programOf(home, anna), await programOf(home, anna)];
    expect(await allowed(110, () => one.call(CALLS.me))).toBe(110);
    using line = await two.connect();
    for (let ping = 0; ping < 10; ping++) line.send({ ping });
    await line.next(() => line.messages.length === 10);
    // Making two tokens were two calls.
    expect(line.messages.filter((message) => 'pong' in message)).toHaveLength(8);
    for (const guest of [anna, one, two]) expect(await allowed(2, () => guest.call(CALLS.me))).toBe(0);
    expect(await allowed(2, () => ben.call(CALLS.me))).toBe(2);
  });

  test('for new tables', async () => {
    const { home } = await limitedHouse();
    await using _ = home;
    const anna = await home.guest('Anna');
    const [one, two] = [await programOf(home, anna), await programOf(home, anna)];
    let opened = 0;
    for (const guest of [one, two, anna]) opened += await allowed(15, () => newTable(guest));
    expect(opened).toBe(30);
  });

  test('for tables under way, also when they are opened at once', async () => {
    await using home = await house({ environment: { MAX_TABLES: '3' } });
    const anna = await home.guest('Anna');
    const guests = [anna, await programOf(home, anna), await programOf(home, anna)];
    await newTable(guests[1]!);
    const results = await Promise.allSettled(guests.map(newTable));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const guest of guests) await expect(newTable(guest)).rejects.toMatchObject({ body: { code: 'too-many' } });
    await newTable(await home.guest('Ben'));
  });
});

describe('an address of IPv6 is one of very many that its owner has', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['2001:db8:0:1::7', '2001:db8:0:1::/64'],
    ['2001:0DB8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
    ['2001:db8::1:0:0:7', '2001:db8:0:0::/64'],
    ['2001:db8:0:2::7', '2001:db8:0:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  test('for calls', async () => {
    const { home } = await limitedHouse();
    await using _ = home;
    let n = 0;
    const guest = (net: number) => () =>
      from(home, `2001:db8:0:${net}::${(n++).toString(16)}`).call(CALLS.guest, { body: {} });
    expect(await allowed(35, guest(1))).toBe(30);
    expect(await allowed(2, guest(2))).toBe(2);
  });

  test('for connections', async () => {
    const { home } = await limitedHouse({ MAX_SOCKETS_PER_ADDRESS: '2' });
    await using _ = home;
    const connect = (address: string) => from(home, address).connect();
    using _one = await connect('2001:db8:0:1::1');
    using _two = await connect('2001:db8:0:1:8000::2');
    await expect(connect('2001:db8:0:1::3')).rejects.toThrow('429');
    using _other = await connect('2001:db8:0:2::1');
  });
});

test('one account has so many tables under way; one that ends makes room', async () => {
  await using home = await house({ environment: { MAX_TABLES: '2' } });
  const [anna, ben] = [await home.guest('Anna'), await home.guest('Ben')];
  const table = await newTable(anna);
  await newTable(anna);
  await expect(newTable(anna)).rejects.toMatchObject({
    status: 429,
    body: { code: 'too-many', detail: expect.stringContaining('2 tables') },
  });
  await newTable(ben);
  await anna.call(CALLS.propose, { params: { id: table }, body: { kind: 'end' } });
  await newTable(anna);
  await expect(newTable(anna)).rejects.toMatchObject({ body: { code: 'too-many' } });
});

test('a rematch is a table as well, also when several are asked for at once', async () => {
  await using home = await house({ environment: { MAX_TABLES: '2' } });
  const anna = await home.guest('Anna');
  const ended: string[] = [];
  for (let n = 0; n < 4; n++) {
    const id = await newTable(anna);
    await anna.call(CALLS.propose, { params: { id }, body: { kind: 'end' } });
    ended.push(id);
  }
  const results = await Promise.allSettled(ended.map((id) => anna.call(CALLS.rematch, { params: { id } })));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('a flood of other names does not free an account that has used up its limit', () => {
  const limits = new Limits(true, () => 0);
  const isAllowed = (account: string): boolean => {
    try {
      limits.check('account', account);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'too-many') throw error;
      return false;
    }
  };
  while (isAllowed('greedy'));
  for (let n = 0; n < 60_000; n++) {
    expect(isAllowed(`other ${n}`)).toBe(true);
    if (n % 1000 === 0) expect(isAllowed('greedy'), `after ${n} others`).toBe(false);
  }
  expect(isAllowed('greedy')).toBe(false);
});
