import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.ts';
import { browserReady, INSTALL } from './lib/browser.ts';
import { type Counts, countsOf, inOneLine, withoutBrowser } from './lib/counts.ts';
import { shown } from './lib/run.ts';

const INSTALL_FLAG = '--install';

/**
 * `npm test` checks everything; `npm test -- games/minidom` gives its words to vitest and runs only that. The tests in
 * a browser need one: with `--install`, or where `CI=true`, it is installed if there is none.
 */
async function main(args: readonly string[]): Promise<number> {
  const root = process.cwd();
  const ci = process.env.CI === 'true';
  const words = args.filter((arg) => arg !== INSTALL_FLAG);
  const checked = words.length === 0 ? await check(root) : { passed: 0, failed: 0 };
  const browser = await browserReady(root, ci || args.includes(INSTALL_FLAG));
  const tested = await vitest(root, browser ? words : ['--project=parts', ...words]);
  const counts = browser ? tested : withoutBrowser(tested, ci);
  if (!browser) console.log(`\nSkipped: the tests in a browser, for none was found. To install one:\n\n  ${INSTALL}`);
  const failed = checked.failed + counts.failed;
  console.log(`\n${inOneLine({ passed: checked.passed + counts.passed, failed, skipped: counts.skipped })}`);
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
