import { expect, test } from 'vitest';
import { newApp } from '../src/http/app.ts';
import { guardReplies } from '../src/http/guard.ts';
import { MemoryBudget } from '../src/live/memory-budget.ts';
import { withinDescriptors } from '../src/ops/descriptors.ts';
import { Limits } from '../src/ops/limits.ts';
import { newLog } from '../src/ops/log.ts';
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

test('whoever was refused a WebSocket leaves nothing open, and keeps no server from stopping', async () => {
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

test('whoever asks on and on before anything is answered is cut off', async () => {
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

test('a reply that is not read is given up when memory is short', async () => {
  const app = newApp({ log: newLog('silent'), trustProxy: false, https: false, retrySeconds: 5 });
  // More than the system itself takes of what is not read.
  const long = 'x'.repeat(32 * 1024 * 1024);
  guardReplies(app, { limits: new Limits(false, Date.now), budget: new MemoryBudget(1024 * 1024) });
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

test('connections leave descriptors for files, and WebSockets leave connections for calls', () => {
  const preset = { maxConnections: 8000, maxSockets: 5000 };
  expect(withinDescriptors(preset).maxConnections).toBeGreaterThan(0);
  expect(withinDescriptors(preset, 20_000)).toEqual(preset);
  expect(withinDescriptors(preset, 1024)).toEqual({ maxConnections: 924, maxSockets: 693 });
});
