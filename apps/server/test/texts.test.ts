import type { IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { hearTexts } from '../src/live/texts.ts';

const server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024, perMessageDeflate: false });
const headers = {
  upgrade: 'websocket',
  connection: 'upgrade',
  'sec-websocket-version': '13',
  'sec-websocket-key': Buffer.alloc(16).toString('base64'),
};

/** A WebSocket whose bytes come as the test gives them, as they come from a socket. */
class Line {
  readonly heard: string[] = [];
  /** Of these, what the library read. */
  readonly byLibrary: string[] = [];
  readonly wire = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() });
  closedWith: number | undefined;

  constructor(head: Buffer = Buffer.alloc(0)) {
    server.handleUpgrade({ method: 'GET', url: '/', headers } as IncomingMessage, this.wire, head, (ws: WebSocket) => {
      ws.on('message', (data) => {
        this.byLibrary.push(String(data));
        this.heard.push(String(data));
      });
      ws.on('error', () => {});
      ws.on('close', (code) => {
        this.closedWith = code;
      });
      hearTexts(this.wire, (text) => {
        if (ws.readyState === ws.OPEN) this.heard.push(text);
      });
    });
  }

  /** Together, so that some have to wait until those before them were read. */
  async give(...chunks: readonly Buffer[]): Promise<void> {
    for (const chunk of chunks) this.wire.push(chunk);
    await turn();
    await turn();
  }

  async giveEach(...chunks: readonly Buffer[]): Promise<void> {
    for (const chunk of chunks) await this.give(chunk);
  }
}

const TEXT = 0x81;
const PING = 0x89;

function frame(text: string | Buffer, first = TEXT, mask = Buffer.from([7, 200, 0, 31])): Buffer {
  const body = Buffer.from(text);
  const head = Buffer.from([first, 0x80 | (body.length <= 125 ? body.length : 126)]);
  const length = Buffer.from(body.length <= 125 ? [] : [body.length >> 8, body.length & 0xff]);
  return Buffer.concat([head, length, mask, body.map((byte, i) => byte ^ mask[i % 4]!)]);
}

test('a text in a chunk of its own is heard at every length, and the library is not troubled with it', async () => {
  const line = new Line();
  const texts = [0, 1, 4, 125, 126, 127, 65_535].map((length) => 'x'.repeat(length));
  await line.give(...texts.map((text) => frame(text)));
  expect(line.heard).toEqual(texts);
  expect(line.byLibrary).toEqual([]);
});

test('texts beyond ASCII, pings and several frames in a chunk are for the library, and the next text is not', async () => {
  const line = new Line();
  await line.giveEach(frame('one'), frame('zwei é'), frame('', PING), frame('two'));
  await line.giveEach(Buffer.concat([frame('three'), frame('', PING), frame('four')]), frame('five'));
  expect(line.heard).toEqual(['one', 'zwei é', 'two', 'three', 'four', 'five']);
  expect(line.byLibrary).toEqual(['zwei é', 'three', 'four']);
});

test('what comes with the call for a WebSocket is heard first, whole or in part', async () => {
  const whole = new Line(frame('first'));
  await whole.give();
  await whole.give(frame('second'));
  expect(whole.heard).toEqual(['first', 'second']);
  const first = frame('first');
  const part = new Line(first.subarray(0, 5));
  await part.give(first.subarray(5), frame('second'));
  expect(part.heard).toEqual(['first', 'second']);
});

test('whatever the chunks, all messages are heard once and in order', async () => {
  const text = fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 60 }));
  const mask = fc.uint8Array({ minLength: 4, maxLength: 4 }).map((bytes) => Buffer.from(bytes));
  const message = fc.record({ text, mask, kind: fc.constantFrom('text', 'text', 'text', 'ping', 'pieces') });
  const cuts = fc.array(fc.nat({ max: 1200 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(message, { maxLength: 8 }),
      cuts,
      fc.boolean(),
      fc.boolean(),
      async (messages, at, byFrame, atOnce) => {
        const frames = messages.flatMap(({ text: all, mask: by, kind }) => {
          if (kind === 'ping') return [frame('', PING, by)];
          if (kind === 'text') return [frame(all, TEXT, by)];
          const bytes = Buffer.from(all);
          const half = bytes.length >> 1;
          return [frame(bytes.subarray(0, half), 0x01, by), frame('', PING, by), frame(bytes.subarray(half), 0x80, by)];
        });
        const all = Buffer.concat(frames);
        const points = [0, ...at.filter((point) => point < all.length).toSorted((a, b) => a - b), all.length];
        const cut = points.slice(1).map((to, i) => all.subarray(points[i], to));
        const line = new Line();
        const chunks = byFrame ? frames : cut.filter(({ length }) => length > 0);
        await (atOnce ? line.give(...chunks) : line.giveEach(...chunks));
        expect(line.heard).toEqual(messages.flatMap(({ text: whole, kind }) => (kind === 'ping' ? [] : [whole])));
      },
    ),
    { numRuns: 300 },
  );
});

test('what looks like a text within another message is not taken for one', async () => {
  const bare = Buffer.alloc(4);
  const whole = frame(Buffer.concat([Buffer.from('before'), frame('forged')]), 0x82, bare);
  const cut = whole.length - frame('forged').length;
  const [first, rest] = [whole.subarray(0, cut), whole.subarray(cut)];
  const later = new Line();
  await later.giveEach(Buffer.from(first), Buffer.from(rest), frame('after'));
  const atOnce = new Line(Buffer.from(first));
  await turn();
  await atOnce.giveEach(Buffer.from(rest), frame('after'));
  const inPieces = new Line();
  await inPieces.giveEach(frame('begun', 0x01), frame('forged'));
  for (const { heard } of [later, atOnce, inPieces]) expect(heard).not.toContain('forged');
  for (const { heard } of [later, atOnce]) expect(heard.at(-1)).toBe('after');
});

test('what breaks the protocol, and goodbye, is left to the library, and nothing is heard after it', async () => {
  const unmasked = Buffer.concat([Buffer.from([TEXT, 5]), Buffer.from('hello')]);
  const notText = frame(Buffer.from([0xc3, 0x28]));
  const continuation = frame('x', 0x80);
  const reserved = frame('x', 0xc1);
  const goodbye = frame(Buffer.from([0x03, 0xe8]), 0x88);
  for (const bad of [unmasked, notText, continuation, reserved, goodbye]) {
    for (const way of ['give', 'giveEach'] as const) {
      const line = new Line();
      await line[way](frame('well'), bad, frame('not heard'));
      expect(line.heard).toEqual(['well']);
      line.wire.destroy();
      await turn();
      expect(line.closedWith).toBeGreaterThanOrEqual(1000);
    }
  }
});
