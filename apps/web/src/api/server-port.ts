import {
  type HostEvents,
  type Problem,
  type Said,
  type Say,
  type ServerMessage,
  type TableInfo,
  type TableSnapshot,
  type TableUpdate,
  UNDONE,
} from '@crownleaf/protocol/types';
import {
  type ChatLine,
  type Connection,
  grown,
  RefusedError,
  type Snapshot,
  type TableEvent,
  type TablePort,
} from '@crownleaf/ui';
import { startRules } from '../worker/client.ts';
import { call } from './api.ts';
import { hearLive, sayLive } from './live.ts';

/** A table on the server, in play. */
export interface ServerTable extends TablePort {
  readonly info: TableInfo;
  onInfo(listener: (info: TableInfo) => void): () => void;
}

/** What the gestures of the protocol say. */
const EMOTE_TEXTS: { readonly [emote in NonNullable<Said['emote']>]: string } = {
  hello: 'Hello!',
  'well-played': 'Well played',
  thanks: 'Thank you',
  thinking: 'Let me think…',
  oops: 'Oops',
  wow: 'Wow!',
  'good-game': 'Good game',
  hurry: 'Your turn?',
};
const GESTURES = Object.entries(EMOTE_TEXTS).map(([name, text]) => ({ name, text }));

/** Answers to the wish to watch that do not change by asking again. */
const LOST: readonly Problem['code'][] = ['not-found', 'forbidden'];

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/**
 * A table on the server: answers go by HTTP and are acknowledged when they are on disk, changes come over a WebSocket.
 * Who lost the connection says what they have seen last and gets the rest. Previews and reasons are worked out here,
 * from the view alone.
 */
export function openServerTable(first: TableSnapshot, invitation?: string): ServerTable {
  const id = first.table;
  const rules = startRules();
  const listeners = new Set<(next: Snapshot) => void>();
  const infoListeners = new Set<(info: TableInfo) => void>();
  const chat: ChatLine[] = [];
  /** Whether what was said before is among it. */
  let chatKnown = false;
  let info = first.info;
  let update: TableUpdate = first;
  let arrived = Date.now();
  let log: readonly TableEvent[] = numbered([], first);
  let connection: Connection = 'live';
  let seat = first.seat ?? undefined;
  let current = snapshot();

  function snapshot(): Snapshot {
    return snapshotOf({
      update,
      arrived,
      info,
      log,
      connection,
      chat: chatKnown ? [...chat] : undefined,
      hands: first.mine,
    });
  }

  function tell(): void {
    current = snapshot();
    for (const listener of listeners) listener(current);
  }

  function take(next: TableUpdate): void {
    if (next.view === null || (next.seq <= update.seq && next.seat === update.seat)) return;
    const anew = next.seat !== update.seat || next.since < update.seq;
    log = numbered(anew ? log.filter((event) => seqOf(event) <= next.since) : log, next);
    update = next;
    arrived = Date.now();
    if (next.info !== undefined) takeInfo(next.info);
    tell();
  }

  function takeInfo(next: TableInfo): void {
    info = next;
    for (const listener of infoListeners) listener(info);
  }

  function hear(said: readonly Said[]): void {
    for (const line of said) {
      if (!chat.some(({ id: known }) => known === line.id)) chat.push(chatLine(line));
    }
  }

  function chatLoaded(said: readonly Said[]): void {
    chatKnown = true;
    hear(said);
    chat.sort((a, b) => a.id - b.id);
    tell();
  }

  function heard(message: ServerMessage): void {
    if ('view' in message && message.table === id) {
      connected();
      take(message);
    } else if ('said' in message && message.table === id) {
      hear(message.said);
      tell();
    } else if ('presence' in message && message.table === id) {
      const seats = info.seats.map((each) => {
        const change = message.presence.find((one) => one.seat === each.seat);
        return change === undefined ? each : { ...each, presence: change.presence };
      });
      takeInfo({ ...info, seats, watching: message.watching });
      tell();
    } else if (isDismissal(message)) {
      connection = 'closed';
      leave();
      tell();
    }
  }

  /** The seat was given away, or the table may not be seen any more: there is nothing to come back to. */
  function isDismissal(message: ServerMessage): boolean {
    if (!('table' in message) || message.table !== id) return false;
    if ('gone' in message) return true;
    return connection !== 'live' && 'problem' in message && LOST.includes(message.problem.code);
  }

  /** Only what the server says of the table tells that it is there again. */
  function connected(): void {
    if (connection === 'live') return;
    connection = 'live';
    tell();
  }

  function lost(): void {
    if (connection !== 'live') return;
    connection = 'reconnecting';
    tell();
  }

  function watch(): void {
    const since = update.seq;
    const who = { ...(seat === undefined ? {} : { seat }), ...(invitation === undefined ? {} : { invitation }) };
    sayLive({ watch: id, since, ...who });
  }

  async function say(what: Say): Promise<void> {
    chatLoaded([await call('say', { params: { id }, body: what })]);
  }

  const leave = hearLive({ heard, opened: watch, lost });
  call('chat', { params: { id }, query: { invitation } }).then(
    ({ said }) => chatLoaded(said),
    // Who cannot hear what was said before can still talk from now on.
    () => chatLoaded([]),
  );

  return {
    get current() {
      return current;
    },
    get info() {
      return info;
    },
    onInfo(listener) {
      infoListeners.add(listener);
      return () => infoListeners.delete(listener);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    preview: (option) => rules.call('preview', info.game, current.view, option),
    whyNot: (what) => rules.call('whyNot', info.game, current.view, what),
    async send(options) {
      const body = {
        id: crypto.randomUUID(),
        ply: update.ply,
        options: [...options],
        ...(seat === undefined ? {} : { seat }),
      };
      const reply = await retried(() => call('answer', { params: { id }, body }));
      return reply.applied;
    },
    async undo(to) {
      const body = { ...(seat === undefined ? {} : { seat }), ...(to === undefined ? {} : { to }) };
      // How the table stands then comes with what happened; the reply tells the one without the other.
      await call('undo', { params: { id }, body });
    },
    async hint() {
      const { options, line } = await call('hint', { params: { id }, query: { seat } });
      const best = options[0];
      if (best === undefined) throw new RefusedError('there is nothing to advise');
      return { option: best.name, expected: best.expected, line };
    },
    scores: () => rules.call('scores', info.game, current.view),
    sit(next) {
      seat = next;
      call('table', { params: { id }, query: { seat: next, since: 0, invitation } }).then(take, () => {});
      watch();
    },
    ...(first.mine.length > 0 && {
      say: (text) => say({ text }),
      emotes: GESTURES,
      gesture: (emote) => say({ emote: emote as keyof typeof EMOTE_TEXTS }),
    }),
    close() {
      sayLive({ unwatch: id });
      leave();
      rules.close();
    },
  };
}

function chatLine({ id, name, text, emote }: Said): ChatLine {
  if (emote !== undefined) return { id, from: name, text: EMOTE_TEXTS[emote], emote: true };
  return { id, from: name, text: text ?? '' };
}

/** The same answer again counts once, so a call that got no reply can simply be repeated. */
async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT; ; wait *= 2) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof RefusedError || wait > LONGEST_WAIT) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}

/** Which change of the table an event came with; kept beside it for going on after a lost connection. */
const SEQ = new WeakMap<TableEvent, number>();

function seqOf(event: TableEvent): number {
  return SEQ.get(event) ?? 0;
}

/** The log with what is new; what was taken back is gone, but not that it was, and turns are counted by their ends. */
function numbered(before: readonly TableEvent[], { events }: TableUpdate): readonly TableEvent[] {
  let log = [...before];
  for (const { seq, pub, ...event } of events) {
    if (event.kind === UNDONE) {
      const { to } = pub as HostEvents[typeof UNDONE];
      log = log.filter(({ ply }) => ply <= to);
    } else if (event.kind.startsWith('table.')) continue;
    log = [...grown(log, [{ ...event, pub }])];
    const next = log.at(-1)!;
    SEQ.set(next, seq);
  }
  return log;
}

interface Known {
  readonly update: TableUpdate;
  /** When the update came, from which its clocks run. */
  readonly arrived: number;
  readonly info: TableInfo;
  readonly log: readonly TableEvent[];
  readonly connection: Connection;
  readonly chat: readonly ChatLine[] | undefined;
  readonly hands: readonly number[];
}

function snapshotOf({ update, arrived, info, log, connection, chat, hands }: Known): Snapshot {
  const { asked, decision, clocks, undo, result } = update;
  return {
    table: info.table,
    game: info.game,
    seq: update.seq,
    view: update.view!,
    ...(decision === undefined
      ? {}
      : {
          // Tables know an effect by its key; the causes of the decision are said in words, for programs that play.
          asked: {
            ...decision,
            because: (asked ?? decision).because,
            options: decision.options.map(({ name }) => name),
            isTurnEnd: decision.options.length === 1,
          },
        }),
    log,
    seats: info.seats.map(({ name, bot, program, presence }, seat) => ({
      name,
      ...(bot === null ? {} : { bot }),
      ...(program ? { program } : {}),
      ...(presence === null ? {} : { presence }),
      ...(clocks?.running === seat && clocks.left[seat] != null ? { deadline: arrived + clocks.left[seat] } : {}),
    })),
    hands,
    undo,
    ...(result === null ? {} : { result }),
    options: info.options,
    isPractice: info.practice,
    commitment: info.commitment ?? '',
    connection,
    ...(chat === undefined ? {} : { chat }),
  };
}
