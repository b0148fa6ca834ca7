import { readFileSync } from 'node:fs';
import { type Lessons, lessonEnds } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { skeleton } from '../src/game.ts';

const lessons: Lessons = JSON.parse(readFileSync(new URL('../ui/tutorial.json', import.meta.url), 'utf8'));

test('every lesson can be done in every way, and the last one brings 6 points', () => {
  for (const { seats } of lessonEnds(skeleton, lessons)) expect(seats[0]?.points).toBe(6);
});
