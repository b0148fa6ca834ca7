import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { fileURLToPath } from 'node:url';
import { CALLS } from '@crownleaf/protocol';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { configFrom } from '../src/config.ts';
import { OperatorError } from '../src/operator-error.ts';
import { deafLine } from './deaf-line.ts';
import { house, isUpdate, newFolder } from './house.ts';

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

test('a wrong environment variable is named, with what is possible', () => {
  expect(() => configFrom({ PORT: 'high' })).toThrow(OperatorError);
  expect(() => configFrom({ PORT: '70000' })).toThrow(/PORT/);
  expect(() => configFrom({ LOG_LEVEL: 'loud', RATE_LIMITS: 'maybe' })).toThrow(/LOG_LEVEL.*RATE_LIMITS/);
  expect(() => configFrom({ PORT: 'high' })).toThrow('PORT: a whole number from 0 to 65535');
  expect(() => configFrom({ PUBLIC_URL: 'https://play.example/games' })).toThrow(/PUBLIC_URL.*not below a path/);
  expect(() => configFrom({ SMTP_URL: 'smtp://post.example' })).toThrow(/SMTP_URL needs PUBLIC_URL/);
  expect(configFrom({ PORT: '', PUBLIC_URL: 'https://play.example/' })).toMatchObject({
    port: 3000,
    publicUrl: 'https://play.example',
  });
});

test('health, readiness, version, figures and the description of the API are there', async () => {
  await using home = await house();
  const stranger = home.stranger();
  expect(await stranger.call(CALLS.health)).toEqual({ ok: true });
  expect(await stranger.call(CALLS.ready)).toEqual({ ok: true });
  expect(await stranger.call(CALLS.version)).toMatchObject({ name: 'crownleaf', protocol: 1 });
  const figures = await (await stranger.fetch('GET', '/metrics')).text();
  expect(figures).toMatch(/^crownleaf_commits_total \d+/m);
  expect(figures).toContain('crownleaf_http_seconds_count{call="GET /api/health",status="200"} 1');
  const document = (await (await stranger.fetch('GET', '/api/openapi.json')).json()) as {
    openapi: string;
    paths: object;
  };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toContain('/api/tables/{id}/answers');
  const { games } = await stranger.call(CALLS.games);
  expect(games.map(({ id }) => id)).toEqual(['crown-of-emara', 'emberleaf', 'heart-of-crown']);
});

test('every answer forbids foreign scripts and framing', async () => {
  await using home = await house();
  const { headers } = await fetch(`${home.url}/api/health`);
  const csp = headers.get('content-security-policy')!;
  expect(csp).toContain("default-src 'none'");
  expect(csp).toContain("frame-ancestors 'none'");
  expect(csp).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a server that stops says so, and clients can come back to the same table', async () => {
  await using home = await house();
  const anna = await home.guest();
  const seats = [{ kind: 'me' as const }, { kind: 'local' as const }];
  const { table, seq } = await anna.call(CALLS.createTable, { body: { game: 'minidom', seats, start: true } });
  using line = await anna.connect();
  line.send({ watch: table });
  await line.next(isUpdate);
  const closed = line.closed();
  await home.restart();
  expect(await closed).toBe(1012);
  expect(line.messages.at(-1)).toMatchObject({ stopping: { retryAfter: expect.any(Number) } });
  using again = await anna.connect();
  again.send({ watch: table, since: seq });
  expect(await again.next(isUpdate)).toMatchObject({ seq, events: [] });
});

test('the log names no person, no address and no cookie', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  await using home = await house({ log });
  const anna = await home.guest('Annabella');
  const { code } = await anna.call(CALLS.recovery);
  await anna.call(CALLS.notify, { body: { address: 'anna@example.org', mail: 'always' } });
  await anna.call(CALLS.recover, { body: { code } });
  await anna.fetch('POST', '/api/tables', { game: 'nothing' });
  await home.restart();
  const text = lines.join('');
  expect(lines.length).toBeGreaterThan(0);
  for (const word of ['Annabella', 'anna@example.org', code, anna.headers.cookie!, anna.player, '127.0.0.1']) {
    expect(text).not.toContain(word);
  }
});

test('a client that does not say goodbye does not keep a server from stopping', async () => {
  const home = await house();
  using _line = await deafLine(home.url);
  const begun = performance.now();
  await home[Symbol.asyncDispose]();
  // A service manager would kill it after twenty.
  expect(performance.now() - begun).toBeLessThan(15_000);
});

test('a call that is never finished does not keep a server from stopping', async () => {
  const home = await house();
  const { port } = new URL(home.url);
  const half = createConnection(Number(port), '127.0.0.1');
  half.on('error', () => {});
  await once(half, 'connect');
  half.write('POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{');
  await home.stranger().call(CALLS.health);
  const begun = performance.now();
  await home[Symbol.asyncDispose]();
  expect(performance.now() - begun).toBeLessThan(15_000);
  half.destroy();
});

test.each(['/%zz', '/api/tables/%ff'])('%s, which is no address at all, is told like every problem', async (path) => {
  await using home = await house();
  const reply = await home.stranger().fetch('GET', path);
  expect(reply.headers.get('content-type')).toContain('application/problem+json');
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await reply.json()).toMatchObject({ status: 400, code: 'bad-request' });
});

test('headers without end are refused like every problem', async () => {
  await using home = await house();
  const reply = await fetch(`${home.url}/api/health`, { headers: { 'x-long': 'a'.repeat(20_000) } });
  expect(reply.status).toBe(413);
  expect(reply.headers.get('content-type')).toBe('application/problem+json');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await reply.json()).toMatchObject({ status: 413, code: 'too-large' });
});

test('who calls over an open connection while the server goes down is told when to come back', async () => {
  const home = await house();
  const line = createConnection(Number(new URL(home.url).port), '127.0.0.1');
  await once(line, 'connect');
  line.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n');
  await home.stranger().call(CALLS.health);
  const stopped = home[Symbol.asyncDispose]();
  line.write('\r\n');
  let heard = '';
  for await (const chunk of line) heard += chunk;
  await stopped;
  expect(heard).toMatch(/HTTP\/1\.1 503 .*retry-after: \d+.*"code":"unavailable"/is);
});

test.each([
  ['HOST', '203.0.113.9', /^crownleaf: cannot listen on '203\.0\.113\.9' \(\w+\); HOST is an address of this machine/],
  ['DATA_DIR', '/dev/null/here', /^crownleaf: the data folder '\/dev\/null\/here' cannot be used: ENOTDIR/],
])('%s=%s is one line and exit code 2', async (name, value, line) => {
  const folder = newFolder();
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', [name]: value };
  const { status, stderr } = spawnSync(process.execPath, [MAIN, 'serve', '--no-page'], { env, encoding: 'utf8' });
  expect([status, stderr.trim().split('\n').length]).toEqual([2, 1]);
  expect(stderr).toMatch(line);
  rmSync(folder, { recursive: true });
});

test('whoever is started by npm stops when npm is gone', async () => {
  const folder = newFolder();
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', npm_lifecycle_event: 'start' };
  // As npm does: a shell between, which passes no signal on.
  const serve = `"${process.execPath}" "${MAIN}" serve --no-page; echo left`;
  const shell = spawn('sh', ['-c', serve], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(shell, 'close');
  let said = '';
  shell.stdout.on('data', (text) => {
    said += String(text);
  });
  await expect.poll(() => said, { timeout: 45_000 }).toContain('Crownleaf is at');
  shell.kill('SIGKILL');
  await expect.poll(() => said, { timeout: 45_000 }).toContain('Stopping');
  await closed;
  rmSync(folder, { recursive: true });
});

test('npm, the image and the systemd unit start the server without flags of the runtime', () => {
  const home = new URL('../../../', import.meta.url);
  const text = (file: string): string => readFileSync(new URL(file, home), 'utf8');
  const { start } = JSON.parse(text('package.json')).scripts;
  const image = /^CMD (.*)$/m.exec(text('deploy/Dockerfile'))![1]!;
  const unit = /^ExecStart=(.*)$/m.exec(text('deploy/crownleaf.service'))![1]!;
  for (const command of [start, JSON.parse(image).join(' '), unit]) {
    expect(command).toMatch(/(^|\/)node apps\/cli\/src\/main\.ts serve/);
  }
});
