import { CALLS } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { house, isUpdate, pick } from './house.ts';

test('a person plays a game against a bot over HTTP', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const body = { game: 'minidom', seats: [{ kind: 'me' as const }, { kind: 'bot' as const }], start: true };
  let look = await anna.call(CALLS.createTable, { body });
  const params = { id: look.table };
  let n = 0;
  while (look.info.status === 'live') {
    if (look.decision) {
      const { ply, options } = look.decision;
      await anna.call(CALLS.answer, { params, body: { id: `a${n++}`, ply, options: [pick(options).name] } });
    }
    look = await anna.call(CALLS.table, { params, query: { since: look.seq, wait: look.decision ? 0 : 1 } });
  }
  expect(look.info.status).toBe('over');
  expect(look.result?.ranking).toHaveLength(2);
  const record = await anna.call(CALLS.record, { params });
  expect(record.entries.length).toBeGreaterThan(10);
});

test('two persons play over WebSockets', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const ben = await home.guest('Ben');
  const body = { game: 'minidom', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };
  const { table } = await anna.call(CALLS.createTable, { body });
  await ben.call(CALLS.join, { params: { id: table } });
  await anna.call(CALLS.start, { params: { id: table } });
  await Promise.all(
    [anna, ben].map(async (guest) => {
      using line = await guest.connect();
      line.send({ watch: table });
      let at = 0;
      for (;;) {
        const update = await line.next(isUpdate, at);
        at = line.messages.indexOf(update) + 1;
        if (update.result) return;
        if (!update.decision) continue;
        const { ply, options } = update.decision;
        line.send({ table, answer: { id: `${ply}`, ply, options: [pick(options).name] } });
      }
    }),
  );
});
