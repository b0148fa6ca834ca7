import { expect, test } from 'vitest';
import { affordableConnections } from '../src/ops/descriptors.ts';
import { figure, until } from './figures.ts';
import { house } from './house.ts';
import { type RawLine, rawLine, upgradeOf } from './raw-line.ts';
import { served } from './served.ts';

/** Is refused a WebSocket, and talks on. */
async function refusedLine(url: string): Promise<RawLine> {
  const line = await rawLine(url);
  line.write(upgradeOf('/nothing'));
  await line.hear('HTTP/1.1 404');
  line.write(Buffer.alloc(100));
  return line;
}

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
  const call = 'GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const lines = [];
  for (let n = 0; n < 3; n++) {
    const line = await rawLine(home.url);
    line.write(call);
    await line.hear('200 OK');
    lines.push(line);
  }
  using fourth = await rawLine(home.url);
  await fourth.ended;
  expect(fourth.heard).toBe('');
  lines[0]![Symbol.dispose]();
  await until(async () => {
    using line = await rawLine(home.url);
    line.write(call);
    return await line.hear('200 OK').then(
      () => true,
      () => false,
    );
  });
  for (const line of lines) line[Symbol.dispose]();
});

test('connections leave descriptors for files', () => {
  expect(affordableConnections(8000)).toBeGreaterThan(0);
  expect(affordableConnections(8000, 20_000)).toBe(8000);
  expect(affordableConnections(8000, 1024)).toBe(924);
});
