import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newFolder } from './house.ts';

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

/** A server in a process of its own, started as an operator would. */
export interface Served extends AsyncDisposable {
  readonly url: string;
  /** Sends SIGTERM; gives the exit code. */
  stop(): Promise<number | null>;
}

export async function served(environment: { readonly [name: string]: string } = {}): Promise<Served> {
  const folder = newFolder();
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', ...environment };
  const child = spawn(process.execPath, [MAIN, 'serve', '--no-page'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  let said = '';
  for await (const text of child.stdout.iterator({ destroyOnReturn: false })) {
    said += String(text);
    if (said.includes('\n')) break;
  }
  child.stdout.resume();
  const url = /http:\/\/localhost:\d+/.exec(said)?.[0];
  if (url === undefined) throw new Error(`the server did not start: ${said}`);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      return (await exited)[0];
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}
