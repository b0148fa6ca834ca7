import { readFileSync } from 'node:fs';
import { createEngine, type Match, playNames, secretFrom, startMatch } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { emberleaf } from '../src/game.ts';

interface Lessons {
  readonly seats: number;
  readonly seed: string;
  readonly steps: readonly {
    readonly title: string;
    readonly before?: readonly string[];
    readonly wants?: readonly string[];
  }[];
}

const tutorial: Lessons = JSON.parse(readFileSync(new URL('../ui/tutorial.json', import.meta.url), 'utf8'));
const engine = createEngine(emberleaf);

/** Every way through the lessons: a wish that leaves a choice is tried with each of its answers. */
function played(match: Match, at: number): number {
  const step = tutorial.steps[at];
  if (step === undefined) return 1;
  let now = match;
  for (const name of step.before ?? []) now = playNames(engine, now, now.state.asked, [name]).match;
  if (step.wants === undefined) return played(now, at + 1);
  const { kind, options, seat } = engine.decision(now.state)!;
  expect(seat, step.title).toBe(0);
  const names = options.map((option) => engine.nameOption(kind, option));
  const wanted = names.filter((name) => step.wants!.some((wish) => name.startsWith(wish)));
  expect(wanted, step.title).not.toEqual([]);
  return wanted.reduce((ways, name) => ways + played(playNames(engine, now, seat, [name]).match, at + 1), 0);
}

test('whatever the learner chooses, every lesson is a position of the real engine', () => {
  const { match } = startMatch(engine, tutorial.seats, secretFrom(tutorial.seed), {});
  expect(played(match, 0)).toBeGreaterThan(1);
});

test('there are eight to twelve lessons', () => {
  expect(tutorial.steps.length).toBeGreaterThanOrEqual(8);
  expect(tutorial.steps.length).toBeLessThanOrEqual(12);
});
