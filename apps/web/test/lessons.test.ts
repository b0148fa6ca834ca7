import { crownOfEmara } from '@crownleaf/crown-of-emara';
import { heartOfCrown } from '@crownleaf/heart-of-crown';
import { lessonEnds } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { tutorial as emaraLessons } from '../../../games/crown-of-emara/ui/tutorial.ts';
import { tutorial as heartLessons } from '../../../games/heart-of-crown/ui/tutorial.ts';

test('every lesson of Heart of Crown is possible, and the last one ends with a declaration', () => {
  for (const { seats } of lessonEnds(heartOfCrown, heartLessons)) expect(seats[0]!.declared).toBe(1);
});

test('every lesson of Crown of Emara is possible, and brings the points that its words name', () => {
  for (const { seats } of lessonEnds(crownOfEmara, emaraLessons))
    expect(seats[0]).toMatchObject({ citizens: 11, buildings: 40 });
});
