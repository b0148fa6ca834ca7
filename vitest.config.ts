import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
      'games/test/**/*.test.ts',
      'apps/*/test/**/*.test.ts',
      'tools/test/**/*.test.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    pool: 'threads',
    maxWorkers: 2,
  },
});
