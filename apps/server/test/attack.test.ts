import { expect, test } from 'vitest';
import { assault } from './attack/assault.ts';
import { everything } from './attack/attacks.ts';
import { faultsOf } from './attack.ts';

/** `npm run test:attack` makes each attack in full, and measures how long honest clients wait. */
test('a server under every attack at once serves honest clients, recovers and stops', async () => {
  const report = await assault(everything, { scale: 0.1, warmUpMs: 1500, attackMs: 3000 });
  const { answers, health } = report;
  expect(faultsOf(report), JSON.stringify({ ...report, answers: answers.length, health: health.length })).toEqual([]);
  expect(Math.min(answers.length, health.length)).toBeGreaterThan(0);
});
