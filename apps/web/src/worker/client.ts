import type { HostUpdate } from '@crownleaf/table';
import { PortError } from '@crownleaf/ui';
import type { CallName, Calls, Reply } from './calls.ts';

/** The page's end of a worker. */
export interface Rules {
  /** A call without which there is no table; if it fails, the worker is ended. */
  begin<N extends CallName>(name: N, ...args: Parameters<Calls[N]>): Promise<ReturnType<Calls[N]>>;
  call<N extends CallName>(name: N, ...args: Parameters<Calls[N]>): Promise<ReturnType<Calls[N]>>;
  onUpdate(listener: (update: HostUpdate) => void): void;
  close(): void;
}

export function startRules(): Rules {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { done(value: unknown): void; failed(error: Error): void }>();
  let listener: (update: HostUpdate) => void = () => {};
  let calls = 0;
  let hasReplied = false;
  /** Why there is nobody any more to reply. */
  let ended: string | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    hasReplied = true;
    if ('update' in data) return listener(data.update);
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('wrong' in data) call?.failed(new PortError(data.wrong, data.rule));
    else call?.done(data.value);
  });
  const call = <N extends CallName>(name: N, ...args: Parameters<Calls[N]>) =>
    new Promise<ReturnType<Calls[N]>>((done, failed) => {
      if (ended !== undefined) return failed(new PortError(ended));
      const id = calls++;
      waiting.set(id, { done: done as (value: unknown) => void, failed });
      worker.postMessage({ id, call: name, args });
    });
  const end = (why: string): void => {
    ended ??= why;
    worker.terminate();
    for (const { failed } of waiting.values()) failed(new PortError(why));
    waiting.clear();
  };
  // What goes wrong inside is told in a reply; this is about a worker that did not load, or broke down.
  const broken = (): void => end(`the rules ${hasReplied ? 'broke down' : 'could not be loaded'}; reload the page`);
  worker.addEventListener('error', broken);
  worker.addEventListener('messageerror', broken);
  return {
    begin: (name, ...args) =>
      call(name, ...args).catch((error: unknown) => {
        end('the table could not be opened');
        throw error;
      }),
    call,
    onUpdate(next) {
      listener = next;
    },
    close: () => end('the table was closed'),
  };
}
