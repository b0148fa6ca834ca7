import { expect, test } from 'vitest';
import { AutoEnd } from '../src/table/auto-end.ts';

const asked = { ply: 4, seat: 0, kind: 'buy', options: ['pass'], because: [], isTurnEnd: true } as const;

test('the end of a turn is answered once for each ply: taken back, it stays open', () => {
  const auto = new AutoEnd();
  expect(auto.answerTo(asked)).toBe('pass');
  expect(auto.answerTo(asked)).toBeUndefined();
  expect(auto.answerTo({ ...asked, ply: 9 })).toBe('pass');
});

test('what a lesson has narrowed down to one answer is not the end of a turn', () => {
  const { isTurnEnd: _, ...narrowed } = asked;
  expect(new AutoEnd().answerTo(narrowed)).toBeUndefined();
});
