import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Attack, Target, Toll } from './attack.ts';
import { attackNamed } from './attacks.ts';

/** What an attacker's process is asked to do. */
interface Order {
  readonly attack: string;
  readonly target: Target;
  readonly milliseconds: number;
}

type Outcome = { readonly toll: Toll } | { readonly failure: string };

/** A process of its own, which the cores serve after all others: it must not stall those who measure. */
export class Attacker implements AsyncDisposable {
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown>;

  constructor() {
    const command = ['-n', '19', process.execPath, fileURLToPath(import.meta.url)];
    this.#child = spawn('nice', command, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#exited = once(this.#child, 'exit');
  }

  /** Gives what it came to. Its connections stay open. */
  async attack({ name }: Attack, target: Target, milliseconds: number): Promise<Toll> {
    const answer = once(this.#child, 'message');
    this.#child.send({ attack: name, target, milliseconds } satisfies Order);
    const ended = this.#exited.then(() => Promise.reject(new Error('the attacker has ended')));
    const [outcome]: Outcome[] = await Promise.race([answer, ended]);
    if (outcome === undefined || 'failure' in outcome) throw new Error(`${name}: ${outcome?.failure}`);
    return outcome.toll;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exited;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', async ({ attack, target, milliseconds }: Order) => {
    const outcome = await attackNamed(attack)
      .run(target, Date.now() + milliseconds)
      .then((toll): Outcome => ({ toll }))
      .catch((error: Error): Outcome => ({ failure: error.message }));
    process.send?.(outcome);
  });
  process.once('disconnect', () => process.exit());
}
