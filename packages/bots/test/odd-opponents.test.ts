import { createEngine, type Engine, fastChance, PASS, type Policy } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { heartOfCrown } from '../../../games/heart-of-crown/src/game.ts';
import { playOut } from '../src/playout.ts';
import { randomPolicy } from '../src/policies.ts';
import { searchBot } from '../src/search/bot.ts';

/** Takes what comes first, and every third time nothing. */
function hasty(): Policy {
  let asked = 0;
  return {
    name: 'hasty',
    choose: ({ options }) => (++asked % 3 === 0 && options.includes(PASS) ? PASS : options[0]!),
  };
}

const MOST_ROUNDS = 40;

/** Who hardly resists is seldom met in training, and a game that cannot be lost must be won all the same. */
test.each([
  ['hasty', hasty(), 1],
  ['hasty', hasty(), 2],
  ['random', randomPolicy, 3],
  ['random', randomPolicy, 4],
])('a race against %s is won before long', (_, odd, seed) => {
  const engine: Engine = createEngine(heartOfCrown);
  const bot = searchBot('bot', engine, { iterations: 60 });
  const { state, over } = playOut({
    engine,
    policies: [bot, odd],
    chance: fastChance(seed),
    seed,
    limit: 1500,
  });
  expect(over).toBe(true);
  expect(engine.game.ranking(state)[0]).toBe(1);
  expect(state.turn / 2).toBeLessThan(MOST_ROUNDS);
});
