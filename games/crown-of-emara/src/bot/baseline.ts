import {
  type Chance,
  createEngine,
  type Engine,
  fastChance,
  type Option,
  type Policy,
  type PolicyAsk,
  type Seat,
} from '@crownleaf/engine';
import type { Emara, EmaraGame, mine, table } from '../state.ts';
import { evaluate } from './evaluation.ts';

type EmaraEngine = Engine<typeof table, typeof mine>;
type EmaraAsk = PolicyAsk<typeof table, typeof mine>;

/**
 * A player that thinks its round through: from a world that fits what it sees it plans its cards one turn after the
 * other, keeps the best ways at each step, lets the others do the least, and weighs both tracks where the way ends.
 */
const WAYS_IN_TURN = 8;
const WAYS_BETWEEN_TURNS = 3;
const SEEDS = 1 << 30;

interface Way {
  readonly state: Emara;
  /** The answer now with which this way begins; undefined before it. */
  readonly first: Option | undefined;
  readonly value: number;
}

export function baseline(game: () => EmaraGame): Policy<typeof table, typeof mine> {
  let engine: EmaraEngine | undefined;
  return {
    name: 'baseline',
    choose(ask) {
      engine ??= createEngine(game(), { asks: 'choices' });
      return plan(engine, ask);
    },
  };
}

function plan(engine: EmaraEngine, ask: EmaraAsk): Option {
  const view = ask.view();
  const seat = view.viewer ?? 0;
  const planner = new Planner(engine, seat, fastChance(ask.random(SEEDS)));
  const world = engine.determinise(view, fastChance(ask.random(SEEDS)));
  return planner.best(world);
}

class Planner {
  readonly #engine: EmaraEngine;
  readonly #seat: Seat;
  readonly #chance: Chance;
  readonly #options: Option[] = [];

  constructor(engine: EmaraEngine, seat: Seat, chance: Chance) {
    this.#engine = engine;
    this.#seat = seat;
    this.#chance = chance;
  }

  best(world: Emara): Option {
    const { round } = world.table;
    let ways: readonly Way[] = [{ state: world, first: undefined, value: 0 }];
    let best: Way | undefined;
    while (ways.length > 0) {
      const ended = this.#throughTurn(ways);
      const open: Way[] = [];
      for (const way of ended) {
        if (this.#goesOn(way.state, round)) open.push(way);
        else if (best === undefined || way.value > best.value) best = way;
      }
      ways = strongest(open, WAYS_BETWEEN_TURNS);
    }
    return best!.first!;
  }

  /** All kept ways up to the end of the seat's turn. */
  #throughTurn(from: readonly Way[]): readonly Way[] {
    const ended: Way[] = [];
    let open = from;
    while (open.length > 0) {
      const next: Way[] = [];
      for (const way of open) {
        for (const further of this.#answers(way)) {
          const goesOn = further.state.turn === way.state.turn && !this.#isAway(further.state);
          (goesOn ? next : ended).push(further);
        }
      }
      open = strongest(next, WAYS_IN_TURN);
    }
    return ended;
  }

  #answers(way: Way): readonly Way[] {
    const count = this.#engine.options(way.state, this.#options);
    return this.#options.slice(0, count).map((option) => {
      const state = this.#engine.clone(way.state);
      this.#engine.apply(state, option, this.#chance);
      const value = evaluate(state, this.#seat);
      this.#letOthersPlay(state);
      return { state, first: way.first ?? option, value };
    });
  }

  #isAway(s: Emara): boolean {
    return s.asked !== this.#seat;
  }

  #goesOn(s: Emara, round: number): boolean {
    return !this.#isAway(s) && s.table.round === round;
  }

  /** The others do the least: the last option ends, leaves or passes wherever that is possible. */
  #letOthersPlay(s: Emara): void {
    while (s.asked >= 0 && s.asked !== this.#seat) {
      const count = this.#engine.options(s, this.#options);
      this.#engine.apply(s, this.#options[count - 1]!, this.#chance);
    }
  }
}

function strongest(ways: readonly Way[], count: number): readonly Way[] {
  if (ways.length <= count) return ways;
  return ways.toSorted((a, b) => b.value - a.value).slice(0, count);
}
