import type { State } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { type Lessons, lessonEnds } from '../src/lessons.ts';
import { scenario } from '../src/scenario.ts';
import { type mine, type table, toy } from './toy.ts';

const SEED = 'lesson';
/** What seat 0 may plant first. */
const planted = scenario<State<typeof table, typeof mine>>(toy(), { seats: 2, seed: SEED }).options.filter(
  (name) => name !== 'pass',
);

function lessons(...steps: readonly Omit<Lessons['steps'][number], 'title'>[]): Lessons {
  return { seats: 2, seed: SEED, steps: steps.map((step, at) => ({ title: `step ${at + 1}`, ...step })) };
}

test('each answer that a step wants is a way of its own', () => {
  const ends = lessonEnds(toy(), lessons({ wants: planted }, {}, { before: ['pass'], wants: ['pass'] }));
  expect(ends.map(({ ply }) => ply)).toEqual(planted.map(() => 3));
  expect(new Set(ends.map(({ seats }) => JSON.stringify(seats[0]!.wood))).size).toBe(planted.length);
});

test('a verb stands for every legal answer with it', () => {
  expect(planted.length).toBeGreaterThan(1);
  expect(lessonEnds(toy(), lessons({ wants: ['plant:'] }))).toHaveLength(planted.length);
});

test('a step ends after one answer, so what it wants is no sequence', () => {
  const [first = ''] = planted;
  const sequence = lessons({ before: ['pass', 'pass'], wants: ['pass'] }, { wants: ['pass'] });
  expect(() => lessonEnds(toy(), sequence)).toThrow("lesson 'step 2': seat 1 is asked, not seat 0");
  expect(() => lessonEnds(toy(), lessons({ wants: [first, 'drop:oak'] }))).toThrow(
    "lesson 'step 1': 'drop:oak' is not possible now",
  );
});

test('the way after each answer is looked at, not only after the first', () => {
  const [first = '', second = ''] = planted;
  const again = lessons({ wants: [first, second] }, { before: ['pass'], wants: [second] });
  expect(() => lessonEnds(toy({ draw: [] }), again)).toThrow(`lesson 'step 2': '${second}' is not possible now`);
});

test('a step that nothing can end is an error', () => {
  expect(() => lessonEnds(toy(), lessons({ wants: [] }))).toThrow("lesson 'step 1': it wants nothing");
  expect(() => lessonEnds(toy(), lessons({ wants: ['drop:'] }))).toThrow(
    "lesson 'step 1': no answer begins with 'drop:'",
  );
});
