import { type ChildProcess, fork } from 'node:child_process';
import type { Gauge, GaugeMessage } from './gauge.ts';

const GAUGE = new URL('./gauge.ts', import.meta.url).href;
/** Code that V8 throws away when it was not used, and compiles again, would count as memory of tables. */
const FLAGS = ['--expose-gc', '--no-flush-bytecode', '--import', GAUGE];

type Environment = { readonly [name: string]: string };

/** A server in a process of its own, so that its processor time is not that of the clients. */
export class MeasuredProcess implements AsyncDisposable {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async start(file: string, env: Environment): Promise<MeasuredProcess> {
    const child = fork(file, { execArgv: FLAGS, env: { ...process.env, ...env } });
    const message = await nextMessage(child);
    if (!('listening' in message)) throw new Error('the server did not say where it listens');
    return new MeasuredProcess(child, message.listening);
  }

  async read(what: keyof Gauge): Promise<number> {
    const answer = nextMessage(this.#child);
    this.#child.send(what);
    const message = await answer;
    if (!('value' in message)) throw new Error('the server did not tell its figures');
    return message.value;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    await ended;
  }
}

function nextMessage(child: ChildProcess): Promise<GaugeMessage> {
  return new Promise((resolve, reject) => {
    const broken = (code: number | null): void => reject(new Error(`the server ended with code ${code}`));
    child.once('exit', broken);
    child.once('message', (message) => {
      child.off('exit', broken);
      resolve(message as GaugeMessage);
    });
  });
}
