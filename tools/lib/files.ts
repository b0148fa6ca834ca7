import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const OURS = ['packages', 'games', 'apps', 'tools'];
const NOT_OURS = ['node_modules', 'dist'];

/** Paths below a root folder, with forward slashes, sorted. */
export function filesMatching(root: string, ...patterns: readonly string[]): readonly string[] {
  const found = globSync(patterns, { cwd: root, exclude: (name) => NOT_OURS.includes(name.split(/[\\/]/).at(-1)!) });
  return found.map((path) => path.replaceAll('\\', '/')).sort();
}

/** All TypeScript files of the project. */
export function sourceFiles(root: string): readonly string[] {
  return filesMatching(root, ...OURS.map((folder) => `${folder}/**/*.{ts,tsx,mts}`));
}

export function read(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export function exists(root: string, path: string): boolean {
  return existsSync(join(root, path));
}
