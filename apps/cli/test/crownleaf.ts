import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const runtime = dirname(createRequire(import.meta.url).resolve('node/package.json'));
export const NODE = join(runtime, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
export const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The real program in a process of its own. */
export function crownleaf(args: readonly string[], input = ''): Ran {
  const ran = spawnSync(NODE, [MAIN, ...args], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

export function crownleafJson<T>(...args: string[]): T {
  const { code, out, err } = crownleaf([...args, '--json']);
  if (code !== 0) throw new Error(`exit code ${code}: ${err}`);
  return JSON.parse(out.trimEnd().split('\n').at(-1)!) as T;
}
