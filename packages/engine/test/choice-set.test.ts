import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answersOf,
  type ChoiceSet,
  createEngine,
  fastChance,
  moveKind,
  PASS,
  RefusedError,
  stillChosen,
} from '../src/index.ts';
import { type C, game, halt, mine, numbers, running, v } from './toy.ts';

const inHand: Parameters<typeof v.subset>[1] = (c, out) => {
  for (const card of c.mine.hand) out.add(card);
};
const lay = (c: C): void => moveKind(c, c.answer, mine.hand, mine.field);
const withHand = (...hand: number[]) => ({ setup: (c: C) => void c.mine.hand.push(...hand) });

test('[E-5.13] a decision names what is left of the set, copies included', () => {
  const run = running([v.subset(numbers, inHand, lay, { min: 2, max: 3 }), halt], withHand(2, 0, 1, 1));
  const setNow = (): ChoiceSet | undefined => run.engine.decision(run.state)?.set;
  expect(setNow()).toEqual({ pieces: [0, 1, 1, 2], min: 2, max: 3 });
  run.answer('n1');
  expect(setNow()).toEqual({ pieces: [1, 2], min: 1, max: 2 });
  run.answer('n2');
  expect(setNow()).toBeUndefined();
});

test('[E-5.13] a price is a set of exactly so many', () => {
  const run = running([v.pay(numbers, 2, inHand, lay), halt], withHand(0, 2, 1));
  expect(run.engine.decision(run.state)?.set).toEqual({ pieces: [0, 1, 2], min: 2, max: 2 });
});

const hands = fc.array(fc.nat(3), { maxLength: 7 });

test('[E-5.13] pieces chosen in any order are taken by one chain of answers', () => {
  fc.assert(
    fc.property(hands, fc.nat(4), fc.nat(4), fc.infiniteStream(fc.nat()), (hand, a, b, random) => {
      const [min, max] = [Math.min(a, b), Math.max(a, b)];
      const engine = createEngine(game([v.subset(numbers, inHand, lay, { min, max }), halt], withHand(...hand)));
      const start = engine.start(1, fastChance(1));
      const { set } = engine.decision(start)!;
      if (set === undefined) return;
      for (let size = set.min; size <= set.max; size++) {
        const state = engine.clone(start);
        const rest = [...set.pieces];
        const next = (): number => random.next().value;
        const chosen = Array.from({ length: size }, () => rest.splice(next() % rest.length, 1)[0]!);
        for (const answer of answersOf(set, chosen, PASS)) {
          expect(engine.decision(state)!.options).toContain(answer);
          engine.apply(state, answer, fastChance(1));
        }
        expect(engine.decision(state)!.kind).toBe('sure');
        // A piece without an alternative was taken before anybody was asked.
        expect(state.seats[0]!.field).toEqual([...(start.seats[0]!.field as number[]), ...chosen].toSorted());
      }
    }),
    { numRuns: 200 },
  );
});

const SET: ChoiceSet<string> = { pieces: ['city', 'city', 'maid'], min: 1, max: 2 };

test.each([
  [[], 'choose at least 1'],
  [['maid', 'city', 'city'], 'choose at most 2'],
  [['maid', 'maid'], "there are not so many 'maid'"],
  [['duke'], "'duke' is not among the pieces"],
])('[E-5.13] %j is refused with a reason', (chosen, reason) => {
  expect(() => answersOf(SET, chosen, 'pass')).toThrow(new RefusedError('illegal-option', reason));
});

test('[E-5.13] what the engine takes or ends by itself is no answer', () => {
  expect(answersOf(SET, ['maid'], 'pass')).toEqual(['maid']);
  expect(answersOf(SET, ['city'], 'pass')).toEqual(['city', 'pass']);
  expect(answersOf(SET, ['maid', 'city'], 'pass')).toEqual(['city', 'maid']);
  expect(answersOf({ pieces: ['a', 'b', 'c'], min: 2, max: 2 }, ['c', 'b'], 'pass')).toEqual(['b']);
});

test('[E-5.13] what was chosen and not taken yet stays chosen', () => {
  const before = { pieces: ['a', 'b', 'b', 'b', 'c'], min: 0, max: 5 };
  const left = { pieces: ['b', 'b', 'c'], min: 0, max: 3 };
  expect(stillChosen(before, ['c', 'b', 'a', 'b'], left)).toEqual(['c', 'b']);
  expect(stillChosen(before, ['b', 'a'], left)).toEqual([]);
});
