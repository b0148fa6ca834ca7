import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '../ops/address-key.ts';

/**
 * Every connection of a server, whatever became of it. When all are taken, the address with the most calls gives one up for a
 * newcomer that has fewer, so that nobody can keep all others out; WebSockets are never given up. Behind a proxy all come
 * from one address, and the newcomer is refused.
 */
export class Connections {
  readonly #max: number;
  /** Those that carry calls, or nothing yet, by the address they come from. */
  readonly #calls = new Map<string, Set<Socket>>();
  readonly #webSockets = new Set<Socket>();
  #count = 0;

  constructor(server: Server, max: number) {
    this.#max = max;
    server.on('connection', (socket: Socket) => this.#add(socket, addressOf(socket)));
  }

  /** It carries a WebSocket from now on. */
  markAsWebSocket(socket: Socket): void {
    if (!this.#takeOut(addressOf(socket), socket)) return;
    this.#count++;
    this.#webSockets.add(socket);
    socket.once('close', () => this.#webSockets.delete(socket) && this.#count--);
  }

  cut(): void {
    for (const socket of [...this.#webSockets, ...[...this.#calls.values()].flatMap((own) => [...own])]) {
      socket.destroy();
    }
  }

  #add(socket: Socket, address: string): void {
    if (this.#count >= this.#max && !this.#makeRoomFor(address)) {
      socket.destroy();
      return;
    }
    const own = this.#calls.get(address) ?? new Set();
    this.#calls.set(address, own.add(socket));
    this.#count++;
    socket.once('close', () => this.#takeOut(address, socket));
  }

  #makeRoomFor(address: string): boolean {
    let [most, count] = [address, (this.#calls.get(address)?.size ?? 0) + 1];
    for (const [each, { size }] of this.#calls) if (size > count) [most, count] = [each, size];
    if (most === address) return false;
    // The newest: who has been there for long is more likely to be somebody's game.
    const newest = [...this.#calls.get(most)!].at(-1)!;
    this.#takeOut(most, newest);
    newest.destroy();
    return true;
  }

  /** Whether it was there. */
  #takeOut(address: string, socket: Socket): boolean {
    const own = this.#calls.get(address);
    if (!own?.delete(socket)) return false;
    this.#count--;
    if (own.size === 0) this.#calls.delete(address);
    return true;
  }
}

function addressOf({ remoteAddress }: Socket): string {
  return addressKey(remoteAddress ?? '');
}
