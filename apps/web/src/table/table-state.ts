import type { Problem, Said, ServerMessage, TableInfo, TableSnapshot } from '@crownleaf/protocol/types';
import type { HostUpdate } from '@crownleaf/table';
import type { ChatLine, Connection, SeatInfo, Snapshot } from '@crownleaf/ui';
import { addLines } from '../api/table-chat.ts';
import { addEvents, type Log, logUpTo } from './event-log.ts';
import { questionFrom } from './question.ts';

/** Answers to the wish to watch that do not change by asking again. */
const FINAL_PROBLEMS: readonly Problem['code'][] = ['not-found', 'forbidden', 'removed'];

/** What this page knows of a table, wherever the game runs, and its listeners. */
export class TableState {
  readonly #hands: readonly number[];
  readonly #listeners = new Set<(next: Snapshot) => void>();
  readonly #infoListeners = new Set<(info: TableInfo) => void>();
  #info: TableInfo;
  #update: HostUpdate;
  /** When the update came, from which its clocks run. */
  #arrived = Date.now();
  #log: Log;
  #connection: Connection = 'live';
  #chat: readonly ChatLine[] = [];
  /** Whether what was said before is in the chat. */
  #isChatLoaded = false;
  #current: Snapshot;

  constructor(first: HostUpdate & Pick<TableSnapshot, 'info' | 'mine'>) {
    this.#hands = first.mine;
    this.#info = first.info;
    this.#update = first;
    this.#log = addEvents([], first);
    this.#current = this.#snapshot();
  }

  get current(): Snapshot {
    return this.#current;
  }

  get info(): TableInfo {
    return this.#info;
  }

  get seq(): number {
    return this.#update.seq;
  }

  get ply(): number {
    return this.#update.ply;
  }

  subscribe(listener: (next: Snapshot) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onInfo(listener: (info: TableInfo) => void): () => void {
    this.#infoListeners.add(listener);
    return () => this.#infoListeners.delete(listener);
  }

  take(next: HostUpdate): void {
    const last = this.#update;
    if (next.view === null || (next.seq <= last.seq && next.seat === last.seat)) return;
    const isAnew = next.seat !== last.seat || next.since < last.seq;
    this.#log = addEvents(isAnew ? logUpTo(this.#log, next.since) : this.#log, next);
    this.#update = next;
    this.#arrived = Date.now();
    if (next.info !== undefined) this.#takeInfo(next.info);
    this.#tell();
  }

  takeMessage(message: ServerMessage): void {
    if (!('table' in message) || message.table !== this.#info.table) return;
    if ('view' in message) {
      // Only what the server says of the table tells that it is there again.
      this.#connect('live');
      this.take(message);
    } else if ('said' in message) {
      this.#chat = addLines(this.#chat, message.said);
      this.#tell();
    } else if ('presence' in message) this.#takePresence(message);
    else if ('renamed' in message) this.#takeNames(message);
    else if (this.#isDismissal(message)) this.#connect('closed');
  }

  loadChat(said: readonly Said[]): void {
    this.#isChatLoaded = true;
    this.#chat = addLines(this.#chat, said);
    this.#tell();
  }

  loseConnection(): void {
    if (this.#connection === 'live') this.#connect('reconnecting');
  }

  #takePresence({ presence, watching }: Extract<ServerMessage, { presence: unknown }>): void {
    const seats = this.#info.seats.map((each) => {
      const change = presence.find(({ seat }) => seat === each.seat);
      return change === undefined ? each : { ...each, presence: change.presence };
    });
    this.#takeInfo({ ...this.#info, seats, watching });
    this.#tell();
  }

  #takeNames({ renamed }: Extract<ServerMessage, { renamed: unknown }>): void {
    const seats = this.#info.seats.map((each) => ({ ...each, ...renamed.find(({ seat }) => seat === each.seat) }));
    this.#takeInfo({ ...this.#info, seats });
    this.#tell();
  }

  #takeInfo(next: TableInfo): void {
    this.#info = next;
    for (const listener of this.#infoListeners) listener(next);
  }

  /** The seat was given away, or the table may not be seen any more: there is nothing to come back to. */
  #isDismissal(message: ServerMessage): boolean {
    if ('gone' in message) return true;
    // A problem with an id is about an answer, and not about the wish to watch.
    if (!('problem' in message) || message.id !== undefined) return false;
    return this.#connection !== 'live' && FINAL_PROBLEMS.includes(message.problem.code);
  }

  #connect(next: Connection): void {
    if (this.#connection === next) return;
    this.#connection = next;
    this.#tell();
  }

  #tell(): void {
    this.#current = this.#snapshot();
    for (const listener of this.#listeners) listener(this.#current);
  }

  #snapshot(): Snapshot {
    const { seq, view, asked, decision, undo, result } = this.#update;
    const { table, game, options, practice, commitment } = this.#info;
    return {
      ...{ table, game, seq, options, undo, log: this.#log, hands: this.#hands, connection: this.#connection },
      view: view!,
      ...(decision === undefined ? {} : { asked: questionFrom(decision, (asked ?? decision).because) }),
      seats: seatsOf(this.#info, this.#update, this.#arrived),
      ...(result === null ? {} : { result }),
      isPractice: practice,
      commitment: commitment ?? '',
      ...(this.#isChatLoaded ? { chat: this.#chat } : {}),
    };
  }
}

function seatsOf({ seats }: TableInfo, { clocks }: HostUpdate, arrived: number): readonly SeatInfo[] {
  return seats.map(({ name, bot, program, presence }, seat) => ({
    name,
    ...(bot === null ? {} : { bot }),
    ...(program ? { program } : {}),
    ...(presence === null ? {} : { presence }),
    ...(clocks?.running === seat && clocks.left[seat] != null ? { deadline: arrived + clocks.left[seat] } : {}),
  }));
}
