import { mean, type Outcome, percentile, playOut, type Watcher, winShares } from '@crownleaf/bots';
import {
  commitment,
  type Engine,
  type Entry,
  fastChance,
  type GameRecord,
  itemAt,
  type Policy,
  secretChance,
  secretFrom,
} from '@crownleaf/engine';
import { rounded } from './print.ts';
import { violationWatcher } from './violations.ts';

export interface SimulationPlan {
  readonly engine: Engine;
  /** One for each seat. */
  readonly policies: readonly Policy[];
  readonly games: number;
  readonly seed: string;
  readonly options: unknown;
  readonly limit: number;
  /** Quick chance and no checks. */
  readonly fast: boolean;
}

export interface SimulationListener {
  /** After each game. */
  played(games: number): void;
  violated(message: string): void;
  /** Present when records are wanted. */
  recorded?(index: number, record: GameRecord): void;
}

/** Plays many games and keeps count of them. */
export function simulate(plan: SimulationPlan, listener: SimulationListener) {
  const count = new Count(plan.policies.length);
  const began = performance.now();
  for (let index = 0; index < plan.games; index++) {
    playOne(plan, index, count, listener);
    listener.played(index + 1);
  }
  return count.summary(plan, (performance.now() - began) / 1000);
}

function playOne(plan: SimulationPlan, index: number, count: Count, listener: SimulationListener): void {
  const { engine, policies, limit, options, fast } = plan;
  const gameSeed = `${plan.seed}:${index}`;
  const secret = secretFrom(gameSeed);
  const dice = Number.parseInt(secret.slice(0, 8), 16);
  const entries: Entry[] = [];
  const watchers: Watcher[] = [{ asked: (_, offered) => count.branch(offered.length) }];
  const violated = (message: string): void => {
    count.violations++;
    listener.violated(`game ${index} (seed ${gameSeed}): ${message}`);
  };
  if (!fast) watchers.push(violationWatcher(engine, violated));
  if (listener.recorded) watchers.push(recorder(engine, entries));
  try {
    const chance = fast ? fastChance(dice) : secretChance(secret);
    count.add(engine, playOut({ engine, policies, chance, seed: ~dice, limit, options }, together(watchers)));
  } catch (error) {
    violated(error instanceof Error ? error.message : String(error));
  }
  listener.recorded?.(index, {
    game: engine.game.id,
    rulesVersion: engine.game.rulesVersion,
    seats: policies.length,
    options: options ?? {},
    commitment: commitment(secret),
    secret,
    entries,
  });
}

function recorder(engine: Engine, entries: Entry[]): Watcher {
  let name = '';
  return {
    chose: (s, option) => {
      name = engine.nameOption(engine.decision(s)!.kind, option);
    },
    answered: (s, seat) => entries.push({ seat, name, hash: engine.hash(s), by: 'bot' }),
  };
}

function together(watchers: readonly Watcher[]): Watcher {
  if (watchers.length === 1) return itemAt(watchers, 0);
  return {
    started(s) {
      for (const watcher of watchers) watcher.started?.(s);
    },
    asked(s, offered) {
      for (const watcher of watchers) watcher.asked?.(s, offered);
    },
    chose(s, option) {
      for (const watcher of watchers) watcher.chose?.(s, option);
    },
    answered(s, seat) {
      for (const watcher of watchers) watcher.answered?.(s, seat);
    },
  };
}

class Count {
  violations = 0;
  readonly #scores: number[] = [];
  readonly #lengths: number[] = [];
  readonly #wins: number[];
  #finished = 0;
  #cut = 0;
  #asked = 0;
  #offered = 0;
  #widest = 0;

  constructor(seats: number) {
    this.#wins = Array<number>(seats).fill(0);
  }

  branch(options: number): void {
    this.#asked++;
    this.#offered += options;
    if (options > this.#widest) this.#widest = options;
  }

  add({ game }: Engine, { state, decisions, over }: Outcome): void {
    this.#lengths.push(decisions);
    if (!over) {
      this.#cut++;
      return;
    }
    this.#finished++;
    for (const [seat, share] of winShares(game.ranking(state)).entries()) {
      this.#wins[seat]! += share;
      this.#scores.push(game.score(state, seat).reduce((sum, line) => sum + line.points, 0));
    }
  }

  summary({ engine, policies, games, limit }: SimulationPlan, seconds: number) {
    const scores = this.#scores.sort((a, b) => a - b);
    const value = (of: number | undefined): number | null =>
      of === undefined || Number.isNaN(of) ? null : rounded(of, 3);
    return {
      game: engine.game.id,
      seats: policies.length,
      games,
      finished: this.#finished,
      cut: this.#cut,
      decisions: this.#asked,
      seconds: rounded(seconds, 3),
      decisionsPerSecond: Math.round(this.#asked / seconds),
      gamesPerSecond: rounded(games / seconds, 2),
      violations: this.violations,
      branching: { mean: value(this.#offered / this.#asked), max: this.#widest },
      decisionsPerGame: { mean: value(mean(this.#lengths)), max: largest(this.#lengths) },
      scores: {
        mean: value(mean(scores)),
        min: value(scores[0]),
        max: value(scores.at(-1)),
        p10: value(percentile(scores, 0.1)),
        p90: value(percentile(scores, 0.9)),
      },
      winsBySeat: this.#wins.map((wins) => rounded(wins, 3)),
      limit,
    };
  }
}

export type Summary = ReturnType<Count['summary']>;

function largest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}
