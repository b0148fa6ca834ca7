import { percentile } from '@crownleaf/bots';
import { flushDisk, waitsForDisk } from './disk.ts';
import { atHumanPace, atOnce, type Contestant, measure, type Pair, pause, type Timed } from './load.ts';

export interface Plan {
  readonly tables: number;
  /** Servers run for weeks: what the first rounds cost to compile is not counted. */
  readonly warmRounds: number;
  readonly rounds: number;
  readonly saturatedAnswers: number;
  readonly pacedRounds: number;
  readonly pacedAnswers: number;
}

export interface Figures {
  readonly answersPerCpuSecond: number;
  readonly answersPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Measured {
  readonly name: string;
  readonly saturated: Figures;
  readonly paced: Figures;
  /** In bytes. */
  readonly heapPerLiveTable: number;
  /** Of a table that nobody looks at any more; null where tables stay in memory. */
  readonly heapPerIdleTable: number | null;
}

type MeasuredEach<C extends readonly unknown[]> = { readonly [K in keyof C]: Measured };

export interface Outcome<C extends readonly unknown[]> {
  readonly servers: MeasuredEach<C>;
  /** What the disk alone took for a page, in the same minutes as human pace: no durable answer can be quicker. */
  readonly disk: Pick<Figures, 'p50' | 'p99'>;
}

/** Idle tables leave memory after a second here; the server looks every quarter of a minute. */
const UNTIL_IDLE_MS = 20_000;
const PAGES_A_ROUND = 300;

/**
 * The servers play in turns, round by round: a slow moment of the machine falls on all of them. Each round has fresh
 * tables. Human pace comes after that, and memory last, when no collection by hand can slow what is timed.
 */
export async function contest<C extends readonly Contestant[]>(contestants: C, plan: Plan): Promise<Outcome<C>> {
  const all = contestants.map((contestant) => new Course(contestant, plan));
  for (let round = 0; round < plan.warmRounds; round++) for (const course of all) await course.warm();
  for (let round = 0; round < plan.rounds; round++) for (const course of all) await course.saturate();
  const disk: number[] = [];
  for (let round = 0; round < plan.pacedRounds; round++) {
    flushDisk();
    for (const course of all) await course.pace();
    disk.push(...(await waitsForDisk(PAGES_A_ROUND)));
  }
  for (const course of all) await course.settle();
  await pause(UNTIL_IDLE_MS);
  for (const course of all) await course.live();
  await pause(UNTIL_IDLE_MS);
  for (const course of all) await course.idle();
  disk.sort((a, b) => a - b);
  return {
    servers: all.map((course) => course.measured) as MeasuredEach<C>,
    disk: { p50: percentile(disk, 0.5), p99: percentile(disk, 0.99) },
  };
}

/** What one server did so far. */
class Course {
  readonly #contestant: Contestant;
  readonly #plan: Plan;
  readonly #saturated: Timed[] = [];
  readonly #paced: Timed[] = [];
  #heapBefore = 0;
  #heapLive = 0;
  #heapIdle = 0;

  constructor(contestant: Contestant, plan: Plan) {
    this.#contestant = contestant;
    this.#plan = plan;
  }

  async warm(): Promise<void> {
    const pairs = await this.#open();
    await this.#play(pairs);
    await leave(pairs);
  }

  async saturate(): Promise<void> {
    const pairs = await this.#open();
    this.#saturated.push(await this.#play(pairs));
    await leave(pairs);
  }

  async pace(): Promise<void> {
    const pairs = await this.#open();
    this.#paced.push(await measure(this.#contestant, pairs, this.#plan.pacedAnswers, atHumanPace));
    await leave(pairs);
  }

  /** What was compiled for speed goes with the first collection by hand, and must not count as memory of earlier tables. */
  async settle(): Promise<void> {
    await this.#heap();
    await this.warm();
  }

  async live(): Promise<void> {
    this.#heapBefore = await this.#heap();
    const pairs = await this.#open();
    await this.#play(pairs);
    this.#heapLive = await this.#heap();
    await leave(pairs);
  }

  async idle(): Promise<void> {
    this.#heapIdle = await this.#heap();
  }

  get measured(): Measured {
    const { name, forgetsIdle } = this.#contestant;
    const perTable = (heap: number): number => (heap - this.#heapBefore) / this.#plan.tables;
    return {
      name,
      saturated: figures(this.#saturated),
      paced: figures(this.#paced),
      heapPerLiveTable: perTable(this.#heapLive),
      heapPerIdleTable: forgetsIdle ? perTable(this.#heapIdle) : null,
    };
  }

  async #open(): Promise<readonly Pair[]> {
    const pairs: Pair[] = [];
    for (let i = 0; i < this.#plan.tables; i++) pairs.push(await this.#contestant.open());
    return pairs;
  }

  #play(pairs: readonly Pair[]): Promise<Timed> {
    return measure(this.#contestant, pairs, this.#plan.saturatedAnswers, atOnce);
  }

  #heap(): Promise<number> {
    return this.#contestant.server.read('heap');
  }
}

async function leave(pairs: readonly Pair[]): Promise<void> {
  await Promise.all(pairs.map((pair) => pair.disconnect()));
}

function figures(rounds: readonly Timed[]): Figures {
  const waits = rounds.flatMap((round) => round.waits).sort((a, b) => a - b);
  const sum = (of: (round: Timed) => number): number => rounds.reduce((total, round) => total + of(round), 0);
  return {
    answersPerCpuSecond: waits.length / sum(({ cpu }) => cpu),
    answersPerSecond: waits.length / sum(({ seconds }) => seconds),
    p50: percentile(waits, 0.5),
    p99: percentile(waits, 0.99),
  };
}
