import { checkEscapes } from './check-escapes.ts';
import { checkFunctions } from './check-functions.ts';
import { checkGames } from './check-games.ts';
import { checkLayers } from './check-layers.ts';
import { checkLockfile } from './check-lockfile.ts';
import { checkPurity } from './check-purity.ts';
import { checkRules } from './check-rules.ts';
import { type Outcome, outcomeOf } from './lib/outcome.ts';
import { captured } from './lib/run.ts';

interface Part {
  readonly name: string;
  run(root: string): Outcome | Promise<Outcome>;
}

const PARTS: readonly Part[] = [
  { name: 'types', run: (root) => captured(root, { from: 'typescript', command: 'tsc', args: ['-p', '.'] }) },
  {
    name: 'page types',
    run: (root) => captured(root, { from: 'typescript', command: 'tsc', args: ['-p', 'apps/web'] }),
  },
  {
    name: 'lint',
    run: (root) => captured(root, { from: '@biomejs/biome', command: 'biome', args: ['check', '--error-on-warnings'] }),
  },
  { name: 'layers', run: (root) => outcomeOf(checkLayers(root)) },
  { name: 'game ids', run: (root) => outcomeOf(checkGames(root)) },
  { name: 'functions', run: (root) => outcomeOf(checkFunctions(root)) },
  { name: 'escapes', run: (root) => outcomeOf(checkEscapes(root)) },
  { name: 'purity', run: checkPurity },
  { name: 'rules', run: (root) => outcomeOf(checkRules(root)) },
  { name: 'lockfile', run: (root) => outcomeOf(checkLockfile(root)) },
  { name: 'dead code', run: (root) => captured(root, { command: 'knip', args: ['--no-progress'] }) },
];

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Runs every part, one line each, and shows what the failing ones said. */
export async function check(root: string): Promise<Tally> {
  let passed = 0;
  for (const { name, run } of PARTS) {
    const start = performance.now();
    const { ok, output } = await run(root);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(10)} ${seconds.padStart(5)} s`);
    if (ok) passed++;
    else console.log(`\n${output}\n`);
  }
  return { passed, failed: PARTS.length - passed };
}

if (import.meta.main) {
  const { failed } = await check(process.cwd());
  process.exitCode = failed === 0 ? 0 : 1;
}
