import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { CALLS } from '@crownleaf/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servePage } from '../src/http/static.ts';
import { bareApp } from './bare-app.ts';
import { figure, until } from './figures.ts';
import { type Connection, house, isUpdate } from './house.ts';
import { PERSONS_ONLY, sitDown } from './sitting.ts';

test('a client that does not read is dropped, and others go on', { timeout: 60_000 }, async () => {
  await using home = await house();
  const { table, guests } = await sitDown(home, 'heart-of-crown', 2, { isBot: PERSONS_ONLY });
  const [slow, other] = [guests[0]!, guests[1]!];
  using line = await slow.connect();
  line.send({ watch: table, since: 0 });
  await line.next(isUpdate);
  line.socket.pause();
  const dropped = () => figure(home, 'crownleaf_sockets_dropped_total{why="slow"}');
  expect(await dropped()).toBe(0);
  await until(async () => {
    for (let n = 0; n < 40; n++) line.send({ watch: table, since: 0 });
    return (await dropped()) > 0;
  });
  await until(async () => (await figure(home, 'crownleaf_sockets')) === 0);
  expect((await other.call(CALLS.table, { params: { id: table } })).info.seats[0]).toMatchObject({ presence: 'away' });
  using again = await slow.connect();
  again.send({ watch: table });
  await again.next(isUpdate);
});

describe('connections are counted', () => {
  const limits = { TRUST_PROXY: 'on', MAX_SOCKETS: '5', MAX_SOCKETS_PER_ADDRESS: '3' };
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const opened = (results: readonly PromiseSettledResult<Connection>[]) =>
    results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));

  test('per address and in all, also when many come at once, and a closed one makes room', async () => {
    await using home = await house({ environment: limits });
    const anna = await home.guest();
    const many = (address: string) => Promise.allSettled(Array.from({ length: 8 }, () => anna.connect(from(address))));
    const first = opened(await many('192.0.2.1'));
    expect(first).toHaveLength(3);
    await expect(anna.connect(from('192.0.2.1'))).rejects.toThrow('429');
    const second = opened(await many('192.0.2.2'));
    expect(second).toHaveLength(2);
    await expect(anna.connect(from('192.0.2.3'))).rejects.toThrow('429');
    first[0]!.socket.close();
    await until(async () => (await figure(home, 'crownleaf_sockets')) === 4);
    using room = await anna.connect(from('192.0.2.3'));
    room.send({ ping: 1 });
    await room.next((message) => 'pong' in message);
    for (const line of [...first, ...second]) line.socket.terminate();
  });

  test('of what a trusted proxy passes on, only what it has seen itself counts', async () => {
    await using home = await house({ environment: limits });
    const anna = await home.guest();
    const lines = [];
    for (let n = 0; n < 3; n++) lines.push(await anna.connect(from(`198.51.100.${n}, 192.0.2.1`)));
    await expect(anna.connect(from('198.51.100.9, 192.0.2.1'))).rejects.toThrow('429');
    for (const line of lines) line.socket.terminate();
  });

  test('what a trusted proxy passes on that is no address counts for the proxy itself', async () => {
    await using home = await house({ environment: limits });
    const anna = await home.guest();
    const lines = [];
    for (const said of ['192.0.2.1:80', '[2001:db8::1]:80', 'unknown']) lines.push(await anna.connect(from(said)));
    await expect(anna.connect(from('192.0.2.9:81'))).rejects.toThrow('429');
    for (const line of lines) line.socket.terminate();
  });

  test('without a trusted proxy nobody can claim another address', async () => {
    await using home = await house({ environment: { ...limits, TRUST_PROXY: 'off' } });
    const anna = await home.guest();
    const lines = [];
    for (let n = 0; n < 3; n++) lines.push(await anna.connect(from(`192.0.2.${n}`)));
    await expect(anna.connect(from('192.0.2.9'))).rejects.toThrow('429');
    for (const line of lines) line.socket.terminate();
  });
});

describe('the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crownleaf-page-'));
  const page = join(folder, 'dist');
  const script = `console.log(${JSON.stringify('x'.repeat(2000))})`;

  beforeAll(() => {
    mkdirSync(join(page, 'assets'), { recursive: true });
    writeFileSync(join(folder, 'secret.txt'), 'outside');
    writeFileSync(join(page, 'index.html'), '<!doctype html><title>Crownleaf</title>');
    for (const name of ['theme.js', 'assets/main-Ab12Cd34.js']) {
      writeFileSync(join(page, name), script);
      writeFileSync(join(page, `${name}.br`), brotliCompressSync(script));
      writeFileSync(join(page, `${name}.gz`), gzipSync(script));
    }
    mkdirSync(join(page, '.vite'));
    writeFileSync(join(page, '.vite/manifest.json'), '{}');
    writeFileSync(join(page, 'assets/main-Ab12Cd34.js.map'), '{}');
    writeFileSync(join(page, 'assets/art-Ab12Cd34.woff2'), 'font');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function app(https = true) {
    const built = bareApp({ https });
    expect(servePage(built, page)).toBe(true);
    return built;
  }

  test('is served under all its addresses with headers that let nothing foreign in', async () => {
    for (const url of [
      '/',
      '/table/abc',
      '/rules/emberleaf?x=1',
      '/theme.js',
      '/assets/art-Ab12Cd34.woff2',
      '/nothing.js',
    ]) {
      const { headers } = await app().inject({ url });
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy, url).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("style-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy.join()).not.toMatch(/unsafe|\*|https?:/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      });
    }
    const { headers, body } = await app(false).inject({ url: '/table/abc' });
    expect(body).toContain('<title>Crownleaf</title>');
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('is packed as the browser likes it, and what has its hash in the name is kept for ever', async () => {
    const url = '/assets/main-Ab12Cd34.js';
    const asked = (accept: string) => app().inject({ url, headers: { 'accept-encoding': accept } });
    const small = await asked('gzip, deflate, br');
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(String(brotliDecompressSync(small.rawPayload))).toBe(script);
    expect(small.headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
    const older = await asked('gzip');
    expect(String(gunzipSync(older.rawPayload))).toBe(script);
    expect((await asked('br;q=0, GZIP;q=0.5')).headers['content-encoding']).toBe('gzip');
    expect((await asked('*')).headers['content-encoding']).toBe('gzip');
    expect((await asked('gzip;q=0, identity')).headers['content-encoding']).toBeUndefined();
    const plain = await asked('');
    expect(plain.body).toBe(script);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('accept-encoding');
    for (const { headers } of [small, older, plain]) {
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    expect((await app().inject({ url: '/theme.js' })).headers['cache-control']).toBe('no-cache');
  });

  test('is not sent again to whoever has it', async () => {
    const page = app();
    const asked = (url: string, known?: string) =>
      page.inject({ url, headers: { 'accept-encoding': 'br', ...(known && { 'if-none-match': known }) } });
    const first = await asked('/theme.js');
    const tag = String(first.headers.etag);
    for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const again = await asked('/theme.js', known);
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
      expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    }
    expect((await asked('/theme.js', '"other"')).statusCode).toBe(200);
    expect((await asked('/table/abc', tag)).statusCode).toBe(200);
    expect((await asked('/table/abc')).headers.etag).toBe((await asked('/')).headers.etag);
  });

  test('says the same to HEAD, but for the body', async () => {
    for (const url of ['/', '/table/abc', '/theme.js', '/assets/main-Ab12Cd34.js']) {
      const [got, head] = await Promise.all(
        (['GET', 'HEAD'] as const).map((method) => app().inject({ method, url, headers: { 'accept-encoding': 'br' } })),
      );
      const { date: _, ...headers } = head!.headers;
      expect([head!.statusCode, head!.body], url).toEqual([got!.statusCode, '']);
      expect(got!.headers, url).toMatchObject(headers);
    }
    expect((await app().inject({ method: 'HEAD', url: '/no.js' })).statusCode).toBe(404);
  });

  test('is read once: no request opens a file', async () => {
    const name = join(page, 'assets/gone-Ab12Cd34.js');
    writeFileSync(name, script);
    const built = app();
    rmSync(name);
    expect((await built.inject({ url: '/assets/gone-Ab12Cd34.js' })).body).toBe(script);
  });

  test('is not copied for replies that nobody reads', async () => {
    const name = join(page, 'assets/large-Ab12Cd34.js');
    const body = Buffer.alloc(3_000_000, 'x');
    writeFileSync(name, body);
    const built = app();
    rmSync(name);
    const replies: ServerResponse[] = [];
    built.server.on('request', (_, reply) => replies.push(reply));
    await built.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((built.server.address() as AddressInfo).port, '127.0.0.1').pause();
    socket.write('GET /assets/large-Ab12Cd34.js HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(10));
    await expect.poll(() => replies[9]?.writableLength).toBeGreaterThan(0);
    expect(Math.max(...replies.map(({ writableLength }) => writableLength))).toBeLessThan(500_000);
    let heard = 0;
    socket.on('data', ({ length }) => {
      heard += length;
    });
    socket.resume();
    await expect.poll(() => heard, { timeout: 5000 }).toBeGreaterThan(10 * body.length);
    socket.destroy();
    await built.close();
  });

  test('a folder without a page is not served', () => {
    const built = bareApp();
    expect(servePage(built, folder)).toBe(false);
  });

  test('a name longer than that of any file is not there', async () => {
    expect((await app().inject({ url: `/${'x'.repeat(300)}.js` })).statusCode).toBe(404);
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%2e%2e/secret.txt',
    '//theme.js',
    '/theme.js/x.js',
    '/theme.js/',
    '/assets/main-Ab12Cd34.js.map',
    '/assets/main-Ab12Cd34.js.br',
    '/theme.js.gz',
    '/theme.js.gz?x=1',
    '/theme.js%2Ebr',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/assets/no.js',
    '/api/nothing',
    '/%00.js',
  ])('%s is not there', async (url) => {
    const { statusCode, headers, body } = await app().inject({ url });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(JSON.parse(body)).toMatchObject({ code: 'not-found' });
  });
});

describe('tables that nobody starts', () => {
  const DAY_MS = 86_400_000;

  test('are closed after the days that the host of the server chose', async () => {
    let skipped = 0;
    await using home = await house({ now: () => Date.now() + skipped, environment: { OPEN_TABLE_DAYS: '2' } });
    const anna = await home.guest('Anna');
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const open = { game: 'minidom', seats, visibility: 'public' as const };
    const started = { game: 'minidom', seats: [seats[0]!, { kind: 'local' as const }], start: true };
    const { table } = await anna.call(CALLS.createTable, { body: open });
    const { table: live } = await anna.call(CALLS.createTable, { body: started });
    const look = (id: string) => anna.call(CALLS.table, { params: { id }, query: { since: 0 } });
    skipped = 1.5 * DAY_MS;
    const { table: fresh } = await anna.call(CALLS.createTable, { body: open });
    await home.restart();
    expect((await look(table)).info.status).toBe('open');

    skipped = 2.5 * DAY_MS;
    await home.restart();
    const closed = await look(table);
    expect(closed.info).toMatchObject({ status: 'ended', finished: expect.any(Number) });
    expect(closed.events.at(-1)).toMatchObject({ kind: 'table.expired' });
    expect((await look(fresh)).info.status).toBe('open');
    expect((await look(live)).info.status).toBe('live');
    const listed = await anna.call(CALLS.tables, { query: { filter: 'open' } });
    expect(listed.tables.map((each) => each.table)).toEqual([fresh]);
    await expect(anna.call(CALLS.start, { params: { id: table } })).rejects.toMatchObject({ status: 409 });
  });
});
