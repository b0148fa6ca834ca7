import { expect, test } from 'vitest';
import { guardReplies } from '../src/http/guard.ts';
import { MemoryBudget } from '../src/live/memory-budget.ts';
import { withinDescriptors } from '../src/ops/descriptors.ts';
import { Limits } from '../src/ops/limits.ts';
import { ANYWHERE, bareApp } from './bare-app.ts';
import { figure, until } from './figures.ts';
import { house } from './house.ts';
import { localBots } from './local-bots.ts';
import { frameOf, liveLine, OPCODES, type RawLine, rawLine, upgradeOf } from './raw-line.ts';
import { served } from './served.ts';

/** Is refused a WebSocket, and talks on. */
async function refusedLine(url: string): Promise<RawLine> {
  const line = await rawLine(url);
  line.write(upgradeOf('/nothing'));
  await line.hear('HTTP/1.1 404');
  line.write(Buffer.alloc(100));
  return line;
}

const HEALTH = 'GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n';
/** A service manager would kill it after twenty seconds. */
const MAX_STOP_MS = 10_000;

test('a client that was refused a WebSocket leaves nothing open, and keeps no server from stopping', async () => {
  await using server = await served();
  const open = () => figure(server, 'process_open_fds');
  const before = await open();
  expect(before).toBeGreaterThan(0);
  const lines = await Promise.all(Array.from({ length: 100 }, () => refusedLine(server.url)));
  for (const line of lines) line[Symbol.dispose]();
  await until(async () => (await open()) < before + 20);

  // They keep their side open, however often they are told to go.
  using _stubborn = await refusedLine(server.url);
  using unfinished = await rawLine(server.url);
  unfinished.write('GET /api/health HTTP/1.1\r\n');
  const begun = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - begun).toBeLessThan(MAX_STOP_MS);
});

test.each([
  ['a WebSocket in the wrong place', upgradeOf('/nothing'), '404'],
  ['a WebSocket without a key', upgradeOf('/api/live').replace(/sec-websocket-key.*\r\n/, ''), '400'],
  ['what is not HTTP', 'hello\r\n\r\n', '400'],
])('%s is refused and cut off, although the client stays', { timeout: 15_000 }, async (_, text, status) => {
  await using home = await house();
  using line = await rawLine(home.url);
  line.write(text);
  await line.hear(`HTTP/1.1 ${status}`);
  await line.cut();
});

test.each(['h2c', 'TLS/1.0', 'websocket2'])(
  'an offer to speak %s is ignored, and the request answered',
  async (other) => {
    await using home = await house();
    using line = await rawLine(home.url);
    const body = '{"name":"Anna"}';
    const head = ['POST /api/guest HTTP/1.1', 'host: localhost', 'connection: upgrade', `upgrade: ${other}`];
    const about = ['content-type: application/json', `content-length: ${body.length}`];
    line.write(`${[...head, ...about].join('\r\n')}\r\n\r\n${body}`);
    await line.hear('"name":"Anna"');
    expect(line.heard).toMatch(/^HTTP\/1\.1 200 /);
  },
);

test('there are so many connections and no more; one that closes makes room', async () => {
  await using home = await house({ environment: { MAX_CONNECTIONS: '3' } });
  const lines = [];
  for (let n = 0; n < 3; n++) {
    const line = await rawLine(home.url);
    line.write(HEALTH);
    await line.hear('200 OK');
    lines.push(line);
  }
  using fourth = await rawLine(home.url);
  await fourth.ended;
  expect(fourth.heard).toBe('');
  lines[0]![Symbol.dispose]();
  await until(async () => {
    using line = await rawLine(home.url);
    line.write(HEALTH);
    return await line.hear('200 OK').then(
      () => true,
      () => false,
    );
  });
  for (const line of lines) line[Symbol.dispose]();
});

test('when all connections are taken, the address with the most calls gives up its newest, but no WebSocket', async () => {
  await using home = await house({ environment: { MAX_CONNECTIONS: '4' } });
  using live = await liveLine(home.url);
  using oldest = await rawLine(home.url);
  oldest.write(HEALTH);
  await oldest.hear('200 OK');
  using _second = await rawLine(home.url);
  using newest = await rawLine(home.url);
  newest.write(HEALTH);
  await newest.hear('200 OK');

  using other = await rawLine(home.url, '127.0.0.2');
  other.write(HEALTH);
  await other.hear('200 OK');
  await newest.ended;
  oldest.write(HEALTH.replace('health', 'version'));
  await oldest.hear('crownleaf');
  live.write(frameOf(OPCODES.text, '{"ping":7}'));
  await live.hear('"pong":7');
});

test('a client that asks on and on before anything is answered is cut off', async () => {
  await using home = await house();
  const answered = async (calls: number) => {
    using line = await rawLine(home.url);
    line.write(HEALTH.repeat(calls - 1) + HEALTH.replace('localhost', 'localhost\r\nconnection: close'));
    await line.ended;
    return line.heard.split('200 OK').length - 1;
  };
  expect(await answered(10)).toBe(10);
  expect(await answered(200)).toBeLessThanOrEqual(10);
});

test('an address that floods again and again loses its other calls, and gets no connection for a while; WebSockets stay', async () => {
  await using home = await house({ environment: { RATE_LIMITS: 'on' } });
  using live = await liveLine(home.url);
  using idle = await rawLine(home.url);
  idle.write(HEALTH);
  await idle.hear('200 OK');
  for (let n = 0; n < 6; n++) {
    using flood = await rawLine(home.url);
    flood.write('GET / HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\n\r\n'.repeat(200));
    await flood.ended;
    if (n > 0) continue;
    // The first time nothing else is cut.
    idle.write(HEALTH.replace('health', 'version'));
    await idle.hear('crownleaf');
  }
  await idle.ended;
  using again = await rawLine(home.url);
  await again.ended;
  expect(again.heard).toBe('');
  live.write(frameOf(OPCODES.text, '{"ping":7}'));
  await live.hear('"pong":7');
  using other = await rawLine(home.url, '127.0.0.2');
  other.write(HEALTH);
  await other.hear('200 OK');
});

test('when all connections are taken by idle ones, the one that has been idle longest goes', async () => {
  await using home = await house({ environment: { MAX_CONNECTIONS: '3' } });
  const silent = [];
  for (const address of ['127.0.0.2', '127.0.0.3', '127.0.0.4']) silent.push(await rawLine(home.url, address));
  // Having asked once does not count for long.
  for (const line of silent) {
    line.write(HEALTH);
    await line.hear('200 OK');
  }
  using newcomer = await rawLine(home.url, '127.0.0.5');
  newcomer.write(HEALTH);
  await newcomer.hear('200 OK');
  await silent[0]!.ended;
  silent[1]!.write(HEALTH.replace('health', 'version'));
  await silent[1]!.hear('crownleaf');
  for (const line of silent) line[Symbol.dispose]();
});

const GUEST = ['POST /api/guest HTTP/1.1', 'host: localhost', 'content-type: application/json'];

test('one address has so many requests under way and no more, also behind a proxy', async () => {
  await using home = await house({ environment: { TRUST_PROXY: 'on' } });
  const from = (address: string) => `x-forwarded-for: ${address}`;
  const head = [...GUEST, 'content-length: 10', from('192.0.2.1')].join('\r\n');
  const lines = await Promise.all(Array.from({ length: 101 }, () => rawLine(home.url)));
  for (const line of lines) line.write(`${head}\r\n\r\n{`);
  await until(async () => lines.some(({ heard }) => heard.includes('429')));
  expect(lines.filter(({ heard }) => heard !== '')).toHaveLength(1);
  using other = await rawLine(home.url);
  other.write(HEALTH.replace('\r\n\r\n', `\r\n${from('192.0.2.2')}\r\n\r\n`));
  await other.hear('200 OK');
  for (const line of lines) line[Symbol.dispose]();
});

test('a GET has no body', async () => {
  await using home = await house();
  using line = await rawLine(home.url);
  line.write(HEALTH.replace('\r\n\r\n', '\r\ncontent-length: 5\r\n\r\n'));
  await line.ended;
  expect(line.heard).toMatch(/^HTTP\/1\.1 400 /);
});

test('a body in chunks of no known number is refused, and its connection ends', async () => {
  await using home = await house();
  using line = await rawLine(home.url);
  line.write(`${[...GUEST, 'transfer-encoding: chunked'].join('\r\n')}\r\n\r\n`);
  line.write('1\r\n{\r\n'.repeat(1000));
  await line.ended;
  expect(line.heard).toMatch(/^HTTP\/1\.1 411 /);
  expect(line.heard).toContain('length-required');
});

test('who sends bodies in chunks again and again gets no connection for a while', async () => {
  await using home = await house({ environment: { RATE_LIMITS: 'on' } });
  const heard = async (localAddress: string) => {
    using line = await rawLine(home.url, localAddress);
    line.write(`${[...GUEST, 'transfer-encoding: chunked'].join('\r\n')}\r\n\r\n`);
    await line.ended;
    return line.heard;
  };
  const answers = [];
  for (let n = 0; n < 8; n++) answers.push(await heard('127.0.0.1'));
  expect(answers.filter((answer) => answer.includes('411'))).toHaveLength(5);
  expect(await heard('127.0.0.2')).toContain('411');
});

test('a body of known length is read in however many pieces it comes', async () => {
  await using home = await house();
  using line = await rawLine(home.url);
  const body = JSON.stringify({ name: 'Zoë' });
  const bytes = Buffer.from(body);
  line.write(`${[...GUEST, `content-length: ${bytes.length}`].join('\r\n')}\r\n\r\n`);
  for (const byte of bytes) line.write(Buffer.of(byte));
  await line.hear('"player"');
  expect(line.heard).toMatch(/^HTTP\/1\.1 200 /);
  using long = await rawLine(home.url);
  long.write(`${[...GUEST, 'content-length: 65537'].join('\r\n')}\r\n\r\n{`);
  await long.ended;
  expect(long.heard).toMatch(/^HTTP\/1\.1 413 /);
});

test('a body that does not arrive is given up when memory is short', async () => {
  const budget = new MemoryBudget(64, 1);
  const app = bareApp({ budget });
  app.post('/', async () => 'read');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  using slow = await rawLine(url);
  slow.write(
    `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n${'x'.repeat(200)}`,
  );
  await slow.ended;
  await app.close();
});

test.each(['/%zz', `/api/tables/${'x'.repeat(101)}`, '/nothing'])(
  'no request comes past the limit: %s',
  async (path) => {
    const limits = new Limits(true, () => 0);
    const app = bareApp({ limits });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    for (let isFree = true; isFree; ) {
      try {
        limits.check('request', ANYWHERE);
      } catch {
        isFree = false;
      }
    }
    const { status, headers } = await fetch(url + path);
    expect([status, headers.get('connection')]).toEqual([429, 'close']);
    await app.close();
  },
);

test('a reply that is not read is given up when memory is short', async () => {
  const budget = new MemoryBudget(1024 * 1024);
  const app = bareApp({ budget });
  // More than the system itself takes of what is not read.
  const long = 'x'.repeat(32 * 1024 * 1024);
  guardReplies(app, budget);
  app.get('/long', async () => long);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const call = 'GET /long HTTP/1.1\r\nhost: localhost\r\n\r\n';
  using deaf = await rawLine(url);
  deaf.write(call);
  await deaf.hear('200 OK');
  deaf.pause();
  await fetch(`${url}/long`).then((reply) => reply.text());
  await deaf.cut();
  await app.close();
});

test('a server stops in time although its bots do not', { timeout: 20_000 }, async () => {
  const home = await house({ bots: { ...localBots, close: () => new Promise(() => {}) } });
  const begun = performance.now();
  await home[Symbol.asyncDispose]();
  expect(performance.now() - begun).toBeLessThan(MAX_STOP_MS);
});

test('connections leave descriptors for all else, threads of bots included, and WebSockets leave connections for calls', () => {
  const preset = { maxConnections: 8000, maxSockets: 5000, botThreads: 1 };
  expect(withinDescriptors({ ...preset, botThreads: undefined }).maxConnections).toBeGreaterThan(0);
  expect(withinDescriptors(preset, 20_000)).toEqual(preset);
  expect(withinDescriptors(preset, 1024)).toEqual({ maxConnections: 914, maxSockets: 685, botThreads: 1 });
  expect(withinDescriptors({ ...preset, botThreads: 63 }, 1024)).toMatchObject({
    maxConnections: 604,
    maxSockets: 453,
  });
});
