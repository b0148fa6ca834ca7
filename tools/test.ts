import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.ts';
import { type Counts, countsOf, inOneLine } from './lib/counts.ts';
import { shown } from './lib/run.ts';

/** `npm test` checks everything; `npm test -- games/minidom` gives its words to vitest and runs only that. */
async function main(words: readonly string[]): Promise<number> {
  const root = process.cwd();
  const checked = words.length === 0 ? await check(root) : { passed: 0, failed: 0 };
  const tested = await vitest(root, words);
  const failed = checked.failed + tested.failed;
  console.log(`\n${inOneLine({ passed: checked.passed + tested.passed, failed, skipped: tested.skipped })}`);
  return failed === 0 ? 0 : 1;
}

async function vitest(root: string, words: readonly string[]): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'crownleaf-test-'));
  const file = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const code = await shown(root, { command: 'vitest', args: ['run', ...reporters, ...words] });
    return countsOf(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main(process.argv.slice(2));
