import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CALLS, CLOSE_CODES } from '@crownleaf/protocol';
import { describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { ClientOutput } from '../src/live/client-output.ts';
import { type Holder, MemoryBudget } from '../src/live/memory-budget.ts';
import { figure, until } from './figures.ts';
import { type Connection, type House, house, isUpdate } from './house.ts';
import { frameOf, liveLine, OPCODES } from './raw-line.ts';
import { PERSONS_ONLY, sitDown } from './sitting.ts';

const MAX_MS = 30_000;
const dropped = (home: House, why: string) => figure(home, `crownleaf_sockets_dropped_total{why="${why}"}`);

test('pings of a client that does not read fill no memory', { timeout: MAX_MS }, async () => {
  await using home = await house();
  using line = await liveLine(home.url);
  line.pause();
  const pings = Buffer.concat(Array.from({ length: 2000 }, () => frameOf(OPCODES.ping, Buffer.alloc(125))));
  await until(async () => {
    line.write(pings);
    return (await dropped(home, 'slow')) > 0;
  });
});

describe('who goes on sending over the limit is closed', () => {
  const BURST = 120;
  const MAX_REFUSALS = 20;

  async function limitedLine() {
    let now = Date.now();
    const home = await house({ environment: { RATE_LIMITS: 'on' }, now: () => now });
    const line = await home.stranger().connect();
    const pass = (seconds: number) => {
      now += seconds * 1000;
    };
    return { home, line, pass };
  }

  const send = (line: Connection, count: number) => {
    for (let n = 0; n < count; n++) line.send({ ping: n });
  };

  test('with messages', { timeout: MAX_MS }, async () => {
    const { home, line } = await limitedLine();
    await using _ = home;
    const closed = line.closed();
    send(line, BURST + MAX_REFUSALS + 100);
    expect(await closed).toBe(CLOSE_CODES.flood);
    expect(line.messages.filter((message) => 'pong' in message)).toHaveLength(BURST);
    expect(line.messages.filter((message) => 'problem' in message)).toHaveLength(MAX_REFUSALS);
    expect(await dropped(home, 'flood')).toBe(1);
  });

  test.each(['ping', 'pong'] as const)('with frames that are a %s', { timeout: MAX_MS }, async (kind) => {
    const { home, line } = await limitedLine();
    await using _ = home;
    let pongs = 0;
    line.socket.on('pong', () => pongs++);
    const closed = line.closed();
    for (let n = 0; n < BURST + MAX_REFUSALS + 1; n++) line.socket[kind]();
    expect(await closed).toBe(CLOSE_CODES.flood);
    expect(pongs).toBe(kind === 'ping' ? BURST : 0);
  });

  test('but refusals that lie apart in time are forgiven', { timeout: MAX_MS }, async () => {
    const { home, line, pass } = await limitedLine();
    await using _ = home;
    for (let round = 1; round <= 3; round++) {
      send(line, BURST + MAX_REFUSALS);
      await line.next(() => line.messages.length === round * (BURST + MAX_REFUSALS));
      pass(11);
    }
    expect(line.messages.filter((message) => 'problem' in message)).toHaveLength(3 * MAX_REFUSALS);
    line.socket.terminate();
  });
});

test('many who come and go are announced together', { timeout: MAX_MS }, async () => {
  await using home = await house();
  const { table, guests } = await sitDown(home, 'heart-of-crown', 2, { isBot: PERSONS_ONLY });
  using honest = await guests[0]!.connect();
  honest.send({ watch: table });
  await honest.next(isUpdate);
  const begun = performance.now();
  const others = await Promise.all(Array.from({ length: 100 }, () => home.stranger().connect()));
  for (const other of others) other.send({ watch: table });
  await honest.next((message) => 'presence' in message && message.watching === others.length);
  for (const other of others) other[Symbol.dispose]();
  const seen = honest.messages.length;
  await honest.next((message) => 'presence' in message && message.watching === 0, seen);
  const announced = honest.messages.filter((message) => 'presence' in message).length;
  expect(announced).toBeLessThanOrEqual(3 + (performance.now() - begun) / 200);
});

describe('a message', () => {
  test('may come in 64 fragments and no more', { timeout: MAX_MS }, async () => {
    await using home = await house();
    using line = await home.stranger().connect();
    const fragments = (count: number) => {
      for (let n = 1; n < count; n++) line.socket.send(' ', { fin: false });
      line.socket.send('{"ping":1}', { fin: true });
    };
    fragments(64);
    await line.next((message) => 'pong' in message);
    const closed = line.closed();
    fragments(65);
    expect(await closed).toBe(1008);
  });

  test('may not come byte by byte', { timeout: MAX_MS }, async () => {
    await using home = await house();
    using line = await liveLine(home.url);
    let isOver = false;
    void line.ended.then(() => {
      isOver = true;
    });
    line.write(frameOf(OPCODES.text, '', { length: 60_000 }));
    for (let n = 0; n < 1000 && !isOver; n++) {
      line.write(' ');
      // The server reads what came before a call first, so each byte comes to it alone.
      await home.stranger().call(CALLS.health);
    }
    expect(isOver).toBe(true);
  });
});

describe('memory for all clients together', () => {
  function holder(heldBytes: number): Holder & { isDropped: boolean } {
    return {
      heldBytes,
      isDropped: false,
      drop() {
        this.isDropped = true;
      },
    };
  }

  test('is made free by those who hold most of it', () => {
    const budget = new MemoryBudget(100, 1);
    const holders = [20, 50, 10, 60].map(holder);
    for (const each of holders) budget.enter(each);
    budget.add(99);
    expect(holders.filter(({ isDropped }) => isDropped)).toEqual([]);
    budget.add(1);
    expect(holders.map(({ isDropped }) => isDropped)).toEqual([false, false, false, true]);
    const late = holder(30);
    budget.enter(late);
    budget.add(30);
    expect(holders.map(({ isDropped }) => isDropped)).toEqual([false, true, false, true]);
    expect(late.isDropped).toBe(false);
  });

  test('counts messages that are never finished', { timeout: MAX_MS }, async () => {
    await using home = await house({ budget: new MemoryBudget(200_000, 1) });
    using honest = await home.stranger().connect();
    const lines = await Promise.all(Array.from({ length: 5 }, () => liveLine(home.url)));
    // With a ping in the middle, which changes nothing.
    const part = frameOf(OPCODES.text, Buffer.alloc(30_000), { isLast: false });
    const rest = frameOf(OPCODES.more, Buffer.alloc(29_000), { length: 30_000 });
    for (const line of lines) line.write(Buffer.concat([part, frameOf(OPCODES.ping, ''), rest]));
    await until(async () => (await dropped(home, 'memory')) === 2);
    honest.send({ ping: 1 });
    await honest.next((message) => 'pong' in message);
    for (const line of lines) line[Symbol.dispose]();
  });

  test('counts what is not read', { timeout: MAX_MS }, async () => {
    await using home = await house({ budget: new MemoryBudget(300_000, 1) });
    const { table, guests } = await sitDown(home, 'heart-of-crown', 2, { isBot: PERSONS_ONLY });
    using slow = await guests[0]!.connect();
    using honest = await guests[1]!.connect();
    slow.socket.pause();
    await until(async () => {
      for (let n = 0; n < 40; n++) slow.send({ watch: table, since: 0 });
      honest.send({ watch: table, since: 0 });
      await honest.next(isUpdate, honest.messages.length);
      return (await dropped(home, 'memory')) > 0;
    });
    await until(async () => (await figure(home, 'crownleaf_sockets')) === 1);
    expect(honest.socket.readyState).toBe(honest.socket.OPEN);
  });
});

describe('what is sent', () => {
  interface Pair extends Disposable {
    readonly client: WebSocket;
    readonly output: ClientOutput;
    readonly isSlow: () => boolean;
  }

  async function pair(): Promise<Pair> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(server, 'listening');
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const [[socket, { socket: stream }]] = await Promise.all([once(server, 'connection'), once(client, 'open')]);
    let isSlow = false;
    const onSlow = () => {
      isSlow = true;
    };
    return {
      client,
      output: new ClientOutput({ socket, stream, budget: new MemoryBudget(), onSlow }),
      isSlow: () => isSlow,
      [Symbol.dispose]() {
        client.terminate();
        server.close();
      },
    };
  }

  const LARGE = 'x'.repeat(16 * 1024 * 1024);

  test('may be larger than what may wait, and a client that reads it is not dropped', async () => {
    using both = await pair();
    const { client, output, isSlow } = both;
    client.pause();
    const lengths: number[] = [];
    client.on('message', (data) => lengths.push(String(data).length));
    for (const text of [LARGE, 'in the same turn']) output.send(text);
    for (let n = 0; n < 3; n++) {
      await nextTurn();
      output.send('later');
    }
    expect(output.unsentBytes).toBeGreaterThan(LARGE.length);
    client.resume();
    await until(async () => lengths.length === 5);
    expect(lengths[0]).toBe(LARGE.length);
    expect(isSlow()).toBe(false);
  });

  test('waits for a client that does not read only up to a bound', async () => {
    using both = await pair();
    const { client, output, isSlow } = both;
    client.pause();
    output.send(LARGE);
    const text = LARGE.slice(0, 64 * 1024);
    for (let n = 0; n < 40 && !isSlow(); n++) {
      await nextTurn();
      output.send(text);
    }
    expect(isSlow()).toBe(true);
    expect(output.unsentBytes).toBeLessThan(LARGE.length + 2 * 1024 * 1024);
  });
});
