import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Figures {
  tables(): number;
  sockets(): number;
  thinking(): number;
  callsWaiting(): number;
  commits(): { readonly commits: number; readonly milliseconds: number; readonly failures: number };
  freeBytes(): number;
}

/** What Prometheus reads at /metrics. */
export class Metrics {
  readonly #registry = new Registry();
  readonly calls: Histogram<'call' | 'status'>;
  readonly messages: Counter<'kind'>;
  readonly dropped: Counter<'why'>;

  constructor(figures: Figures) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.calls = new Histogram({
      name: 'crownleaf_http_seconds',
      help: 'Time to answer a call',
      labelNames: ['call', 'status'],
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    });
    this.messages = new Counter({
      name: 'crownleaf_messages_total',
      help: 'Messages received over WebSockets',
      labelNames: ['kind'],
      registers,
    });
    this.dropped = new Counter({
      name: 'crownleaf_sockets_dropped_total',
      help: 'WebSockets that the server closed',
      labelNames: ['why'],
      registers,
    });
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name: `crownleaf_${name}`,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    gauge('tables_in_memory', 'Tables in memory', () => figures.tables());
    gauge('sockets', 'Open WebSockets', () => figures.sockets());
    gauge('bots_thinking', 'Tables at which a bot thinks', () => figures.thinking());
    gauge('calls_waiting', 'Calls that wait for a change of a table', () => figures.callsWaiting());
    gauge('commits_total', 'Commits to the store', () => figures.commits().commits);
    gauge('commit_seconds_total', 'Time spent in commits', () => figures.commits().milliseconds / 1000);
    gauge('failed_writes_total', 'Writes that the store refused, as on a full disk', () => figures.commits().failures);
    gauge('disk_free_bytes', 'Room on the disk of the store', () => figures.freeBytes());
  }

  async text(): Promise<{ readonly type: string; readonly body: string }> {
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }
}
