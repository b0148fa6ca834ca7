import { type Budget, type Engine, forkSeed, type Policy, secretChance, secretFrom } from '@crownleaf/engine';
import { playOut } from './playout.ts';
import { percentile, wilson } from './statistics.ts';
import { winShares } from './wins.ts';

/** A comparison of bots. One round plays the same secret once in every line-up, so that luck is paired. */
export interface ArenaPlan {
  readonly engine: Engine;
  readonly bots: readonly Policy[];
  readonly seats: number;
  readonly seed: string;
  readonly limit: number;
  readonly options?: unknown;
  readonly budget?: Budget | undefined;
}

/** What has been counted for one bot; plain data, so that it can come from another thread. */
export interface Tally {
  games: number;
  wins: number;
  scores: number;
  seatings: number;
  ms: number[];
  decisions: number;
  msTotal: number;
}

export interface BotResult {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  readonly ci95: readonly [number, number];
  readonly meanScore: number;
  readonly msPerDecision: { readonly mean: number; readonly p95: number };
}

export function emptyTally(): Tally {
  return { games: 0, wins: 0, scores: 0, seatings: 0, ms: [], decisions: 0, msTotal: 0 };
}

/**
 * Who sits where in the games of one round, as numbers of bots by seat: every group of bots that fills the table, in
 * every rotation. Too few bots for the seats take turns, and still each sits in each seat equally often.
 */
export function lineUps(bots: number, seats: number): readonly (readonly number[])[] {
  const out: number[][] = [];
  for (const group of groups(bots, Math.min(bots, seats))) {
    for (let turned = 0; turned < group.length; turned++) {
      out.push(Array.from({ length: seats }, (_, seat) => group[(seat + turned) % group.length]!));
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

/** Plays round number `round` and counts it in `tallies`, one for each bot. Returns how many games it was. */
export function playRound(plan: ArenaPlan, round: number, tallies: readonly Tally[]): number {
  const secret = secretFrom(`${plan.seed}:${round}`);
  const lines = lineUps(plan.bots.length, plan.seats);
  for (const [line, seated] of lines.entries()) {
    playGame(plan, secret, forkSeed(Number.parseInt(secret.slice(0, 8), 16), line), seated, tallies);
  }
  return lines.length;
}

function playGame(
  plan: ArenaPlan,
  secret: string,
  seed: number,
  seated: readonly number[],
  tallies: readonly Tally[],
): void {
  const { engine, limit, options, budget } = plan;
  let began = 0;
  const outcome = playOut(
    {
      engine,
      policies: seated.map((bot) => plan.bots[bot]!),
      chance: secretChance(secret),
      seed,
      limit,
      options,
      budget,
    },
    {
      asked: () => {
        began = performance.now();
      },
      chose: (s) => addTime(tallies[seated[s.asked]!]!, performance.now() - began),
    },
  );
  const shares = outcome.over ? winShares(engine.game.ranking(outcome.state)) : [];
  for (const bot of new Set(seated)) tallies[bot]!.games++;
  for (const [seat, bot] of seated.entries()) {
    const tally = tallies[bot]!;
    tally.wins += shares[seat] ?? 0;
    tally.scores += engine.game.score(outcome.state, seat).reduce((sum, line) => sum + line.points, 0);
    tally.seatings++;
  }
}

const MOST_TIMES = 20_000;

/** All times enter the mean; of many, the percentile needs only a sample. */
function addTime(tally: Tally, ms: number): void {
  tally.msTotal += ms;
  const place = tally.decisions++;
  tally.ms[place < MOST_TIMES ? place : place % MOST_TIMES] = ms;
}

/** Adds what another thread has counted. */
export function addTally(to: Tally, from: Tally): void {
  to.games += from.games;
  to.wins += from.wins;
  to.scores += from.scores;
  to.seatings += from.seatings;
  to.decisions += from.decisions;
  to.msTotal += from.msTotal;
  to.ms.push(...from.ms);
}

export function results(bots: readonly Policy[], tallies: readonly Tally[]): readonly BotResult[] {
  return bots.map(({ name }, i) => {
    const { games, wins, scores, seatings, ms, decisions, msTotal } = tallies[i]!;
    const times = ms.toSorted((a, b) => a - b);
    return {
      name,
      games,
      wins,
      winRate: games === 0 ? 0 : wins / games,
      ci95: wilson(wins, games),
      meanScore: seatings === 0 ? 0 : scores / seatings,
      msPerDecision: {
        mean: decisions === 0 ? 0 : msTotal / decisions,
        p95: times.length === 0 ? 0 : percentile(times, 0.95),
      },
    };
  });
}
