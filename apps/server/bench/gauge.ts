/** What a measured server process tells about itself when it is asked. */
export interface Gauge {
  /** User and system time since the start, in seconds. */
  readonly cpu: number;
  /** After a collection, in bytes. */
  readonly heap: number;
}

export type GaugeMessage = { readonly listening: string } | { readonly gauge: Gauge };

/** Answers every message of the process that started this one; needs `--expose-gc`. */
export function answerGauge(): void {
  process.on('message', () => {
    globalThis.gc?.();
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    process.send?.({
      gauge: { cpu: (user + system) / 1e6, heap: process.memoryUsage().heapUsed },
    } satisfies GaugeMessage);
  });
}
