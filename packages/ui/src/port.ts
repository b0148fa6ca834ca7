import type { Cause, ChoiceSet, Event, Preview, Refusal, RuleId, ScoreLine, Seat, View } from '@crownleaf/engine';
import type {
  Asked as AskedMessage,
  Hint as HintMessage,
  Presence,
  Problem,
  Result,
  Undo,
} from '@crownleaf/protocol/types';

/** A question to one seat, with its options by name. */
export interface Asked extends Readonly<Omit<AskedMessage, 'because'>> {
  readonly options: readonly string[];
  /** The effects that led here, outermost first; the last one is the question itself. */
  readonly because: readonly Cause[];
  /** All pieces of a set by name, where the question asks for one of several; they may be answered by one chain. */
  readonly set?: ChoiceSet<string>;
  /** Nothing is left to do but to end the turn, which is the only option. */
  readonly isTurnEnd?: boolean;
}

export interface SeatInfo {
  readonly name: string;
  /** Which bot plays, also while one has taken over from a person. */
  readonly bot?: string;
  /** Somebody's program plays there. */
  readonly program?: boolean;
  /** Of a person: looks at the table, has turned away, or is not connected. */
  readonly presence?: Presence;
  /** When the time of this seat runs out, in milliseconds since 1970; only while it runs. */
  readonly deadline?: number;
}

export interface TableEvent extends Event {
  /** Counted from the start of the table; what was taken back leaves no number behind. */
  readonly at: number;
  readonly turn: number;
}

/** The log with these events behind it. Turns are counted by their ends, so that an answer which ends one is told in it. */
export function grown(log: readonly TableEvent[], events: readonly Event[]): readonly TableEvent[] {
  const out = [...log];
  for (const event of events) {
    const last = out.at(-1);
    const turn = last === undefined ? 1 : last.kind === 'turn-ended' ? last.turn + 1 : last.turn;
    out.push({ ...event, at: (last?.at ?? 0) + 1, turn });
  }
  return out;
}

export interface ChatLine {
  readonly id: number;
  readonly from: string;
  readonly seat?: Seat;
  readonly text: string;
  /** A gesture, not a sentence. */
  readonly emote?: true;
}

/** A gesture that can be made at a table, and what it says. */
export interface Emote {
  readonly name: string;
  readonly text: string;
}

export const CONNECTIONS = ['live', 'reconnecting', 'closed'] as const;
export type Connection = (typeof CONNECTIONS)[number];

/** All that is known at one moment. It heals whatever an animation got wrong. */
export interface Snapshot {
  readonly table: string;
  readonly game: string;
  /** Rises with every change, undo included. */
  readonly seq: number;
  readonly view: View;
  /** Only when a seat of this device is asked. */
  readonly asked?: Asked;
  readonly log: readonly TableEvent[];
  readonly seats: readonly SeatInfo[];
  /** Seats that are played on this device; none for a spectator. */
  readonly hands: readonly Seat[];
  readonly undo: Undo;
  /** Known when the game is over. */
  readonly result?: Result;
  readonly options: unknown;
  /** The game leaves no solo record. */
  readonly isPractice?: boolean;
  /** The hash of the secret that decides all chance of this table. */
  readonly commitment: string;
  readonly connection: Connection;
  readonly chat?: readonly ChatLine[];
}

export interface Hint {
  readonly option: string;
  /** From 0, the surest loss, to 1. */
  readonly expected: number;
  /** How the game is expected to go on, as far as it concerns this seat. */
  readonly line: readonly HintMessage['line'][number][];
}

/** Something was refused; the message says why in one sentence. */
export class PortError extends Error {
  override readonly name = 'PortError';
  /** The rule of the game that refuses it. */
  readonly rule: RuleId | undefined;
  /** What the server said, where it was the server. */
  readonly problem: Problem | undefined;
  constructor(message: string, rule?: RuleId, problem?: Problem) {
    super(message);
    this.rule = rule;
    this.problem = problem;
  }
}

/** The one thing through which a table talks to whoever runs the game: the server, or an engine in a worker. */
export interface TablePort {
  readonly current: Snapshot;
  /** Called for every change, in order; what happened lies between two snapshots' logs. */
  subscribe(listener: (next: Snapshot) => void): () => void;
  preview(option: string): Promise<Preview>;
  whyNot(what: string): Promise<Refusal | undefined>;
  /** One answer or a chain of them; how many were taken. Refusals are `PortError`. */
  send(names: readonly string[]): Promise<number>;
  undo(to?: number): Promise<void>;
  hint(): Promise<Hint>;
  /** What each seat would score now; undefined where that depends on hidden things. */
  scores(): Promise<readonly (readonly ScoreLine[] | undefined)[]>;
  /** Looks at the table from another seat of this device, or of a replay. */
  sit(seat: Seat): void;
  /** Where this person may talk. What is not heard is `PortError`. */
  say?(text: string): Promise<void>;
  readonly emotes?: readonly Emote[];
  gesture?(emote: string): Promise<void>;
  close(): void;
}
