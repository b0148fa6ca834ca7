import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Tally } from '@crownleaf/bots';
import { OperatorError } from '@crownleaf/server/operator-error';
import type { ArenaMatch } from './match.ts';

/** The rounds that were played, by their number. */
export interface Rounds {
  has(round: number): boolean;
  get(round: number): readonly Tally[] | undefined;
  add(round: number, tallies: readonly Tally[]): void;
}

/** A first line says which match it is; then comes a line for each round, in the order in which they ended. */
interface RoundLine {
  readonly round: number;
  readonly tallies: readonly Tally[];
}

export function roundsInMemory(): Rounds {
  const rounds = new Map<number, readonly Tally[]>();
  return {
    has: (round) => rounds.has(round),
    get: (round) => rounds.get(round),
    add: (round, t) => rounds.set(round, t),
  };
}

/** Rounds that outlive the process: who starts the same match again goes on from there. */
export function roundsInFile(file: string, match: ArenaMatch): Rounds {
  // As JSON holds it, so that what was read can be compared.
  const head = JSON.parse(JSON.stringify({ arena: 1, match }));
  const rounds = new Map<number, readonly Tally[]>();
  const lines = withMistakes(file, () => (existsSync(file) ? wholeLines(file) : []));
  if (lines.length > 0) {
    checkHead(file, lines[0], head);
    for (const { round, tallies } of lines.slice(1) as RoundLine[]) rounds.set(round, tallies);
  }
  // Written anew: what was cut off in the middle of a line is gone.
  const text = [head, ...lines.slice(1)].map((line) => `${JSON.stringify(line)}\n`).join('');
  withMistakes(file, () => writeFileSync(file, text));
  return {
    has: (round) => rounds.has(round),
    get: (round) => rounds.get(round),
    add(round, tallies) {
      rounds.set(round, tallies);
      appendFileSync(file, `${JSON.stringify({ round, tallies } satisfies RoundLine)}\n`);
    },
  };
}

/** The last line may have been cut off; all others must be whole. */
function wholeLines(file: string): readonly unknown[] {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n').slice(0, -1);
  if (lines.length === 0 && text !== '') throw new SyntaxError('no line is whole');
  return lines.map((line) => JSON.parse(line));
}

function checkHead(file: string, found: unknown, wanted: { readonly match: Record<string, unknown> }): void {
  if (isDeepStrictEqual(found, wanted)) return;
  const other = (found as { match?: Record<string, unknown> } | null)?.match ?? {};
  const names = new Set([...Object.keys(wanted.match), ...Object.keys(other)]);
  const differ = [...names].filter((name) => !isDeepStrictEqual(other[name], wanted.match[name]));
  throw new OperatorError(
    `--state: '${file}' holds another match (${differ.join(', ')}); name another file or remove that one`,
  );
}

function withMistakes<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is not the state of an arena' : (error as Error).message;
    throw new OperatorError(`--state: cannot use '${file}': ${why}`);
  }
}
