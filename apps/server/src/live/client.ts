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
import { aboutMessage } from './about-message.ts';
import { ClientOutput } from './client-output.ts';
import type { Connection, Hub, Watch } from './hub.ts';
import type { Holder, MemoryBudget } from './memory-budget.ts';
import { SendingLimit } from './sending-limit.ts';
import { UnfinishedMessage } from './unfinished-message.ts';

export interface ClientParts {
  readonly service: TableService;
  readonly tables: TableRegistry;
  readonly hub: Hub;
  readonly chat: Chat;
  readonly limits: Limits;
  readonly budget: MemoryBudget;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly now: () => number;
}

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
export class Client implements Connection, Holder {
  readonly caller: Caller | undefined;
  presence: 'here' | 'idle' = 'here';
  readonly send: (message: string) => void;
  readonly #socket: WebSocket;
  readonly #output: ClientOutput;
  readonly #unfinished: UnfinishedMessage;
  readonly #limit: SendingLimit;
  /** Whose limits count for it. */
  readonly #limited: string;
  readonly #parts: ClientParts;
  readonly #watches = new Map<string, Watch>();
  /** Messages that came while another was carried out; undefined is one that is not text. */
  readonly #waiting: (string | undefined)[] = [];
  #isBusy = false;

  constructor({ socket, stream, caller, address }: ClientSocket, parts: ClientParts) {
    this.#socket = socket;
    this.caller = caller;
    this.#limited = caller?.account.id ?? address;
    this.#parts = parts;
    const { budget, limits, now } = parts;
    const onFlood = () => this.#closeFlood('too much, again and again');
    this.#limit = new SendingLimit({ limits, who: this.#limited, address, now, onFlood });
    this.#output = new ClientOutput({ socket, stream, budget, onSlow: () => this.#drop('slow') });
    this.send = this.#output.send;
    this.#unfinished = new UnfinishedMessage(socket, stream, (bytes) => budget.add(bytes));
    budget.enter(this);
    socket.once('close', () => budget.leave(this));
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? undefined : String(data)));
    socket.on('ping', (data) => this.#receiveControl(data, () => this.#output.pong(data)));
    socket.on('pong', (data) => this.#receiveControl(data));
  }

  get account(): string | undefined {
    return this.caller?.account.id;
  }

  get heldBytes(): number {
    const waiting = this.#waiting.reduce((sum, text) => sum + (text?.length ?? 0), 0);
    return this.#output.unsentBytes + this.#unfinished.bytes + waiting;
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

  drop(): void {
    this.#drop('memory');
  }

  #drop(why: 'slow' | 'memory'): void {
    this.#parts.metrics.dropped.inc({ why });
    this.#socket.close(CLOSE_CODES.slow, 'too slow');
    this.#socket.terminate();
  }

  /** Nothing more is read from it, so that a flood costs no more time. */
  #closeFlood(why: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#parts.metrics.dropped.inc({ why: 'flood' });
    this.close(CLOSE_CODES.flood, why);
    this.#socket.pause();
  }

  left(): void {
    const tables = [...this.#watches.keys()];
    for (const [table, watch] of this.#watches) this.#parts.hub.remove(table, watch);
    this.#watches.clear();
    for (const table of tables) this.#announcePresence(table);
  }

  /** Undefined is a message that is not text. */
  #receive(text: string | undefined): void {
    // Messages of a client that is being closed no longer count.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!this.#isBusy) this.#carryOut(text);
    else if (this.#waiting.push(text) >= MAX_QUEUED) this.#closeFlood('too much at once');
  }

  /** Pings and pongs count like messages, but a refused one gets no reply. */
  #receiveControl({ length }: Buffer, reply?: () => void): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    try {
      this.#limit.check(length);
      reply?.();
    } catch (error) {
      this.#problemOf(error);
    }
  }

  #carryOut(text: string | undefined): void {
    let message: unknown;
    try {
      this.#limit.check(text?.length ?? 0);
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
    this.#reply({ problem: this.#problemOf(error), ...aboutMessage(message) });
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
    const table = await service.visit(id, { caller: this.caller, invitation });
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
    const table = await this.#parts.service.visit(id, { caller });
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
