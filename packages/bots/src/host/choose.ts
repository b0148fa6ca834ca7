import {
  type Budget,
  type Engine,
  fastChance,
  type Option,
  type Policy,
  type PolicyAsk,
  type View,
} from '@crownleaf/engine';

interface Question {
  readonly view: View;
  /** Decides the bot's luck. */
  readonly seed: number;
  readonly budget?: Budget | undefined;
}

/** What a bot answers that is given nothing but a view. */
export function chooseFrom(engine: Engine, policy: Policy, question: Question): Option {
  const ask = askFrom(engine, question);
  const option = policy.choose(ask);
  if (!ask.options.includes(option)) throw new Error(`bot '${policy.name}' chose ${option}, which is not offered`);
  return option;
}

/** The seat that is asked sees its own options, so any world that fits the view shows them. */
export function optionsIn(engine: Engine, view: View): { readonly kind: string; readonly options: readonly Option[] } {
  const decision = view.viewer === view.asked ? engine.decision(engine.determinise(view, fastChance(1))) : undefined;
  if (decision === undefined) throw new Error('a bot decides only for the seat that is asked, from its own view');
  return decision;
}

function askFrom(engine: Engine, { view, seed, budget }: Question): PolicyAsk {
  const { kind, options } = optionsIn(engine, view);
  const dice = fastChance(seed);
  let thrown = 0;
  return {
    kind,
    options,
    nameOf: (option) => engine.nameOption(kind, option),
    view: () => view,
    random: (below) => dice.int(thrown++, below),
    budget,
  };
}
