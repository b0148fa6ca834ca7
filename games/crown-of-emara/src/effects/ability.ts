import type { Argument, Kind, Part, Refusal, RuleId } from '@crownleaf/engine';
import type { C, Scene } from '../state.ts';
import type { Check, RefusedError } from '../why-not/reason.ts';

/** An ability that the advisor's owner uses by choice (section 13): all that the rules and the baseline know about it. */
export interface Ability<N extends string = string> {
  /** The advisor, the verb and the script have one name. */
  readonly name: N;
  readonly rule: RuleId;
  /** What stands behind the verb. */
  readonly takes?: Argument;
  /** Its bit in `table.used`, or `AGAIN`. States are saved with these bits, so an ability keeps its own. */
  readonly mark: number;
  /** Whether the owner, who has not used it in this turn, can use it now. Without an argument `argument` is 0. */
  canUse(c: Scene, argument: number): boolean;
  does(use: Use): Part<C>;
  /** Why what stands behind the verb is never possible. */
  readonly refusesArgument?: Check;
  /** Why the owner cannot use it now, what lasts longest first. */
  readonly refuses: readonly Check[];
  /** Why it is refused although nothing is missing. */
  readonly refusesLast?: Check;
  /** The most that it brings once it is paid for; left out if that is no good. */
  readonly brings?: Gain;
  readonly asks?: AbilityQuestion;
  /** Opens again what is closed only until the owner does something else. */
  reopen?(t: C['table']): void;
  /** Points that the baseline expects of it in a turn. */
  readonly worth: number;
}

/** The mark of an ability that can be used as often as its owner wants. */
export const AGAIN = 0;

/** Marks the ability as used and says what stood behind the verb. */
export type Use = (c: C) => number;

/** So many of a good at most. */
export type Gain = readonly [good: number, count: number];

/** A question that only this ability asks. */
export interface AbilityQuestion {
  readonly kind: Kind;
  /** Why everything else waits for the answer. */
  readonly first: Refusal;
  /** Why an answer is refused. */
  readonly refuses: Check;
  /** What the answer may bring: one of these. */
  gains(refused: RefusedError): readonly Gain[];
}

/** Keeps the name as a type, so that the verbs of a turn are a closed set. */
export function ability<const N extends string>(record: Ability<N>): Ability<N> {
  return record;
}
