import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Match, nameOf, wordsOf } from './plan.ts';
import { type ArenaResult, type Played, withReport } from './report.ts';

const PROGRAM = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url));
/** A claim that fails is a result, too; a wrong word is not. */
const MOST_EXIT_CODE = 1;

export interface TableSetting {
  readonly plan: readonly Match[];
  /** The document to write the table into. */
  readonly document: string;
  /** Where the matches keep what they have played, so that they can go on. */
  readonly folder: string;
  readonly jobs: number;
  finished?(match: Match, result: ArenaResult): void;
}

/** Plays the matches one after the other and writes the table anew after each. */
export async function writeTable({ plan, document, folder, jobs, finished }: TableSetting): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const results = new Map<Match, ArenaResult>();
  for (const match of plan) {
    const state = join(folder, `${nameOf(match)}.jsonl`);
    const result = await arena([...wordsOf(match), '--state', state, '--jobs', `${jobs}`, '--json']);
    results.set(match, result);
    finished?.(match, result);
    const played: readonly Played[] = plan.map((each) => ({ match: each, result: results.get(each) }));
    writeFileSync(document, withReport(readFileSync(document, 'utf8'), played));
  }
}

/** The bar and what is wrong are shown; the result is read. */
function arena(words: readonly string[]): Promise<ArenaResult> {
  const child = spawn(process.execPath, [PROGRAM, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== null && code <= MOST_EXIT_CODE) resolve(JSON.parse(output));
      else reject(new Error(`crownleaf ${words.join(' ')} ended with code ${code}`));
    });
  });
}
