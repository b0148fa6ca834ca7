import { createEngine, fastChance, forkSeed } from '@crownleaf/engine';
import { describe, expect, test } from 'vitest';
import { features } from '../../src/bot/features.ts';
import { climb, Layout } from '../../src/bot/layout.ts';
import { heartOfCrown } from '../../src/game.ts';
import type { HeartOfCrown } from '../../src/state.ts';
import { at, type Position } from '../at.ts';

const engine = createEngine(heartOfCrown);
const { names } = features;

function written(s: HeartOfCrown, seat: number): Float32Array {
  const out = new Float32Array(names.length);
  features.write(s, seat, out);
  return out;
}

/** What a position looks like to seat 0, by name. */
function seen(p: Position, seat = 0): (name: string) => number {
  const numbers = written(at(p).state as unknown as HeartOfCrown, seat);
  return (name) => {
    expect(names, name).toContain(name);
    return numbers[names.indexOf(name)]!;
  };
}

/** States of games played at random, in which everything happens. */
function* wander(games: number): Generator<HeartOfCrown> {
  for (let game = 0; game < games; game++) {
    const chance = fastChance(game);
    const state = engine.start(2 + (game % 3), chance, { set: 'random', rares: 'with' });
    const options: number[] = [];
    for (let step = 0; !engine.over(state) && step < 400; step++) {
      if (step % 5 === 0) yield state as unknown as HeartOfCrown;
      const count = engine.options(state, options);
      engine.apply(state, options[(forkSeed(game, step) >>> 0) % count]!, chance);
    }
  }
}

describe('in any position', () => {
  test('features are small numbers, the same again, and leave the position as it is', () => {
    for (const s of wander(12)) {
      const before = engine.hash(s as never);
      for (const seat of s.seats.keys()) {
        const numbers = written(s, seat);
        expect(numbers.every((x) => Number.isFinite(x) && x >= -2 && x <= 12)).toBe(true);
        expect(written(s, seat)).toEqual(numbers);
      }
      expect(engine.hash(s as never)).toBe(before);
    }
  });

  test('no feature has the name of another', () => {
    expect(new Set(names).size).toBe(names.length);
  });

  test('with two seats each is the rival of the other', () => {
    for (const s of wander(9)) {
      if (s.seats.length !== 2) continue;
      const [mine, theirs] = [written(s, 0), written(s, 1)];
      for (const [i, name] of names.entries()) {
        if (name.startsWith('own-')) expect(theirs[names.indexOf(name.replace('own-', 'rival-'))]).toBe(mine[i]);
      }
    }
  });
});

describe('what counts', () => {
  const backed = { princess: 'klam-klam', hand: ['city', 'duke'], draw: ['city', 'city', 'senator'] } as const;

  test('points in the Domain and points in the deck are told apart', () => {
    const poor = seen({ ...backed });
    const rich = seen({ ...backed, domain: ['duke', 'duke'] });
    expect(rich('own-points:10')).toBeGreaterThan(poor('own-points:10'));
    expect(poor('own-points-owned:10')).toBeGreaterThan(poor('own-points:10'));
    expect(rich('rival-points:10')).toBe(0);
    expect(seen({ ...backed, domain: ['duke', 'duke'] }, 1)('rival-points:10')).toBe(1);
  });

  test('a hand that completes a ceremony is seen, and who has declared', () => {
    const domain = ['duke', 'duke', 'senator'] as const;
    expect(seen({ ...backed, domain })('own-ceremony-in-hand')).toBe(1);
    expect(seen({ ...backed, domain: ['duke'] })('own-ceremony-in-hand')).toBe(0);
    const others = [{ princess: 'twins', domain: ['duke', 'duke', 'duke', 'senator'], declared: true }] as const;
    expect(seen({ ...backed, domain, others })('can-answer')).toBe(1);
    expect(seen({ ...backed, others })('cannot-answer')).toBe(1);
    expect(seen({ ...backed, others }, 1)('declared-unanswerable')).toBe(1);
    expect(seen({ ...backed, domain, others }, 1)('declared-answerable')).toBe(1);
  });

  test('the purse holds the coins of the turn and those that the hand will bring', () => {
    const purse = seen({ hand: ['city', 'large-city', 'apprentice-maid'], coins: 1 });
    expect(purse('own-purse:6')).toBe(1);
    expect(purse('own-purse:7')).toBe(0);
    expect(purse('own-can-back')).toBe(1);
    expect(seen({ hand: ['city', 'apprentice-maid'] })('own-can-back')).toBe(0);
  });

  test('of cards without a link only one is counted on', () => {
    const one = seen({ hand: ['royal-guard', 'apprentice-maid'] });
    const two = seen({ hand: ['royal-guard', 'royal-guard', 'apprentice-maid'] });
    expect(one('own-purse:2')).toBe(1);
    expect(two('own-purse:4')).toBe(0);
    expect(seen({ hand: ['royal-guard', 'royal-guard', 'supply-unit'] })('own-purse:4')).toBe(1);
  });

  test('money is what a hand may be expected to bring', () => {
    const thick = seen({ hand: ['city'], draw: ['city', 'city', 'curse', 'curse', 'curse'] });
    const thin = seen({ hand: ['city'], draw: ['city', 'city'] });
    expect(thin('own-money:6')).toBeGreaterThan(thick('own-money:6'));
    expect(thick('own-curse-share')).toBeGreaterThan(0);
  });

  test('the rival is the one who is nearest to the crown', () => {
    const others = [{ draw: ['curse'] }, { princess: 'twins', domain: ['duke', 'duke'], draw: ['city'] }] as const;
    const three = seen({ seats: 3, hand: ['city', 'apprentice-maid'], others });
    expect(three('rival-princess:twins')).toBe(1);
    expect(three('rival-card:curse')).toBe(0);
    expect(three('others-backed')).toBeCloseTo(0.5);
  });
});

test('a ladder holds whole rungs below a number and a part of the one it stands on', () => {
  const layout = new Layout();
  const scale = layout.scale('x', 0, 2, 4);
  const out = new Float32Array(4);
  climb(scale, 5, out);
  expect([...out]).toEqual([1, 1, 0.5, 0]);
  expect(layout.names).toEqual(['x:2', 'x:4', 'x:6', 'x:8']);
});
