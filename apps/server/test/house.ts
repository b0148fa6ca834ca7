import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call, Reply, Sent, ServerMessage, TableUpdate } from '@crownleaf/protocol';
import { WebSocket } from 'ws';
import { configFrom } from '../src/config.ts';
import { type RunningServer, type ServerParts, STORE_FILE, startServer } from '../src/server.ts';
import { type Durability, SqliteStore } from '../src/store/sqlite/open.ts';
import { localBots } from './local-bots.ts';

/** A real server on a free port with a store of its own, for one test. */
export interface House extends AsyncDisposable {
  readonly url: string;
  readonly folder: string;
  readonly store: SqliteStore;
  guest(name?: string): Promise<Guest>;
  /** Somebody without an account. */
  stranger(): Guest;
  /** Stops the server and starts it again on the same data. */
  restart(meanwhile?: () => void): Promise<void>;
}

export interface HouseSetting extends Omit<ServerParts, 'store'> {
  readonly durability?: Durability;
  readonly environment?: { readonly [name: string]: string };
  /** Data that is there already. */
  readonly folder?: string;
}

export async function house(setting: HouseSetting = {}): Promise<House> {
  const { durability = 'off', environment = {}, folder = newFolder(), ...parts } = setting;
  const config = configFrom({
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    BOT_DELAY_MS: '0',
    RATE_LIMITS: 'off',
    HIDDEN_GAMES: 'on',
    MAX_SOCKETS_PER_ADDRESS: '1000',
    ...environment,
  });
  let store: SqliteStore;
  const begin = (): Promise<RunningServer> => {
    store = new SqliteStore({ file: join(folder, STORE_FILE), durability });
    return startServer(config, { bots: localBots, ...parts, store });
  };
  let server = await begin();
  return {
    get url() {
      return server.url;
    },
    folder,
    get store() {
      return store;
    },
    async guest(name) {
      const guest = new Guest(() => server.url);
      await guest.signUp(name);
      return guest;
    },
    stranger: () => new Guest(() => server.url),
    async restart(meanwhile) {
      await server.stop();
      meanwhile?.();
      server = await begin();
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'crownleaf-server-'));
}

/** An answer of the server that is not a success. */
export class Problematic extends Error {
  readonly status: number;
  readonly body: { readonly code: string; readonly detail: string; readonly [more: string]: unknown };

  constructor(status: number, body: Problematic['body']) {
    super(`${status} ${body.code}: ${body.detail}`);
    this.status = status;
    this.body = body;
  }
}

type Parts<C extends Call> = {
  readonly [K in 'params' | 'query' | 'body' as C[K] extends object ? K : never]?: Sent<C, K>;
};

/** A person with a browser, or a program with a token. All that they are sent is kept. */
export class Guest {
  readonly #url: () => string;
  readonly headers: Record<string, string> = {};
  readonly received: string[] = [];
  player = '';

  constructor(url: () => string) {
    this.#url = url;
  }

  async signUp(name?: string): Promise<void> {
    const response = await this.fetch('POST', '/api/guest', name === undefined ? {} : { name });
    this.headers.cookie = response.headers.get('set-cookie')!.split(';')[0]!;
    this.player = JSON.parse(this.received.at(-1)!).player;
  }

  async fetch(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = body === undefined ? this.headers : { ...this.headers, 'content-type': 'application/json' };
    const payload = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${this.#url()}${path}`, { method, headers, ...payload });
    this.received.push(await response.clone().text());
    return response;
  }

  async call<C extends Call>(call: C, parts: Parts<C> = {}): Promise<Reply<C>> {
    const { params, query, body } = parts as { params?: object; query?: object; body?: unknown };
    let path = call.path;
    for (const [name, value] of Object.entries(params ?? {})) path = path.replace(`:${name}`, String(value));
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {})) search.set(name, String(value));
    const response = await this.fetch(call.method, search.size > 0 ? `${path}?${search}` : path, body);
    const reply = await response.json();
    if (!response.ok) throw new Problematic(response.status, reply as Problematic['body']);
    return call.reply.parse(reply) as Reply<C>;
  }

  connect(headers: Record<string, string> = {}): Promise<Connection> {
    const url = `${this.#url().replace('http', 'ws')}/api/live`;
    const socket = new WebSocket(url, { headers: { ...this.headers, ...headers } });
    return new Promise((resolve, reject) => {
      const connection = new Connection(socket, this.received);
      socket.once('open', () => resolve(connection));
      socket.once('error', reject);
    });
  }
}

export class Connection implements Disposable {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[] = [];
  #woken: (() => void)[] = [];

  constructor(socket: WebSocket, received: string[]) {
    this.socket = socket;
    socket.on('message', (data) => {
      received.push(String(data));
      this.messages.push(JSON.parse(String(data)));
      this.#wake();
    });
    socket.on('close', () => this.#wake());
    socket.on('error', () => this.#wake());
  }

  #wake(): void {
    const woken = this.#woken;
    this.#woken = [];
    for (const each of woken) each();
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The first message from `from` on that fits; waits for it. */
  async next<T extends ServerMessage>(fits: (message: ServerMessage) => message is T, from?: number): Promise<T>;
  async next(fits: (message: ServerMessage) => boolean, from?: number): Promise<ServerMessage>;
  async next(fits: (message: ServerMessage) => boolean, from = 0): Promise<ServerMessage> {
    for (let at = from; ; ) {
      for (; at < this.messages.length; at++) if (fits(this.messages[at]!)) return this.messages[at]!;
      if (this.socket.readyState === this.socket.CLOSED) throw new Error('the connection was closed');
      await new Promise<void>((resolve) => this.#woken.push(resolve));
    }
  }

  closed(): Promise<number> {
    return new Promise((resolve) => this.socket.once('close', resolve));
  }

  [Symbol.dispose](): void {
    this.socket.terminate();
  }
}

export function isUpdate(message: ServerMessage): message is TableUpdate {
  return 'view' in message;
}

export function pick<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)]!;
}
