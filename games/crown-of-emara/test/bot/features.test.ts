import { createEngine, fastChance, type State } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { features } from '../../src/bot/features.ts';
import { leftoverPoints, scoreNow } from '../../src/bot/tracks.ts';
import { crownOfEmara } from '../../src/game.ts';
import { finalOf } from '../../src/score.ts';
import type { Emara } from '../../src/state.ts';
import { at, type Position } from '../at.ts';

const engine = createEngine(crownOfEmara);

function seen(s: Emara, seat = 0): Float32Array {
  const out = new Float32Array(features.names.length);
  features.write(s, seat, out);
  return out;
}

/** One feature of seat 0 in a position. */
function seenIn(p: Position, name: string): number {
  const i = features.names.indexOf(name);
  expect(i, name).toBeGreaterThanOrEqual(0);
  return seen(at(p).state)[i]!;
}

const TABLES: readonly (readonly [number, unknown])[] = [
  [1, { solo: 'campaign', building: 35 }],
  [1, undefined],
  [2, undefined],
  [2, { randomLayout: true }],
  [3, { fullSelection: true }],
  [4, undefined],
];

/** Every position of a game at random. */
function everyPosition(seats: number, options: unknown, look: (s: Emara) => void): void {
  const chance = fastChance(seats);
  const dice = fastChance(seats + 100);
  const s: State = engine.start(seats, chance, options);
  const list: number[] = [];
  for (let i = 0; !engine.over(s); i++) {
    look(s as unknown as Emara);
    const count = engine.options(s, list);
    engine.apply(s, list[dice.int(i, count)]!, chance);
  }
}

test('no two features share a name', () => {
  expect(new Set(features.names).size).toBe(features.names.length);
});

test.each(TABLES)('features of %i seats with %j are small numbers and leave the state alone', (seats, options) => {
  everyPosition(seats, options, (s) => {
    const before = JSON.stringify(s);
    for (let seat = 0; seat < seats; seat++) {
      const first = seen(s, seat);
      for (const [i, value] of first.entries()) {
        if (!(Math.abs(value) <= 8)) expect.fail(`${features.names[i]} is ${value}`);
      }
      expect(seen(s, seat)).toEqual(first);
    }
    expect(JSON.stringify(s)).toBe(before);
  });
});

/** Random play hardly comes so far. */
const RARE =
  /^(gold|ring|grain|stone|cloth)-[45]$|^bread-5$|^rank-(prince|marquess|duke)$|^has-with-time-|^lead-above-/;

test('every feature says something in some game', () => {
  const used = new Set<number>();
  for (let game = 0; used.size < features.names.length && game < 60; game++) {
    const [seats, options] = TABLES[game % TABLES.length]!;
    const chance = fastChance(game);
    const dice = fastChance(game + 1000);
    const s: State = engine.start(seats, chance, options);
    const list: number[] = [];
    for (let i = 0; !engine.over(s); i++) {
      for (const [at, value] of seen(s as unknown as Emara).entries()) if (value !== 0) used.add(at);
      const count = engine.options(s, list);
      engine.apply(s, list[dice.int(i, count)]!, chance);
    }
  }
  expect(features.names.filter((name, i) => !used.has(i) && !RARE.test(name))).toEqual([]);
});

test('[EMARA-17.1] the score so far is what the game would count, but for half a point', () => {
  everyPosition(2, undefined, (s) => {
    for (const m of s.seats) {
      const { leftovers, score } = finalOf(m);
      expect(leftoverPoints(m)).toBe(leftovers);
      expect(scoreNow(m) - score).toBeGreaterThanOrEqual(0);
      expect(scoreNow(m) - score).toBeLessThan(1);
    }
  });
});

test('a gap shows on the side of the track that is ahead', () => {
  const name = 'citizens-ahead';
  expect(seenIn({ citizens: 40, buildings: 30 }, name)).toBeGreaterThan(0);
  expect(seenIn({ citizens: 30, buildings: 40 }, name)).toBe(0);
  expect(seenIn({ citizens: 30, buildings: 40 }, 'buildings-ahead')).toBeGreaterThan(0);
});

test('the same craftsman promises more early than late', () => {
  const name = 'craftsmen-with-time-forest';
  const huts = ['forest.1'];
  expect(seenIn({ huts, round: 2 }, name)).toBeGreaterThan(seenIn({ huts, round: 5 }, name));
  expect(seenIn({ round: 2 }, name)).toBe(0);
});

test('[EMARA-4.7] what can be reached depends on the place and on the steps to it', () => {
  const goods = { stone: 1 };
  expect(seenIn({ at: ['forest', 'cathedral'], goods }, 'soon-stone')).toBeGreaterThan(0);
  expect(seenIn({ at: ['forest', 'construction-site'], goods }, 'soon-stone')).toBe(0);
  expect(seenIn({ at: ['forest', 'cathedral'] }, 'soon-stone')).toBe(0);
  expect(
    seenIn({ at: ['forest', 'construction-site'], goods, hand: ['town', 'ring', 'move'] }, 'soon-stone'),
  ).toBeGreaterThan(0);
});

test('[EMARA-18.5] in a campaign the points that Victoria can still make are foreseen', () => {
  const s = at({ seats: 1, options: { solo: 'campaign', building: 35 } });
  const then = features.names.indexOf('victoria-then');
  const before = seen(s.state)[then]!;
  expect(before).toBeGreaterThan(0.5);
  s.state.table.victoria += 10;
  expect(seen(s.state)[then]).toBeCloseTo(before + 0.1);
  expect(seen(at({ seats: 1 }).state)[then]).toBe(0);
});
