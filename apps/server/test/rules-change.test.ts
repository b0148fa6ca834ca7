import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createEngine, type GameRecord, verify } from '@crownleaf/engine';
import { CALLS } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { heartOfCrown } from '../../../games/heart-of-crown/src/game.ts';
import { audit } from '../src/backup/audit.ts';
import { STORE_FILE } from '../src/server.ts';
import { type Guest, type House, house, isUpdate, pick } from './house.ts';

const SILENT = { environment: { LOG_LEVEL: 'silent' } };

async function twoAtATable(home: House, pace: 'relaxed' | 'correspondence' = 'relaxed') {
  const anna = await home.guest('Anna');
  const ben = await home.guest('Ben');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table } = await anna.call(CALLS.createTable, { body: { game: 'heart-of-crown', seats, pace } });
  const params = { id: table };
  await ben.call(CALLS.join, { params });
  await anna.call(CALLS.start, { params });
  return { guests: [anna, ben] as const, table, params };
}

async function answers(guests: readonly Guest[], table: string, count: number): Promise<void> {
  const params = { id: table };
  for (let n = 0; n < count; n++) {
    const looks = await Promise.all(guests.map((guest) => guest.call(CALLS.table, { params })));
    const asked = looks.findIndex(({ decision }) => decision !== undefined);
    if (asked < 0) return;
    const { decision, seq } = looks[asked]!;
    const body = { id: `n${seq}`, ply: decision!.ply, options: [pick(decision!.options).name] };
    await guests[asked]!.call(CALLS.answer, { params, body });
  }
}

/** What a game looks like that was begun with another release: its version, and from an entry on what no rule of ours leads to. */
async function othersRules(home: House, from?: number): Promise<void> {
  const change = () => {
    const db = new DatabaseSync(join(home.folder, STORE_FILE));
    db.exec('UPDATE tables SET rules_version = 0');
    if (from !== undefined) {
      db.exec(`UPDATE journal SET name = 'of-old', hash = 'old' || seq WHERE kind = 'answer' AND seq >= ${from}`);
    }
    db.close();
  };
  change();
  await home.restart();
}

async function finishedRecord([anna, ben]: readonly [Guest, Guest], table: string): Promise<GameRecord> {
  const params = { id: table };
  await anna.call(CALLS.propose, { params, body: { kind: 'end' } });
  await ben.call(CALLS.agree, { params, body: { agree: true } });
  return (await anna.call(CALLS.record, { params })) as unknown as GameRecord;
}

test('a game that is the same by the new rules goes on, and its record verifies', async () => {
  await using home = await house(SILENT);
  const { guests, table, params } = await twoAtATable(home);
  await answers(guests, table, 80);
  const before = await guests[0].call(CALLS.table, { params });
  await othersRules(home);
  const after = await guests[0].call(CALLS.table, { params });
  expect(after).toMatchObject({ ply: before.ply, info: { status: 'live', rulesVersion: heartOfCrown.rulesVersion } });
  expect(after.view).toEqual(before.view);
  expect(after.info.stopped).toBeUndefined();
  await answers(guests, table, 3);
  await home.restart();
  await answers(guests, table, 3);
  const record = await finishedRecord(guests, table);
  expect(record.rulesVersion).toBe(heartOfCrown.rulesVersion);
  expect(verify(createEngine(heartOfCrown), record)).toMatchObject({ ok: true, answers: 86, from: 0 });
});

test('a game that is not stops and says so; by consent it goes on from the last common position', async () => {
  await using home = await house(SILENT);
  const { guests, table, params } = await twoAtATable(home, 'correspondence');
  const [anna, ben] = guests;
  const { seq: begun } = await anna.call(CALLS.table, { params });
  await answers(guests, table, 9);
  const common = await anna.call(CALLS.table, { params });
  await answers(guests, table, 5);
  await othersRules(home, common.seq + 1);

  const stopped = await ben.call(CALLS.table, { params, query: { since: begun } });
  expect(stopped).toMatchObject({ asked: null, ply: 9, result: null });
  expect(stopped.info).toMatchObject({ status: 'stopped', stopped: { ply: 9, lost: 5 } });
  expect(stopped.events.at(-1)).toMatchObject({
    kind: 'table.stopped',
    pub: { rulesVersion: heartOfCrown.rulesVersion },
  });
  expect(JSON.stringify(stopped)).not.toContain('of-old');
  const answer = { id: 'late', ply: 9, options: ['pass'] };
  const refused = (code: string) => ({ body: { code } });
  for (const guest of guests) {
    await expect(guest.call(CALLS.answer, { params, body: answer })).rejects.toMatchObject(refused('rules-changed'));
    await expect(guest.call(CALLS.undo, { params })).rejects.toMatchObject(refused('rules-changed'));
    await expect(guest.call(CALLS.record, { params })).rejects.toMatchObject(refused('not-over'));
  }
  const undo = { kind: 'undo' as const, to: 3 };
  await expect(anna.call(CALLS.propose, { params, body: undo })).rejects.toMatchObject(refused('rules-changed'));

  // Told once, whatever is restarted in between, and nothing is lost meanwhile.
  await home.restart();
  expect((await ben.call(CALLS.table, { params })).seq).toBe(stopped.seq);
  using line = await ben.connect();
  line.send({ watch: table });
  await line.next(isUpdate);
  const proposed = await anna.call(CALLS.propose, { params, body: { kind: 'go-on' } });
  expect(proposed.info).toMatchObject({ status: 'stopped', proposal: { kind: 'go-on', agreed: [0], waiting: [1] } });
  const agreed = await ben.call(CALLS.agree, { params, body: { agree: true } });
  expect(agreed.info).toMatchObject({ status: 'live', proposal: null, rulesVersion: heartOfCrown.rulesVersion });
  expect(agreed.info.stopped).toBeUndefined();
  const told = await line.next((m) => isUpdate(m) && m.events.some(({ kind }) => kind === 'table.resumed'));
  expect(told).toMatchObject({
    events: [{ pub: { seat: 0, ply: 9, lost: 5, rulesVersion: heartOfCrown.rulesVersion } }],
  });
  expect((await anna.call(CALLS.table, { params })).view).toEqual(common.view);

  await answers(guests, table, 6);
  await home.restart();
  await answers(guests, table, 70);
  expect((await anna.call(CALLS.table, { params, query: { since: 0 } })).events.length).toBeGreaterThan(70);
  await expect(anna.call(CALLS.propose, { params, body: { kind: 'go-on' } })).rejects.toMatchObject(
    refused('not-stopped'),
  );
  const record = await finishedRecord(guests, table);
  expect(record.entries.filter((entry) => 'name' in entry)).toHaveLength(9 + 5 + 76);
  expect(verify(createEngine(heartOfCrown), record)).toMatchObject({ ok: true, answers: 76, from: 15 });
  expect(await audit(home.store)).toMatchObject({ records: 1, faults: [], otherRules: [] });
});

test('where the old answers no longer lead to the snapshot, the snapshot itself is gone on from', async () => {
  await using home = await house(SILENT);
  const { guests, table, params } = await twoAtATable(home);
  await answers(guests, table, 100);
  const stored = (await home.store.tables.load(table))!;
  const { seq, state } = (await home.store.tables.snapshot(stored.n))!;
  expect(seq).toBeGreaterThan(50);
  await home.restart();
  const db = new DatabaseSync(join(home.folder, STORE_FILE));
  db.exec(`UPDATE journal SET name = 'of-old' WHERE seq = 10`);
  db.close();
  await othersRules(home, seq + 3);
  const { info } = await guests[0].call(CALLS.table, { params });
  expect(info.stopped!.ply).toBeGreaterThanOrEqual(state.ply);
  expect(info.stopped!.lost).toBeGreaterThan(0);
  expect(info.stopped!.lost).toBeLessThan(100 - state.ply + 1);
});

test('a snapshot that no answer names is not trusted', async () => {
  await using home = await house(SILENT);
  const { guests, table, params } = await twoAtATable(home);
  await answers(guests, table, 100);
  const db = new DatabaseSync(join(home.folder, STORE_FILE));
  db.exec(
    `UPDATE snapshots SET state = replace(state, '"drawn":', '"drawn":1'); UPDATE journal SET name = 'of-old' WHERE seq = 40`,
  );
  db.close();
  await othersRules(home);
  expect((await guests[0].call(CALLS.table, { params })).info.stopped).toMatchObject({ lost: expect.any(Number) });
  expect((await guests[0].call(CALLS.table, { params })).ply).toBeLessThan(40);
});

test('the release that knows the rules finds the game as it was', async () => {
  await using home = await house(SILENT);
  const { guests, table, params } = await twoAtATable(home);
  await answers(guests, table, 12);
  const before = await guests[0].call(CALLS.table, { params });
  const journal = `SELECT name, hash FROM journal WHERE seq = 8`;
  const read = new DatabaseSync(join(home.folder, STORE_FILE));
  const { name, hash } = read.prepare(journal).get() as { name: string; hash: string };
  read.prepare("UPDATE journal SET name = 'of-old', hash = 'x' WHERE seq = 8").run();
  read.close();
  await othersRules(home);
  expect((await guests[0].call(CALLS.table, { params })).info.status).toBe('stopped');
  const write = new DatabaseSync(join(home.folder, STORE_FILE));
  write.prepare('UPDATE journal SET name = ?, hash = ? WHERE seq = 8').run(name, hash);
  write.close();
  await home.restart();
  const after = await guests[0].call(CALLS.table, { params });
  expect(after).toMatchObject({ ply: before.ply, info: { status: 'live' } });
  expect(after.view).toEqual(before.view);
  await answers(guests, table, 2);
});

test('who does not come back need not be asked: the others can leave him to a bot, or end the game', async () => {
  await using home = await house(SILENT);
  const { guests, table, params } = await twoAtATable(home);
  const [anna, ben] = guests;
  await answers(guests, table, 6);
  await othersRules(home, 5);
  await anna.call(CALLS.propose, { params, body: { kind: 'go-on' } });
  expect((await ben.call(CALLS.leave, { params })).info).toMatchObject({ status: 'live', proposal: null });
});

test('a finished game whose rules have changed stays finished, and keeps its result, position and record', async () => {
  await using home = await house(SILENT);
  const { guests, table, params } = await twoAtATable(home);
  await answers(guests, table, 6);
  await finishedRecord(guests, table);
  const before = await guests[0].call(CALLS.table, { params });
  await othersRules(home, 5);
  const look = await guests[0].call(CALLS.table, { params });
  expect(look).toMatchObject({ result: before.result, view: before.view, info: { status: 'ended', older: 'kept' } });
  const record = (await guests[0].call(CALLS.record, { params })) as unknown as GameRecord;
  expect(record.entries).toHaveLength(6);
});

test('a finished game of which only the answers are kept, and not all are possible, shows how far they lead', async () => {
  await using home = await house(SILENT);
  const { guests, table, params } = await twoAtATable(home);
  await answers(guests, table, 6);
  await finishedRecord(guests, table);
  const db = new DatabaseSync(join(home.folder, STORE_FILE));
  db.exec('DELETE FROM snapshots; UPDATE tables SET result = NULL');
  db.close();
  await othersRules(home, 5);
  const look = await guests[0].call(CALLS.table, { params });
  expect(look).toMatchObject({ result: null, info: { status: 'ended', older: 'partial', stopped: { lost: 4 } } });
});
