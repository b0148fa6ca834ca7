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
import { fitting } from '../http/fitting.ts';
import { parseJson } from '../http/json.ts';
import type { Limits } from '../ops/limits.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { Denied, problem, problemOf } from '../problems.ts';
import type { TableService } from '../tables/service.ts';
import type { Tables } from '../tables/tables.ts';
import { acknowledgement } from './acknowledgement.ts';
import { type Frame, frameOf } from './frames.ts';
import type { Hub, Line, Watch } from './hub.ts';
import { Outbox } from './outbox.ts';

export interface ClientParts {
  readonly service: TableService;
  readonly tables: Tables;
  readonly hub: Hub;
  readonly chat: Chat;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly now: () => number;
}

/** A client that does not read fast enough is dropped before it fills our memory. */
const MOST_UNSENT = 1024 * 1024;
const MOST_WATCHES = 20;
/** Messages that wait for one another; more is a flood. */
const MOST_QUEUED = 64;
/** How long a client that is told to go may take to say goodbye. */
const FAREWELL_MS = 2000;

type Handler = (client: Client, message: unknown) => Promise<void> | void;

function handler<S extends z.ZodType>(
  schema: S,
  handle: (client: Client, message: z.output<S>) => Promise<void> | void,
) {
  return (client: Client, message: unknown) => handle(client, checked(schema, message, 'message'));
}

/** Most messages are answers, and most of these are as they should be. */
const isAnswer = fitting(LiveAnswer);

export interface Connection {
  readonly socket: WebSocket;
  /** What the WebSocket runs over. */
  readonly wire: Duplex;
  readonly caller: Caller | undefined;
  readonly address: string;
}

/** One WebSocket. Its messages are carried out in the order in which they came. */
export class Client implements Line {
  readonly caller: Caller | undefined;
  look: 'here' | 'idle' = 'here';
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  /** Whose limits count for it. */
  readonly #limited: string;
  readonly #parts: ClientParts;
  readonly #watches = new Map<string, Watch>();
  /** Messages that came while another was carried out; undefined is one that is not text. */
  readonly #waiting: (string | undefined)[] = [];
  #busy = false;

  constructor({ socket, wire, caller, address }: Connection, parts: ClientParts) {
    this.#socket = socket;
    this.#outbox = new Outbox(wire);
    this.caller = caller;
    this.#limited = caller?.account.id ?? address;
    this.#parts = parts;
  }

  get account(): string | undefined {
    return this.caller?.account.id;
  }

  send(frame: Frame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#outbox.waiting > MOST_UNSENT) {
      this.#parts.metrics.dropped.inc({ why: 'slow' });
      this.#socket.close(CLOSE_CODES.slow, 'too slow');
      this.#socket.terminate();
      return;
    }
    this.#outbox.put(frame);
  }

  watchesTable(id: string): boolean {
    return this.#watches.has(id);
  }

  reset(): void {
    this.close(CLOSE_CODES.stopping, 'begin anew');
  }

  close(code: number, why: string): void {
    this.#outbox.flush();
    this.#socket.close(code, why);
    setTimeout(() => this.#socket.terminate(), FAREWELL_MS).unref();
  }

  left(): void {
    const tables = [...this.#watches.keys()];
    for (const [table, watch] of this.#watches) this.#parts.hub.remove(table, watch);
    this.#watches.clear();
    for (const table of tables) this.#attended(table);
  }

  /** Undefined is a message that is not text. */
  receive(text: string | undefined): void {
    // Who was told to go is not listened to while they take their time.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!this.#busy) this.#carryOut(text);
    else if (this.#waiting.push(text) >= MOST_QUEUED) {
      this.#parts.metrics.dropped.inc({ why: 'flood' });
      this.close(CLOSE_CODES.flood, 'too much at once');
    }
  }

  #carryOut(text: string | undefined): void {
    let message: unknown;
    try {
      this.#parts.limits.check('account', this.#limited);
      if (text === undefined) throw new Denied('bad-request', 'messages are text');
      message = parseJson(text);
      const underWay = this.#handlerOf(message)(this, message);
      if (!(underWay instanceof Promise)) return;
      this.#busy = true;
      underWay.then(this.#carryOn, (error: unknown) => {
        this.#refuse(error, message);
        this.#carryOn();
      });
    } catch (error) {
      this.#refuse(error, message);
    }
  }

  readonly #carryOn = (): void => {
    this.#busy = false;
    if (this.#socket.readyState !== this.#socket.OPEN) this.#waiting.length = 0;
    while (!this.#busy && this.#waiting.length > 0) this.#carryOut(this.#waiting.shift());
  };

  #refuse(error: unknown, message: unknown): void {
    this.#tell({ problem: this.#problemOf(error), ...about(message) });
  }

  #problemOf(error: unknown): Problem {
    const told = problemOf(error);
    if (told !== undefined) return told;
    this.#parts.log.error({ err: error }, 'a message failed');
    return problem('failed', 'something went wrong on the server; it was noted');
  }

  #handlerOf(message: unknown): Handler {
    const fields = typeof message === 'object' && message !== null && !Array.isArray(message) ? message : {};
    const kind = Client.#KINDS.find((key) => Object.hasOwn(fields, key));
    if (kind === undefined)
      throw new Denied('bad-request', `a message has one of the fields ${Client.#KINDS.join(', ')}`);
    this.#parts.metrics.heard(kind);
    return Client.#HANDLERS[kind]!;
  }

  static readonly #HANDLERS: { readonly [key: string]: Handler } = {
    watch: handler(WatchMessage, (client: Client, message) => client.#watch(message)),
    unwatch: handler(Unwatch, (client: Client, message) => client.#unwatch(message)),
    answer: (client, message) => client.#answer(isAnswer(message) ? message : checked(LiveAnswer, message, 'message')),
    undo: handler(LiveUndo, (client: Client, message) => client.#undo(message)),
    say: handler(LiveSay, (client: Client, message) => client.#say(message)),
    look: handler(Look, (client: Client, message) => client.#looked(message)),
    ping: handler(Ping, (client: Client, message) => client.#ping(message)),
  };
  static readonly #KINDS = Object.keys(Client.#HANDLERS);

  async #watch({ watch: id, seat, since, invitation }: z.infer<typeof WatchMessage>): Promise<void> {
    const { service, hub, limits } = this.#parts;
    if (this.caller !== undefined) checkScope(this.caller, 'read');
    const table = await service.visit(id, { account: this.account, invitation });
    if (!this.#watches.has(id) && this.#watches.size >= MOST_WATCHES) {
      throw new Denied('too-many', `one connection watches at most ${MOST_WATCHES} tables`);
    }
    if (since !== undefined && table.chaptersSince(since) === undefined) {
      limits.check('history', this.#limited);
    }
    this.#end(id);
    const watch: Watch = { line: this, wanted: seat, invitation, seq: 0 };
    await hub.begin(table, watch, since);
    this.#watches.set(id, watch);
    if (this.#socket.readyState !== this.#socket.OPEN) this.left();
    else hub.attended(table);
  }

  #unwatch({ unwatch: id }: z.infer<typeof Unwatch>): void {
    this.#end(id);
    this.#attended(id);
  }

  #end(id: string): void {
    const watch = this.#watches.get(id);
    if (watch === undefined) return;
    this.#watches.delete(id);
    this.#parts.hub.remove(id, watch);
  }

  #answer({ table, answer }: z.infer<typeof LiveAnswer>): Promise<void> {
    const taken = this.#parts.service.answer(table, this.#seated('play'), answer);
    return taken.then((answered) => this.send(acknowledgement(table, answered)));
  }

  async #undo({ table, undo }: z.infer<typeof LiveUndo>): Promise<void> {
    await this.#parts.service.undo(table, this.#seated('play'), undo.seat, undo.to);
  }

  async #say({ table: id, say }: z.infer<typeof LiveSay>): Promise<void> {
    const caller = this.#seated('chat');
    const table = await this.#parts.service.visit(id, { account: this.account });
    await this.#parts.chat.say(table, caller, say);
  }

  #looked({ look }: z.infer<typeof Look>): void {
    if (this.look === look) return;
    this.look = look;
    for (const table of this.#watches.keys()) this.#attended(table);
  }

  #ping({ ping }: z.infer<typeof Ping>): void {
    this.#tell({ pong: ping, now: this.#parts.now() });
  }

  #seated(scope: 'play' | 'chat'): Caller {
    if (this.caller === undefined) throw new Denied('not-signed-in', 'this needs an account');
    checkScope(this.caller, scope);
    return this.caller;
  }

  #attended(table: string): void {
    if (!this.#parts.hub.isWatched(table)) return;
    this.#parts.tables.get(table).then(
      (found) => found && this.#parts.hub.attended(found),
      (error: unknown) => this.#parts.log.error({ err: error }, 'a table could not be read'),
    );
  }

  #tell(message: ServerMessage): void {
    this.send(frameOf(JSON.stringify(message)));
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
