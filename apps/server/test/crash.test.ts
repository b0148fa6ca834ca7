import { expect, test } from 'vitest';
import { crash } from './crash.ts';

test('a server killed at any moment has lost and doubled nothing that it acknowledged', {
  timeout: 120_000,
}, async () => {
  const report = await crash({ tables: 6, kills: 3, say: () => {} });
  expect(report).toMatchObject({ missing: 0, doubled: 0, unverified: 0 });
  expect(report.quietest).toBeGreaterThanOrEqual(12);
  expect(report.acknowledged).toBeGreaterThanOrEqual(3 * 12);
  expect(report.resumed).toBeGreaterThanOrEqual(6);
});
