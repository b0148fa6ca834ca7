import type { Cause, Event, Preview, Refusal, RuleId, ScoreLine, Seat, View } from '@crownleaf/engine';

/** A question to one seat, with its options by name. */
export interface Asked {
  readonly ply: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly options: readonly string[];
  /** The effects that led here, outermost first; the last one is the question itself. */
  readonly because: readonly Cause[];
}

export const SEAT_KINDS = ['human', 'bot', 'open'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface SeatInfo {
  readonly name: string;
  readonly kind: SeatKind;
  /** Somebody looks at the table on this seat. Bots always do. */
  readonly present: boolean;
  /** Milliseconds left on its clock, as of this snapshot. */
  readonly clock?: number;
}

export interface Result {
  /** 1 is the winner; one place for each seat. */
  readonly ranking: readonly number[];
  readonly scores: readonly (readonly ScoreLine[])[];
}

export interface TableEvent extends Event {
  /** Counted from the start of the table; undone events are gone. */
  readonly at: number;
  readonly turn: number;
}

export interface ChatLine {
  readonly from: string;
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
  /** Plies to which the viewer may go back, oldest first. */
  readonly undo: readonly number[];
  /** Known when the game is over. */
  readonly result?: Result;
  readonly options: unknown;
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
  readonly line: readonly { readonly seat: Seat; readonly name: string }[];
}

/** Why an answer was not taken. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
  readonly rule: RuleId | undefined;
  constructor(message: string, rule?: RuleId) {
    super(message);
    this.rule = rule;
  }
}

/** The one thing through which a table talks to whoever runs the game: the server, or an engine in a worker. */
export interface TablePort {
  readonly current: Snapshot;
  /** Called for every change, in order; what happened lies between two snapshots' logs. */
  subscribe(listener: (next: Snapshot) => void): () => void;
  preview(option: string): Promise<Preview>;
  whyNot(what: string): Promise<Refusal | undefined>;
  /** One answer or a chain of them; how many were taken. Refusals are `NotTaken`. */
  send(names: readonly string[]): Promise<number>;
  undo(to?: number): Promise<void>;
  hint(): Promise<Hint>;
  /** What each seat would score now; undefined where that depends on hidden things. */
  scores(): Promise<readonly (readonly ScoreLine[] | undefined)[]>;
  /** Looks at the table from another seat of this device. */
  sit(seat: Seat): void;
  say?(text: string): void;
  close(): void;
}
