import type { BotGuide, Policy } from './bot.ts';
import type { Context } from './context.ts';
import type { EventMap } from './event.ts';
import type { Chosen, OptionsSchema } from './options.ts';
import type { RuleId } from './rule.ts';
import type { Script } from './script/part.ts';
import type { Seat } from './seat.ts';
import type { Schema, Scope } from './state/schema.ts';
import type { State, View } from './state/state.ts';

export interface ScoreLine {
  /** A message key. */
  readonly label: string;
  readonly points: number;
  readonly rule: RuleId;
}

/** What seats with the same score are compared by. */
export interface TieBreak {
  /** A message key. */
  readonly label: string;
  /** By seat; more is better. */
  readonly counts: readonly number[];
  readonly rule: RuleId;
}

export interface Refusal {
  readonly rule?: RuleId | undefined;
  /** Without a mark at its end; things in it stand by their names in quotes: 'market'. */
  readonly message: string;
}

/** What is asked at a view. */
export interface Question {
  /** The kind of decision. */
  readonly kind: string;
  /** The script that asks. */
  readonly script: string;
  /** A message key. */
  readonly label: string;
  readonly rule: RuleId | undefined;
}

/** The table of contents of a game. */
export interface GameDef<
  T extends Schema = Schema,
  P extends Schema = Schema,
  O extends OptionsSchema = OptionsSchema,
  E extends EventMap = EventMap,
> {
  readonly id: string;
  readonly name: string;
  readonly rulesVersion: number;
  readonly seats: readonly [min: number, max: number];
  readonly table: T;
  readonly seat: P;
  readonly options: O;
  /** What kind k is called in playthroughs and on the command line. */
  readonly components: readonly string[];
  /** How the numbers of a field read in playthroughs, where they stand for something else than themselves. */
  describe?(field: string, value: number | readonly number[], seats: number): string | undefined;
  /** scripts[0] is the whole game. */
  readonly scripts: readonly Script<Context<T, P, E>>[];
  /** Options that do not fit each other or the number of seats: what is wrong and what is possible. */
  checkOptions?(o: Chosen<O>, seats: number): string | undefined;
  /** By kind, questions that older rules did not ask, and which option they took: only for showing games of then. */
  readonly unasked?: { readonly [kind: string]: 'first' | 'last' };
  setup(c: Context<T, P, E>, o: Chosen<O>): void;
  score(s: State<T, P>, seat: Seat): readonly ScoreLine[];
  /**
   * 1 is the winner; equal numbers share a place. Who plays alone and loses against the game is 2. Without it the sum of
   * the score lines decides.
   */
  ranking?(s: State<T, P>): readonly number[];
  /** Corrects a world after the pools were dealt: hidden numbers, and hidden cards that public facts speak of. */
  determinise?(world: State<T, P>, v: View<T, P>, random: (below: number) => number): void;
  /** What is broken in this state, if anything; asked at every decision in tests and simulations. */
  invariant?(s: State<T, P>): string | undefined;
  /** Why the seat that is asked cannot give an answer of this name; from its own view. */
  whyNot?(v: View<T, P>, name: string, asked: Question): Refusal | undefined;
  readonly policies?: readonly Policy<T, P>[];
  readonly guide?: BotGuide<T, P>;
}

/** A game as engines run it; tools, servers and tests hold it with the types of its state forgotten as well. */
export type Game<T extends Schema = Schema, P extends Schema = Schema> = Omit<
  GameDef<T, P, OptionsSchema, EventMap>,
  'scripts' | 'ranking'
> & {
  readonly scripts: readonly Script<Context>[];
  ranking(s: State<T, P>): readonly number[];
};

export function defineGame<T extends Schema, P extends Schema, O extends OptionsSchema, E extends EventMap>(
  def: GameDef<T, P, O, E>,
): Game<T, P> {
  if (def.scripts.length === 0) throw new Error(`game '${def.id}' has no script`);
  named(def.id, def.table, 'table');
  named(def.id, def.seat, 'seat');
  const [min, max] = def.seats;
  if (min < 1 || max < min) throw new Error(`game '${def.id}' has no sensible number of seats`);
  const scripts: readonly Script<never>[] = def.scripts;
  // Only an engine of this game runs them, on a context that it makes from the game's own schema.
  return {
    ...def,
    scripts: scripts as readonly Script<Context>[],
    ranking: (s) => def.ranking?.(s) ?? rankedByScore(def, s),
  };
}

function named(game: string, schema: Schema, scope: Scope): void {
  for (const [name, field] of Object.entries(schema)) {
    if (field.name === name && field.scope === scope) continue;
    throw new Error(`game '${game}': declare its ${scope} fields with ${scope}Fields({ ${name}: … })`);
  }
}

function rankedByScore<T extends Schema, P extends Schema>(
  def: Pick<GameDef<T, P>, 'score'>,
  s: State<T, P>,
): readonly number[] {
  const totals = s.seats.map((_, seat) => def.score(s, seat).reduce((sum, line) => sum + line.points, 0));
  return totals.map((total) => 1 + totals.filter((other) => other > total).length);
}
