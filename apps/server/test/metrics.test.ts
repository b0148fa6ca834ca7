import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { configFrom } from '../src/config.ts';
import { canReadMetrics } from '../src/ops/metrics-access.ts';
import { Commits } from '../src/store/sqlite/commits.ts';
import { figure } from './figures.ts';
import { house } from './house.ts';

const TOKEN = 'a-token-that-only-prometheus-knows';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('the figures are open to this machine, but not through a proxy', async () => {
  await using home = await house({ environment: { TRUST_PROXY: 'on' } });
  const statusWith = async (headers: Record<string, string>): Promise<number> =>
    (await fetch(`${home.url}/metrics`, { headers })).status;
  expect(await statusWith({})).toBe(200);
  expect(await statusWith({ 'x-forwarded-for': '203.0.113.7' })).toBe(403);
  // What a proxy passes on does not make a caller local.
  expect(await statusWith({ 'x-forwarded-for': '127.0.0.1' })).toBe(403);
  expect(await statusWith({ 'x-real-ip': '203.0.113.7' })).toBe(403);
  expect(await statusWith({ 'cf-connecting-ip': '203.0.113.7' })).toBe(403);
  expect(await statusWith({ forwarded: 'for=203.0.113.7' })).toBe(403);
  // Where no token is set, none is right.
  expect(await statusWith({ 'x-forwarded-for': '203.0.113.7', ...bearer('') })).toBe(403);
  expect(await statusWith({ 'x-forwarded-for': '203.0.113.7', ...bearer('undefined') })).toBe(403);
});

test('the right token opens the figures through a proxy, a wrong one gets a clear answer', async () => {
  await using home = await house({ environment: { METRICS_TOKEN: TOKEN } });
  const read = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${home.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7', ...headers } });
  const right = await read(bearer(TOKEN));
  expect([right.status, await right.text()]).toEqual([200, expect.stringContaining('crownleaf_sockets 0')]);
  for (const headers of [{}, bearer(`${TOKEN}x`), bearer(TOKEN.slice(1)), { authorization: TOKEN }]) {
    const wrong = await read(headers);
    const problem = await wrong.json();
    expect([wrong.status, problem]).toEqual([403, expect.objectContaining({ code: 'forbidden' })]);
    expect(JSON.stringify(problem)).toContain('METRICS_TOKEN');
    expect(JSON.stringify(problem)).not.toContain('crownleaf_');
  }
});

test('only loopback addresses are this machine', () => {
  const canRead = (address: string | undefined) => canReadMetrics({ address, headers: {} }, undefined);
  for (const own of ['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1']) expect(canRead(own), own).toBe(true);
  const others = [
    '192.168.0.2',
    '10.0.0.1',
    '203.0.113.7',
    '::ffff:203.0.113.7',
    'fe80::1',
    '2001:db8::1',
    '',
    undefined,
  ];
  for (const other of others) expect(canRead(other), other).toBe(false);
  expect(canReadMetrics({ address: '203.0.113.7', headers: bearer(TOKEN) }, TOKEN)).toBe(true);
});

test('a short token is refused at the start and not repeated', () => {
  const start = () => configFrom({ METRICS_TOKEN: 'guess-me' });
  expect(start).toThrow(/METRICS_TOKEN: at least 32 letters/);
  expect(start).not.toThrow(/guess-me/);
  expect(configFrom({ METRICS_TOKEN: '' }).metricsToken).toBeUndefined();
});

test('what an operator watches is there', async () => {
  await using home = await house();
  const watched = [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'process_open_fds',
    'process_max_fds',
    'crownleaf_disk_free_bytes',
    'crownleaf_commits_total',
    'crownleaf_commit_seconds_total',
  ];
  for (const name of watched) expect(await figure(home, name), name).toBeGreaterThan(0);
  const text = await (await fetch(`${home.url}/metrics`)).text();
  expect(text).toMatch(/^crownleaf_failed_writes_total 0$/m);
});

test('every figure that docs/hosting.md names is there', async () => {
  const docs = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  const named = new Set([...docs.matchAll(/\b(?:crownleaf|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name));
  expect(named.size).toBeGreaterThan(8);
  await using home = await house();
  const text = await (await fetch(`${home.url}/metrics`)).text();
  for (const name of named) expect(text).toContain(`# TYPE ${name.replace(/_count$/, '')} `);
});

test('a write that fails is counted', async () => {
  using db = new DatabaseSync(':memory:');
  const commits = new Commits(db);
  const fail = (): void => {
    throw new Error('the disk is full');
  };
  const failed = commits.add(fail);
  const done = commits.add(() => undefined);
  await expect(failed).rejects.toThrow('the disk is full');
  await done;
  expect(commits.figures).toMatchObject({ commits: 1, failures: 1 });
});
