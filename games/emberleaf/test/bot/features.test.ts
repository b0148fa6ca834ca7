import { createEngine, fastChance, type Option } from '@crownleaf/engine';
import { describe, expect, test } from 'vitest';
import { guide } from '../../src/bot/bot.ts';
import { features } from '../../src/bot/features.ts';
import { marks } from '../../src/bot/marks.ts';
import { Position } from '../../src/bot/position.ts';
import worth from '../../src/bot/worth.json' with { type: 'json' };
import { emberleaf } from '../../src/game.ts';
import type { Emberleaf } from '../../src/state.ts';
import { at, type Layout } from '../at.ts';

const engine = createEngine(emberleaf);
const EVERY = 7;

/** Positions from games at random: every number of seats, and the beginning and the end of each game. */
const positions: readonly Emberleaf[] = [1, 2, 3, 4, 5].flatMap((seats) => {
  const chance = fastChance(seats);
  const dice = fastChance(seats + 100);
  const s = engine.start(seats, chance);
  const options: Option[] = [];
  const found: Emberleaf[] = [];
  while (!engine.over(s) && s.ply < 2000) {
    if (s.ply % EVERY === 0) found.push(engine.clone(s) as unknown as Emberleaf);
    engine.apply(s, options[dice.int(s.ply, engine.options(s, options))]!, chance);
  }
  return found;
});

function featuresOf(s: Emberleaf, seat: number, more = 0): Float32Array {
  const out = new Float32Array(features.names.length + more);
  features.write(s, seat, out);
  return out;
}

function marksOf(s: Emberleaf, seat: number, more = 0): Float32Array {
  const out = new Float32Array(marks.names.length + more);
  const position = new Position();
  position.read(s, seat);
  marks.write(position, out, 0);
  return out;
}

describe.each([
  ['the features', features.names, featuresOf],
  ['the marks', marks.names, marksOf],
] as const)('%s of a position', (_, names, seen) => {
  test('have a name each', () => {
    expect(new Set(names).size).toBe(names.length);
  });

  test('are finite and of a size near one, and looking changes nothing', () => {
    for (const s of positions) {
      const before = JSON.stringify(s);
      for (let seat = 0; seat < s.seats.length; seat++) {
        expect(seen(s, seat).every((x) => Number.isFinite(x) && Math.abs(x) < 10)).toBe(true);
      }
      expect(JSON.stringify(s)).toBe(before);
    }
  });

  test('do not depend on what was looked at before', () => {
    const first = positions.map((s) => seen(s, 0));
    const again = positions.toReversed().map((s) => seen(s, 0));
    expect(again.toReversed()).toEqual(first);
  });

  test('go no further than their names', () => {
    for (const s of positions)
      expect(
        seen(s, 0, 50)
          .subarray(names.length)
          .every((x) => x === 0),
      ).toBe(true);
  });

  test('are none that never changes', () => {
    const all = positions.flatMap((s) => s.seats.map((__, seat) => seen(s, seat)));
    const fixed = names.filter((__, i) => all.every((one) => one[i] === all[0]![i]));
    expect(fixed.filter((name) => !isRare(name))).toEqual([]);
  });
});

/** Cards, difficulties and ends of tracks that a handful of games does not come by. */
function isRare(name: string): boolean {
  return /^(has|sister|next|second|later|hand|charge|last-turn|last-bonus|seats|trophies-left|favours-lost|rat-5|frog-[45]|owl-5|rabbit-5)-?/.test(
    name,
  );
}

function value(s: Emberleaf, seat: number, name: string): number {
  const at = features.names.indexOf(name);
  return at < 0 ? marksOf(s, seat)[marks.names.indexOf(name)]! : featuresOf(s, seat)[at]!;
}

const plain = (arrange: (lay: Layout) => void = () => {}, seats = 2): Emberleaf => at({ seats }, arrange).state;

describe('one thing more is seen', () => {
  test.each<readonly [string, (lay: Layout) => unknown, readonly (readonly [name: string, sign: number])[]]>([
    [
      'own leaves',
      (lay) => lay.score(0, 8),
      [
        ['lead', 1],
        ['ahead', 1],
        ['lead-unlearned', 1],
        ['next-bonus-near', 1],
      ],
    ],
    [
      "the other's leaves",
      (lay) => lay.score(1, 20),
      [
        ['lead', -1],
        ['ahead', -1],
        ['next-bonus-near', 0],
      ],
    ],
    [
      'wood',
      (lay) => lay.store(0, { wood: 2, beehive: 1 }),
      [
        ['wood-1', 1],
        ['wood-2', 1],
        ['wood-3', 0],
        ['places-left', -1],
      ],
    ],
    [
      'the price of a house',
      (lay) => lay.store(0, { wood: 3, food: 1, beehive: 1 }),
      [
        ['payable-house', 1],
        ['payable-market', 0],
        ['missing-for-a-building-0', 1],
      ],
    ],
    [
      'a card that gathers when it slides',
      (lay) => lay.play(0, { 1: 'saffron' }),
      [
        ['next-wood', 1],
        ['second-wood', 0],
        ['column-1', 1],
      ],
    ],
    [
      'the same card farther up',
      (lay) => lay.play(0, { 5: 'saffron' }),
      [
        ['next-wood', 1],
        ['second-wood', 1],
        ['later-wood', 1],
        ['column-3', 1],
      ],
    ],
    [
      'a favour that is nearly kept',
      (lay) => lay.favours(0, 'path-clearer').banners(0, 'fang-2-4', 'flame-2-4'),
      [
        ['favour-leaves-missing-1', 1],
        ['favour-leaves-missing-0', 0],
        ['hope', 1],
        ['banners', 1],
      ],
    ],
    [
      'a villager',
      (lay) => lay.home(0, 'hawkers-1', 'owl'),
      [
        ['owl-1', 1],
        ['rat-1', 0],
        ['villagers-hawkers', 1],
      ],
    ],
    ['a trophy that is gone', (lay) => lay.trophiesLeft('t1'), [['time', -1]]],
  ])('%s', (_, arrange, changes) => {
    const before = plain();
    const after = plain((lay) => void arrange(lay));
    for (const [name, sign] of changes) {
      expect([name, Math.sign(value(after, 0, name) - value(before, 0, name))]).toEqual([name, sign]);
    }
  });

  test('her leaves, in a game of one', () => {
    const before = plain(() => {}, 1);
    const after = plain((lay) => {
      lay.s.table.sisterLeaves[0] = 12;
    }, 1);
    expect(value(before, 0, 'lead') - value(after, 0, 'lead')).toBeCloseTo(12 / 2 / 40);
  });
});

describe('what was learned', () => {
  test('speaks of marks that there are', () => {
    for (const name of Object.keys(worth.leaves)) expect(marks.names).toContain(name);
  });

  test('fits the features', () => {
    const { weights } = guide;
    expect(weights?.features).toEqual(features.names);
    expect(weights?.columns).toHaveLength(features.names.length);
    for (const head of weights!.heads) {
      expect(head.direct).toHaveLength(features.names.length);
      expect(head.hidden).toHaveLength(weights!.bias.length);
    }
  });

  test('knows that leaves win games', () => {
    const [won] = guide.weights!.heads;
    const logit = (s: Emberleaf): number =>
      featuresOf(s, 0).reduce((sum, x, i) => sum + x * won!.direct[i]!, won!.bias);
    const chances = [0, 10, 30].map((leaves) => logit(plain((lay) => void lay.score(0, leaves))));
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    expect(chances[2]! - chances[0]!).toBeGreaterThan(0.5);
  });
});
