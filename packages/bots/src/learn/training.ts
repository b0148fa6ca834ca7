import {
  type Budget,
  createEngine,
  forkSeed,
  type Game,
  itemAt,
  type Lesson,
  type Policy,
  type Weights,
} from '@crownleaf/engine';
import { type ArenaPlan, emptyTally, playRound, type Tally } from '../arena.ts';
import { policiesOf, randomPolicy } from '../policies.ts';
import { searchBot } from '../search/bot.ts';
import { learnFrom, lessonsOf } from './lessons.ts';
import { type Samples, SampleWriter } from './samples.ts';

/** Who plays the games to learn from: a bot by its name, or the search with these weights. */
export type Teacher = { readonly bot: string } | { readonly weights: Weights; readonly budget: Budget };

/** A share of the games of a round; plain data, so that another thread can play it. */
export interface LessonShare {
  readonly teacher: Teacher;
  readonly seed: number;
  /** It plays the games first, first + step, … below `games`. */
  readonly first: number;
  readonly step: number;
  readonly games: number;
  readonly straying: number;
  readonly sparsity: number;
}

const LIMIT = 20_000;

export function teach(game: Game, share: LessonShare, played: () => void): Samples {
  const features = featuresOf(game);
  const samples = new SampleWriter(features.names.length);
  const school = {
    engine: createEngine(game),
    features,
    teacher: playerOf(game, 'teacher', share.teacher),
    straying: share.straying,
    sparsity: share.sparsity,
    limit: LIMIT,
  };
  const lessons = lessonsOf(game);
  for (let i = share.first; i < share.games; i += share.step) {
    learnFrom(school, itemAt(lessons, i % lessons.length), forkSeed(share.seed, i), samples);
    played();
  }
  return samples.done();
}

/** New weights against what there was, at tables of one size in turn, with paired deals. */
export interface MatchShare {
  readonly challenger: Teacher;
  readonly champion: Teacher;
  readonly tables: readonly Lesson[];
  readonly seed: string;
  readonly first: number;
  readonly step: number;
  readonly rounds: number;
}

export function meet(game: Game, share: MatchShare, played: () => void): readonly Tally[] {
  const bots = [playerOf(game, 'new', share.challenger), playerOf(game, 'old', share.champion)];
  const tallies = bots.map(emptyTally);
  const engine = createEngine(game);
  for (let round = share.first; round < share.rounds; round += share.step) {
    const plan: ArenaPlan = {
      ...share.tables[round % share.tables.length]!,
      engine,
      bots,
      seed: share.seed,
      limit: LIMIT,
    };
    playRound(plan, round, tallies);
    played();
  }
  return tallies;
}

/** Who plays the first games to learn from. */
export function teacherOf(game: Game): Policy {
  return game.guide?.teacher ?? policiesOf(game).findLast(({ name }) => name === 'baseline') ?? randomPolicy;
}

export function featuresOf(game: Game) {
  const features = game.guide?.features;
  if (features === undefined) throw new Error(`${game.id} says nothing about what an evaluation should look at`);
  return features;
}

function playerOf(game: Game, name: string, teacher: Teacher): Policy {
  if ('weights' in teacher) {
    return searchBot(name, createEngine(game, { asks: 'choices' }), teacher.budget, {
      ...game.guide,
      weights: teacher.weights,
    });
  }
  const bot = [...policiesOf(game), teacherOf(game)].find((policy) => policy.name === teacher.bot);
  if (bot === undefined) throw new Error(`${game.id} has no bot '${teacher.bot}'`);
  return { ...bot, name };
}
