import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';

/** A WebSocket of somebody who goes on talking whatever they are told. */
export interface DeafLine extends Disposable {
  say(message: unknown): void;
  /** Resolves when the server has had enough. */
  cut(): Promise<void>;
}

export async function deafLine(url: string, header?: string): Promise<DeafLine> {
  const { host, port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  const lines = [
    'GET /api/live HTTP/1.1',
    `host: ${host}`,
    'upgrade: websocket',
    'connection: upgrade',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
    ...(header === undefined ? [] : [header]),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  const closed = once(socket, 'close');
  socket.resume();
  return {
    say(message) {
      const text = Buffer.from(JSON.stringify(message));
      // A mask of zeros leaves the text as it is.
      const head = Buffer.from([0x81, 0xfe, text.length >> 8, text.length & 0xff, 0, 0, 0, 0]);
      socket.write(Buffer.concat([head, text]));
    },
    async cut() {
      await closed;
    },
    [Symbol.dispose]: () => socket.destroy(),
  };
}
