import { bestWins, type SoloRecord } from '@crownleaf/crown-of-emara/solo-record';
import { commitment, createEngine, type GameRecord, verify } from '@crownleaf/engine';
import { CALLS } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { GAMES } from '../../../games/loaded-games.ts';
import { type Guest, house, isUpdate } from './house.ts';
import { chosen } from './sitting.ts';

const DAY_MS = 86_400_000;
const BEGUN = Date.now();
/** Noon, so that no day ends in the middle of a test but when it is meant to. */
const noon = () => Date.parse('2026-03-01T12:00:00Z') + Date.now() - BEGUN;

async function playAlone(guest: Guest, game: string, table: string): Promise<void> {
  const params = { id: table };
  for (;;) {
    const look = await guest.call(CALLS.table, { params });
    if (look.result !== null) return;
    if (look.decision === undefined) await guest.call(CALLS.table, { params, query: { since: look.seq, wait: 5 } });
    else {
      const { ply } = look.decision;
      await guest.call(CALLS.answer, { params, body: { id: `s${look.seq}`, ply, options: [chosen(game, look)] } });
    }
  }
}

test('the challenge of a day is the same for everybody, has one try, and is kept secret until the day is over', async () => {
  let skipped = 0;
  await using home = await house({ now: () => noon() + skipped });
  const anna = await home.guest('Anna');
  const ben = await home.guest('Ben');
  const game = 'crown-of-emara';
  const today = (await anna.call(CALLS.daily)).challenges.find((each) => each.game === game)!;
  const first = await anna.call(CALLS.playDaily, { params: { game } });
  const second = await ben.call(CALLS.playDaily, { params: { game } });
  expect(first.table).not.toBe(second.table);
  expect(first.view).toEqual(second.view);
  expect(first.info).toMatchObject({ commitment: today.commitment, visibility: 'private', daily: { day: today.day } });
  expect((await anna.call(CALLS.playDaily, { params: { game } })).table).toBe(first.table);

  await playAlone(anna, game, first.table);
  const params = { id: first.table };
  await expect(anna.call(CALLS.record, { params })).rejects.toMatchObject({ body: { code: 'day-not-over' } });
  await expect(anna.call(CALLS.rematch, { params })).rejects.toMatchObject({ body: { code: 'already-played' } });
  await expect(ben.call(CALLS.table, { params })).rejects.toMatchObject({ body: { code: 'not-found' } });
  expect(JSON.stringify(await anna.call(CALLS.exportMe))).not.toContain('"secret"');
  const day = { game, day: today.day };
  const meanwhile = await ben.call(CALLS.dailyResults, { params: day });
  expect(meanwhile).toMatchObject({ over: false, secret: null, results: [{ rank: 1, name: 'Anna', mine: false }] });

  skipped = DAY_MS;
  const record = (await anna.call(CALLS.record, { params })) as unknown as GameRecord;
  expect(verify(createEngine(GAMES.find((each) => each.game.id === game)!.game), record)).toMatchObject({ ok: true });
  expect(await anna.call(CALLS.dailyResults, { params: day })).toMatchObject({ over: true, secret: record.secret });
  const tomorrow = (await anna.call(CALLS.daily)).challenges.find((each) => each.game === game)!;
  expect(tomorrow.commitment).not.toBe(today.commitment);
  expect(tomorrow.table).toBeNull();
});

test('games alone fill the score sheet and lead the campaign on', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const params = { game: 'crown-of-emara' };
  const before = await anna.call(CALLS.solo, { params });
  expect(before).toMatchObject({ best: [], next: { solo: 'campaign' } });
  const body = { game: params.game, seats: [{ kind: 'me' as const }], options: before.next!, start: true };
  const { table } = await anna.call(CALLS.createTable, { body });
  await playAlone(anna, params.game, table);
  const after = await anna.call(CALLS.solo, { params });
  expect(after.best).toMatchObject([{ table, played: 1 }]);
  expect(after.sheet).toMatchObject({ normal: { campaign: { games: [{ start: before.next!.building }] } } });
  expect(after.next!.building).not.toBe(before.next!.building);
});

test('before a day is over nothing that the server says holds a secret of it, in no game and to nobody', async () => {
  let skipped = 0;
  await using home = await house({ now: () => noon() + skipped });
  const anna = await home.guest('Anna');
  const ben = await home.guest('Ben');
  const stranger = home.stranger();
  const { challenges } = await anna.call(CALLS.daily);
  expect(challenges.map(({ game }) => game).sort()).toEqual(['crown-of-emara', 'emberleaf', 'heart-of-crown']);
  const { day } = challenges[0]!;
  const tables: string[] = [];
  for (const { game } of challenges) {
    const { table } = await anna.call(CALLS.playDaily, { params: { game } });
    tables.push(table);
    const params = { id: table };
    using line = await anna.connect();
    line.send({ watch: table, since: 0 });
    await line.next(isUpdate);
    await expect(anna.call(CALLS.hint, { params, query: {} })).rejects.toMatchObject({ body: { code: 'forbidden' } });
    // Ending it early gives nothing away, nor does the game's own look at it.
    expect((await anna.call(CALLS.propose, { params, body: { kind: 'end' } })).info.status).toBe('ended');
    for (const guest of [anna, ben, stranger]) {
      await expect(guest.call(CALLS.record, { params })).rejects.toMatchObject({
        body: { code: guest === anna ? 'day-not-over' : 'not-found' },
      });
      await guest.call(CALLS.dailyResults, { params: { game, day } });
      await guest.fetch('GET', `/api/tables/${table}?since=0`);
      await guest.fetch('GET', `/api/tables/${table}/chat`);
    }
  }
  await anna.call(CALLS.exportMe);
  for (const filter of ['mine', 'live', 'open'] as const) await anna.call(CALLS.tables, { query: { filter } });
  const said = () => [anna, ben, stranger].flatMap(({ received }) => received).join('\n');
  const saidBefore = said();
  const key = await home.store.key('challenges', () => '');
  expect(saidBefore).not.toContain(key);

  skipped = DAY_MS;
  for (const [i, { game, commitment: promised }] of challenges.entries()) {
    const { over, secret } = await stranger.call(CALLS.dailyResults, { params: { game, day } });
    expect(over).toBe(true);
    expect(commitment(secret!)).toBe(promised);
    expect(saidBefore).not.toContain(secret);
    const record = (await anna.call(CALLS.record, { params: { id: tables[i]! } })) as unknown as GameRecord;
    expect(record.secret).toBe(secret);
  }
  expect(said()).not.toContain(key);
});

/** A bot plays to the end for somebody who leaves at once. */
async function playedForThem(guest: Guest, table: string): Promise<void> {
  const params = { id: table };
  let look = await guest.call(CALLS.leave, { params });
  while (look.result === null) look = await guest.call(CALLS.table, { params, query: { since: look.seq, wait: 5 } });
}

test('what a bot has played for somebody is no result of theirs', async () => {
  await using home = await house({ now: noon });
  const anna = await home.guest('Anna');
  const game = 'crown-of-emara';
  const { table } = await anna.call(CALLS.playDaily, { params: { game } });
  const { challenges } = await anna.call(CALLS.daily);
  await playedForThem(anna, table);
  await home.restart();
  const { day } = challenges[0]!;
  expect((await anna.call(CALLS.dailyResults, { params: { game, day } })).results).toEqual([]);
  expect((await anna.call(CALLS.solo, { params: { game } })).best).toEqual([]);
});

test('who finishes when the day is over, and its secret is known, has a result but no rank in it', async () => {
  let skipped = 0;
  await using home = await house({ now: () => noon() + skipped });
  const anna = await home.guest('Anna');
  const game = 'crown-of-emara';
  const { table } = await anna.call(CALLS.playDaily, { params: { game } });
  const { day } = (await anna.call(CALLS.daily)).challenges[0]!;
  skipped = DAY_MS;
  await playAlone(anna, game, table);
  expect((await anna.call(CALLS.dailyResults, { params: { game, day } })).results).toEqual([]);
  expect((await anna.call(CALLS.solo, { params: { game } })).best).toMatchObject([{ table }]);
});

test('a result that a crash kept from being written is made up at the next start', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const game = 'emberleaf';
  const body = { game, seats: [{ kind: 'me' as const }], start: true };
  const { table } = await anna.call(CALLS.createTable, { body });
  home.store.challenges.finish = () => new Promise(() => {});
  await playAlone(anna, game, table);
  expect((await anna.call(CALLS.solo, { params: { game } })).best).toEqual([]);
  await home.restart();
  expect((await anna.call(CALLS.solo, { params: { game } })).best).toMatchObject([{ table, played: 1 }]);
});

test('a score sheet bears the name that its player has now', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const game = 'crown-of-emara';
  const body = { game, seats: [{ kind: 'me' as const }], options: { solo: 'high-score' }, start: true };
  const { table } = await anna.call(CALLS.createTable, { body });
  await playAlone(anna, game, table);
  await anna.call(CALLS.rename, { body: { name: 'Änne' } });
  const { sheet } = await anna.call(CALLS.solo, { params: { game } });
  expect(sheet).toMatchObject({ normal: { highScores: [{ name: 'Änne' }] } });
});

test('[EMARA-18.15] a defeat with a higher score does not hide the win from the same start', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const game = 'crown-of-emara';
  const options = { solo: 'campaign', building: 35 };
  const detail = { mode: 'campaign', fullSelection: false, start: 35, other: 90, name: '' };
  const results = [
    { score: 70, won: true, victoria: 60, table: 'W'.repeat(22) },
    { score: 95, won: false, victoria: 99, table: 'L'.repeat(22) },
  ];
  for (const [finished, { victoria, ...result }] of results.entries()) {
    const kept = { ...detail, score: result.score, victoria };
    await home.store.challenges.finish({
      ...result,
      account: anna.player,
      game,
      options,
      finished,
      daily: null,
      detail: kept,
    });
  }
  const { best, sheet } = await anna.call(CALLS.solo, { params: { game } });
  expect(best).toMatchObject([{ options, score: 70, won: true, played: 2 }]);
  expect(bestWins((sheet as SoloRecord).normal.campaign)).toMatchObject([{ start: 35, score: 70, name: 'Anna' }]);
});
