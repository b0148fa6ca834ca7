import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The real program in a process of its own. */
export function crownleaf(args: readonly string[], input = ''): Ran {
  const ran = spawnSync(process.execPath, [MAIN, ...args], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

export function crownleafJson<T>(...args: string[]): T {
  const { code, out, err } = crownleaf([...args, '--json']);
  if (code !== 0) throw new Error(`exit code ${code}: ${err}`);
  return JSON.parse(out.trimEnd().split('\n').at(-1)!) as T;
}
