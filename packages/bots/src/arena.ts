import {
  type Budget,
  type Engine,
  forkSeed,
  itemAt,
  type Policy,
  type State,
  secretChance,
  secretFrom,
} from '@crownleaf/engine';
import { playOut, type Watcher } from './playout.ts';
import { type Rating, ratings } from './rating.ts';
import { wilson } from './statistics.ts';
import { addTime, addTimes, noTimes, summaryOf, type TimeSummary, type Times } from './times.ts';
import { winShares } from './wins.ts';

/** A comparison of bots. One round plays the same secret once in every line-up, so that luck is paired. */
export interface ArenaPlan {
  readonly engine: Engine;
  readonly bots: readonly Policy[];
  readonly seats: number;
  readonly seed: string;
  readonly limit: number;
  readonly options?: unknown;
  /** Options to take in turn, round by round, in place of one and the same. */
  readonly variants?: readonly unknown[] | undefined;
  /** The first of two bots alone against the other in all other seats. */
  readonly field?: boolean | undefined;
  readonly budget?: Budget | undefined;
}

/** What has been counted for one bot; plain data, so that it can come from another thread. */
export interface Tally {
  games: number;
  wins: number;
  scores: number;
  seatings: number;
  decisions: Times;
  /** All decisions of a seat in one turn together. */
  turns: Times;
  /** How often it finished before each other bot, ties as a half. */
  ahead: { [bot: number]: number };
}

export interface BotResult {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  readonly ci95: readonly [number, number];
  readonly meanScore: number;
  readonly msPerDecision: TimeSummary;
  readonly msPerTurn: TimeSummary;
  /** Where bots met each other. */
  readonly rating?: Rating;
}

export function emptyTally(): Tally {
  return { games: 0, wins: 0, scores: 0, seatings: 0, decisions: noTimes(), turns: noTimes(), ahead: {} };
}

/**
 * Who sits where in the games of one round, as numbers of bots by seat: every group of bots that fills the table, in
 * every rotation. Too few bots for the seats take turns, and still each sits in each seat equally often.
 */
export function lineUps(bots: number, seats: number): readonly (readonly number[])[] {
  const out: number[][] = [];
  for (const group of groups(bots, Math.min(bots, seats))) {
    for (let turned = 0; turned < group.length; turned++) {
      out.push(Array.from({ length: seats }, (_, seat) => itemAt(group, (seat + turned) % group.length)));
    }
  }
  return out;
}

function groups(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const out: number[][] = [];
  for (let first = from; first <= count - size; first++) {
    for (const rest of groups(count, size - 1, first + 1)) out.push([first, ...rest]);
  }
  return out;
}

/** The first bot in each seat once, the second in all others. */
function fieldLineUps(seats: number): readonly (readonly number[])[] {
  return Array.from({ length: seats }, (_, first) =>
    Array.from({ length: seats }, (_, seat) => (seat === first ? 0 : 1)),
  );
}

export function lineUpsOf({ field, bots, seats }: Pick<ArenaPlan, 'field' | 'bots' | 'seats'>) {
  return field ? fieldLineUps(seats) : lineUps(bots.length, seats);
}

/** Plays round number `round` and counts it in `tallies`, one for each bot. Returns how many games it was. */
export function playRound(plan: ArenaPlan, round: number, tallies: readonly Tally[]): number {
  const secret = secretFrom(`${plan.seed}:${round}`);
  const lines = lineUpsOf(plan);
  const { variants } = plan;
  const options = variants === undefined ? plan.options : variants[round % variants.length];
  for (const [line, seated] of lines.entries()) {
    const seed = forkSeed(Number.parseInt(secret.slice(0, 8), 16), line);
    playGame({ ...plan, options, seed }, secret, seated, tallies);
  }
  return lines.length;
}

function playGame(
  plan: Omit<ArenaPlan, 'seed'> & { readonly seed: number },
  secret: string,
  seated: readonly number[],
  tallies: readonly Tally[],
): void {
  const { engine, bots } = plan;
  const clock = new Clock(seated.map((bot) => itemAt(tallies, bot)));
  const policies = seated.map((bot) => itemAt(bots, bot));
  const outcome = playOut({ ...plan, policies, chance: secretChance(secret) }, clock);
  clock.stop();
  const ranking = outcome.over ? engine.game.ranking(outcome.state) : undefined;
  const shares = ranking === undefined ? [] : winShares(ranking);
  for (const bot of new Set(seated)) itemAt(tallies, bot).games++;
  for (const [seat, bot] of seated.entries()) {
    const tally = itemAt(tallies, bot);
    tally.wins += shares[seat] ?? 0;
    tally.scores += engine.game.score(outcome.state, seat).reduce((sum, line) => sum + line.points, 0);
    tally.seatings++;
    if (ranking !== undefined) compare(tally, seat, seated, ranking);
  }
}

function compare({ ahead }: Tally, seat: number, seated: readonly number[], ranking: readonly number[]): void {
  for (const [other, bot] of seated.entries()) {
    if (bot === seated[seat]) continue;
    const before = itemAt(ranking, other) - itemAt(ranking, seat);
    ahead[bot] = (ahead[bot] ?? 0) + (before > 0 ? 1 : before === 0 ? 0.5 : 0);
  }
}

/** Measures how long each seat thinks about its decisions, and about all those of a turn. */
class Clock implements Watcher {
  readonly #tallies: readonly Tally[];
  readonly #turns: { turn: number; ms: number }[];
  #began = 0;

  /** One tally for each seat. */
  constructor(tallies: readonly Tally[]) {
    this.#tallies = tallies;
    this.#turns = tallies.map(() => ({ turn: -1, ms: 0 }));
  }

  asked(): void {
    this.#began = performance.now();
  }

  chose({ asked, turn }: State): void {
    const ms = performance.now() - this.#began;
    const current = itemAt(this.#turns, asked);
    if (current.turn !== turn) this.#endTurn(asked);
    current.turn = turn;
    current.ms += ms;
    addTime(itemAt(this.#tallies, asked).decisions, ms);
  }

  stop(): void {
    for (const seat of this.#turns.keys()) this.#endTurn(seat);
  }

  #endTurn(seat: number): void {
    const current = itemAt(this.#turns, seat);
    if (current.turn >= 0) addTime(itemAt(this.#tallies, seat).turns, current.ms);
    current.ms = 0;
  }
}

/** Adds what another thread has counted. */
export function addTally(to: Tally, from: Tally): void {
  to.games += from.games;
  to.wins += from.wins;
  to.scores += from.scores;
  to.seatings += from.seatings;
  addTimes(to.decisions, from.decisions);
  addTimes(to.turns, from.turns);
  for (const [bot, times] of Object.entries(from.ahead)) to.ahead[Number(bot)] = (to.ahead[Number(bot)] ?? 0) + times;
}

export function results(bots: readonly Pick<Policy, 'name'>[], tallies: readonly Tally[]): readonly BotResult[] {
  const ahead = tallies.map((tally) => tallies.map((_, other) => tally.ahead[other] ?? 0));
  const met = ahead.some((row) => row.some((times) => times > 0));
  const rated = met ? ratings(ahead) : [];
  return bots.map(({ name }, i) => {
    const { games, wins, scores, seatings, decisions, turns } = itemAt(tallies, i);
    return {
      name,
      games,
      wins,
      winRate: games === 0 ? 0 : wins / games,
      ci95: wilson(wins, games),
      meanScore: seatings === 0 ? 0 : scores / seatings,
      msPerDecision: summaryOf(decisions),
      msPerTurn: summaryOf(turns),
      ...(met ? { rating: itemAt(rated, i) } : {}),
    };
  });
}
