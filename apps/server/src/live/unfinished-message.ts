import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** What comes before the data of a ping or pong from a client. */
const CONTROL_HEAD_BYTES = 6;

/** How much has come of a message that is not complete: the WebSocket keeps it and does not say. */
export class UnfinishedMessage {
  #bytes = 0;

  /** To be made after the WebSocket, so that it has read a chunk when this counts it. */
  constructor(socket: WebSocket, stream: Duplex, onGrowth: (bytes: number) => void) {
    let isComplete = false;
    let controlBytes = 0;
    const countControl = (data: Buffer) => {
      controlBytes += CONTROL_HEAD_BYTES + data.length;
    };
    socket.on('message', () => {
      isComplete = true;
    });
    socket.on('ping', countControl);
    socket.on('pong', countControl);
    stream.on('data', ({ length }: Buffer) => {
      // Where in a chunk a message ended is not known, so all of that chunk counts.
      this.#bytes = Math.max(0, (isComplete ? 0 : this.#bytes) + length - controlBytes);
      isComplete = false;
      controlBytes = 0;
      onGrowth(length);
    });
  }

  get bytes(): number {
    return this.#bytes;
  }
}
