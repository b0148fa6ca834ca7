import { CALLS } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { configFrom } from '../src/config.ts';
import { startServer } from '../src/server.ts';
import { SqliteStore } from '../src/store/sqlite/open.ts';
import { Guest } from './house.ts';

test('bots think on threads of their own', { timeout: 120_000 }, async () => {
  const config = configFrom({ PORT: '0', LOG_LEVEL: 'error', BOT_DELAY_MS: '0', BOT_THREADS: '1' });
  const server = await startServer(config, { store: new SqliteStore({ file: ':memory:' }) });
  const anna = new Guest(() => server.url);
  await anna.signUp('Anna');
  const { games } = await anna.call(CALLS.games);
  const { levels } = games.find(({ id }) => id === 'crown-of-emara')!;
  const bot = levels.find((level) => level === 'page') ?? levels[0]!;
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot }];
  const { table } = await anna.call(CALLS.createTable, { body: { game: 'crown-of-emara', seats, start: true } });
  const params = { id: table };
  let bots = 0;
  for (let n = 0; bots < 3; n++) {
    const look = await anna.call(CALLS.table, { params });
    if (look.decision === undefined) {
      await anna.call(CALLS.table, { params, query: { since: look.seq, wait: 20 } });
      bots++;
      continue;
    }
    const { ply, options } = look.decision;
    await anna.call(CALLS.answer, { params, body: { id: `t${n}`, ply, options: [options[0]!.name] } });
  }
  const hint = anna.call(CALLS.hint, { params });
  await hint.catch((error) => expect(error.body.code).toBe('not-your-turn'));
  expect(bots).toBe(3);
  await server.stop();
});
