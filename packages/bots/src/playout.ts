import {
  type Budget,
  type Chance,
  type Engine,
  fastChance,
  itemAt,
  type Option,
  type Policy,
  type PolicyAsk,
  type Seat,
  type State,
  type View,
} from '@crownleaf/engine';

/** Everything that decides how a game between bots goes. */
export interface Sitting {
  readonly engine: Engine;
  /** One for each seat. */
  readonly policies: readonly Policy[];
  readonly chance: Chance;
  /** What the bots' own dice start from. */
  readonly seed: number;
  /** Decisions between two or more options after which the game is stopped. */
  readonly limit: number;
  readonly options?: unknown;
  readonly budget?: Budget | undefined;
}

/** Looks on; changes nothing. */
export interface Watcher {
  started?(s: State): void;
  /** Before the seat that is asked thinks; the end of a turn as the only option needs no thought. */
  asked?(s: State, options: readonly Option[]): void;
  /** After the choice was made and before it is applied. */
  chose?(s: State, option: Option): void;
  /** After it was applied. */
  answered?(s: State, seat: Seat): void;
}

export interface Outcome {
  readonly state: State;
  /** Those between two or more options. */
  readonly decisions: number;
  /** False when the game was stopped at the limit. */
  readonly over: boolean;
}

/** Plays one whole game. */
export function playOut(sitting: Sitting, watcher: Watcher = {}): Outcome {
  const { engine, policies, chance, limit } = sitting;
  const state = engine.start(policies.length, chance, sitting.options);
  const ask = new Ask(engine, state, sitting.seed, sitting.budget);
  let decisions = 0;
  watcher.started?.(state);
  while (!engine.over(state) && decisions < limit) {
    ask.next();
    const seat = state.asked;
    let option = itemAt(ask.options, 0);
    if (ask.options.length > 1) {
      watcher.asked?.(state, ask.options);
      option = chosenBy(itemAt(policies, seat), ask);
      decisions++;
    }
    watcher.chose?.(state, option);
    engine.apply(state, option, chance);
    watcher.answered?.(state, seat);
  }
  return { state, decisions, over: engine.over(state) };
}

function chosenBy(policy: Policy, ask: PolicyAsk): Option {
  const option = policy.choose(ask);
  if (!ask.options.includes(option)) throw new Error(`bot '${policy.name}' chose ${option}, which is not offered`);
  return option;
}

/** One for a whole game; what a policy does not ask for is not worked out. */
class Ask implements PolicyAsk {
  readonly options: Option[] = [];
  readonly budget: Budget | undefined;
  readonly #engine: Engine;
  readonly #state: State;
  readonly #dice: Chance;
  #thrown = 0;
  #view: View | undefined;

  constructor(engine: Engine, state: State, seed: number, budget: Budget | undefined) {
    this.#engine = engine;
    this.#state = state;
    this.#dice = fastChance(seed);
    this.budget = budget;
  }

  next(): void {
    this.#view = undefined;
    this.options.length = this.#engine.options(this.#state, this.options);
  }

  get kind(): string {
    return this.#engine.decision(this.#state)!.kind;
  }

  nameOf(option: Option): string {
    return this.#engine.nameOption(this.kind, option);
  }

  view(): View {
    this.#view ??= this.#engine.view(this.#state, this.#state.asked);
    return this.#view;
  }

  random(below: number): number {
    return this.#dice.int(this.#thrown++, below);
  }
}
