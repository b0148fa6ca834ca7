import { NotTaken } from '@crownleaf/ui';
import type { CallName, Calls, Reply } from './calls.ts';
import type { Step } from './host.ts';

/** The page's end of a worker. */
export interface Rules {
  call<N extends CallName>(name: N, ...args: Parameters<Calls[N]>): Promise<ReturnType<Calls[N]>>;
  onStep(listener: (step: Step) => void): void;
  close(): void;
}

export function startRules(): Rules {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { done(value: unknown): void; failed(error: Error): void }>();
  let listener: (step: Step) => void = () => {};
  let calls = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if ('step' in data) return listener(data.step);
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('wrong' in data) call?.failed(new NotTaken(data.wrong, data.rule));
    else call?.done(data.value);
  });
  return {
    call<N extends CallName>(name: N, ...args: Parameters<Calls[N]>) {
      return new Promise<ReturnType<Calls[N]>>((done, failed) => {
        const id = calls++;
        waiting.set(id, { done: done as (value: unknown) => void, failed });
        worker.postMessage({ id, call: name, args });
      });
    },
    onStep(next) {
      listener = next;
    },
    close() {
      worker.terminate();
      for (const { failed } of waiting.values()) failed(new NotTaken('the table was closed'));
      waiting.clear();
    },
  };
}
