import { createEngine, fastChance, type State } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { evaluate } from '../../src/bot/evaluation.ts';
import { crownOfEmara } from '../../src/game.ts';
import { finalOf } from '../../src/score.ts';
import type { Emara } from '../../src/state.ts';
import { at, type Position } from '../at.ts';

const SLOW = 60_000;
const [baseline] = crownOfEmara.policies!;
const engine = createEngine(crownOfEmara);

/** A whole game in which these seats are the baseline's and the others answer at random. */
function played(seats: number, thinking: readonly number[], seed: number): Emara {
  const chance = fastChance(seed);
  const dice = fastChance(seed + 1);
  let thrown = 0;
  const random = (below: number): number => dice.int(thrown++, below);
  const s: State = engine.start(seats, chance);
  for (let d = engine.decision(s); d !== undefined; d = engine.decision(s)) {
    const { kind, options, seat } = d;
    const ask = {
      kind,
      options,
      random,
      nameOf: (o: number) => engine.nameOption(kind, o),
      view: () => engine.view(s, seat),
    };
    engine.apply(s, thinking.includes(seat) ? baseline!.choose(ask) : options[random(options.length)]!, chance);
  }
  return s as unknown as Emara;
}

const SEEDS = [1, 2, 3];

/** What the baseline thinks of a position after its last turn. */
function afterLastTurn(p: Position): number {
  const { state } = at({ ...p, round: 6, favors: ['castle.gold'] });
  state.seats[0]!.slots = [1, 2, 3];
  return evaluate(state, 0);
}

test('[EMARA-17.4] after the last turn a position is worth its final score, leftovers split at their best', () => {
  const left = afterLastTurn({ citizens: 96, buildings: 97, goods: { ring: 1, book: 3 } });
  const used = afterLastTurn({ citizens: 96, buildings: 102, goods: { ring: 1, book: 2 } });
  expect([Math.floor(left), Math.floor(used)]).toEqual([99, 101]);
});

test('[EMARA-17.6] of equal final scores the baseline prefers the higher other track', () => {
  const even = { citizens: 50, buildings: 58 };
  expect(afterLastTurn({ ...even, goods: { book: 2 } })).toBeGreaterThan(
    afterLastTurn({ ...even, buildings: 56, goods: { book: 2 } }),
  );
});

/** Fewer games of more seats: they take longer and bring more scores. */
test.each([
  [2, [1, 2, 3]],
  [3, [1, 2]],
  [4, [1]],
])('the baseline averages 55 points or more among %i of its like', { timeout: SLOW }, (seats, seeds) => {
  const scores = seeds.flatMap((seed) => played(seats, [0, 1, 2, 3], seed).seats.map((m) => finalOf(m).score));
  expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThanOrEqual(55);
});

test('the baseline beats random play from either seat', { timeout: SLOW }, () => {
  for (let seed = 1; seed <= 16; seed++) {
    const seat = seed % 2;
    expect(crownOfEmara.ranking(played(2, [seat], seed) as never)[seat]).toBe(1);
  }
});

test('the baseline keeps its tracks close together', { timeout: SLOW }, () => {
  const gaps = SEEDS.map((seed) => {
    const [m] = played(1, [0], seed).seats;
    return Math.abs(m!.citizens - m!.buildings);
  });
  expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThan(10);
});
