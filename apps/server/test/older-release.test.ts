import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GameRecord } from '@crownleaf/engine';
import { CALLS } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { audit } from '../src/backup/audit.ts';
import { restore } from '../src/backup/restore.ts';
import { STORE_FILE } from '../src/server.ts';
import { SqliteStore } from '../src/store/sqlite/open.ts';
import type { Fixture, FixtureTable } from './fixtures/fixture.ts';
import { Guest, type House, house } from './house.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const fixture: Fixture = JSON.parse(readFileSync(join(FIXTURES, 'rules-1.json'), 'utf8'));
const NOON = Date.parse(`${fixture.day}T13:00:00Z`);

/** A folder with the store as the older release left it. */
function folderOf(): string {
  const folder = mkdtempSync(join(tmpdir(), 'crownleaf-older-'));
  writeFileSync(join(folder, STORE_FILE), gunzipSync(readFileSync(join(FIXTURES, 'rules-1.sqlite.gz'))));
  return folder;
}

async function opened(): Promise<House & { readonly people: readonly Guest[] }> {
  const home = await house({ folder: folderOf(), now: () => NOON, environment: { LOG_LEVEL: 'silent' } });
  const people = fixture.guests.map(({ player, cookie }) => {
    const guest = new Guest(() => home.url);
    guest.headers.cookie = cookie;
    guest.player = player;
    return guest;
  });
  return Object.assign(home, { people });
}

const named = (name: string): FixtureTable => fixture.tables.find((each) => each.name === name)!;
const finished = fixture.tables.filter(({ status }) => status === 'over' || status === 'ended');
const underWay = fixture.tables.filter(({ status }) => status === 'live');

/** Whose table it is: of a challenge that is under way it is Ben. */
const ownerOf = ({ name }: FixtureTable): number => (/^daily-.*-live$/.test(name) ? 1 : 0);

test('a store of the release before is restored and audited without a fault', async () => {
  const folder = folderOf();
  const target = join(folder, 'restored.sqlite');
  const found = await restore({ file: join(folder, STORE_FILE), store: target, now: NOON, checkOnly: false });
  expect(found).toMatchObject({ inPlace: true, faults: [], tables: fixture.tables.length });
  expect(found.records).toBe(fixture.tables.length - 1);
  expect(found.otherRules.map(({ table }) => table)).toContain(named('minidom-over').table);
  const store = new SqliteStore({ file: target });
  expect(await audit(store)).toMatchObject({ faults: [] });
  await store.close();
});

test('a finished game keeps its result and final position, and says that its rules are older', async () => {
  await using home = await opened();
  const [anna] = home.people;
  for (const { name, table, game, ply, status, result, finalSeats, rulesVersion } of finished) {
    const params = { id: table };
    const look = await anna!.call(CALLS.table, { params, query: { since: 0 } });
    expect(look, name).toMatchObject({ ply, result, view: { seats: finalSeats }, info: { status, rulesVersion } });
    expect(look.info.older, name).toMatch(/^(kept|retraced)$/);
    expect(look.info.stopped, name).toBeUndefined();
    expect(look.events.map(({ kind }) => kind)).toContain('table.started');
    if (name.startsWith('daily')) continue;
    const record = (await anna!.call(CALLS.record, { params })) as unknown as GameRecord;
    expect(record, name).toMatchObject({ game, rulesVersion: 1 });
    expect(record.entries.length, name).toBeGreaterThanOrEqual(ply);
  }
});

test('where the states have changed, the answers are played again to find the final position', async () => {
  await using home = await opened();
  const { table, result } = named('minidom-over');
  const look = await home.people[0]!.call(CALLS.table, { params: { id: table } });
  expect(look).toMatchObject({ result, info: { older: 'retraced' } });
  expect(look.info.stopped).toBeUndefined();
});

test('a game under way stops and asks its players', async () => {
  await using home = await opened();
  for (const each of underWay) {
    const look = await home.people[ownerOf(each)]!.call(CALLS.table, { params: { id: each.table } });
    expect(look, each.name).toMatchObject({ asked: null, result: null, info: { status: 'stopped', rulesVersion: 1 } });
    expect(look.info.stopped?.lost, each.name).toBeGreaterThan(0);
  }

  const [anna, ben] = home.people;
  const params = { id: named('minidom-live').table };
  await anna!.call(CALLS.propose, { params, body: { kind: 'go-on' } });
  const { info } = await ben!.call(CALLS.agree, { params, body: { agree: true } });
  expect(info).toMatchObject({ status: 'live', rulesVersion: 2 });
});

test('lists, challenges and solo records of the release before are all there', async () => {
  await using home = await opened();
  const [anna] = home.people;
  const mine = (await anna!.call(CALLS.tables, { query: { filter: 'mine' } })).tables;
  for (const each of [...finished, ...underWay].filter((table) => ownerOf(table) === 0)) {
    expect(
      mine.map(({ table }) => table),
      each.name,
    ).toContain(each.table);
  }
  const open = (await anna!.call(CALLS.tables, { query: { filter: 'open' } })).tables;
  expect(open.map(({ table }) => table)).toEqual([named('waiting').table]);
  for (const game of ['crown-of-emara', 'emberleaf', 'heart-of-crown']) {
    const { results } = await anna!.call(CALLS.dailyResults, { params: { game, day: fixture.day } });
    expect(results).toMatchObject([{ rank: 1, name: 'Anna', mine: true }]);
  }
  const emara = await anna!.call(CALLS.solo, { params: { game: 'crown-of-emara' } });
  expect(emara.sheet).toMatchObject({ normal: { campaign: { wins: 1 } } });
  const ember = await anna!.call(CALLS.solo, { params: { game: 'emberleaf' } });
  expect(ember.best.reduce((sum, { played }) => sum + played, 0)).toBe(2);
});

test('a game that ends now keeps its result and final position, whatever the rules will be', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const }];
  const { table } = await anna.call(CALLS.createTable, { body: { game: 'heart-of-crown', seats, start: true } });
  const params = { id: table };
  const ended = await anna.call(CALLS.propose, { params, body: { kind: 'end' } });
  const stored = (await home.store.tables.load(table))!;
  expect(stored.result).toEqual(ended.result);
  expect(await home.store.tables.snapshot(stored.n)).toMatchObject({ seq: stored.seq, state: { ply: stored.ply } });
});
