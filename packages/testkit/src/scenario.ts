import {
  createEngine,
  type Decision,
  type Engine,
  type Event,
  type Game,
  type Match,
  playNames,
  Refused,
  type Seat,
  type State,
  secretFrom,
  startMatch,
  undo,
  type View,
} from '@crownleaf/engine';
import { Fault } from './fault.ts';
import { playInEveryMode } from './modes.ts';

export interface ScenarioSpec<S> {
  readonly seats: number;
  readonly options?: unknown;
  readonly seed?: string;
  /** Lays out the position after the game's own set-up and before anybody is asked. */
  arrange?(s: S): void;
}

/** A position of a game and what is played from it, for rule tests of one screen. */
export class Scenario<S = State> {
  readonly engine: Engine;
  readonly #events: Event[] = [];
  #match: Match;

  constructor(game: Game, spec: ScenarioSpec<S>) {
    this.engine = createEngine(arranged(game, spec));
    const started = startMatch(this.engine, spec.seats, secretFrom(spec.seed ?? 'scenario'), spec.options);
    this.#match = started.match;
    this.#events.push(...started.events);
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

  /** Answers one after the other, by whoever is asked, each in every mode. */
  play(...names: string[]): this {
    for (const name of names) {
      const { match, events } = playInEveryMode(this.engine, this.#match, name);
      this.#match = match;
      this.#events.push(...events);
    }
    return this;
  }

  /** Answers with the first option again and again until the test holds, or the game is over. */
  playUntil(stop: (s: S) => boolean, limit = 10_000): this {
    for (let answers = 0; !this.over && !stop(this.state); answers++) {
      if (answers === limit) throw new Fault('endless', `not there after ${limit} answers`);
      this.play(this.options[0]!);
    }
    return this;
  }

  /** The message with which this answer is refused; undefined when it is legal. Nothing is played. */
  refusal(name: string): string | undefined {
    try {
      playNames(this.engine, this.#match, this.#match.state.asked, [name]);
      return undefined;
    } catch (error) {
      if (error instanceof Refused) return error.message;
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

  /** What has happened so far, all of it or of one kind. */
  events(kind?: string): Event[] {
    return kind === undefined ? [...this.#events] : this.#events.filter((e) => e.kind === kind);
  }

  points(seat: Seat): number {
    return this.engine.game.score(this.#match.state, seat).reduce((sum, line) => sum + line.points, 0);
  }
}

export function scenario<S = State>(game: Game, spec: ScenarioSpec<S>): Scenario<S> {
  return new Scenario<S>(game, spec);
}

function arranged<S>(game: Game, spec: ScenarioSpec<S>): Game {
  if (!spec.arrange) return game;
  return {
    ...game,
    setup(c, o) {
      game.setup(c, o);
      spec.arrange?.(c.state as S);
    },
  };
}
