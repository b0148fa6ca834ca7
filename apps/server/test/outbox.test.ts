import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { beginFrame, endFrame, type Frame, frameOf, openSlab } from '../src/live/frames.ts';
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
  // What is not understood as a frame would be waited for in vain.
  await Promise.race([promise, pause(5000, undefined, { ref: false })]);
  client.off('message', hear);
  return got;
}

/** As frames are made that go out with every answer. */
function written(text: string): Frame {
  const out = openSlab();
  const body = beginFrame(out);
  out.append(Buffer.from(text));
  return endFrame(out, body);
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

test('what is written into the slab is read the same', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000, 400_000].map((length) => 'x'.repeat(length));
  expect(await heard(texts.map(written))).toEqual(texts);
});

/** A client that takes nothing until it is told to, and what it was given. */
function slowLine() {
  const given: Buffer[] = [];
  let done = () => {};
  const wire = new Duplex({
    read() {},
    write(chunk, _encoding, taken) {
      given.push(chunk);
      done = taken;
    },
  });
  return { given, wire, outbox: new Outbox(wire), take: () => done() };
}

async function fillSlabs(): Promise<void> {
  const { outbox } = recorded();
  for (let i = 0; i < 600; i++) {
    outbox.put(written('y'.repeat(1000)));
    if (i % 20 === 0) await turn();
  }
  await turn();
}

const texts = (chunks: readonly Buffer[]) => chunks.map((chunk) => chunk.toString('latin1'));

test.each([
  { when: 'at the end of its turn', flushes: false },
  { when: 'before that', flushes: true },
])('what was sent $when and a slow client has not taken is not written over, whoever else is told', async (sent) => {
  const slow = slowLine();
  const { outbox: quick } = recorded();
  slow.outbox.put(written('first'));
  if (sent.flushes) slow.outbox.flush();
  quick.put(written('other'));
  await turn();
  await fillSlabs();
  expect(texts(slow.given)).toEqual(['\x81\x05first']);
});

test('what waits behind that has memory of its own, and keeps none from being used again', async () => {
  const slow = slowLine();
  slow.outbox.put(written('first'));
  await turn();
  slow.outbox.put(written('second'));
  const before = written('third');
  await turn();
  const after = written('fourth');
  expect(after.buffer).toBe(before.buffer);
  expect(after.byteOffset).toBeLessThan(before.byteOffset);
  slow.take();
  const [first, second] = slow.given;
  expect(texts([first!, second!])).toEqual(['\x81\x05first', '\x81\x06second']);
  expect(second!.buffer.byteLength).toBe(second!.length);
});

test('what is put while others are written is not written over before its own turn', async () => {
  const { outbox: later, writes } = recorded();
  const wire = new Duplex({
    read() {},
    write(_chunk, _encoding, done) {
      process.nextTick(() => written('overwrites'.repeat(9)));
      later.put(written('nested'));
      done();
    },
  });
  new Outbox(wire).put(written('first'));
  await turn();
  expect(texts(writes)).toEqual(['\x81\x06nested']);
});

test('one slow client after another keeps no slab each', async () => {
  const slabs = new Set<unknown>();
  const lines = Array.from({ length: 100 }, slowLine);
  for (const { outbox } of lines) {
    outbox.put(written('x'.repeat(100)));
    await turn();
  }
  for (const { given } of lines) slabs.add(given[0]!.buffer);
  expect(slabs.size).toBeLessThanOrEqual(2);
});

test('the slab is as large as it was, however many are slow and however long a message was', async () => {
  const { length } = openSlab().bytes;
  for (let i = 0; i < 2000; i++) {
    slowLine().outbox.put(written('x'.repeat(1000)));
    await turn();
  }
  expect(openSlab().bytes.length).toBe(length);
  recorded().outbox.put(written('x'.repeat(3_000_000)));
  await turn();
  expect(openSlab().bytes.length).toBe(length);
});

test('many messages to a slow client hold no more memory than they need', async () => {
  const slow = slowLine();
  for (let i = 0; i < 200; i++) slow.outbox.put(written('x'.repeat(5000)));
  await turn();
  const [chunk] = slow.given;
  expect(chunk!.length).toBeGreaterThan(1_000_000);
  expect(chunk!.buffer.byteLength).toBe(chunk!.length);
});

test('what all have taken is written over in the next turn', async () => {
  const { outbox } = recorded();
  const say = async (text: string) => {
    outbox.put(written(text));
    await turn();
  };
  await say('x');
  const before = written('one');
  await say('two');
  const after = written('three');
  expect([after.buffer, after.byteOffset]).toEqual([before.buffer, before.byteOffset]);
});

test('a client reads any texts in the order in which they were put', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), async (texts) => {
      expect(await heard(texts.map((text, i) => (i % 2 ? frameOf : written)(text)))).toEqual(texts);
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
