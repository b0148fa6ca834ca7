import type { Duplex } from 'node:stream';
import {
  CLOSE_CODES,
  LiveAnswer,
  LiveSay,
  LiveUndo,
  Look,
  Ping,
  type Problem,
  type ServerMessage,
  Unwatch,
  Watch as WatchMessage,
} from '@crownleaf/protocol';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import { type Caller, checkScope } from '../accounts/caller.ts';
import type { Chat } from '../chat/chat.ts';
import { checked } from '../http/checked.ts';
import { parseJson } from '../http/json.ts';
import type { Limits } from '../ops/limits.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { ApiError, problem, problemOf } from '../problems.ts';
import type { TableService } from '../tables/service.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { Connection, Hub, Watch } from './hub.ts';

export interface ClientParts {
  readonly service: TableService;
  readonly tables: TableRegistry;
  readonly hub: Hub;
  readonly chat: Chat;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly now: () => number;
}

/** A client that does not read fast enough is dropped before it fills our memory. */
const MAX_UNSENT_BYTES = 1024 * 1024;
const MAX_WATCHES = 20;
/** Messages that wait for one another; more is a flood. */
const MAX_QUEUED = 64;
/** How long a client that is told to go may take to say goodbye. */
const FAREWELL_MS = 2000;

type Handler = (client: Client, message: unknown) => Promise<void> | void;

function handler<S extends z.ZodType>(
  schema: S,
  handle: (client: Client, message: z.output<S>) => Promise<void> | void,
) {
  return (client: Client, message: unknown) => handle(client, checked(schema, message, 'message'));
}

export interface ClientSocket {
  readonly socket: WebSocket;
  /** The stream that the WebSocket runs over. */
  readonly stream: Duplex;
  readonly caller: Caller | undefined;
  readonly address: string;
}

/** One WebSocket. Its messages are carried out in the order in which they came. */
export class Client implements Connection {
  readonly caller: Caller | undefined;
  presence: 'here' | 'idle' = 'here';
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  #isCorked = false;
  /** Whose limits count for it. */
  readonly #limited: string;
  readonly #parts: ClientParts;
  readonly #watches = new Map<string, Watch>();
  /** Messages that came while another was carried out; undefined is one that is not text. */
  readonly #waiting: (string | undefined)[] = [];
  #isBusy = false;

  constructor({ socket, stream, caller, address }: ClientSocket, parts: ClientParts) {
    this.#socket = socket;
    this.#stream = stream;
    this.caller = caller;
    this.#limited = caller?.account.id ?? address;
    this.#parts = parts;
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? undefined : String(data)));
  }

  get account(): string | undefined {
    return this.caller?.account.id;
  }

  send(message: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_UNSENT_BYTES) {
      this.#parts.metrics.dropped.inc({ why: 'slow' });
      this.#socket.close(CLOSE_CODES.slow, 'too slow');
      this.#socket.terminate();
      return;
    }
    this.#corkForThisTurn();
    this.#socket.send(message);
  }

  /** All that is sent within one turn of the event loop goes out in one write. */
  #corkForThisTurn(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      this.#stream.uncork();
    });
  }

  watchesTable(id: string): boolean {
    return this.#watches.has(id);
  }

  reset(): void {
    this.close(CLOSE_CODES.stopping, 'begin anew');
  }

  close(code: number, why: string): void {
    this.#socket.close(code, why);
    setTimeout(() => this.#socket.terminate(), FAREWELL_MS).unref();
  }

  left(): void {
    const tables = [...this.#watches.keys()];
    for (const [table, watch] of this.#watches) this.#parts.hub.remove(table, watch);
    this.#watches.clear();
    for (const table of tables) this.#announcePresence(table);
  }

  /** Undefined is a message that is not text. */
  #receive(text: string | undefined): void {
    // A client that was told to go is not listened to while it takes its time.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!this.#isBusy) this.#carryOut(text);
    else if (this.#waiting.push(text) >= MAX_QUEUED) {
      this.#parts.metrics.dropped.inc({ why: 'flood' });
      this.close(CLOSE_CODES.flood, 'too much at once');
    }
  }

  #carryOut(text: string | undefined): void {
    let message: unknown;
    try {
      this.#parts.limits.check('account', this.#limited);
      if (text === undefined) throw new ApiError('bad-request', 'messages are text');
      message = parseJson(text);
      const pending = this.#handlerOf(message)(this, message);
      if (!(pending instanceof Promise)) return;
      this.#isBusy = true;
      pending.then(this.#carryOn, (error: unknown) => {
        this.#refuse(error, message);
        this.#carryOn();
      });
    } catch (error) {
      this.#refuse(error, message);
    }
  }

  readonly #carryOn = (): void => {
    this.#isBusy = false;
    if (this.#socket.readyState !== this.#socket.OPEN) this.#waiting.length = 0;
    while (!this.#isBusy && this.#waiting.length > 0) this.#carryOut(this.#waiting.shift());
  };

  #refuse(error: unknown, message: unknown): void {
    this.#reply({ problem: this.#problemOf(error), ...about(message) });
  }

  #problemOf(error: unknown): Problem {
    const known = problemOf(error);
    if (known !== undefined) return known;
    this.#parts.log.error({ err: error }, 'a message failed');
    return problem('failed', 'something went wrong on the server; it was noted');
  }

  #handlerOf(message: unknown): Handler {
    const fields = typeof message === 'object' && message !== null && !Array.isArray(message) ? message : {};
    const kind = Client.#KINDS.find((key) => Object.hasOwn(fields, key));
    if (kind === undefined)
      throw new ApiError('bad-request', `a message has one of the fields ${Client.#KINDS.join(', ')}`);
    this.#parts.metrics.messages.inc({ kind });
    return Client.#HANDLERS[kind]!;
  }

  static readonly #HANDLERS: { readonly [key: string]: Handler } = {
    watch: handler(WatchMessage, (client: Client, message) => client.#watch(message)),
    unwatch: handler(Unwatch, (client: Client, message) => client.#unwatch(message)),
    answer: handler(LiveAnswer, (client: Client, message) => client.#answer(message)),
    undo: handler(LiveUndo, (client: Client, message) => client.#undo(message)),
    say: handler(LiveSay, (client: Client, message) => client.#say(message)),
    look: handler(Look, (client: Client, message) => client.#setPresence(message)),
    ping: handler(Ping, (client: Client, message) => client.#ping(message)),
  };
  static readonly #KINDS = Object.keys(Client.#HANDLERS);

  async #watch({ watch: id, seat, since, invitation }: z.infer<typeof WatchMessage>): Promise<void> {
    const { service, hub } = this.#parts;
    if (this.caller !== undefined) checkScope(this.caller, 'read');
    const table = await service.visit(id, { account: this.account, invitation });
    if (!this.#watches.has(id) && this.#watches.size >= MAX_WATCHES) {
      throw new ApiError('too-many', `one connection watches at most ${MAX_WATCHES} tables`);
    }
    service.chargeForHistory(table, since, this.#limited);
    this.#end(id);
    const watch: Watch = { connection: this, wanted: seat, invitation, seq: 0 };
    await hub.begin(table, watch, since);
    this.#watches.set(id, watch);
    if (this.#socket.readyState !== this.#socket.OPEN) this.left();
    else hub.announcePresence(table);
  }

  #unwatch({ unwatch: id }: z.infer<typeof Unwatch>): void {
    this.#end(id);
    this.#announcePresence(id);
  }

  #end(id: string): void {
    const watch = this.#watches.get(id);
    if (watch === undefined) return;
    this.#watches.delete(id);
    this.#parts.hub.remove(id, watch);
  }

  async #answer({ table, answer }: z.infer<typeof LiveAnswer>): Promise<void> {
    this.#reply({ table, answered: await this.#parts.service.answer(table, this.#seated('play'), answer) });
  }

  async #undo({ table, undo }: z.infer<typeof LiveUndo>): Promise<void> {
    await this.#parts.service.undo(table, this.#seated('play'), undo.seat, undo.to);
  }

  async #say({ table: id, say }: z.infer<typeof LiveSay>): Promise<void> {
    const caller = this.#seated('chat');
    const table = await this.#parts.service.visit(id, { account: this.account });
    await this.#parts.chat.say(table, caller, say);
  }

  #setPresence({ look }: z.infer<typeof Look>): void {
    if (this.presence === look) return;
    this.presence = look;
    for (const table of this.#watches.keys()) this.#announcePresence(table);
  }

  #ping({ ping }: z.infer<typeof Ping>): void {
    this.#reply({ pong: ping, now: this.#parts.now() });
  }

  #seated(scope: 'play' | 'chat'): Caller {
    if (this.caller === undefined) throw new ApiError('not-signed-in', 'this needs an account');
    checkScope(this.caller, scope);
    return this.caller;
  }

  #announcePresence(table: string): void {
    if (!this.#parts.hub.isWatched(table)) return;
    this.#parts.tables.get(table).then(
      (found) => found && this.#parts.hub.announcePresence(found),
      (error: unknown) => this.#parts.log.error({ err: error }, 'a table could not be read'),
    );
  }

  #reply(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }
}

/** Which message it was, as far as it said so. */
function about(message: unknown): { table?: string; id?: string } {
  if (typeof message !== 'object' || message === null) return {};
  const { table, watch, answer } = message as { [key: string]: unknown };
  const id = (answer as { id?: unknown } | null | undefined)?.id;
  const named = table ?? watch;
  return {
    ...(typeof named === 'string' && named.length <= 22 ? { table: named } : {}),
    ...(typeof id === 'string' && id.length <= 64 ? { id } : {}),
  };
}
