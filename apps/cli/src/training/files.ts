import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Weights } from '@crownleaf/engine';

/** What one round of training did, as it stands in the log. */
export interface TrainingRound {
  readonly command: string;
  readonly teacher: string;
  readonly games: number;
  readonly samples: number;
  readonly lossBefore: number;
  readonly loss: number;
  readonly epoch: number;
  readonly against: string;
  readonly matchGames: number;
  readonly winRate: number;
  readonly ci95: readonly [number, number];
  readonly kept: boolean;
}

/** Weights and log of a game lie beside what they were learned for. */
export class TrainingFiles {
  readonly #weights: URL;
  readonly #log: URL;

  constructor(folder: URL) {
    mkdirSync(folder, { recursive: true });
    this.#weights = new URL('weights.json', folder);
    this.#log = new URL('training.json', folder);
  }

  keep(weights: Weights): void {
    writeFileSync(this.#weights, `${byLines(weights)}\n`);
  }

  log(round: TrainingRound): void {
    const before: readonly TrainingRound[] = existsSync(this.#log) ? JSON.parse(readFileSync(this.#log, 'utf8')) : [];
    const lines = [...before, round].map((entry) => `  ${JSON.stringify(entry)}`);
    writeFileSync(this.#log, `[\n${lines.join(',\n')}\n]\n`);
  }
}

/** One feature a line, so that a change can be read. */
function byLines({ features, columns, bias, heads }: Weights): string {
  const list = (values: readonly unknown[]): string =>
    values.map((value) => `    ${JSON.stringify(value)}`).join(',\n');
  return [
    '{',
    `  "features": ${JSON.stringify(features)},`,
    `  "columns": [\n${list(columns)}\n  ],`,
    `  "bias": ${JSON.stringify(bias)},`,
    `  "heads": [\n${list(heads)}\n  ]`,
    '}',
  ].join('\n');
}
