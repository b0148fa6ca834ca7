import { expect, test } from 'vitest';
import { crash, faultsOf } from './crash.ts';

/** `npm run test:crash` does it with more tables, more often. */
test('a server killed at any moment has lost and doubled nothing that it acknowledged', {
  timeout: 120_000,
}, async () => {
  const plan = { tables: 6, kills: 3, say: () => {} };
  const report = await crash(plan);
  expect(faultsOf(report, plan), JSON.stringify(report)).toEqual([]);
});
