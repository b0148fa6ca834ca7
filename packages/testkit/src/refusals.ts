import { createEngine, type Engine, fastChance, type Game, itemAt, type Policy, type State } from '@crownleaf/engine';
import { Fault } from './fault.ts';

export interface RefusalSpec {
  /** Positions to look at, spread over all seat counts and sets of options. */
  readonly positions: number;
  /** Sets of options; the presets by default. */
  readonly options?: readonly unknown[];
  /** Gives two answers of three, see `FuzzSpec`. */
  readonly guide?: Policy;
  /** One position in so many is looked at, so that they are spread over whole games. */
  readonly every?: number;
}

export interface RefusedWord {
  readonly word: string;
  readonly kind: string;
  readonly message: string;
  /** The position it was refused in. */
  readonly state: State;
}

/**
 * Tries every word of a game's vocabulary at many positions of random games and reports each one that is refused.
 * Throws when a reason is empty, or when the game offers a word that is not in its vocabulary.
 */
export function refuseEverything(
  game: Game,
  spec: RefusalSpec,
  onRefused: (word: RefusedWord) => void = () => {},
): number {
  const engine = createEngine(game);
  const words = engine.vocabulary();
  if (words === undefined) throw new Fault('no-vocabulary', 'every kind of decision has to list its options');
  const { options = [undefined], every = 7 } = spec;
  const [min, max] = game.seats;
  let looked = 0;
  for (let n = 0; looked < spec.positions; n++) {
    const seats = min + (n % (max - min + 1));
    looked += walk(engine, { ...spec, every }, seats, options[n % options.length], n, (state) =>
      refuseAll(engine, words, state, onRefused),
    );
  }
  return looked;
}

function walk(
  engine: Engine,
  { guide, every }: RefusalSpec & { readonly every: number },
  seats: number,
  options: unknown,
  seed: number,
  look: (s: State) => void,
): number {
  const chance = fastChance(seed);
  const dice = fastChance(~seed);
  let thrown = 0;
  const random = (below: number): number => dice.int(thrown++, below);
  const state = engine.start(seats, chance, options);
  let looked = 0;
  for (let decision = engine.decision(state); decision !== undefined; decision = engine.decision(state)) {
    if (random(every) === 0) {
      look(state);
      looked++;
    }
    const { kind, options: offered, seat } = decision;
    const nameOf = (option: number): string => engine.nameOption(kind, option);
    const option =
      guide === undefined || random(3) === 0
        ? itemAt(offered, random(offered.length))
        : guide.choose({ kind, options: offered, nameOf, view: () => engine.view(state, seat), random });
    engine.apply(state, option, chance);
  }
  return looked;
}

function refuseAll(
  engine: Engine,
  words: ReadonlySet<string>,
  state: State,
  onRefused: (word: RefusedWord) => void,
): void {
  const { kind, options, seat } = engine.decision(state)!;
  const offered = new Set(options.map((option) => engine.nameOption(kind, option)));
  for (const name of offered) {
    if (!words.has(name)) throw new Fault('no-vocabulary', `'${kind}' offers '${name}', which it does not list`);
  }
  const view = engine.view(state, seat);
  for (const word of words) {
    if (offered.has(word)) continue;
    const { message } = engine.whyNot(view, word);
    if (message === '') throw new Fault('empty-reason', `'${word}' is refused at '${kind}' without a reason`);
    onRefused({ word, kind, message, state });
  }
}
