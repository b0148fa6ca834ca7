import {
  type Chance,
  createEngine,
  type Engine,
  fastChance,
  type Game,
  type Option,
  PASS,
  type Policy,
  type PolicyAsk,
  type Seat,
  type State,
} from '@crownleaf/engine';
import { isTrophyAsked } from './bot/asked.ts';
import { evaluate } from './evaluation.ts';
import { ranking } from './score.ts';
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
      engine ??= createEngine(game(), { asks: 'choices' });
      return plan(engine, ask);
    },
  };
}

function plan(engine: Engine, ask: PolicyAsk): Option {
  const view = ask.view();
  const seat = view.viewer ?? 0;
  const chance = fastChance(ask.random(SEEDS));
  const world = engine.determinise(view, fastChance(ask.random(SEEDS)));
  if (ask.kind === 'trophy' && ask.options.includes(PASS) && endsBadly(engine, world, seat, ask.options[0]!, chance)) {
    return PASS;
  }
  return new Planner(engine, seat, chance).best(world);
}

/** Taking the last trophy ends the game, so a player who would not win with it leaves it. */
function endsBadly(engine: Engine, world: State, seat: Seat, trophy: Option, chance: Chance): boolean {
  const after = engine.clone(world);
  engine.apply(after, trophy, chance);
  const s = after as unknown as Emberleaf;
  return s.table.trophies.length === 0 && ranking(s)[seat]! > 1;
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
    const takesTrophy = isTrophyAsked(from as unknown as Emberleaf);
    const options = this.#options.slice(0, count).filter((option) => !(takesTrophy && option === PASS));
    return options.map((option) => {
      const state = this.#engine.clone(from);
      this.#engine.apply(state, option, this.#chance);
      this.#letOthersPlay(state, from.turn);
      const value = evaluate(state as unknown as Emberleaf, this.#seat);
      return { state, first: first === NOT_YET ? option : first, value };
    });
  }

  /** Within the turn the others do the least: the last option passes wherever that is possible. But trophies are taken. */
  #letOthersPlay(s: State, turn: number): void {
    while (s.asked >= 0 && s.asked !== this.#seat && s.turn === turn) {
      const count = this.#engine.options(s, this.#options);
      const option = isTrophyAsked(s as unknown as Emberleaf) ? this.#options[0]! : this.#options[count - 1]!;
      this.#engine.apply(s, option, this.#chance);
    }
  }
}

function strongest(ways: readonly Way[]): readonly Way[] {
  if (ways.length <= WAYS) return ways;
  return ways.toSorted((a, b) => b.value - a.value).slice(0, WAYS);
}
