import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOME = fileURLToPath(new URL('../../../../', import.meta.url));
const QUIET = { LOG_LEVEL: 'error', BOT_DELAY_MS: '0', BOT_THREADS: '1', RATE_LIMITS: 'off' };

export interface Server {
  readonly url: string;
  /** Without a word of warning, as when the power fails. */
  kill(): Promise<void>;
  /** On the same port and with the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The server in a process of its own, as `npm start` runs it but for its flags; `fill` puts data there first. `project` is
 * where its code lies.
 */
export async function openServer(fill: (folder: string) => void = () => {}, project = HOME): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'crownleaf-'));
  fill(data);
  let { child, url } = await serve(project, data, '0');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    url,
    kill: () => end('SIGKILL'),
    async restart() {
      ({ child, url } = await serve(project, data, new URL(url).port));
    },
    async close() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function serve(project: string, data: string, port: string): Promise<{ child: ChildProcess; url: string }> {
  const main = join(project, 'apps/cli/src/main.ts');
  const child = spawn(process.execPath, [main, 'serve', '--no-page', '--port', port, '--data', data], {
    cwd: project,
    env: { ...process.env, ...QUIET },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const url = /Crownleaf is at (\S+)/.exec(said)?.[1];
      if (url !== undefined) resolve({ child, url });
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}
