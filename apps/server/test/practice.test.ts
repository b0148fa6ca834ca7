import { CALLS, type NewTable } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { answerAt, bareTable } from './bare-table.ts';
import { type Guest, type House, house } from './house.ts';
import { chosen } from './sitting.ts';

const ALONE = { game: 'crown-of-emara', seats: [{ kind: 'me' as const }], options: { solo: 'high-score' } };

async function answer(guest: Guest, table: string, game: string): Promise<boolean> {
  const params = { id: table };
  const look = await guest.call(CALLS.table, { params });
  if (look.decision === undefined) return false;
  const body = { id: `a${look.seq}`, ply: look.decision.ply, options: [chosen(game, look)] };
  await guest.call(CALLS.answer, { params, body });
  return true;
}

/** A game in which something new was seen since its start. */
async function begun(home: House, wish: NewTable, name = 'Anna'): Promise<{ guest: Guest; table: string }> {
  const guest = await home.guest(name);
  const { table } = await guest.call(CALLS.createTable, { body: { ...wish, start: true } });
  const params = { id: table };
  for (let n = 0; n < 100; n++) {
    const { undo, ply, decision, seq } = await guest.call(CALLS.table, { params });
    if (ply > 0 && decision !== undefined && !undo.plies.includes(0)) return { guest, table };
    if (decision === undefined) await guest.call(CALLS.table, { params, query: { since: seq, wait: 5 } });
    else await answer(guest, table, wish.game);
  }
  throw new Error('nothing new was ever seen');
}

const AGAINST_A_BOT = { game: 'heart-of-crown', seats: [{ kind: 'me' as const }, { kind: 'bot' as const }] };
const BACK = { kind: 'undo' as const, to: 0 };

test.each([ALONE, AGAINST_A_BOT])('who has the only vote cannot take back what was seen: $game', async (wish) => {
  await using home = await house();
  const { guest, table } = await begun(home, wish);
  const params = { id: table };
  const before = await guest.call(CALLS.table, { params });
  expect(before.undo.deeper).toBe(false);
  await expect(guest.call(CALLS.propose, { params, body: BACK })).rejects.toMatchObject({
    body: { code: 'forbidden' },
  });
  expect(await guest.call(CALLS.table, { params })).toMatchObject({ ply: before.ply, info: { proposal: null } });
});

test('a proposal that waited for somebody who leaves is not carried out by the one who is left', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const ben = await home.guest('Ben');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table } = await anna.call(CALLS.createTable, { body: { game: 'minidom', seats } });
  const params = { id: table };
  await ben.call(CALLS.join, { params });
  await anna.call(CALLS.start, { params });
  for (let n = 0; n < 8; n++) for (const guest of [anna, ben]) await answer(guest, table, 'minidom');
  const proposed = await anna.call(CALLS.propose, { params, body: BACK });
  expect(proposed.info.proposal).toMatchObject({ kind: 'undo', waiting: [1] });
  const after = await ben.call(CALLS.leave, { params });
  expect(after.info.proposal).toBeNull();
  expect(after.ply).toBeGreaterThanOrEqual(proposed.ply);
});

test('people who share a device can agree on it among themselves', async () => {
  await using home = await house();
  const seats = [{ kind: 'me' as const }, { kind: 'local' as const, name: 'Ben' }];
  const anna = await home.guest('Anna');
  const { table } = await anna.call(CALLS.createTable, { body: { game: 'minidom', seats, start: true } });
  const params = { id: table };
  for (let n = 0; n < 6; n++) {
    const { asked } = await anna.call(CALLS.table, { params });
    const { seat } = asked!;
    const { decision } = await anna.call(CALLS.table, { params, query: { seat } });
    const body = { id: `a${n}`, seat, ply: decision!.ply, options: [decision!.options[0]!.name] };
    await anna.call(CALLS.answer, { params, body });
  }
  expect((await anna.call(CALLS.table, { params })).undo.deeper).toBe(true);
  expect((await anna.call(CALLS.propose, { params, body: BACK })).ply).toBe(0);
});

test('at a practice table anything can be taken back, and it leaves no solo record', async () => {
  await using home = await house();
  const { guest, table } = await begun(home, { ...ALONE, practice: true });
  const params = { id: table };
  expect(await guest.call(CALLS.table, { params })).toMatchObject({
    undo: { deeper: true },
    info: { practice: true, visibility: 'private' },
  });
  expect((await guest.call(CALLS.propose, { params, body: BACK })).ply).toBe(0);
  while (await answer(guest, table, ALONE.game));
  const game = ALONE.game;
  const over = await guest.call(CALLS.table, { params });
  expect(over).toMatchObject({ result: { ranking: [expect.any(Number)] }, info: { status: 'over', practice: true } });
  await home.restart();
  expect((await guest.call(CALLS.solo, { params: { game } })).best).toEqual([]);
  expect((await guest.call(CALLS.rematch, { params })).info.practice).toBe(true);
});

test('an agreed undo is carried out once, however often it is asked for at the same time', async () => {
  const { table, close } = await bareTable();
  await answerAt(table, 'first');
  await table.updateDetails('proposal', { proposal: { kind: 'undo', by: 0, to: 0, agreed: [] } });
  const before = table.stored.seq;
  await Promise.all([table.undoAgreed(0, 0), table.undoAgreed(0, 0), table.undoAgreed(0, 0)]);
  expect(table.stored).toMatchObject({ ply: 0, seq: before + 1, proposal: null });
  await close();
});

test('an answer that comes while an agreed undo is prepared ends the proposal', async () => {
  const { table, close } = await bareTable();
  await answerAt(table, 'first');
  await table.updateDetails('proposal', { proposal: { kind: 'undo', by: 0, to: 0, agreed: [] } });
  const undoing = table.undoAgreed(0, 0);
  await answerAt(table, 'second');
  await undoing;
  expect(table.stored).toMatchObject({ ply: 2, proposal: null });
  await close();
});

test('a practice table has no open seats', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const bad = { body: { code: 'bad-request' } };
  const open = { game: 'minidom', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], practice: true };
  await expect(anna.call(CALLS.createTable, { body: open })).rejects.toMatchObject(bad);
  const full = { ...open, seats: [{ kind: 'me' as const }, { kind: 'bot' as const }] };
  const { table } = await anna.call(CALLS.createTable, { body: full });
  const params = { id: table, seat: 1 };
  await expect(anna.call(CALLS.setSeat, { params, body: { kind: 'open' } })).rejects.toMatchObject(bad);
});
