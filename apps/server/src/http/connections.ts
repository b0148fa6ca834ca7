import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import { addressKey } from '../ops/address-key.ts';

/** How long an address that flooded the server gets no connection for calls. */
const BAN_MS = 10_000;
const MAX_BANS = 10_000;

/**
 * Every connection of a server, whatever became of it. When all are taken, the address with the most calls gives one up for a
 * newcomer that has fewer, and where all have as few, the one that has been silent longest goes. So nobody can keep all others
 * out; WebSockets are never given up. Behind a proxy all come from one address, and the newcomer is refused.
 */
export class Connections {
  readonly #max: number;
  readonly #isBehindProxy: boolean;
  /** Those that carry calls, or nothing yet, by the address they come from. */
  readonly #calls = new Map<string, Set<Socket>>();
  /** Those of them on which no request has come yet, the oldest first. */
  readonly #silent = new Set<Socket>();
  readonly #webSockets = new Set<Socket>();
  readonly #bans = new LRUCache<string, true>({ max: MAX_BANS, ttl: BAN_MS });
  #count = 0;

  constructor(max: number, isBehindProxy: boolean) {
    this.#max = max;
    this.#isBehindProxy = isBehindProxy;
  }

  follow(server: Server): void {
    server.on('connection', (socket: Socket) => this.#add(socket, addressOf(socket)));
    server.on('request', ({ socket }) => this.#silent.delete(socket));
  }

  /** It carries a WebSocket from now on. */
  markAsWebSocket(socket: Socket): void {
    if (!this.#takeOut(addressOf(socket), socket)) return;
    this.#count++;
    this.#webSockets.add(socket);
    socket.once('close', () => this.#webSockets.delete(socket) && this.#count--);
  }

  /** Cuts it and, unless a proxy is in front, all others of the same address that carry calls. */
  cutFlood(socket: Socket): void {
    socket.destroy();
    if (this.#isBehindProxy) return;
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
    this.#silent.add(socket);
    this.#count++;
    socket.once('close', () => this.#takeOut(address, socket));
  }

  #makeRoomFor(address: string): boolean {
    const given = this.#newestOfMost(address) ?? this.#longestSilent(address);
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
  #longestSilent(address: string): Socket | undefined {
    return this.#calls.has(address) ? undefined : this.#silent.values().next().value;
  }

  /** Whether it was there. */
  #takeOut(address: string, socket: Socket): boolean {
    this.#silent.delete(socket);
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
