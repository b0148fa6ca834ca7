import { crownOfEmara } from '@crownleaf/crown-of-emara';
import { createEngine, type Game, playNames, type State, secretFrom, startMatch } from '@crownleaf/engine';
import { heartOfCrown } from '@crownleaf/heart-of-crown';
import type { Tutorial } from '@crownleaf/ui';
import { expect, test } from 'vitest';
import { tutorial as emaraLessons } from '../../../games/crown-of-emara/ui/tutorial.ts';
import { tutorial as heartLessons } from '../../../games/heart-of-crown/ui/tutorial.ts';

/** Takes the lessons one by one on the real engine, and gives the position at their end. */
function taken(game: Game, tutorial: Tutorial): State {
  const engine = createEngine(game);
  let { match } = startMatch(engine, tutorial.seats, secretFrom(tutorial.seed), tutorial.options);
  const play = (name: string): void => {
    match = playNames(engine, match, match.state.asked, [name]).match;
  };
  for (const { before = [], wants } of tutorial.steps) {
    for (const name of before) play(name);
    expect(match.state.asked).toBe(0);
    const decision = engine.decision(match.state)!;
    const options = decision.options.map((option) => engine.nameOption(decision.kind, option));
    if (wants === undefined) continue;
    expect(options.filter((name) => wants.includes(name))).toEqual(wants);
    play(wants[0]!);
  }
  return match.state;
}

test('every lesson of Heart of Crown is possible, and the last one ends with a declaration', () => {
  expect(taken(heartOfCrown, heartLessons).seats[0]!.declared).toBe(1);
});

test('every lesson of Crown of Emara is possible, and brings the points that its words name', () => {
  const { citizens, buildings } = taken(crownOfEmara, emaraLessons).seats[0]!;
  expect({ citizens, buildings }).toEqual({ citizens: 11, buildings: 40 });
});
