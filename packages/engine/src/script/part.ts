import type { ChoiceSet, Kind, Option, OptionList } from '../decision.ts';
import type { RuleId } from '../rule.ts';
import type { Seat } from '../seat.ts';

/** An effect is a list of parts; parts are data plus small pure functions over the context `C` of a game. */
export type Part<C> = Step<C> | readonly Part<C>[] | Ask<C> | When<C> | Loop<C> | Call<C> | Local<C> | Cite<C>;

/** Changes the state and tells events. The only kind of part that may. */
export type Step<C> = (c: C) => void;
/** Pure. */
export type Test<C> = (c: C) => boolean;
/** Pure: adds the legal options, nothing else. */
export type List<C> = (c: C, out: OptionList) => void;

/** Halts for an answer when there is a choice, see `Asks`; `then` finds the answer in `c.answer`. */
export interface Ask<C> {
  readonly do: 'ask';
  readonly kind: Kind;
  readonly list: List<C>;
  /** Who is asked; the seat that the frame is about unless said otherwise. */
  readonly by: (c: C) => Seat;
  readonly then: Part<C>;
  /** What happens instead when there is no option at all. */
  readonly none: Part<C>;
  /** The option that ends the turn: the question is asked even when this is the only one. */
  readonly endsTurn: Option | undefined;
  /** Pure: what is left of the set of which this question asks for one piece. */
  readonly set: ((c: C) => ChoiceSet) | undefined;
}

export interface When<C> {
  readonly do: 'when';
  readonly test: Test<C>;
  readonly then: Part<C>;
  readonly else: Part<C>;
}

export interface Loop<C> {
  readonly do: 'loop';
  readonly test: Test<C>;
  readonly body: Part<C>;
}

/** Runs another script on a frame of its own, then goes on. */
export interface Call<C> {
  readonly do: 'call';
  readonly script: (c: C) => Script<C> | undefined;
}

/** A place in the frame for one integer. Made anew for each use, so that no two effects share one. */
export interface Slot {
  readonly index: number;
}

export interface Local<C> {
  readonly do: 'local';
  readonly make: (slot: Slot) => Part<C>;
  /** Only the seat whose number is in this other slot sees what is in this one; else everybody does. */
  readonly of: Slot | undefined;
}

/** Names the rule, and if wanted the reason in words, behind everything inside. */
export interface Cite<C> {
  readonly do: 'cite';
  readonly rule: RuleId;
  readonly label: string | undefined;
  readonly part: Part<C>;
}

export interface Script<C> {
  readonly id: string;
  /** A message key, shown among the causes of a decision. */
  readonly label: string;
  readonly rule: RuleId | undefined;
  readonly body: Part<C>;
}

export function script<C>(id: string, about: { label?: string; rule?: RuleId }, body: Part<C>): Script<C> {
  return { id, label: about.label ?? id, rule: about.rule, body };
}
