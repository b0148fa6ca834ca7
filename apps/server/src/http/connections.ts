import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import { addressKey } from '../ops/address-key.ts';

/** How long an address that flooded the server gets no connection for calls. */
const BAN_MS = 10_000;
const MAX_BANS = 10_000;

/**
 * Every connection of a server, whatever became of it. When all are taken, the address with the most calls gives one up for a
 * newcomer that has fewer, and where all have as few, the one goes on which nothing was under way for longest. So nobody can
 * keep all others out; WebSockets are never given up. Behind a proxy all come from one address, and the newcomer is refused.
 */
export class Connections {
  readonly #max: number;
  readonly #isBehindProxy: boolean;
  /** Those that carry calls, or nothing yet, by the address they come from. */
  readonly #calls = new Map<string, Set<Socket>>();
  /** Those of them on which no request is under way, the one that has been idle longest first. */
  readonly #idle = new Set<Socket>();
  readonly #webSockets = new Set<Socket>();
  readonly #bans = new LRUCache<string, true>({ max: MAX_BANS, ttl: BAN_MS });
  #count = 0;

  constructor(max: number, isBehindProxy: boolean) {
    this.#max = max;
    this.#isBehindProxy = isBehindProxy;
  }

  follow(server: Server): void {
    server.on('connection', (socket: Socket) => this.#add(socket, addressOf(socket)));
    server.on('request', ({ socket }, response) => {
      this.#idle.delete(socket);
      // One that does not finish ends its connection.
      response.once('finish', () => {
        if (this.#calls.get(addressOf(socket))?.has(socket)) this.#idle.add(socket);
      });
    });
  }

  /** It carries a WebSocket from now on. */
  markAsWebSocket(socket: Socket): void {
    if (!this.#takeOut(addressOf(socket), socket)) return;
    this.#count++;
    this.#webSockets.add(socket);
    socket.once('close', () => this.#webSockets.delete(socket) && this.#count--);
  }

  /** Cuts it. When that happens again and again, and no proxy is in front, the others of its address that carry calls go too. */
  cutFlood(socket: Socket, isRepeated: boolean): void {
    socket.destroy();
    if (!isRepeated || this.#isBehindProxy) return;
    const address = addressOf(socket);
    this.#bans.set(address, true);
    for (const each of this.#calls.get(address) ?? []) each.destroy();
  }

  cut(): void {
    for (const socket of [...this.#webSockets, ...[...this.#calls.values()].flatMap((own) => [...own])]) {
      socket.destroy();
    }
  }

  #add(socket: Socket, address: string): void {
    if (this.#bans.has(address) || (this.#count >= this.#max && !this.#makeRoomFor(address))) {
      socket.destroy();
      return;
    }
    const own = this.#calls.get(address) ?? new Set();
    this.#calls.set(address, own.add(socket));
    this.#idle.add(socket);
    this.#count++;
    socket.once('close', () => this.#takeOut(address, socket));
  }

  #makeRoomFor(address: string): boolean {
    const given = this.#newestOfMost(address) ?? this.#longestIdle(address);
    if (given === undefined) return false;
    this.#takeOut(addressOf(given), given);
    given.destroy();
    return true;
  }

  /** The newest, since who has been there for long is more likely to be somebody's game. */
  #newestOfMost(address: string): Socket | undefined {
    let [most, count] = [address, (this.#calls.get(address)?.size ?? 0) + 1];
    for (const [each, { size }] of this.#calls) if (size > count) [most, count] = [each, size];
    return most === address ? undefined : [...this.#calls.get(most)!].at(-1);
  }

  /** Only for an address that has no connection yet. */
  #longestIdle(address: string): Socket | undefined {
    return this.#calls.has(address) ? undefined : this.#idle.values().next().value;
  }

  /** Whether it was there. */
  #takeOut(address: string, socket: Socket): boolean {
    this.#idle.delete(socket);
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
