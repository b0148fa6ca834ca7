import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What a Dockerfile says, as far as it can be done without Docker. */
export interface ImageSteps {
  /** Shell lines of all stages but the last. */
  readonly build: readonly string[];
  readonly environment: { readonly [name: string]: string };
  readonly health: readonly string[];
  readonly start: readonly string[];
}

export function stepsOf(dockerfile: string): ImageSteps {
  const lines = dockerfile.split('\n').filter((line) => /^[A-Z]+ /.test(line));
  const stage = lines.findLastIndex((line) => line.startsWith('FROM '));
  const after = (word: string, from: readonly string[]) =>
    from.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const last = lines.slice(stage);
  const pairs = after('ENV', last).flatMap((line) =>
    line.split(' ').map((pair) => pair.split('=') as [string, string]),
  );
  return {
    build: after('RUN', lines.slice(0, stage)),
    environment: Object.fromEntries(pairs),
    health: JSON.parse(after('HEALTHCHECK', last)[0]!.replace(/^.*?CMD /, '')),
    start: JSON.parse(after('CMD', last)[0]!),
  };
}

/**
 * Does in a temporary folder what the Dockerfile does: copies the sources, runs the shell lines, starts the server and
 * asks whether it is healthy and shows the page. Packages come from npm's cache where it has them.
 */
export async function takeSteps(home: string, say: (line: string) => void): Promise<void> {
  const steps = stepsOf(readFileSync(join(home, 'deploy/Dockerfile'), 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'crownleaf-image-'));
  try {
    const app = join(folder, 'app');
    copySources(home, app);
    const env = { ...process.env, npm_config_prefer_offline: 'true' };
    for (const line of steps.build) {
      say(line);
      execFileSync('sh', ['-c', line], { cwd: app, env, stdio: ['ignore', 'ignore', 'pipe'] });
    }
    await served(app, join(folder, 'data'), steps, say);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What git knows of, without what .dockerignore leaves out. */
function copySources(home: string, app: string): void {
  const left = readFileSync(join(home, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: home });
  const ignored = new Set(left.flatMap((pattern) => globSync(pattern, { cwd: home, exclude: ['**/node_modules/**'] })));
  for (const path of String(listed).split('\0')) {
    const isLeft = path.split('/').some((_, i, parts) => ignored.has(parts.slice(0, i + 1).join('/')));
    if (path === '' || isLeft || !existsSync(join(home, path))) continue;
    mkdirSync(dirname(join(app, path)), { recursive: true });
    cpSync(join(home, path), join(app, path));
  }
}

async function served(app: string, data: string, steps: ImageSteps, say: (line: string) => void): Promise<void> {
  const port = await freePort();
  const env = { PATH: process.env.PATH, ...steps.environment, HOST: '127.0.0.1', PORT: port, DATA_DIR: data };
  const run = ([program, ...args]: readonly string[]) =>
    spawn(join(app, program!), args, { cwd: app, env, stdio: ['ignore', 'pipe', 'inherit'] });
  say(steps.start.join(' '));
  const server = run(steps.start);
  try {
    await saying(server, 'Crownleaf is at');
    say(steps.health.join(' '));
    const health = await ended(run(steps.health));
    if (health !== 0) throw new Error(`the health check ended with ${health}`);
    await checkPage(`http://127.0.0.1:${port}/`);
  } finally {
    server.kill('SIGTERM');
    const code = await ended(server);
    say(`stopped with ${code}`);
  }
}

/** The built page must live under the policy that it is served with. */
async function checkPage(url: string): Promise<void> {
  const page = await fetch(url);
  const html = await page.text();
  if (!html.includes('<script type="module"')) throw new Error('the page is not served');
  if (!page.headers.get('content-security-policy')?.includes("script-src 'self'")) throw new Error('it has no policy');
  const inline = /<script(?![^>]*\bsrc=)[^>]*>|<style|<[a-z][^>]*\s(?:style|on[a-z]+)=/i.exec(html);
  if (inline !== null) throw new Error(`the page has something inline that its policy forbids: ${inline[0]}`);
}

function saying(server: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (text) => String(text).includes(words) && resolve());
    server.once('close', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('close', resolve));
}

function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(`${port}`));
    });
  });
}
