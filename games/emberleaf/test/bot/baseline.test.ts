import { createEngine, fastChance } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { emberleaf } from '../../src/game.ts';
import { at, type Layout } from '../at.ts';

const engine = createEngine(emberleaf);
const [baseline] = emberleaf.policies!;

/** What the baseline answers in a position, by name. */
function answer({ match: { state } }: ReturnType<typeof at>): string {
  const { kind, options, seat } = engine.decision(state)!;
  const dice = fastChance(1);
  let thrown = 0;
  const chosen = baseline!.choose({
    ...{ kind, options, random: (below: number) => dice.int(thrown++, below) },
    nameOf: (option) => engine.nameOption(kind, option),
    view: () => engine.view(state, seat),
  });
  return engine.nameOption(kind, chosen);
}

const lastTrophy = (arrange: (lay: Layout) => void) =>
  at({}, (lay) => {
    lay.hand(0, 'bim', 'milo').trophiesLeft('t6').bonusesGone(6).seat(0).due = 1;
    arrange(lay);
  }).play('place:bim', 'space:3', 'end-turn');

test('the baseline takes the last trophy when it is ahead, and leaves it when it would lose', () => {
  expect(answer(lastTrophy((lay) => lay.score(0, 70).score(1, 65)))).toBe('trophy:t6');
  expect(answer(lastTrophy((lay) => lay.score(0, 65).score(1, 70)))).toBe('trophy:t6');
  expect(answer(lastTrophy((lay) => lay.score(0, 65).score(1, 90)))).toBe('pass');
});

test('the baseline takes a trophy that does not end the game', () => {
  const game = lastTrophy((lay) => lay.trophiesLeft('t5', 't6').bonusesGone(0).score(0, 8).score(1, 9));
  expect(game.options).toContain('pass');
  expect(answer(game)).toMatch(/^trophy:/);
});

test('the baseline takes leaves that open a bonus', () => {
  expect(answer(at({}, (lay) => lay.hand(0, 'bim').play(0, { 3: 'ember-elder' }).score(0, 9)).play('slide'))).toBe(
    'leaves:1',
  );
});
