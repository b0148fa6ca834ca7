import type { RuleId } from './rule.ts';
import type { Seat } from './seat.ts';

/** What happened, in the past tense. `pub` is for everybody, `priv` for one seat only; without `pub` nobody else hears of it. */
export interface Event<K extends string = string, Pub = unknown, Priv = unknown> {
  readonly kind: K;
  readonly ply: number;
  /** How deep in the stack of effects it happened. */
  readonly depth: number;
  readonly rule?: RuleId | undefined;
  readonly pub: Pub;
  readonly priv?: Priv | undefined;
  readonly to?: Seat | undefined;
}

/** A game lists its events as a type: what all learn, and what only one seat learns. */
export type EventMap = { readonly [kind: string]: { readonly pub: unknown; readonly priv?: unknown } };

/**
 * The event that the engine itself reports: the only option was taken for the seat. It has no public part, for having no
 * choice tells what the seat does not hold.
 */
export interface ForcedPriv {
  readonly seat: Seat;
  /** The kind of decision. */
  readonly decision: string;
  readonly option: string;
}

export type Tell<E extends EventMap> = <K extends keyof E & string>(
  kind: K,
  pub: E[K]['pub'],
  ...secret: E[K] extends { readonly priv: infer Priv } ? [to: Seat, priv: Priv] | [] : []
) => void;

/** Listens while an answer is applied. Search passes none, and nothing is built. */
export interface Observer {
  event(e: Event): void;
  /** A hidden component of this kind became visible to this seat, or to everybody; without a kind it was a mere fact. */
  learned?(by: Seat | 'all', kind?: number): void;
  /** A script took this way at a test, or counted this many options at a question. */
  branched?(at: Branch): void;
}

export interface Branch {
  readonly script: string;
  readonly step: number;
  readonly seat: Seat;
  readonly kind: 'test' | 'ask';
  /** For a test 0 or 1; for a question 0, 1 or 2 (two or more options). */
  readonly way: number;
}

type Seen<E extends Event> = Omit<E, 'priv' | 'to'> & Pick<Event, 'priv' | 'to'>;

/**
 * The part of an event that a seat may see, which may be the event itself; undefined if there is none. A spectator has no
 * seat.
 */
export function eventFor<E extends Event>(e: E, seat: Seat | undefined): Seen<E> | undefined {
  if (e.to === undefined || e.to === seat) return e;
  return e.pub === undefined ? undefined : { ...e, priv: undefined, to: undefined };
}

/** What a seat may see of several events. */
export function eventsFor<E extends Event>(events: readonly E[], seat: Seat | undefined): Seen<E>[] {
  return events.map((event) => eventFor(event, seat)).filter((event) => event !== undefined);
}
