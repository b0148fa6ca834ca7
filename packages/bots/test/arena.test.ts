import { createEngine, type Policy } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { minidom } from '../../../games/minidom/src/game.ts';
import {
  type ArenaPlan,
  addTally,
  emptyTally,
  lineUps,
  lineUpsOf,
  playRound,
  randomPolicy,
  results,
  type Tally,
  wilson,
  winShares,
} from '../src/index.ts';

/** Buys the best treasure or province it can and plays no actions. */
const greedy: Policy = {
  name: 'greedy',
  choose(ask) {
    const wish = ['buy:province', 'buy:gold', 'buy:silver'];
    const name = wish.find((w) => ask.options.some((o) => ask.nameOf(o) === w)) ?? 'pass';
    return ask.options.find((o) => ask.nameOf(o) === name)!;
  },
};

function plan(bots: readonly Policy[], seed = 'arena'): ArenaPlan {
  return { engine: createEngine(minidom), bots, seats: 2, seed, limit: 10_000 };
}

function played(p: ArenaPlan, rounds: readonly number[]) {
  const tallies = p.bots.map(emptyTally);
  for (const round of rounds) playRound(p, round, tallies);
  return tallies;
}

test('each bot sits in each seat equally often, whatever the numbers', () => {
  for (const [bots, seats] of [
    [2, 2],
    [3, 2],
    [2, 4],
    [2, 3],
    [4, 4],
    [5, 3],
    [3, 1],
  ] as const) {
    const seen = new Map<string, number>();
    for (const line of lineUps(bots, seats)) {
      expect(line).toHaveLength(seats);
      line.forEach((bot, seat) => {
        seen.set(`${bot} in ${seat}`, (seen.get(`${bot} in ${seat}`) ?? 0) + 1);
      });
    }
    expect(seen.size, `${bots} bots, ${seats} seats`).toBe(bots * seats);
    expect(new Set(seen.values()).size, `${bots} bots, ${seats} seats`).toBe(1);
  }
});

test('three bots at a table for two meet each other in both orders', () => {
  expect(
    lineUps(3, 2)
      .map((line) => line.join(''))
      .toSorted(),
  ).toEqual(['01', '02', '10', '12', '20', '21']);
});

test('a bot with a plan beats the random one, and the wins add up to the games', () => {
  const p = plan([greedy, randomPolicy]);
  const [first, second] = results(p.bots, played(p, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect(first?.games).toBe(20);
  expect(first!.wins + second!.wins).toBe(20);
  expect(first!.winRate).toBeGreaterThan(0.9);
  expect(first!.meanScore).toBeGreaterThan(second!.meanScore);
});

test('rounds counted apart and added give what one count gives', () => {
  const p = plan([greedy, randomPolicy]);
  const whole = played(p, [0, 1, 2, 3]);
  const parts = played(p, [0, 2]);
  const rest = played(p, [1, 3]);
  for (const [i, tally] of parts.entries()) addTally(tally, rest[i]!);
  const told = ({ games, wins, scores, decisions, turns, ahead }: Tally) => [
    games,
    wins,
    scores,
    decisions.count,
    turns.count,
    ahead,
  ];
  expect(parts.map(told)).toEqual(whole.map(told));
});

test('a bot that answers what is not offered is named', () => {
  const wild: Policy = { name: 'wild', choose: () => 4711 };
  expect(() => played(plan([wild, randomPolicy]), [0])).toThrow("bot 'wild' chose 4711");
});

test('one bot against a field sits in each seat once', () => {
  const lines = lineUpsOf({ bots: [greedy, randomPolicy], seats: 4, field: true });
  expect(lines.map((line) => line.join(''))).toEqual(['0111', '1011', '1101', '1110']);
});

test('rounds take the variants in turn', () => {
  const started: unknown[] = [];
  const { engine, ...rest } = plan([randomPolicy, randomPolicy]);
  const start: typeof engine.start = (seats, chance, options) => {
    started.push(options);
    return engine.start(seats, chance);
  };
  played({ ...rest, engine: { ...engine, start }, variants: ['a', 'b', 'c'] }, [0, 1, 2, 3]);
  expect(started).toEqual(['a', 'a', 'b', 'b', 'c', 'c', 'a', 'a']);
});

test('a turn takes as long as all its decisions, and bots that met are rated', () => {
  const p = plan([greedy, randomPolicy]);
  const tallies = played(p, [0, 1]);
  const [first, second] = results(p.bots, tallies);
  for (const { turns, decisions } of tallies) expect(turns.total).toBeCloseTo(decisions.total, 6);
  // Only the random bot has actions to play before it buys.
  expect(tallies[1]!.turns.count).toBeLessThan(tallies[1]!.decisions.count);
  expect(second!.msPerTurn.mean).toBeGreaterThan(second!.msPerDecision.mean);
  expect(first!.rating!.elo).toBeGreaterThan(second!.rating!.elo);
});

test('ties share the win', () => {
  expect(winShares([1, 2, 1])).toEqual([0.5, 0, 0.5]);
  expect(winShares([2])).toEqual([0]);
});

test("Wilson's interval for known cases", () => {
  const [low, high] = wilson(50, 100);
  expect(low).toBeCloseTo(0.4038, 3);
  expect(high).toBeCloseTo(0.5962, 3);
  expect(wilson(0, 10)[0]).toBe(0);
  expect(wilson(10, 10)[1]).toBeCloseTo(1, 12);
});
