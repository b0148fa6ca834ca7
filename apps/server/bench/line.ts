import { randomBytes } from 'node:crypto';
import { createConnection, type Socket } from 'node:net';

const LAST_OF_MESSAGE = 0x80;
const MASKED = 0x80;
const OPCODE = 0x0f;
const [TEXT, CLOSE, PING, PONG] = [1, 8, 9, 10];
const MIDDLE = 126;
const LONG = 127;
const HEAD_END = '\r\n\r\n';

/**
 * A WebSocket with no more than a client of the benchmark needs, so that it costs less than what it asks for: were the
 * clients slower than the server, it would be measured while it has little to do.
 */
export class Line {
  readonly #socket: Socket;
  readonly #hear: (text: string) => void;
  readonly #mask = randomBytes(4);
  #isOpen = false;
  #rest: Buffer = Buffer.alloc(0);

  private constructor(url: URL, cookie: string, hear: (text: string) => void, opened: () => void) {
    this.#hear = hear;
    this.#socket = createConnection(Number(url.port), url.hostname);
    this.#socket.setNoDelay(true);
    const head = [
      `GET ${url.pathname} HTTP/1.1`,
      `host: ${url.host}`,
      'upgrade: websocket',
      'connection: Upgrade',
      'sec-websocket-version: 13',
      `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
      `cookie: ${cookie}`,
    ];
    this.#socket.write(head.join('\r\n') + HEAD_END);
    this.#socket.on('data', (chunk: Buffer) => {
      this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
      if (!this.#isOpen) this.#readHead(opened);
      if (this.#isOpen) this.#readFrames();
    });
  }

  static open(url: URL, cookie: string, hear: (text: string) => void): Promise<Line> {
    return new Promise((resolve) => {
      const line: Line = new Line(url, cookie, hear, () => resolve(line));
    });
  }

  send(text: string): void {
    this.#write(TEXT, Buffer.from(text));
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#socket.once('close', () => resolve());
      this.#write(CLOSE, Buffer.from([0x03, 0xe8]));
    });
  }

  #write(opcode: number, body: Buffer): void {
    const { length } = body;
    const at = length < MIDDLE ? 2 : 4;
    const frame = Buffer.allocUnsafe(at + 4 + length);
    frame[0] = LAST_OF_MESSAGE | opcode;
    frame[1] = MASKED | Math.min(length, MIDDLE);
    if (length >= MIDDLE) frame.writeUInt16BE(length, 2);
    frame.set(this.#mask, at);
    for (let i = 0; i < length; i++) frame[at + 4 + i] = body[i]! ^ this.#mask[i & 3]!;
    this.#socket.write(frame);
  }

  #readHead(opened: () => void): void {
    const end = this.#rest.indexOf(HEAD_END);
    if (end < 0) return;
    const [status] = this.#rest.toString('latin1', 0, end).split('\r\n');
    if (!status!.includes(' 101 ')) throw new Error(`no WebSocket: ${status}`);
    this.#rest = this.#rest.subarray(end + HEAD_END.length);
    this.#isOpen = true;
    opened();
  }

  #readFrames(): void {
    const bytes = this.#rest;
    let at = 0;
    while (bytes.length >= at + 2) {
      const short = bytes[at + 1]!;
      const body = at + (short < MIDDLE ? 2 : short === MIDDLE ? 4 : 10);
      if (bytes.length < body) break;
      const length = short < MIDDLE ? short : short < LONG ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6);
      if (bytes.length < body + length) break;
      this.#read(bytes[at]! & OPCODE, bytes.subarray(body, body + length));
      at = body + length;
    }
    this.#rest = bytes.subarray(at);
  }

  #read(opcode: number, body: Buffer): void {
    if (opcode === TEXT) this.#hear(body.toString());
    else if (opcode === PING) this.#write(PONG, body);
    else if (opcode === CLOSE) this.#socket.end();
  }
}
