import { createEngine, playNames, secretFrom, startMatch } from '@crownleaf/engine';
import { heartOfCrown } from '@crownleaf/heart-of-crown';
import { expect, test } from 'vitest';
import { tutorial } from '../../../games/heart-of-crown/ui/tutorial.ts';

test('every lesson stands on a position of the real engine in which its answer is possible', () => {
  const engine = createEngine(heartOfCrown);
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
  expect(match.state.seats[0]!.declared).toBe(1);
});
