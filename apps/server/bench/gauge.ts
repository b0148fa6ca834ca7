/** What a measured server process tells about itself when it is asked. */
export interface Gauge {
  /** User and system time since the start, in seconds. */
  readonly cpu: number;
  /** The same after the collection that the heap is measured by: what is measured from here on is not charged for it. */
  readonly cpuCollected: number;
  /** After a collection, in bytes. */
  readonly heap: number;
}

export type GaugeMessage = { readonly listening: string } | { readonly gauge: Gauge };

/** Answers every message of the process that started this one; needs `--expose-gc`. */
export function answerGauge(): void {
  process.on('message', () => {
    const before = cpuSeconds();
    globalThis.gc?.();
    globalThis.gc?.();
    const heap = process.memoryUsage().heapUsed;
    process.send?.({ gauge: { cpu: before, cpuCollected: cpuSeconds(), heap } } satisfies GaugeMessage);
  });
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
