import { CALLS } from '@crownleaf/protocol';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { ConfigError, configFrom } from '../src/config.ts';
import { deafLine } from './deaf-line.ts';
import { house, isUpdate } from './house.ts';

test('a wrong environment variable is named, with what is possible', () => {
  expect(() => configFrom({ PORT: 'high' })).toThrow(ConfigError);
  expect(() => configFrom({ PORT: '70000' })).toThrow(/PORT/);
  expect(() => configFrom({ LOG_LEVEL: 'loud', RATE_LIMITS: 'maybe' })).toThrow(/LOG_LEVEL.*RATE_LIMITS/);
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
