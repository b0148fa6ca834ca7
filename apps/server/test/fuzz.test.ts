import { CALLS } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { badCalls, badMessages, codeOf, sendBadMessages } from './fuzz.ts';
import { type Guest, house } from './house.ts';

const MESSAGES = Number(process.env.FUZZ_MESSAGES ?? 4000);

test('bad messages are each refused with a stable code and change nothing', { timeout: 600_000 }, async () => {
  await using home = await house({ environment: { LOG_LEVEL: 'fatal' } });
  const anna = await home.guest('Anna');
  const eve = await home.guest('Eve');
  const seats = [{ kind: 'me' as const }, { kind: 'local' as const }];
  const body = { game: 'minidom', seats, start: true };
  const foreign = (await anna.call(CALLS.createTable, { body })).table;
  const own = (await eve.call(CALLS.createTable, { body })).table;
  const before = await Promise.all([
    anna.call(CALLS.table, { params: { id: foreign } }),
    eve.call(CALLS.table, { params: { id: own } }),
  ]);
  const target = { foreign, own, ply: before[0].ply };
  const counts = new Map<string, number>();

  const texts = badMessages(target, MESSAGES);
  const share = Math.ceil(texts.length / 4);
  await Promise.all([0, 1, 2, 3].map((i) => sendBadMessages(eve, texts.slice(i * share, (i + 1) * share), counts)));
  for (const call of badCalls(target, MESSAGES / 10)) {
    const code = await refused(home.url, eve, call);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }

  expect(counts.get('failed')).toBeUndefined();
  // Which of the rarer codes come up is chance; these three always do, or the messages did not get anywhere.
  expect(counts.size).toBeGreaterThanOrEqual(3);
  const after = await Promise.all([
    anna.call(CALLS.table, { params: { id: foreign } }),
    eve.call(CALLS.table, { params: { id: own } }),
  ]);
  expect(after.map(({ seq, view }) => ({ seq, view }))).toEqual(before.map(({ seq, view }) => ({ seq, view })));
  expect(await anna.call(CALLS.ready)).toEqual({ ok: true });
});

async function refused(
  url: string,
  guest: Guest,
  { method, path, body }: ReturnType<typeof badCalls>[number],
): Promise<string> {
  const headers = { ...guest.headers, 'content-type': 'application/json' };
  const response = await fetch(`${url}${path}`, { method, headers, body });
  expect(response.status, `${method} ${path} ${body.slice(0, 100)}`).toBeGreaterThanOrEqual(400);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  return codeOf(await response.json());
}

test('too large, too slow, of another type: refused with its own code', async () => {
  await using home = await house();
  const anna = await home.guest();
  const post = (body: string, type = 'application/json') =>
    fetch(`${home.url}/api/tables`, { method: 'POST', headers: { ...anna.headers, 'content-type': type }, body });
  const codes = await Promise.all(
    [post('"'.padEnd(70_000, 'x')), post('a=1', 'application/x-www-form-urlencoded'), post('{')].map(async (sent) =>
      codeOf(await (await sent).json()),
    ),
  );
  expect(codes).toEqual(['too-large', 'wrong-type', 'bad-request']);
  using line = await anna.connect();
  const closed = line.closed();
  line.send('x'.repeat(100_000));
  expect(await closed).toBe(1009);
});

test('who does too much at once is told when to come back', async () => {
  // The clock stands, since on a slow machine more would be allowed meanwhile.
  const began = Date.now();
  await using home = await house({ environment: { RATE_LIMITS: 'on' }, now: () => began });
  const anna = await home.guest();
  const replies = await Promise.all(Array.from({ length: 200 }, () => anna.fetch('GET', '/api/me')));
  const denied = replies.filter(({ status }) => status === 429);
  expect(denied.length).toBeGreaterThan(30);
  expect(Number(denied[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(codeOf(await denied[0]!.json())).toBe('too-many');
});
