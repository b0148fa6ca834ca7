import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: [
            'packages/*/test/**/*.test.ts',
            'games/*/test/**/*.test.ts',
            'games/test/**/*.test.ts',
            'apps/*/test/**/*.test.ts',
            'tools/test/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'apps/web/test/browser/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['apps/web/test/browser/*.test.ts'],
          globalSetup: ['apps/web/test/browser/setup.ts'],
          // After the others: a browser, a server and a bot need the cores for themselves.
          sequence: { groupOrder: 1 },
          testTimeout: 600_000,
          hookTimeout: 120_000,
          // A page that shares the cores with bots answers late, and is still right.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
