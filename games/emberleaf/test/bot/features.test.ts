import { createEngine, fastChance, type Option } from '@crownleaf/engine';
import { describe, expect, test } from 'vitest';
import { features } from '../../src/bot/features.ts';
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

function seen(s: Emberleaf, seat: number): Float32Array {
  const out = new Float32Array(features.names.length);
  features.write(s, seat, out);
  return out;
}

const value = (s: Emberleaf, seat: number, name: string): number => seen(s, seat)[features.names.indexOf(name)]!;

describe('what an evaluation looks at', () => {
  test('has a name of its own for each number', () => {
    expect(new Set(features.names).size).toBe(features.names.length);
  });

  test('is finite and of a size near one, and looking changes nothing', () => {
    for (const s of positions) {
      const before = JSON.stringify(s);
      for (let seat = 0; seat < s.seats.length; seat++) {
        const all = seen(s, seat);
        expect(all.every((x) => Number.isFinite(x) && Math.abs(x) < 10)).toBe(true);
      }
      expect(JSON.stringify(s)).toBe(before);
    }
  });

  test('does not depend on what was looked at before', () => {
    const first = positions.map((s) => seen(s, 0));
    const again = positions.toReversed().map((s) => seen(s, 0));
    expect(again.toReversed()).toEqual(first);
  });

  test('writes no further than its names', () => {
    const names = features.names.length;
    for (const s of positions) {
      const out = new Float32Array(names + 50);
      features.write(s, 0, out);
      expect(out.subarray(names).every((x) => x === 0)).toBe(true);
    }
  });
});

const plain = (arrange: (lay: Layout) => void = () => {}, seats = 2): Emberleaf => at({ seats }, arrange).state;

describe('one thing more is seen', () => {
  test.each<readonly [string, (lay: Layout) => unknown, readonly (readonly [name: string, sign: number])[]]>([
    [
      'own leaves',
      (lay) => lay.score(0, 20),
      [
        ['score', 1],
        ['lead', 1],
        ['ahead', 1],
      ],
    ],
    [
      "the other's leaves",
      (lay) => lay.score(1, 20),
      [
        ['score', 0],
        ['lead', -1],
        ['rival-score', 1],
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
        ['free-spaces', -1],
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
    expect(value(after, 0, 'sister-total') - value(before, 0, 'sister-total')).toBeCloseTo(0.12);
    expect(value(after, 0, 'lead')).toBeLessThan(value(before, 0, 'lead'));
  });
});
