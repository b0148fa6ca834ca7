import {
  type Chance,
  createEngine,
  type Engine,
  fastChance,
  type Game,
  type Option,
  type Policy,
  type PolicyAsk,
  type Seat,
  type State,
} from '@crownleaf/engine';
import { evaluate } from './evaluation.ts';
import type { Emberleaf } from './state.ts';

/**
 * A player that thinks its turn through: in a world that fits what it sees it follows its best ways from answer to
 * answer, keeps the strongest at each step, and takes the one that leads to the best end of the turn.
 */
const WAYS = 8;
const SEEDS = 1 << 30;

interface Way {
  readonly state: State;
  /** The answer now with which this way begins. */
  readonly first: Option;
  readonly value: number;
}

export function baseline(game: () => Game): Policy {
  let engine: Engine | undefined;
  return {
    name: 'baseline',
    choose(ask) {
      engine ??= createEngine(game());
      return plan(engine, ask);
    },
  };
}

function plan(engine: Engine, ask: PolicyAsk): Option {
  const view = ask.view();
  const planner = new Planner(engine, view.viewer ?? 0, fastChance(ask.random(SEEDS)));
  return planner.best(engine.determinise(view, fastChance(ask.random(SEEDS))));
}

const NOT_YET: Option = -2;

class Planner {
  readonly #engine: Engine;
  readonly #seat: Seat;
  readonly #chance: Chance;
  readonly #options: Option[] = [];

  constructor(engine: Engine, seat: Seat, chance: Chance) {
    this.#engine = engine;
    this.#seat = seat;
    this.#chance = chance;
  }

  best(world: State): Option {
    let open: readonly Way[] = [{ state: world, first: NOT_YET, value: 0 }];
    let best: Way | undefined;
    while (open.length > 0) {
      const next: Way[] = [];
      for (const way of open) {
        for (const further of this.#answers(way)) {
          if (further.state.turn === world.turn && further.state.asked === this.#seat) next.push(further);
          else if (best === undefined || further.value > best.value) best = further;
        }
      }
      open = strongest(next);
    }
    return best!.first;
  }

  #answers({ state: from, first }: Way): readonly Way[] {
    const count = this.#engine.options(from, this.#options);
    return this.#options.slice(0, count).map((option) => {
      const state = this.#engine.clone(from);
      this.#engine.apply(state, option, this.#chance);
      this.#letOthersPlay(state, from.turn);
      const value = evaluate(state as unknown as Emberleaf, this.#seat);
      return { state, first: first === NOT_YET ? option : first, value };
    });
  }

  /** Within the turn the others do the least: the last option passes wherever that is possible. */
  #letOthersPlay(s: State, turn: number): void {
    while (s.asked >= 0 && s.asked !== this.#seat && s.turn === turn) {
      const count = this.#engine.options(s, this.#options);
      this.#engine.apply(s, this.#options[count - 1]!, this.#chance);
    }
  }
}

function strongest(ways: readonly Way[]): readonly Way[] {
  if (ways.length <= WAYS) return ways;
  return ways.toSorted((a, b) => b.value - a.value).slice(0, WAYS);
}
