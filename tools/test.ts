import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, type Tally } from './check.ts';
import { shown } from './lib/run.ts';

interface Counts extends Tally {
  readonly skipped: number;
}

/** The part of vitest's JSON report that is counted here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** `npm test` checks everything; `npm test -- games/minidom` gives its words to vitest and runs only that. */
async function main(words: readonly string[]): Promise<number> {
  const root = process.cwd();
  const checked = words.length === 0 ? await check(root) : { passed: 0, failed: 0 };
  const tested = await vitest(root, words);
  const passed = checked.passed + tested.passed;
  const failed = checked.failed + tested.failed;
  const skipped = tested.skipped === 0 ? '' : `, ${tested.skipped} skipped`;
  console.log(`\n${passed} passed, ${failed} failed${skipped}`);
  return failed === 0 ? 0 : 1;
}

async function vitest(root: string, words: readonly string[]): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'crownleaf-test-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await shown(root, { command: 'vitest', args: ['run', ...reporters, ...words] });
    const counts = counted(report);
    const unseen = code !== 0 && counts.failed === 0 ? 1 : 0;
    return { ...counts, failed: counts.failed + unseen };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that could not even be loaded has no tests to fail: it counts as one. */
function counted(report: string): Counts {
  let found: Report;
  try {
    found = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const unloaded = found.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + unloaded.length,
    skipped: found.numPendingTests + found.numTodoTests,
  };
}

process.exitCode = await main(process.argv.slice(2));
