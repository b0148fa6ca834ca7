/** What a server under attack tells about itself. */
export interface ServerFigures {
  /** What JavaScript holds after a collection, buffers included, in bytes. */
  readonly held: number;
  readonly rss: number;
  /** User and system time of the thread that serves, in milliseconds. */
  readonly cpuMs: number;
}

export const QUESTIONS = ['memory', 'cpu'] as const;
export type Question = (typeof QUESTIONS)[number];

// Loaded with `--import` into the process of the server, which itself knows nothing of it.
if (process.send !== undefined) {
  process.on('message', (question: Question) => {
    // Two collections: what the first finalises only the second frees.
    if (question === 'memory') for (let n = 0; n < 2; n++) globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    const { user, system } = process.threadCpuUsage();
    process.send?.({ held: heapUsed + external, rss, cpuMs: (user + system) / 1000 } satisfies ServerFigures);
  });
  // A server that has stopped ends although somebody could still ask.
  process.channel?.unref();
  // A run that is broken off leaves no server behind.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
