import { refuseEverything } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { crownOfEmara } from '../src/game.ts';

const SLOW = 60_000;
const OPTIONS = [{}, { randomLayout: true }, { fullSelection: true }];

test('every word that is refused has a reason of the game itself', { timeout: SLOW }, () => {
  const unexplained = new Set<string>();
  const kinds = new Set<string>();
  const looked = refuseEverything(crownOfEmara, { positions: 2000, options: OPTIONS, every: 5 }, (refused) => {
    const { word, kind, message } = refused;
    kinds.add(kind);
    if (/^first answer the question|does not offer it now|no such answer/.test(message)) {
      unexplained.add(`${word} at ${kind}`);
    }
  });
  expect(looked).toBeGreaterThanOrEqual(2000);
  expect([...unexplained]).toEqual([]);
  expect([...kinds].toSorted()).toEqual(
    ['act', 'bake', 'keep', 'pay', 'play', 'relocate', 'reward', 'start', 'take', 'visit'].toSorted(),
  );
});
