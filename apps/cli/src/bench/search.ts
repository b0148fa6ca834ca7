import { Search } from '@crownleaf/bots';
import { createEngine, fastChance, forkSeed } from '@crownleaf/engine';
import * as bound from '@crownleaf/engine/bench/bound';
import { BoundSearch } from '@crownleaf/engine/bench/bound-search';
import { yardstick } from '../catalogue.ts';
import { rounded } from '../print.ts';
import { Choices, median } from './measure.ts';

/** The search with rollouts to the end beside a plain one that sees all cards, both from openings of MiniDom. */
export interface SearchReport {
  readonly game: string;
  readonly iterationsPerSecond: number;
  readonly baseline: { readonly iterationsPerSecond: number };
  /** Iterations a second over the mean of the plain search's just before and after. */
  readonly ratio: number;
}

const SEATS = 2;
const SEARCH_MS = 80;
const WARM_UP_ROUNDS = 5;

export function measureSearch(rounds: number, done: () => void): SearchReport {
  const searches = new SearchBenchmark();
  for (let i = 0; i < rounds; i++) {
    searches.measure();
    done();
  }
  return searches.report();
}

class SearchBenchmark {
  readonly #engine = createEngine(yardstick(), { asks: 'choices' });
  readonly #rounds: { readonly speed: number; readonly base: number }[] = [];
  #seed = 0;

  constructor() {
    for (let i = 0; i < WARM_UP_ROUNDS; i++) this.measure();
    this.#rounds.length = 0;
  }

  measure(): void {
    const seed = this.#seed++;
    const before = plainSpeed(seed);
    const speed = this.#speed(seed);
    this.#rounds.push({ speed, base: (before + plainSpeed(seed)) / 2 });
  }

  report(): SearchReport {
    const medianOf = (value: (round: { speed: number; base: number }) => number): number =>
      median(this.#rounds.map(value));
    return {
      game: this.#engine.game.id,
      iterationsPerSecond: Math.round(medianOf(({ speed }) => speed)),
      baseline: { iterationsPerSecond: Math.round(medianOf(({ base }) => base)) },
      ratio: rounded(
        medianOf(({ speed, base }) => speed / base),
        3,
      ),
    };
  }

  #speed(seed: number): number {
    const engine = this.#engine;
    const state = engine.start(SEATS, fastChance(seed));
    // Without a guide: a game that has one would not play its rollouts to the end.
    const search = new Search(engine, engine.view(state, state.asked), { seed, guide: {} });
    const began = performance.now();
    search.run({ ms: SEARCH_MS });
    return (search.result().iterations / (performance.now() - began)) * 1000;
  }
}

function plainSpeed(seed: number): number {
  const choices = new Choices(seed);
  const drawOf = (source: number): bound.Draw => {
    const chance = fastChance(source);
    return (drawn, below) => chance.int(drawn, below);
  };
  const search = new BoundSearch(
    bound.setup(drawOf(seed)),
    (iteration) => drawOf(forkSeed(seed, iteration)),
    (below) => choices.below(below),
  );
  const began = performance.now();
  let iterations = 0;
  let ms = 0;
  while (ms < SEARCH_MS) {
    search.iterate();
    iterations++;
    ms = performance.now() - began;
  }
  return (iterations / ms) * 1000;
}
