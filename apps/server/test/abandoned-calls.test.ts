import { IncomingMessage } from 'node:http';
import { queryObjects } from 'node:v8';
import { CALLS } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { house } from './house.ts';
import { rawLine } from './raw-line.ts';

const WAITS = 8;

/** Collects garbage first. */
const requestsInMemory = (): number => Number(queryObjects(IncomingMessage, { format: 'count' }));

test('a call that waits for a change is forgotten when its caller has gone', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const callsWaiting = async (): Promise<number> => {
    const figures = await (await fetch(`${home.url}/metrics`)).text();
    return Number(/^\w*calls_waiting (\d+)$/m.exec(figures)?.[1]);
  };
  const { table, seq } = await anna.call(CALLS.createTable, {
    body: { game: 'minidom', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' },
  });
  const wait = `GET /api/tables/${table}?since=${seq}&wait=30 HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const before = requestsInMemory();
  const line = await rawLine(home.url);
  line.write(wait.repeat(WAITS));
  await expect.poll(callsWaiting).toBe(WAITS);
  line[Symbol.dispose]();
  await expect.poll(callsWaiting).toBe(0);
  // A reply to nobody would keep the requests for as long as a connection may be used again.
  await expect.poll(requestsInMemory).toBeLessThan(before + WAITS);
});
