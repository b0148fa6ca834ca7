import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE_CODES, type ServerMessage } from '@crownleaf/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Accounts } from '../accounts/accounts.ts';
import { MAX_MESSAGE_BYTES } from '../http/json.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { refuseRaw } from '../http/raw-refusal.ts';
import { callerOf } from '../http/who.ts';
import { clientAddress } from '../ops/client-address.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { problem, problemOf } from '../problems.ts';
import type { Table } from '../tables/table.ts';
import { Client, type ClientParts } from './client.ts';

export interface SocketsSetting {
  readonly accounts: Accounts;
  readonly client: ClientParts;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
  readonly maxSockets: number;
  readonly maxSocketsPerAddress: number;
}

/** How long a client may stay silent before it is taken for gone. */
const HEARTBEAT_MS = 30_000;
const PROTOCOL_ERROR = 1002;
/** Of one message. Browsers send one; each takes far more memory than its bytes. */
const MAX_FRAGMENTS = 64;
/** In which one fragment may arrive; the longest message takes about 120 over the poorest line. */
const MAX_CHUNKS = 256;

/** All WebSockets of `/api/live`. */
export class Sockets {
  readonly #setting: SocketsSetting;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    maxFragments: MAX_FRAGMENTS,
    maxBufferedChunks: MAX_CHUNKS,
    perMessageDeflate: false,
    // The client's own limits decide what is answered.
    autoPong: false,
  });
  readonly #clients = new Map<WebSocket, Client>();
  readonly #byAddress = new Map<string, number>();
  readonly #byAccount = new Map<string, Set<Client>>();
  readonly #answering = new WeakSet<WebSocket>();
  readonly #heartbeat: NodeJS.Timeout;
  #stopping = false;

  constructor(setting: SocketsSetting) {
    this.#setting = setting;
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  get count(): number {
    return this.#clients.size;
  }

  /** `onWelcome` is called when there is a WebSocket. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, onWelcome = () => {}): Promise<void> {
    socket.on('error', () => socket.destroy());
    try {
      this.#setting.client.limits.check('request', this.#addressOf(request));
      const caller = await callerOf(request.headers, this.#setting.accounts);
      // After the wait, so that many who come at once do not slip in together.
      const refused = this.#refusal(request);
      if (refused !== undefined) {
        this.#setting.log.debug({ code: refused.code }, 'a WebSocket was refused');
        refuseRaw(socket, refused);
        return;
      }
      const address = this.#addressOf(request);
      this.#server.handleUpgrade(request, socket, head, (ws) => {
        onWelcome();
        this.#welcome(ws, socket, address, caller);
      });
    } catch (error) {
      refuseRaw(socket, problemOf(error) ?? problem('failed', 'something went wrong on the server'));
    }
  }

  #refusal(request: IncomingMessage) {
    const { maxSockets, maxSocketsPerAddress, publicUrl } = this.#setting;
    if (request.url?.split('?')[0] !== '/api/live') return problem('not-found', 'WebSockets are at /api/live');
    if (this.#stopping) return problem('unavailable', 'the server is going down; come back in a moment');
    if (!isOwnOrigin(request.headers, publicUrl)) return problem('wrong-origin', 'this page is not of this server');
    const here = this.#byAddress.get(this.#addressOf(request)) ?? 0;
    if (this.count >= maxSockets || here >= maxSocketsPerAddress)
      return problem('too-many', 'there are too many connections');
    return undefined;
  }

  #addressOf(request: IncomingMessage): string {
    return clientAddress(request, this.#setting.trustProxy);
  }

  #welcome(ws: WebSocket, stream: Duplex, address: string, caller: Client['caller']): void {
    const client = new Client({ socket: ws, stream, caller, address }, this.#setting.client);
    this.#clients.set(ws, client);
    this.#enter(client);
    this.#answering.add(ws);
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
    ws.on('pong', () => this.#answering.add(ws));
    ws.on('error', (error) => {
      this.#setting.log.debug({ reason: error.message }, 'a WebSocket failed');
      // The library has said why, but would wait half a minute for the client to go.
      client.close(PROTOCOL_ERROR, 'not understood');
    });
    ws.on('close', () => {
      client.left();
      this.#clients.delete(ws);
      this.#leave(client);
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left === 0) this.#byAddress.delete(address);
      else this.#byAddress.set(address, left);
    });
  }

  #beat(): void {
    for (const ws of this.#clients.keys()) {
      if (this.#answering.delete(ws)) ws.ping();
      else {
        this.#setting.metrics.dropped.inc({ why: 'silent' });
        ws.terminate();
      }
    }
  }

  #enter(client: Client): void {
    const { account } = client;
    if (account === undefined) return;
    const clients = this.#byAccount.get(account);
    if (clients === undefined) this.#byAccount.set(account, new Set([client]));
    else clients.add(client);
  }

  #leave(client: Client): void {
    const { account } = client;
    const clients = account === undefined ? undefined : this.#byAccount.get(account);
    clients?.delete(client);
    if (clients?.size === 0) this.#byAccount.delete(account!);
  }

  /** Says that it is somebody's turn on those of their devices that show something else. */
  announceTurn(account: string, table: Table): void {
    const message = { turn: table.id, game: table.game.rules.id } satisfies ServerMessage;
    for (const client of this.#byAccount.get(account) ?? []) {
      if (!client.watchesTable(table.id)) client.send(JSON.stringify(message));
    }
  }

  /** Of one session, or of all that the account has. */
  signOut(account: string, session?: string): void {
    for (const client of this.#byAccount.get(account) ?? []) {
      if (session === undefined || client.caller?.session === session)
        client.close(CLOSE_CODES.signedOut, 'signed out');
    }
  }

  /** Tells everybody to come back in a moment, and closes. */
  stop(retryAfter: number): void {
    this.#stopping = true;
    clearInterval(this.#heartbeat);
    const farewell = JSON.stringify({ stopping: { retryAfter } } satisfies ServerMessage);
    for (const client of this.#clients.values()) {
      client.send(farewell);
      client.close(CLOSE_CODES.stopping, `come back in ${retryAfter} s`);
    }
  }
}
