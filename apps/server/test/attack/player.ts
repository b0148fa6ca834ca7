import type { ServerMessage, TableUpdate } from '@crownleaf/protocol';
import type { WebSocket } from 'ws';

/** Somebody who waits this long has not been served. */
const MAX_WAIT_MS = 10_000;

/** One game, of which one person plays all seats. */
export class Player {
  readonly #socket: WebSocket;
  readonly #table: string;
  readonly #heard = new Set<(message: ServerMessage) => void>();
  #latest: TableUpdate | undefined;
  #count = 0;

  constructor(socket: WebSocket, table: string) {
    this.#socket = socket;
    this.#table = table;
    socket.on('message', (data) => {
      const message: ServerMessage = JSON.parse(String(data));
      if ('view' in message) this.#latest = message;
      for (const hear of this.#heard) hear(message);
    });
  }

  async begin(): Promise<void> {
    const seen = this.#next((message) => 'view' in message);
    this.#send({ watch: this.#table });
    await seen;
  }

  get canAnswer(): boolean {
    return this.#latest?.decision !== undefined;
  }

  /** Gives the time to the acknowledgement, and waits for the table as it is after it. */
  async answer(): Promise<number> {
    const { seat, decision, seq } = this.#latest!;
    const { ply, options } = decision!;
    const { name } = options[Math.floor(Math.random() * options.length)]!;
    const id = `${this.#count++}`;
    const answered = this.#next((message) => 'answered' in message || 'problem' in message);
    const seen = this.#next((message) => 'view' in message && message.seq > seq);
    const begun = performance.now();
    this.#send({ table: this.#table, answer: { id, seat, ply, options: [name] } });
    const reply = await answered;
    const milliseconds = performance.now() - begun;
    if ('problem' in reply) throw new Error(`refused: ${JSON.stringify(reply)}`);
    await seen;
    return milliseconds;
  }

  leave(): void {
    this.#socket.terminate();
  }

  #send(message: unknown): void {
    this.#socket.send(JSON.stringify(message));
  }

  #next(fits: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<ServerMessage>();
    const onClose = (code: number) => reject(new Error(`cut with ${code}`));
    const timer = setTimeout(() => reject(new Error('not served')), MAX_WAIT_MS);
    const hear = (message: ServerMessage) => fits(message) && resolve(message);
    this.#heard.add(hear);
    this.#socket.once('close', onClose);
    const done = () => {
      clearTimeout(timer);
      this.#heard.delete(hear);
      this.#socket.off('close', onClose);
    };
    promise.then(done, done);
    return promise;
  }
}
