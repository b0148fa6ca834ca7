import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { MemoryBudget } from './memory-budget.ts';

/** A client that does not read fast enough is dropped before it fills our memory. */
const MAX_UNSENT_BYTES = 1024 * 1024;

export interface ClientOutputSetting {
  readonly socket: WebSocket;
  /** The stream that the WebSocket runs over. */
  readonly stream: Duplex;
  readonly budget: MemoryBudget;
  readonly onSlow: () => void;
}

/** What one client is sent. All of one turn of the event loop goes out in one write. */
export class ClientOutput {
  readonly #setting: ClientOutputSetting;
  #isTurnOpen = false;
  #maxUnsent = MAX_UNSENT_BYTES;

  constructor(setting: ClientOutputSetting) {
    this.#setting = setting;
  }

  get unsentBytes(): number {
    return this.#setting.socket.bufferedAmount;
  }

  readonly send = (message: string): void => {
    if (this.#isReady()) this.#put(message.length, () => this.#setting.socket.send(message));
  };

  pong(data: Buffer): void {
    if (this.#isReady()) this.#put(data.length, () => this.#setting.socket.pong(data));
  }

  #put(bytes: number, write: () => void): void {
    write();
    this.#setting.budget.add(bytes);
  }

  #isReady(): boolean {
    const { socket, onSlow } = this.#setting;
    if (socket.readyState !== socket.OPEN) return false;
    if (this.#isTurnOpen) return true;
    if (this.unsentBytes > this.#maxUnsent) {
      onSlow();
      return false;
    }
    this.#openTurn(this.unsentBytes);
    return true;
  }

  #openTurn(unsentBefore: number): void {
    const { stream } = this.#setting;
    this.#isTurnOpen = true;
    stream.cork();
    process.nextTick(() => {
      // A large message to a client that keeps up is no fault of the client, which now needs time to read it.
      if (unsentBefore <= MAX_UNSENT_BYTES) this.#maxUnsent = MAX_UNSENT_BYTES + this.unsentBytes - unsentBefore;
      this.#isTurnOpen = false;
      stream.uncork();
    });
  }
}
