import { createEngine } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { guide } from '../../src/bot/bot.ts';
import { plan } from '../../src/bot/plan.ts';
import { emberleaf } from '../../src/game.ts';
import { at } from '../at.ts';

const engine = createEngine(emberleaf);

/** What the others answer in a position, by name. */
function answer({ match, state }: ReturnType<typeof at>): string {
  const { kind, options } = engine.decision(match.state)!;
  expect(options.length).toBeGreaterThan(1);
  return engine.nameOption(kind, plan.others(state, options));
}

test('the others slide rather than place a hero', () => {
  expect(answer(at({}, (lay) => lay.hand(0, 'bim', 'sprig').play(0, { 1: 'milo' })))).toBe('slide');
  expect(answer(at({}, (lay) => lay.hand(0, 'bim', 'sprig')))).toBe('place:bim');
});

test('the others pass over what a skill offers them', () => {
  const offered = at({}, (lay) => lay.hand(0, 'greta-flint', 'bim').store(0, { wood: 3, food: 1 }));
  expect(answer(offered.play('place:greta-flint', 'space:3'))).toBe('pass');
});

test('the others end their turn as soon as they can', () => {
  const done = at({}, (lay) => {
    lay.hand(0, 'bim', 'milo').favourRow('woodpile', 'full-larder');
    lay.seat(0).discs[lay.seat(0).at] = 1;
  });
  expect(answer(done.play('place:bim', 'space:3'))).toBe('end-turn');
});

test('the others take the trophies and leaves that they have earned', () => {
  const trophy = at({}, (lay) => {
    lay.hand(0, 'bim', 'milo').trophiesLeft('t6').seat(0).due = 1;
  }).play('place:bim', 'space:3', 'end-turn');
  expect([trophy.options.at(-1), answer(trophy)]).toEqual(['pass', 'trophy:t6']);
  const leaves = at({}, (lay) => lay.hand(0, 'bim').play(0, { 3: 'ember-elder' }).score(0, 9)).play('slide');
  expect([leaves.kind, answer(leaves)]).toEqual(['leaves', 'leaves:1']);
});

test('each level thinks more than the one below it', () => {
  const { page, squire, knight, sovereign } = guide.levels!;
  const thought = [page, squire, knight, sovereign].map((level) => level!.iterations * (level!.turns ?? 1));
  expect(thought).toEqual(thought.toSorted((a, b) => a - b));
  expect(new Set(thought).size).toBe(4);
});
