import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from './figures.ts';

/** A connection on which anything can be said, whether it is HTTP or not. */
export interface RawLine extends Disposable {
  write(bytes: string | Buffer): void;
  /** Waits until the server has said this much. */
  hear(text: string): Promise<void>;
  readonly heard: string;
  /** Stops reading. */
  pause(): void;
  /** Resolves when the server says no more. */
  readonly ended: Promise<void>;
  /** Resolves when the server has cut the connection; until then it is talked to, or it could not be noticed. */
  cut(): Promise<void>;
}

export async function rawLine(url: string, localAddress = '127.0.0.1'): Promise<RawLine> {
  const port = Number(new URL(url).port);
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true, noDelay: true });
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close']) socket.once(event, () => resolve());
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes.toString('latin1');
  });
  return {
    write: (bytes) => void socket.write(bytes),
    async hear(text) {
      while (!heard.includes(text)) {
        if (socket.closed || socket.readableEnded) throw new Error(`the connection ended after: ${heard}`);
        await Promise.race([once(socket, 'data'), ended]);
      }
    },
    get heard() {
      return heard;
    },
    pause: () => void socket.pause(),
    ended,
    cut: () =>
      until(async () => {
        socket.write('x');
        return socket.closed;
      }),
    [Symbol.dispose]: () => void socket.destroy(),
  };
}

export function upgradeOf(path: string, headers: readonly string[] = []): string {
  const lines = [
    `GET ${path} HTTP/1.1`,
    'host: localhost',
    'upgrade: websocket',
    'connection: upgrade',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
    ...headers,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** A WebSocket that has been welcomed. */
export async function liveLine(url: string): Promise<RawLine> {
  const line = await rawLine(url);
  line.write(upgradeOf('/api/live'));
  await line.hear('\r\n\r\n');
  return line;
}

export const OPCODES = { more: 0, text: 1, ping: 9 } as const;

export function frameOf(opcode: number, data: Buffer | string, { isLast = true, length = data.length } = {}): Buffer {
  const first = (isLast ? 0x80 : 0) | opcode;
  const size = length < 126 ? [0x80 | length] : [0xfe, length >> 8, length & 0xff];
  // A mask of zeros leaves the data as it is.
  return Buffer.concat([Buffer.from([first, ...size, 0, 0, 0, 0]), Buffer.from(data)]);
}
