import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOME = fileURLToPath(new URL('../../../', import.meta.url));
const PAGE = join(HOME, 'apps/web');
/** What the page is made of. */
const SOURCES = ['apps/web', 'packages', 'games', 'package-lock.json'];
const NOT_SOURCES = ['node_modules', 'dist', 'test', 'bench'];

/** Builds the page when there is one and something it is made of is newer than the last build. */
export async function buildPageIfStale(say: (line: string) => void): Promise<void> {
  if (!existsSync(join(PAGE, 'package.json'))) return;
  const built = join(PAGE, 'dist/index.html');
  if (existsSync(built) && newest(SOURCES.map((path) => join(HOME, path))) <= statSync(built).mtimeMs) return;
  say('Building the page …');
  const code = await npm(['run', '--silent', 'build', '--workspace', 'apps/web']);
  if (code !== 0) say('The page could not be built; what was built before is served, if anything.');
}

function newest(paths: readonly string[]): number {
  return Math.max(0, ...paths.filter((path) => existsSync(path)).map(newestIn));
}

function newestIn(path: string): number {
  const about = statSync(path);
  if (!about.isDirectory()) return about.mtimeMs;
  const inside = readdirSync(path).filter((name) => !NOT_SOURCES.includes(name));
  return newest(inside.map((name) => join(path, name)));
}

function npm(args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    // Whoever asks for it, be it a test, gets the page that players get: without this React would come as it is for its developers.
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn('npm', args, { cwd: HOME, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
