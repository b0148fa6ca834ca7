import { expect, test } from 'vitest';
import { codeOf, fuzz } from './fuzz.ts';
import { house } from './house.ts';

const MESSAGES = 6000;
/** What comes back to every thousand messages, whatever they are; other codes are rarer. */
const USUAL = ['bad-request', 'forbidden', 'not-found', 'stale-ply', 'illegal-option', 'already-started'];
const UNWELCOME = ['token-invalid', 'not-signed-in', 'scope-missing', 'wrong-code'];

/** `npm run test:fuzz` sends many more. */
test('bad messages are each refused with a stable code and change nothing', { timeout: 120_000 }, async () => {
  const seed = Date.now() % 1_000_000;
  const { sent, codes, repeated, changed } = await fuzz({ messages: MESSAGES, seed, say: () => {} }).catch((error) => {
    throw new Error(`with seed ${seed}`, { cause: error });
  });
  expect(sent).toBeGreaterThanOrEqual(MESSAGES);
  expect(codes.failed).toBeUndefined();
  expect(Object.keys(codes)).toEqual(expect.arrayContaining([...USUAL, ...UNWELCOME]));
  expect(repeated).toBeGreaterThanOrEqual(MESSAGES / 10);
  expect(changed).toEqual([]);
});

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

test('a message nested 30,000 deep is a bad request, over HTTP and over a WebSocket', async () => {
  await using home = await house();
  const anna = await home.guest();
  const nested = '['.repeat(30_000) + ']'.repeat(30_000);
  const headers = { ...anna.headers, 'content-type': 'application/json' };
  const table = `"game":"minidom","seats":[{"kind":"me"},{"kind":"local"}]`;
  for (const body of [
    nested,
    `{"game":${nested}}`,
    `{${table},"options":${nested}}`,
    `{${table},"options":{"colour":${nested}}}`,
    `{${table},"options":{"colour":[${nested}]}}`,
    `{${table},"options":{"colour":${nested},"__proto__":1}}`,
  ]) {
    const reply = await fetch(`${home.url}/api/tables`, { method: 'POST', headers, body });
    expect([reply.status, codeOf(await reply.json())], body.slice(0, 100)).toEqual([400, 'bad-request']);
  }
  using line = await anna.connect();
  const messages = [
    nested,
    ...['watch', 'unwatch', 'answer', 'undo', 'say', 'look', 'ping'].map((kind) => `{"${kind}":${nested}}`),
    `{"table":"x","answer":{"id":"a","ply":0,"options":${nested}}}`,
    `{"say":{"text":${nested}},"__proto__":1}`,
  ];
  for (const [i, message] of messages.entries()) {
    line.send(message);
    expect(codeOf(await line.next(() => true, i)), message.slice(0, 100)).toBe('bad-request');
  }
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
