import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type Frame, frameOf, frameOfBytes } from '../src/live/frames.ts';
import { Outbox } from '../src/live/outbox.ts';

const server = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
let wire: Duplex;
let client: WebSocket;

beforeAll(async () => {
  server.on('upgrade', (request, socket, head) => {
    wire = socket;
    sockets.handleUpgrade(request, socket, head, () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await once(client, 'open');
});

afterAll(() => {
  client.terminate();
  server.close();
});

async function heard(frames: readonly Frame[]): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const got: string[] = [];
  const hear = (data: unknown) => {
    if (got.push(String(data)) === frames.length) resolve(got);
  };
  client.on('message', hear);
  const outbox = new Outbox(wire);
  for (const frame of frames) outbox.put(frame);
  await promise;
  client.off('message', hear);
  return got;
}

function recorded(): { readonly writes: readonly Buffer[]; readonly outbox: Outbox } {
  const writes: Buffer[] = [];
  const recorder = new Duplex({
    read() {},
    write(chunk, _encoding, done) {
      // As a socket does: what it says to have taken is no longer looked at where it lay.
      writes.push(Buffer.from(chunk));
      done();
    },
  });
  return { writes, outbox: new Outbox(recorder) };
}

test('a client reads what was put, at every length that a frame writes differently', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length));
  expect(await heard(texts.map(frameOf))).toEqual(texts);
});

test('a text whose bytes need a longer head than its letters is read all the same', async () => {
  const texts = ['é'.repeat(100), '冠'.repeat(30_000), 'é'.repeat(63), 'x'];
  expect(await heard(texts.map(frameOf))).toEqual(texts);
});

test('what is bytes already is read the same', async () => {
  const texts = [0, 125, 126, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length));
  expect(await heard(texts.map((text) => frameOfBytes(Buffer.from(text))))).toEqual(texts);
});

test('what waits for a slow client is neither written over nor keeps the memory of others', async () => {
  const waiting: Buffer[] = [];
  const slow = new Duplex({ read() {}, write: (chunk) => void waiting.push(chunk), writev: () => {} });
  const quick = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() });
  const put = (wire: Duplex, text: string) => {
    const outbox = new Outbox(wire);
    outbox.put(frameOf(text));
    outbox.flush();
  };
  put(slow, 'first');
  for (let i = 0; i < 200; i++) put(quick, 'y'.repeat(1000));
  expect(waiting.map((frame) => frame.toString('latin1'))).toEqual(['\x81\x05first']);

  const given: Uint8Array[] = [];
  const write = slow.write.bind(slow);
  slow.write = (chunk: Uint8Array) => {
    given.push(chunk);
    return write(chunk);
  };
  put(slow, 'second');
  put(quick, 'z');
  expect(Buffer.from(given[0]!).toString('latin1')).toBe('\x81\x06second');
  expect(given[0]!.buffer.byteLength).toBe(given[0]!.length);
});

test('what one client has not taken yet is not written over in later turns, and what all have taken is', async () => {
  const chunks: Buffer[] = [];
  let taken = () => {};
  const wire = new Duplex({
    read() {},
    write(chunk, _encoding, done) {
      chunks.push(chunk);
      taken = done;
    },
  });
  const slow = new Outbox(wire);
  const { outbox: quick } = recorded();
  const say = async (outbox: Outbox, text: string) => {
    outbox.put(frameOf(text));
    await turn();
  };
  await say(slow, 'first');
  taken();
  for (const text of ['second', 'third', 'fourth']) await say(quick, text);
  expect(chunks[0]!.toString('latin1')).toBe('\x81\x05first');
  const before = frameOf('fifth');
  await say(quick, 'sixth');
  const after = frameOf('seventh');
  expect([after.buffer, after.byteOffset]).toEqual([before.buffer, before.byteOffset]);
});

test('a client reads any texts in the order in which they were put', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), async (texts) => {
      expect(await heard(texts.map(frameOf))).toEqual(texts);
    }),
    { numRuns: 60 },
  );
});

// Copied anew with each message this would take minutes.
test('thousands of messages within one turn are one write', async () => {
  const { writes, outbox } = recorded();
  const refusal = frameOf('x'.repeat(300));
  for (let i = 0; i < 40_000; i++) outbox.put(refusal);
  expect(outbox.waiting).toBe(40_000 * refusal.length);
  await turn();
  expect(outbox.waiting).toBe(0);
  expect(writes.map(({ length }) => length)).toEqual([40_000 * refusal.length]);
});

test('what is put within one turn is one write, and nothing is written twice', async () => {
  const { writes, outbox } = recorded();
  outbox.put(frameOf('one'));
  outbox.put(frameOf('two'));
  await turn();
  outbox.put(frameOf('three'));
  outbox.flush();
  await turn();
  expect(writes.map(String)).toEqual(
    ['\x81\x03one\x81\x03two', '\x81\x05three'].map((text) => String(Buffer.from(text, 'latin1'))),
  );
});
