/** What a measured server process tells about itself. */
export interface Gauge {
  /** User and system time since the start, in seconds. */
  readonly cpu: number;
  /** After a collection, in bytes. */
  readonly heap: number;
}

export type GaugeMessage = { readonly listening: string } | { readonly value: number };

/**
 * This module is loaded with `--import` into the process of a server, whoever made it. Collections by hand throw away
 * optimised code (V8 drops what was made for shapes of objects that have no living example), so that only a question for
 * memory runs them.
 */
const READ: { readonly [K in keyof Gauge]: () => number } = {
  cpu() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
  heap() {
    globalThis.gc?.();
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  },
};

process.on('message', (asked: keyof Gauge) => {
  process.send?.({ value: READ[asked]() } satisfies GaugeMessage);
});

// A run that is broken off leaves no server behind.
process.once('disconnect', () => process.exit());
