import { expect, test } from 'vitest';
import { crash } from './crash.ts';

test('a server killed at any moment has lost and doubled nothing that it acknowledged', {
  timeout: 120_000,
}, async () => {
  const report = await crash({ tables: 6, kills: 3, say: () => {} });
  expect(report).toMatchObject({ missing: 0, doubled: 0, unverified: 0 });
  expect(report.acknowledged).toBeGreaterThan(20);
  expect(report.resumed).toBeGreaterThanOrEqual(6);
});
