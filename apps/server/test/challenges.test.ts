import { createEngine, type GameRecord, verify } from '@crownleaf/engine';
import { CALLS } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { GAMES } from '../../../games/registry.ts';
import { type Guest, house } from './house.ts';
import { chosen } from './sitting.ts';

const DAY_MS = 86_400_000;

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
  await using home = await house({ now: () => Date.now() + skipped });
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
