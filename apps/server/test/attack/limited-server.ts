import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Question, ServerFigures } from './gauge.ts';

const MAIN = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
const GAUGE = new URL('./gauge.ts', import.meta.url).href;
export const MAX_DESCRIPTORS = 1024;
export const MAX_RSS_BYTES = 1024 ** 3;
/** Of the gigabyte some is needed for buffers, code and the threads of bots. */
const MAX_HEAP_MB = 640;

export interface ServerSetting {
  readonly folder: string;
  readonly environment?: { readonly [name: string]: string };
  readonly maxDescriptors?: number;
}

/** The server as an operator starts it, on a machine that has little. */
export class LimitedServer implements AsyncDisposable {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown>;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.#exited = once(child, 'exit');
    this.url = url;
  }

  static async start({ folder, environment = {}, maxDescriptors = MAX_DESCRIPTORS }: ServerSetting) {
    const flags = ['--expose-gc', `--max-old-space-size=${MAX_HEAP_MB}`, '--import', GAUGE];
    const command = [process.execPath, ...flags, MAIN, 'serve', '--no-page'];
    const env = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', ...environment };
    const limited = ['-c', `ulimit -n ${maxDescriptors} && exec "$@"`, 'sh', ...command];
    const child = spawn('sh', limited, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    return new LimitedServer(child, await addressOf(child));
  }

  async ask(question: Question): Promise<ServerFigures> {
    const answer = once(this.#child, 'message');
    this.#child.send(question);
    const ended = this.#exited.then(() => Promise.reject(new Error('the server has ended')));
    const [figures] = await Promise.race([answer, ended]);
    return figures;
  }

  get descriptors(): number {
    return readdirSync(`/proc/${this.#child.pid}/fd`).length;
  }

  /** The most memory that it ever had, as the kernel counts it. */
  get peakRss(): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
  }

  /** For how long the thread that serves had something to do and no core to do it on, in milliseconds; 0 if not known. */
  get waitedMs(): number {
    const file = `/proc/${this.#child.pid}/task/${this.#child.pid}/schedstat`;
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e6 : 0;
  }

  /** Sends SIGTERM; gives the exit code, and how long it took. */
  async stop(): Promise<{ readonly code: number | null; readonly milliseconds: number }> {
    const begun = performance.now();
    this.#child.kill('SIGTERM');
    await this.#exited;
    return { code: this.#child.exitCode, milliseconds: performance.now() - begun };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exited;
  }
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  for await (const text of stdout!.iterator({ destroyOnReturn: false })) {
    said += String(text);
    const url = /http:\/\/localhost:\d+/.exec(said)?.[0];
    if (url !== undefined) {
      stdout!.resume();
      return url;
    }
  }
  throw new Error(`the server did not start: ${said}`);
}
