import { createEngine, PASS } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { rollout } from '../../src/bot/rollout.ts';
import { emberleaf } from '../../src/game.ts';
import * as kinds from '../../src/kinds.ts';
import { at } from '../at.ts';

const engine = createEngine(emberleaf);
const first = (): number => 0;
const lastOf = (below: number): number => below - 1;

/** What the rollout answers in a position, by name. */
function answer(game: ReturnType<typeof at>, random: (below: number) => number): string {
  const { kind, options } = engine.decision(game.match.state)!;
  return engine.nameOption(kind, rollout(game.state, options, random));
}

test('a turn is ended as soon as that is possible', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'bim', 'milo').favourRow('woodpile', 'full-larder');
    lay.seat(0).discs[lay.seat(0).at] = 1;
  }).play('place:bim', 'space:3');
  expect(engine.decision(game.match.state)!.options.length).toBeGreaterThan(1);
  expect([answer(game, first), answer(game, lastOf)]).toEqual(['end-turn', 'end-turn']);
});

test('what can be had is not passed over', () => {
  const game = at({}, (lay) => lay.hand(0, 'greta-flint', 'bim').store(0, { wood: 3, food: 1 })).play(
    'place:greta-flint',
    'space:3',
  );
  expect(engine.decision(game.match.state)!.options).toContain(PASS);
  expect([answer(game, first), answer(game, lastOf)]).toEqual(['build:house', 'build:house']);
});

test('as much is kept as fits', () => {
  const game = at({}, (lay) => lay.hand(0, 'sprig', 'bim').store(0, { wood: 7 })).play('place:sprig', 'space:3');
  expect(game.kind).toBe('take');
  expect([answer(game, first), answer(game, lastOf)]).toEqual(['take:food,2', 'take:food,2']);
});

test('all leaves are taken', () => {
  const game = at({}, (lay) => lay.hand(0, 'bim').play(0, { 3: 'ember-elder' }).score(0, 9)).play('slide');
  expect([answer(game, first), answer(game, lastOf)]).toEqual(['leaves:1', 'leaves:1']);
});

/** Rollouts and plans see options without their question. */
test('no other question has an option like sliding or ending the turn', () => {
  const options = Object.values(kinds).flatMap((value) =>
    typeof value === 'object' && 'options' in value && value !== kinds.actionKind ? (value.options ?? []) : [],
  );
  expect(options.length).toBeGreaterThan(100);
  expect(options).not.toContain(kinds.SLIDE);
  expect(options).not.toContain(kinds.END_TURN);
});
