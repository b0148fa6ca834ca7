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

const SEVERAL = 'heart-of-crown';

/** Has the guests play until this one has a choice, and something new was seen. */
async function untilTurnOf(guest: Guest, guests: readonly Guest[], table: string): Promise<void> {
  const params = { id: table };
  for (let n = 0; n < 100; n++) {
    const { ply, decision } = await guest.call(CALLS.table, { params });
    if (ply > 8 && (decision?.options.length ?? 0) > 1) return;
    for (const each of guests) await answer(each, table, SEVERAL);
  }
  throw new Error('it was never their turn');
}

/** A game of these guests in which it is the turn of the first one. */
async function together(guests: readonly Guest[]): Promise<{ id: string }> {
  const [anna, ...others] = guests as [Guest, ...Guest[]];
  const seats = [{ kind: 'me' as const }, ...others.map(() => ({ kind: 'open' as const }))];
  const { table } = await anna.call(CALLS.createTable, { body: { game: SEVERAL, seats } });
  const params = { id: table };
  for (const guest of others) await guest.call(CALLS.join, { params });
  await anna.call(CALLS.start, { params });
  await untilTurnOf(anna, guests, table);
  return params;
}

/** Whether all went back to the beginning; bots may have played on since. */
async function wentBack({ store }: House, { id }: { id: string }): Promise<boolean> {
  const { n } = (await store.tables.load(id))!;
  return (await store.tables.journal(n, 0)).some((entry) => entry.kind === 'undo' && entry.to === 0);
}

test('a proposal to go back goes on waiting for somebody who leaves, and they can still answer it', async () => {
  await using home = await house();
  const [anna, ben] = [await home.guest('Anna'), await home.guest('Ben')];
  const params = await together([anna, ben]);
  const proposed = await anna.call(CALLS.propose, { params, body: BACK });
  expect(proposed.info.proposal).toMatchObject({ kind: 'undo', agreed: [0], waiting: [1] });
  const after = await ben.call(CALLS.leave, { params });
  expect(after).toMatchObject({ ply: proposed.ply, info: { proposal: { agreed: [0], waiting: [1] } } });
  await ben.call(CALLS.agree, { params, body: { agree: true } });
  expect(await wentBack(home, params)).toBe(true);
});

test('somebody for whom a bot plays is asked before the others go back, and not before they end the game', async () => {
  await using home = await house();
  const guests = [await home.guest('Anna'), await home.guest('Ben'), await home.guest('Clara')];
  const [anna, ben, clara] = guests as [Guest, Guest, Guest];
  const params = await together(guests);
  await clara.call(CALLS.leave, { params });
  expect((await anna.call(CALLS.table, { params })).undo.deeper).toBe(true);
  const { ply } = await anna.call(CALLS.propose, { params, body: BACK });
  const agreed = await ben.call(CALLS.agree, { params, body: { agree: true } });
  expect(agreed).toMatchObject({ ply, info: { proposal: { agreed: [0, 1], waiting: [2] } } });
  expect((await clara.call(CALLS.agree, { params, body: { agree: false } })).info.proposal).toBeNull();

  await anna.call(CALLS.propose, { params, body: { kind: 'end' } });
  expect((await ben.call(CALLS.agree, { params, body: { agree: true } })).info.status).toBe('ended');
});

test('so is somebody who ran out of time, also when one other is left', async () => {
  let skipped = 0;
  await using home = await house({ now: () => Date.now() + skipped });
  const [anna, ben] = [await home.guest('Anna'), await home.guest('Ben')];
  const pace = { kind: 'live', initial: 60, increment: 5 } as const;
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table } = await anna.call(CALLS.createTable, { body: { game: SEVERAL, seats, pace } });
  const params = { id: table };
  await ben.call(CALLS.join, { params });
  await anna.call(CALLS.start, { params });
  await untilTurnOf(ben, [anna, ben], table);
  skipped = 61_000;
  const look = () => anna.call(CALLS.table, { params });
  await expect.poll(async () => (await look()).info.seats[1]!.takenOver, { timeout: 10_000 }).toBe('clock');
  await expect.poll(async () => (await look()).decision, { timeout: 10_000 }).toBeDefined();
  const { ply } = await look();
  const proposed = await anna.call(CALLS.propose, { params, body: BACK });
  expect(proposed).toMatchObject({ ply, undo: { deeper: true }, info: { proposal: { agreed: [0], waiting: [1] } } });
});

test.each(['before', 'after'])('nobody waits for who has left for good %s a bot took their seat', async (when) => {
  await using home = await house();
  const guests = [await home.guest('Anna'), await home.guest('Ben'), await home.guest('Clara')];
  const [anna, ben, clara] = guests as [Guest, Guest, Guest];
  const params = await together(guests);
  if (when === 'after') await clara.call(CALLS.leave, { params });
  await anna.call(CALLS.propose, { params, body: BACK });
  await ben.call(CALLS.agree, { params, body: { agree: true } });
  if (when === 'after') expect(await wentBack(home, params)).toBe(false);
  await clara.call(CALLS.deleteMe, { body: { confirm: 'delete' } });
  expect(await wentBack(home, params)).toBe(true);
});

test('with one person left for good, nobody is there to agree with', async () => {
  await using home = await house();
  const [anna, ben] = [await home.guest('Anna'), await home.guest('Ben')];
  const params = await together([anna, ben]);
  const { ply } = await anna.call(CALLS.propose, { params, body: BACK });
  await ben.call(CALLS.deleteMe, { body: { confirm: 'delete' } });
  expect(await anna.call(CALLS.table, { params })).toMatchObject({
    ...{ ply, undo: { deeper: false }, info: { proposal: null } },
  });
  await expect(anna.call(CALLS.propose, { params, body: BACK })).rejects.toMatchObject({ body: { code: 'forbidden' } });
});

test('nor is a program that was revoked waited for', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const tokens: string[] = [];
  const programs: Guest[] = [];
  for (let n = 0; n < 3; n++) {
    const { id, token } = await anna.call(CALLS.createToken, { body: { name: `P${n}`, scopes: ['read', 'play'] } });
    const program = home.stranger();
    program.headers.authorization = `Bearer ${token}`;
    tokens.push(id);
    programs.push(program);
  }
  const params = await together(programs);
  const { ply } = await programs[0]!.call(CALLS.propose, { params, body: BACK });
  const agreed = await programs[1]!.call(CALLS.agree, { params, body: { agree: true } });
  expect(agreed).toMatchObject({ ply, info: { proposal: { waiting: [2] } } });
  await anna.call(CALLS.revokeToken, { params: { id: tokens[2]! } });
  expect(await wentBack(home, params)).toBe(true);
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
