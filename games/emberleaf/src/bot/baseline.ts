import {
  type Chance,
  createEngine,
  type Engine,
  fastChance,
  itemAt,
  type Option,
  PASS,
  type Policy,
  type PolicyAsk,
  type Seat,
} from '@crownleaf/engine';
import { ranking } from '../score.ts';
import type { Emberleaf, EmberleafGame, mine, table } from '../state.ts';
import { isTrophyAsked } from './asked.ts';
import { evaluate } from './evaluation.ts';

type EmberleafEngine = Engine<typeof table, typeof mine>;
type EmberleafAsk = PolicyAsk<typeof table, typeof mine>;

/**
 * A player that thinks its turn through: in a world that fits what it sees it follows its best ways from answer to
 * answer, keeps the strongest at each step, and takes the one that leads to the best end of the turn.
 */
const WAYS = 8;
const SEEDS = 1 << 30;

interface Way {
  readonly state: Emberleaf;
  /** The answer now with which this way begins. */
  readonly first: Option;
  readonly value: number;
}

export function baseline(game: () => EmberleafGame): Policy<typeof table, typeof mine> {
  let engine: EmberleafEngine | undefined;
  return {
    name: 'baseline',
    choose(ask) {
      engine ??= createEngine(game(), { asks: 'choices' });
      return plan(engine, ask);
    },
  };
}

function plan(engine: EmberleafEngine, ask: EmberleafAsk): Option {
  const view = ask.view();
  const seat = view.viewer ?? 0;
  const chance = fastChance(ask.random(SEEDS));
  const world = engine.determinise(view, fastChance(ask.random(SEEDS)));
  if (
    ask.kind === 'trophy' &&
    ask.options.includes(PASS) &&
    endsBadly(engine, world, seat, itemAt(ask.options, 0), chance)
  ) {
    return PASS;
  }
  return new Planner(engine, seat, chance).best(world);
}

/** Taking the last trophy ends the game, so a player who would not win with it leaves it. */
function endsBadly(engine: EmberleafEngine, world: Emberleaf, seat: Seat, trophy: Option, chance: Chance): boolean {
  const after = engine.clone(world);
  engine.apply(after, trophy, chance);
  return after.table.trophies.length === 0 && itemAt(ranking(after), seat) > 1;
}

const NOT_YET: Option = -2;

class Planner {
  readonly #engine: EmberleafEngine;
  readonly #seat: Seat;
  readonly #chance: Chance;
  readonly #options: Option[] = [];

  constructor(engine: EmberleafEngine, seat: Seat, chance: Chance) {
    this.#engine = engine;
    this.#seat = seat;
    this.#chance = chance;
  }

  best(world: Emberleaf): Option {
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
    const takesTrophy = isTrophyAsked(from);
    const options = this.#options.slice(0, count).filter((option) => !(takesTrophy && option === PASS));
    return options.map((option) => {
      const state = this.#engine.clone(from);
      this.#engine.apply(state, option, this.#chance);
      this.#letOthersPlay(state, from.turn);
      const value = evaluate(state, this.#seat);
      return { state, first: first === NOT_YET ? option : first, value };
    });
  }

  /** Within the turn the others do the least: the last option passes wherever that is possible. But trophies are taken. */
  #letOthersPlay(s: Emberleaf, turn: number): void {
    while (s.asked >= 0 && s.asked !== this.#seat && s.turn === turn) {
      const count = this.#engine.options(s, this.#options);
      const option = isTrophyAsked(s) ? itemAt(this.#options, 0) : itemAt(this.#options, count - 1);
      this.#engine.apply(s, option, this.#chance);
    }
  }
}

function strongest(ways: readonly Way[]): readonly Way[] {
  if (ways.length <= WAYS) return ways;
  return ways.toSorted((a, b) => b.value - a.value).slice(0, WAYS);
}
