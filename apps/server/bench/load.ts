import type { MeasuredProcess } from './measured-process.ts';

/** A table with two clients that answer at random. */
export interface Pair {
  /** Plays so many answers that were a choice, each after the pause that `think` gives; hears how long the other client waited for each. */
  play(answers: number, think: () => number, waited: (ms: number) => void): Promise<void>;
  /** The clients go, the table stays. */
  disconnect(): Promise<void>;
}

/** A server and how to play at it. */
export interface Contestant {
  readonly name: string;
  readonly server: MeasuredProcess;
  /** Whether tables that nobody looks at leave its memory. */
  readonly forgetsIdle: boolean;
  open(): Promise<Pair>;
}

export interface Timed {
  /** How long the other client waited for each answer, in milliseconds. */
  readonly waits: readonly number[];
  /** Of the server, in seconds. */
  readonly cpu: number;
  readonly seconds: number;
}

export async function measure(
  { server }: Contestant,
  pairs: readonly Pair[],
  answers: number,
  think: () => number,
): Promise<Timed> {
  const waits: number[] = [];
  const before = await server.read('cpu');
  const began = performance.now();
  await Promise.all(pairs.map((pair) => pair.play(answers, think, (ms) => waits.push(ms))));
  const seconds = (performance.now() - began) / 1000;
  const cpu = (await server.read('cpu')) - before;
  return { waits, cpu, seconds };
}

const SLOWEST_THOUGHT_MS = 600;
const QUICKEST_THOUGHT_MS = 200;

/** As somebody who plays quickly. */
export const atHumanPace = (): number =>
  QUICKEST_THOUGHT_MS + Math.random() * (SLOWEST_THOUGHT_MS - QUICKEST_THOUGHT_MS);

export const atOnce = (): number => 0;

export function pause(ms: number): Promise<void> | undefined {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined;
}
