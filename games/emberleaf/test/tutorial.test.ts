import { readFileSync } from 'node:fs';
import { type Lessons, lessonEnds } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { emberleaf } from '../src/game.ts';

const tutorial: Lessons = JSON.parse(readFileSync(new URL('../ui/tutorial.json', import.meta.url), 'utf8'));

test('every lesson can be done, and the learner has a choice', () => {
  expect(lessonEnds(emberleaf, tutorial).length).toBeGreaterThan(1);
});

test('there are eight to twelve lessons', () => {
  expect(tutorial.steps.length).toBeGreaterThanOrEqual(8);
  expect(tutorial.steps.length).toBeLessThanOrEqual(12);
});
