import { expect, test } from 'vitest';
import {
  argument,
  entryKind,
  faceUp,
  lookAtTop,
  moveAt,
  type Part,
  peeked,
  pileVerbs,
  type Slot,
} from '../src/index.ts';
import { type C, halt, mine, running, v } from './toy.ts';

const tree = argument(['ash', 'elm', 'oak']);
const moveKind = entryKind('move', 'move', tree);
const stackKind = entryKind('stack', 'stack', tree);
const { moveAny, reorder } = pileVerbs<C>();

/** An effect on so many cards from the top of a draw pile that holds these, the last one on top. */
function onTop(count: number, draw: readonly number[], effect: (seen: Slot) => Part<C>) {
  const body = v.local((seen) => [
    (c) => c.set(seen, lookAtTop(c, count, mine.draw)),
    effect(seen),
    (c) => void c.table.log.push(c.get(seen)),
    halt,
  ]);
  return running(body, { setup: (c) => void c.mine.draw.push(...draw) });
}

const toField = (seen: Slot): Part<C> =>
  moveAny(moveKind, mine.draw, seen, (c, index) => moveAt(c, index, mine.draw, mine.field));

test('[E-5.11] lookAtTop shows the top cards to their owner alone, as far as there are', () => {
  const { state, engine } = onTop(2, [0, 1, 2], () => []);
  expect(state.seats[0]!.draw).toEqual([0, peeked(1), peeked(2)]);
  expect(engine.view(state, 1).seats[0]!.draw).toEqual([-1, -2, -2]);
  expect(state.table.log).toEqual([2]);
  expect(onTop(5, [0, 1], () => []).state.table.log).toEqual([2]);
});

test('[E-5.11] moveAny moves as many of the cards seen as one likes', () => {
  const run = onTop(3, [0, 1, 2, 1], toField);
  expect(run.options()).toEqual(['move:elm', 'move:oak', 'pass']);
  run.answer('move:elm');
  expect(run.state.seats[0]!.draw).toEqual([0, peeked(1), peeked(2)]);
  run.answer('move:oak');
  expect(run.state.seats[0]!.field).toEqual([1, 2]);
  expect(run.state.table.log).toEqual([1]);
});

test('[E-5.11] moveAny tells face-up cards from equal ones lying face down', () => {
  const run = onTop(2, [2, faceUp(2)], toField);
  expect(run.options()).toEqual(['move:oak', 'move:oak,up', 'pass']);
  run.answer('move:oak,up');
  expect(run.state.seats[0]!.draw).toEqual([peeked(2)]);
});

test('[E-5.12] reorder puts the cards seen in any order, from the lowest up', () => {
  const run = onTop(3, [0, 0, 1, 2], (seen) => reorder(stackKind, mine.draw, seen));
  expect(run.options()).toEqual(['stack:ash', 'stack:elm', 'stack:oak']);
  run.answer('stack:oak');
  expect(run.options()).toEqual(['stack:ash', 'stack:elm']);
  run.answer('stack:elm');
  expect(run.state.seats[0]!.draw).toEqual([0, peeked(2), peeked(1), peeked(0)]);
});

test('[E-5.12] a single card and equal ones need no question', () => {
  const single = onTop(1, [0, 1], (seen) => reorder(stackKind, mine.draw, seen));
  const equal = onTop(2, [0, 1, 1], (seen) => reorder(stackKind, mine.draw, seen));
  expect([single.options(), equal.options()]).toEqual([
    ['no', 'yes'],
    ['no', 'yes'],
  ]);
});
