import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest of the tests in a browser, in this order: one of them that began last would run on alone. */
const LONGEST = [
  'games',
  'opened',
  'gallery-desk',
  'pages',
  'gallery-phone',
  'device',
  'emberleaf',
  'newcomer',
  'emara',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification): number => {
      const known = project.name === 'browser' ? LONGEST.indexOf(basename(moduleId, '.test.ts')) : -1;
      return known < 0 ? LONGEST.length : known;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A process for each file: V8 can abort a process in which many worker threads come and go (nodejs/node#64500).
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
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
