import {
  createEngine,
  type Decision,
  type Engine,
  type EngineSetting,
  type Event,
  type Game,
  itemAt,
  type Match,
  playNames,
  RefusedError,
  type Seat,
  type State,
  secretChance,
  secretFrom,
  undo,
  type View,
} from '@crownleaf/engine';
import { Arranger, type Position } from './arrange.ts';
import { Fault } from './fault.ts';
import { type Invariants, invariants } from './invariants.ts';
import { misspeltPart } from './misspelt.ts';
import { playInEveryMode } from './modes.ts';

export interface ScenarioSpec<S extends State> {
  readonly seats: number;
  readonly options?: unknown;
  readonly seed?: string;
  /** `'all'` asks every question, also those with one option. */
  readonly asks?: EngineSetting['asks'];
  /** The position before anybody is asked. What it does not name stays as the game's own set-up left it. */
  readonly position?: Position<S>;
  /** Lays out by hand what a position cannot say; runs before `position` is laid out. */
  arrange?(s: S, arranger: Arranger): void;
}

/** A position of a game and what is played from it, for rule tests of one screen. */
export class Scenario<S extends State = State> {
  readonly engine: Engine;
  readonly #laws: Invariants;
  #events: readonly Event[];
  #match: Match;
  /** The state before the last `play`. */
  #before: State;

  /** Use `scenario`. */
  constructor(engine: Engine, laws: Invariants, match: Match, events: readonly Event[]) {
    this.engine = engine;
    this.#laws = laws;
    this.#match = match;
    this.#before = match.state;
    this.#events = events;
    this.#check();
  }

  get state(): S {
    return this.#match.state as S;
  }

  get match(): Match {
    return this.#match;
  }

  get decision(): Decision | undefined {
    return this.engine.decision(this.#match.state);
  }

  /** Who is asked; −1 when the game is over. */
  get asked(): Seat {
    return this.#match.state.asked;
  }

  get kind(): string | undefined {
    return this.decision?.kind;
  }

  /** The names of what is legal now, in the order they are offered. */
  get options(): string[] {
    const { decision } = this;
    return decision ? decision.options.map((o) => this.engine.nameOption(decision.kind, o)) : [];
  }

  get over(): boolean {
    return this.engine.over(this.#match.state);
  }

  /** Another scenario that goes on from here; what is played in one does not show in the other. */
  fork(): Scenario<S> {
    return new Scenario<S>(this.engine, this.#laws, this.#match, this.#events);
  }

  /** Changes the position in the middle of the game, so that any seat and any step can be looked at. */
  arrange(position: Position<S>): this {
    const state = this.engine.clone(this.#match.state);
    const arranger = new Arranger(this.engine.game, state);
    arranger.lay(position).finish();
    this.#match = { ...this.#match, state, back: [] };
    this.#before = state;
    this.#check();
    return this;
  }

  /** Answers one after the other, each by the seat that is asked and in every mode. */
  play(...names: string[]): this {
    this.#before = this.#match.state;
    for (const name of names) this.#play(this.asked, name);
    return this;
  }

  /** Answers by one seat; refused with an error unless that seat is asked. */
  playAs(seat: Seat, ...names: string[]): this {
    this.#before = this.#match.state;
    for (const name of names) this.#play(seat, name);
    return this;
  }

  /** Answers with the first option again and again until the test holds, or the game is over. */
  playUntil(stop: (s: S, scenario: this) => boolean, limit = 10_000): this {
    for (let answers = 0; !this.over && !stop(this.state, this); answers++) {
      if (answers === limit) throw new Fault('endless', `not there after ${limit} answers`);
      this.play(itemAt(this.options, 0));
    }
    return this;
  }

  /** The message with which this answer is refused; undefined when it is legal. Nothing is played. */
  refusal(name: string, seat: Seat = this.asked): string | undefined {
    const misspelt = misspeltPart(this.engine, name);
    if (misspelt !== undefined) throw new Error(`no answer of this game has the word '${misspelt}' in it`);
    return this.refusalOfAny(name, seat);
  }

  /** The same for a name that the game need not know. */
  refusalOfAny(name: string, seat: Seat = this.asked): string | undefined {
    try {
      playNames(this.engine, this.#match, seat, [name]);
      return undefined;
    } catch (error) {
      if (error instanceof RefusedError) return error.message;
      throw error;
    }
  }

  undo(seat: Seat, to?: number): this {
    this.#match = undo(this.#match, seat, to);
    return this;
  }

  view(seat?: Seat): View {
    return this.engine.view(this.#match.state, seat);
  }

  /** What has happened since the position was laid out, all of it or of one kind. */
  events(kind?: string): Event[] {
    return this.#events.filter((event) => kind === undefined || event.kind === kind);
  }

  /** The fields that the last `play` changed, such as `table.coins` and `seats.0.hand`; all others are as they were. */
  get changes(): string[] {
    const { table, seats } = this.#match.state;
    const before = this.#before;
    const changed = (at: string, a: State['table'], b: State['table']): string[] =>
      Object.keys(b).flatMap((name) => (JSON.stringify(a[name]) === JSON.stringify(b[name]) ? [] : [`${at}.${name}`]));
    const ofSeats = seats.flatMap((fields, seat) => changed(`seats.${seat}`, itemAt(before.seats, seat), fields));
    return [...changed('table', before.table, table), ...ofSeats].sort();
  }

  points(seat: Seat): number {
    return this.engine.game.score(this.#match.state, seat).reduce((sum, line) => sum + line.points, 0);
  }

  #play(seat: Seat, name: string): void {
    const { match, events } = playInEveryMode(this.engine, this.#match, name, seat);
    this.#match = match;
    this.#events = [...this.#events, ...events];
  }

  /** A position that the rules could not lead to would prove nothing. */
  #check(): void {
    const fault = this.#laws.broken(this.#match.state);
    if (fault !== undefined) throw fault;
  }
}

export function scenario<S extends State = State>(game: Game, spec: ScenarioSpec<S>): Scenario<S> {
  const secret = secretFrom(spec.seed ?? 'scenario');
  const events: Event[] = [];
  let afterSetup: State | undefined;
  const engine = createEngine(
    {
      ...game,
      setup(c, o) {
        game.setup(c, o);
        afterSetup = structuredClone(c.state);
        if (spec.arrange === undefined && spec.position === undefined) return;
        arrangeBy(spec, game, c.state);
        events.length = 0;
      },
    },
    spec.asks === undefined ? {} : { asks: spec.asks },
  );
  const observer = { event: (event: Event) => events.push(event) };
  const state = engine.start(spec.seats, secretChance(secret), spec.options, observer);
  return new Scenario<S>(engine, invariants(engine, afterSetup!), { state, secret, back: [] }, events);
}

function arrangeBy<S extends State>(spec: ScenarioSpec<S>, game: Game, state: State): void {
  const arranger = new Arranger(game, state);
  spec.arrange?.(state as S, arranger);
  if (spec.position !== undefined) arranger.lay(spec.position as Position);
  arranger.finish();
}
