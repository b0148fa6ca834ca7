import type { Random } from './chance.ts';
import type { Option } from './decision.ts';
import type { Seat } from './seat.ts';
import type { Schema } from './state/schema.ts';
import type { State, View } from './state/state.ts';

/** A player without a search: decides from what it is shown, and from the view if it asks for it. */
export interface Policy<T extends Schema = Schema, P extends Schema = Schema> {
  readonly name: string;
  choose(ask: PolicyAsk<T, P>): Option;
}

export interface PolicyAsk<T extends Schema = Schema, P extends Schema = Schema> {
  readonly kind: string;
  readonly options: readonly Option[];
  nameOf(option: Option): string;
  /** Made when first asked for. */
  view(): View<T, P>;
  /** A whole number in 0 … below − 1. */
  random(below: number): number;
  /** What a policy that searches may spend on this decision; without one it has its own measure. */
  readonly budget?: Budget | undefined;
}

/** How long a bot that searches may think about one decision. */
export type Budget = { readonly ms: number } | { readonly iterations: number };

/**
 * What a game tells bots that search. Each function gets a whole world that a bot has dealt from its view, and must
 * neither change nor keep it. All are optional; a search without them plays at random to the end of the game.
 */
export interface BotGuide<T extends Schema = Schema, P extends Schema = Schema> {
  /**
   * Writes for each option how promising it looks to the seat that is asked: any scale, nothing below 0. Where worlds can
   * be judged the search looks one answer ahead by itself, and this goes on top.
   */
  prior?(s: State<T, P>, options: readonly Option[], out: number[]): void;
  /** Writes for each seat what it may expect of an unfinished game: from 0 (lost) to 1 (won). */
  evaluate?(s: State<T, P>, out: number[]): void;
  /** What a learned evaluation looks at; with `weights` it stands in for `evaluate`. */
  readonly features?: Features<T, P>;
  readonly weights?: Weights;
  /** How much worse an option may look at first sight and still get about a third of the attention; luck blurs the sight. */
  readonly firstSight?: number;
  /** Decisions played on before the world is judged, or all that are left of the turn; without it none. */
  readonly horizon?: number | 'turn';
  /** For a game in which the others hardly matter: bots then plan their own turns. */
  readonly plan?: Plan<T, P>;
  /** Chooses in play that nobody thinks about; without it any option is as likely as another. */
  rollout?(s: State<T, P>, options: readonly Option[], random: Random): Option;
  /** How hard each level of bot thinks in this game. */
  readonly levels?: { readonly [level: string]: BotLevel };
  /** Plays the first games to learn from, which should show all that can happen; without it the game's own bot. */
  readonly teacher?: Policy<T, P>;
  /** The tables at which the evaluation learns; without them every number of seats with the usual options. */
  readonly lessons?: readonly Lesson[];
}

/** How a seat plans its own turns alone. */
export interface Plan<T extends Schema = Schema, P extends Schema = Schema> {
  /**
   * Points that every seat plays against in place of the others: what a good player makes at this table. Without it the
   * others count as they stand.
   */
  par?(s: State<T, P>): number;
  /** Answers for the other seats. */
  others(s: State<T, P>, options: readonly Option[]): Option;
  /** Whether a plan made in the one position can know enough about the other to go on there; without it to no next turn. */
  reaches?(from: State<T, P>, to: State<T, P>): boolean;
  /** Some answers change nothing until the next one, so ways of the same worth can be different ones. */
  readonly quietAnswers?: boolean;
}

/** What a position looks like to a seat, in numbers; nothing that is always the same. */
export interface Features<T extends Schema = Schema, P extends Schema = Schema> {
  readonly names: readonly string[];
  /** Writes each of them; `out` comes filled with zeros. */
  write(s: State<T, P>, seat: Seat, out: Float32Array): void;
}

/** A network of one hidden layer, as `crownleaf train` writes it. */
export interface Weights {
  /** The features it was trained on, so that it is never used with others. */
  readonly features: readonly string[];
  /** By feature, then by hidden unit. */
  readonly columns: readonly (readonly number[])[];
  readonly bias: readonly number[];
  /** From the hidden units, and straight from the features, to the chance to win and to the margin. */
  readonly heads: readonly WeightsHead[];
}

export interface WeightsHead {
  readonly bias: number;
  readonly hidden: readonly number[];
  readonly direct: readonly number[];
}

export interface BotLevel {
  /**
   * Worlds dealt for a decision, those inherited from the decision before it in the same turn included; in a game that is
   * planned, ways that are followed up side by side.
   */
  readonly iterations: number;
  /** Own turns that are planned together where a plan reaches no further by itself; without it one. */
  readonly turns?: number;
  /** Chooses at random among options that are worse than the best by no more than this; without it only the best. */
  readonly spread?: number;
}

export interface Lesson {
  readonly seats: number;
  readonly options?: unknown;
}
