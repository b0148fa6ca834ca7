import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CALLS } from '@crownleaf/protocol';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { exportPieces } from '../src/accounts/export.ts';
import { Exports } from '../src/accounts/exports.ts';
import { Limits } from '../src/ops/limits.ts';
import { SqliteStore } from '../src/store/sqlite/open.ts';
import type { StoredAccount } from '../src/store/store.ts';
import { house, newFolder } from './house.ts';
import { longGame } from './long-game.ts';
import { rawLine } from './raw-line.ts';

const NOW = Date.UTC(2026, 0, 1);
const HOME = '192.0.2.1';
/** More than what the machine keeps of a reply that nobody reads. */
const VERY_LONG = 100_000;

function emptyStore(): SqliteStore {
  const folder = newFolder();
  const store = new SqliteStore({ file: join(folder, 'store.sqlite'), durability: 'off' });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
}

async function personIn(store: SqliteStore, id: string, owner: string | null = null): Promise<StoredAccount> {
  const notify = { push: 'away', mail: 'never', address: null } as const;
  const account = { id, name: id, owner, created: 0, deleted: null, recovery: null, notify, confirmed: null };
  await store.accounts.create(account);
  return account;
}

function exportsOf(store: SqliteStore, { isLimited = false, now = () => NOW } = {}): Exports {
  return new Exports({ store, limits: new Limits(isLimited, now), log: pino({ level: 'silent' }), now });
}

test('an export is one JSON document with every page of every list, in pieces that are never large', async () => {
  const store = emptyStore();
  const anna = await personIn(store, 'anna');
  await personIn(store, 'annabot', 'anna');
  const n = await longGame(store, ['anna'], 'first', 1203);
  await longGame(store, ['anna'], 'second', 1000);
  await longGame(store, ['annabot'], 'third', 3);
  const saying = { at: 1, account: 'anna', seat: null, text: 'Hello "you"', emote: null };
  await Promise.all(Array.from({ length: 1100 }, () => store.chat.say(n, saying)));
  const solo = { account: 'anna', game: 'minidom', options: {}, score: 1, won: true, daily: null, detail: null };
  // Many end at the same time, across the border of two pages.
  const result = (i: number) => ({ ...solo, table: `solo ${i}`, finished: Math.floor(i / 400) });
  await Promise.all(Array.from({ length: 900 }, (_, i) => store.challenges.finish(result(i))));
  const pieces: string[] = [];
  for await (const piece of exportPieces(anna, store, NOW)) pieces.push(piece);
  const all = JSON.parse(pieces.join(''));
  expect(JSON.stringify(all)).toBe(pieces.join(''));
  const parts = ['account', 'tokens', 'sessions', 'push', 'said', 'solo', 'dailyTries', 'tables', 'programs'];
  expect(Object.keys(all)).toEqual(parts);
  expect(all.said.map(({ id }: { id: number }) => id)).toEqual(Array.from({ length: 1100 }, (_, i) => i + 1));
  expect(new Set(all.solo.map(({ table }: { table: string }) => table)).size).toBe(900);
  expect(all.solo).toHaveLength(900);
  const names = (length: number) => Array.from({ length }, (_, i) => ({ name: `a${i + 1}` }));
  const tables = all.tables.toSorted((a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id));
  expect(tables).toMatchObject([
    { id: 'first', host: true, record: { game: 'minidom', entries: names(1203) } },
    { id: 'second', record: { entries: names(1000) } },
  ]);
  expect(all.programs).toMatchObject([{ account: { name: 'annabot' }, tables: [{ record: { entries: names(3) } }] }]);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(100_000);
});

test('somebody gets one export at a time, and few people behind one address', async () => {
  const store = emptyStore();
  const people = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => personIn(store, id)));
  const [a, , , , e] = people;
  let now = NOW;
  const exports = exportsOf(store, { now: () => now });
  const first = await exports.begin(a!, HOME);
  await expect(exports.begin(a!, HOME)).rejects.toMatchObject({ code: 'too-many', about: { retryAfter: 10 } });
  const others = await Promise.all(people.slice(1, 4).map((each) => exports.begin(each, HOME)));
  await expect(exports.begin(e!, HOME)).rejects.toMatchObject({ code: 'unavailable', about: { retryAfter: 10 } });
  // One that is read to its end makes room.
  expect(JSON.parse(await text(others[0]!))).toMatchObject({ account: { name: 'b' } });
  const fifth = await exports.begin(e!, HOME);
  await expect(exports.begin(people[1]!, HOME)).rejects.toMatchObject({ code: 'unavailable' });
  // So does one that is given up before anything of it was read.
  fifth.destroy();
  await once(fifth, 'close');
  await exports.begin(people[1]!, HOME);
  // Who does not read theirs keeps nobody out for ever.
  now += 60_000;
  await exports.begin(e!, HOME);
  expect(first.destroyed).toBe(true);
});

test('many accounts behind one address keep nobody else from an export', async () => {
  const store = emptyStore();
  const exports = exportsOf(store);
  for (let n = 0; n < 4; n++) await exports.begin(await personIn(store, `guest ${n}`), HOME);
  await expect(exports.begin(await personIn(store, 'one more'), HOME)).rejects.toMatchObject({ code: 'unavailable' });
  for (let n = 0; n < 16; n++) await exports.begin(await personIn(store, `person ${n}`), `192.0.3.${n}`);
  await expect(exports.begin(await personIn(store, 'too late'), '192.0.4.1')).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test('an export costs as much as what is read for it', async () => {
  const store = emptyStore();
  const [short, long] = [await personIn(store, 'short'), await personIn(store, 'long')];
  await longGame(store, ['short'], 'one', 100);
  for (const id of ['two', 'three', 'four']) await longGame(store, ['long'], id, 3000);
  const exports = exportsOf(store, { isLimited: true });
  for (let n = 0; n < 5; n++) await text(await exports.begin(short, HOME));
  await text(await exports.begin(long, HOME));
  await expect(exports.begin(long, HOME)).rejects.toMatchObject({ code: 'too-many', about: { retryAfter: 9 } });
});

test('who leaves in the middle of an export can begin another', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  await longGame(home.store, [anna.player], 'long', VERY_LONG);
  const line = await rawLine(home.url);
  line.write(`GET ${CALLS.exportMe.path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${anna.headers.cookie}\r\n\r\n`);
  await line.hear('content-type: application/json; charset=utf-8');
  line.pause();
  const refused = await anna.fetch('GET', CALLS.exportMe.path);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  line[Symbol.dispose]();
  const whole = await vi.waitUntil(() => anna.call(CALLS.exportMe).catch(() => undefined), { timeout: 10_000 });
  expect(whole).toMatchObject({ account: { name: 'Anna' }, tables: [{ id: 'long' }] });
  expect((await anna.fetch('HEAD', CALLS.exportMe.path)).status).toBe(200);
  await vi.waitUntil(() => anna.call(CALLS.exportMe).catch(() => undefined), { timeout: 10_000 });
});
