import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './outcome.ts';

const HOME = fileURLToPath(new URL('../../', import.meta.url));

/** The script behind a package's command, so that it runs on this very Node and needs no PATH. */
function scriptOf(name: string, command: string): string {
  const folder = join(HOME, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

export interface Command {
  /** The npm package, when it is not called like its command. */
  readonly from?: string;
  readonly command: string;
  readonly args: readonly string[];
}

/** Runs an installed command to its end and keeps what it prints. */
export function captured(root: string, { from, command, args }: Command): Promise<Outcome> {
  const child = spawn(process.execPath, [scriptOf(from ?? command, command), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}

/** Runs an installed command on this terminal and gives its exit code. */
export function shown(root: string, { from, command, args }: Command): Promise<number> {
  const child = spawn(process.execPath, [scriptOf(from ?? command, command), ...args], { cwd: root, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
