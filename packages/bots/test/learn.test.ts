import type { BotGuide, Weights } from '@crownleaf/engine';
import { createEngine } from '@crownleaf/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minidom } from '../../../games/minidom/src/game.ts';
import { fit, joined, teach } from '../src/index.ts';
import { HEADS, MARGIN, Net, WON } from '../src/learn/net.ts';
import { SampleWriter } from '../src/learn/samples.ts';
import { Judge } from '../src/search/judge.ts';

const NAMES = ['a', 'b', 'always'];

/** Won when exactly one of two things is there; the margin follows the first. No linear judge can learn that. */
function puzzle(count: number) {
  const samples = new SampleWriter(NAMES.length);
  for (let i = 0; i < count; i++) {
    const a = (i * 7) % 5 < 2 ? 1 : 0;
    const b = (i * 11) % 3 < 1 ? 1 : 0;
    samples.next().set([a, b, 1]);
    samples.grade(i, a === b ? 0 : 1, a);
  }
  return samples.done();
}

const learned = (seed: number) => fit(puzzle(20_000), { features: NAMES, hidden: 8, epochs: 12, seed });

function said(weights: Weights, ...x: number[]): Float64Array {
  const out = new Float64Array(HEADS);
  new Net(weights).run(Float32Array.from(x), out);
  return out;
}

describe('fitting', () => {
  test('a hidden layer learns what no sum of features tells', () => {
    const { weights, loss, lossBefore } = learned(1);
    expect(loss).toBeLessThan(lossBefore / 4);
    expect(said(weights, 1, 0, 1)[WON]).toBeGreaterThan(0.85);
    expect(said(weights, 0, 1, 1)[WON]).toBeGreaterThan(0.85);
    expect(said(weights, 1, 1, 1)[WON]).toBeLessThan(0.15);
    expect(said(weights, 0, 0, 1)[WON]).toBeLessThan(0.15);
    expect(said(weights, 1, 1, 1)[MARGIN]).toBeGreaterThan(said(weights, 0, 1, 1)[MARGIN]!);
  });

  test('the same seed learns the same, another seed something else', () => {
    expect(learned(3).weights).toEqual(learned(3).weights);
    expect(learned(3).weights).not.toEqual(learned(4).weights);
  });

  test('who goes on from weights begins where they ended', () => {
    const first = learned(1);
    const second = fit(puzzle(20_000), { features: NAMES, hidden: 8, epochs: 1, seed: 2, from: first.weights });
    expect(second.lossBefore).toBeCloseTo(first.loss, 3);
  });

  test('weights are only used with the features they were learned on', () => {
    const { weights } = learned(1);
    const guide: BotGuide = { features: { names: ['a', 'c', 'always'], write: () => {} }, weights };
    expect(() => new Judge(minidom, guide)).toThrow('other features');
  });
});

describe('games to learn from', () => {
  const share = { teacher: { bot: 'random' }, seed: 5, games: 6, straying: 10, sparsity: 3 } as const;

  test('do not depend on how they are shared out', () => {
    const whole = teach(minidom, { ...share, first: 0, step: 1 }, () => {});
    const parts = [0, 1, 2].map((first) => teach(minidom, { ...share, first, step: 3 }, () => {}));
    expect(joined(parts).count).toBe(whole.count);
    expect(sorted(joined(parts))).toEqual(sorted(whole));
  });

  test('every position comes once for each seat, and one of them has won', () => {
    const { count, targets } = teach(minidom, { ...share, first: 0, step: 1 }, () => {});
    expect(count).toBeGreaterThan(50);
    for (let i = 0; i < count; i += 2) {
      expect(targets[i * HEADS + WON]! + targets[(i + 1) * HEADS + WON]!).toBe(1);
      expect(targets[i * HEADS + MARGIN]! + targets[(i + 1) * HEADS + MARGIN]!).toBeCloseTo(1, 5);
    }
  });

  function sorted({ width, count, inputs }: ReturnType<typeof joined>): readonly string[] {
    return Array.from({ length: count }, (_, i) => inputs.slice(i * width, (i + 1) * width).join()).sort();
  }
});

describe('samples', () => {
  test('forgetting drops positions, and room that was used comes back empty', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(3000), (count, kept) => {
        const samples = new SampleWriter(2);
        for (let i = 0; i < count; i++) samples.next().set([i, 1]);
        samples.forget(Math.min(kept, count));
        expect(samples.done().count).toBe(Math.min(kept, count));
        expect(Array.from(samples.next())).toEqual([0, 0]);
      }),
      { numRuns: 20 },
    );
  });
});

test('a judge that has learned tells the seats apart and leaves the world as it was', () => {
  const samples = teach(
    minidom,
    { teacher: { bot: 'random' }, seed: 1, first: 0, step: 1, games: 40, straying: 50, sparsity: 2 },
    () => {},
  );
  const features = minidom.guide!.features!;
  const { weights } = fit(samples, { features: features.names, hidden: 8, epochs: 4, seed: 1 });
  const engine = createEngine(minidom);
  const state = engine.start(2, { int: (drawn, below) => drawn % below });
  const before = engine.hash(state);
  const PROVINCE = 5;
  state.seats[0]!.discard = [PROVINCE, PROVINCE, PROVINCE];
  const richer = engine.hash(state);
  const out: number[] = [];
  new Judge(minidom, { features, weights }).foresee(state, out);
  expect(out[0]).toBeGreaterThan(out[1]!);
  expect(engine.hash(state)).toBe(richer);
  expect(richer).not.toBe(before);
});
