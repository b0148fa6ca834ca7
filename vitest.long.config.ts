import { defineConfig } from 'vitest/config';

/** Whole games at every table, number of seats and screen: too long for every change, meant for a release. */
export default defineConfig({
  test: {
    include: ['apps/web/test/browser/*.test.ts', 'apps/web/test/browser/long/*.test.ts'],
    globalSetup: ['apps/web/test/browser/setup.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 1_200_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
