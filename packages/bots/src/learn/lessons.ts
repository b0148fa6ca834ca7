import {
  type Engine,
  type Features,
  fastChance,
  forkSeed,
  type Game,
  itemAt,
  type Lesson,
  type Policy,
  type State,
} from '@crownleaf/engine';
import { playOut } from '../playout.ts';
import { Outcomes } from '../search/outcome.ts';
import type { SampleWriter } from './samples.ts';

/** What games to learn from are played like. */
export interface School {
  readonly engine: Engine;
  readonly features: Features;
  /** Plays all seats. */
  readonly teacher: Policy;
  /** One answer in so many is any answer, so that the games differ and mistakes are seen as well. */
  readonly straying: number;
  /** One position in so many is kept. */
  readonly sparsity: number;
  readonly limit: number;
}

/** The tables at which a game is learned. */
export function lessonsOf(game: Game): readonly Lesson[] {
  const [min, max] = game.seats;
  return game.guide?.lessons ?? Array.from({ length: max - min + 1 }, (_, i) => ({ seats: min + i }));
}

/** Plays one game and adds what its positions came to. */
export function learnFrom(school: School, lesson: Lesson, seed: number, samples: SampleWriter): void {
  const { engine, features, sparsity, limit } = school;
  const dice = fastChance(forkSeed(seed, 1));
  let thrown = 0;
  const die = (below: number): number => dice.int(thrown++, below);
  const player = straying(school, die);
  const first = samples.count;
  const outcome = playOut(
    {
      engine,
      policies: Array.from({ length: lesson.seats }, () => player),
      chance: fastChance(forkSeed(seed, 2)),
      seed: forkSeed(seed, 3),
      limit,
      options: lesson.options,
    },
    { asked: (s) => void (die(sparsity) === 0 && look(features, s, samples)) },
  );
  if (outcome.over) grade(engine.game, outcome.state, first, samples);
  else samples.forget(first);
}

function straying({ teacher, straying }: School, die: (below: number) => number): Policy {
  return {
    name: teacher.name,
    choose: (ask) => (die(straying) === 0 ? itemAt(ask.options, die(ask.options.length)) : teacher.choose(ask)),
  };
}

function look(features: Features, s: State, samples: SampleWriter): void {
  for (let seat = 0; seat < s.seats.length; seat++) features.write(s, seat, samples.next());
}

/** The positions of a game lie behind each other, each once for every seat. */
function grade(game: Game, end: State, first: number, samples: SampleWriter): void {
  const outcomes = new Outcomes(game);
  const shares = outcomes.wins(end);
  const margins = outcomes.margins(end);
  const seats = end.seats.length;
  for (let i = first; i < samples.count; i++) {
    const seat = (i - first) % seats;
    samples.grade(i, itemAt(shares, seat), itemAt(margins, seat));
  }
}
