import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createEngine,
  type Game,
  kind,
  type List,
  type Match,
  moveTop,
  NOBODY,
  play,
  playNames,
  put,
  RefusedError,
  type State,
  secretFrom,
  startMatch,
  undo,
  undoPlies,
} from '../src/index.ts';
import { type C, game, halt, mine, noteAnswer, numbers, running, v } from './toy.ts';

const upTo = (most: number) => (_: C, out: { add(n: number): void }) => {
  for (let n = 0; n <= most; n++) out.add(n);
};
/** Three answers of seat 0, the last of which draws a card if it is 9; then seat 1 answers; then seat 0 again. */
const turn = [
  v.repeat(3, v.ask(numbers, upTo(2), noteAnswer)),
  v.ask(numbers, (_, out) => [1, 9].forEach((n) => void out.add(n)), [
    noteAnswer,
    v.when(
      (c) => c.answer === 9,
      (c) => void moveTop(c, mine.draw, mine.hand),
    ),
  ]),
  (c: C) => c.setSeat(1),
  halt,
  (c: C) => c.setSeat(0),
  halt,
];
const refusing: Game = {
  ...game(turn, { setup: (c) => put(c, mine.draw, [0, 1, 2]) }),
  whyNot: (_, what) => (what === 'n7' ? { rule: 'TOY-1.2', message: 'seven is too much' } : undefined),
};
const engine = createEngine(refusing);
const start = (): Match => startMatch(engine, 2, secretFrom('match')).match;
const at = (m: Match): [number, unknown] => [m.state.ply, m.state.table.log];

function refusal(act: () => unknown): RefusedError {
  try {
    act();
  } catch (error) {
    if (error instanceof RefusedError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

test('[E-9.1] an illegal answer is refused with a code, what is possible, and a rule, and changes nothing', () => {
  const match = start();
  const before = engine.hash(match.state);
  const illegal = refusal(() => playNames(engine, match, 0, ['n7']));
  expect(illegal).toMatchObject({ code: 'illegal-option', rule: 'TOY-1.2', index: 0 });
  expect(illegal.message).toBe("'n7' is not possible now: seven is too much (TOY-1.2); possible: n0, n1, n2");
  expect(refusal(() => playNames(engine, match, 0, ['n8']))).toMatchObject({ rule: 'TOY-1.1' });
  expect(refusal(() => play(engine, match, 7)).code).toBe('illegal-option');
  expect(refusal(() => playNames(engine, match, 1, ['n1']))).toMatchObject({ code: 'not-your-turn' });
  expect(engine.hash(match.state)).toBe(before);
});

test('[E-9.1] an answer without a reason of the game is refused by what is asked instead', () => {
  const first = kind('first', (n) => `first:${n}`, { options: [1, 2, 3] });
  const second = kind('second', (n) => `second:${n}`, { options: [1, 2] });
  const two: List<C> = (_, out) => [1, 2].forEach((n) => out.add(n));
  const { engine, state } = running([v.ask(first, two, []), v.ask(second, two, [])]);
  const reason = (name: string, seat = 0): string => engine.whyNot(engine.view(state as State, seat), name).message;
  expect(reason('first:3')).toBe("the question 'first' does not offer it now");
  expect(reason('second:1')).toBe("now you are asked: 'first'");
  expect(reason('second:9')).toBe('this game has no such answer');
  expect(reason('first:3', 1)).toBe('another player is asked now');
});

test('[E-9.1] after the end nothing is possible', () => {
  const over = createEngine(game(halt));
  const ended = play(over, startMatch(over, 1, secretFrom('x')).match, 1).match;
  expect(refusal(() => play(over, ended, 1)).code).toBe('over');
  expect(refusal(() => playNames(over, ended, 0, ['yes'])).code).toBe('over');
  expect(refusal(() => playNames(over, ended, NOBODY, ['yes'])).code).toBe('over');
});

test('[E-9.2] a chain is taken whole or not at all', () => {
  const match = start();
  const { match: after, applied } = playNames(engine, match, 0, ['n1', 'n2', 'n0']);
  expect([applied, ...at(after)]).toEqual([3, 3, [1, 2, 0]]);
  expect(refusal(() => playNames(engine, match, 0, ['n1', 'n8', 'n0']))).toMatchObject({
    code: 'illegal-option',
    index: 1,
  });
  expect(at(match)).toEqual([0, []]);
});

test('[E-9.3] a chain ends at news and at another seat, and the rest is dropped unexamined', () => {
  const news = playNames(engine, start(), 0, ['n1', 'n1', 'n1', 'n9', 'nonsense']);
  expect(news.applied).toBe(4);
  const other = playNames(engine, start(), 0, ['n1', 'n1', 'n1', 'n1', 'yes', 'nonsense']);
  expect([other.applied, other.match.state.asked]).toEqual([4, 1]);
});

test('[E-9.4] own answers can be taken back, one or several, down to news', () => {
  const match = playNames(engine, start(), 0, ['n1', 'n2', 'n0']).match;
  expect(undoPlies(match, 0)).toEqual([0, 1, 2]);
  expect(undoPlies(match, 1)).toEqual([]);
  expect(at(undo(match, 0))).toEqual([2, [1, 2]]);
  expect(at(undo(match, 0, 0))).toEqual([0, []]);
  expect(undoPlies(undo(match, 0, 1), 0)).toEqual([0]);
  expect(refusal(() => undo(match, 0, 7))).toMatchObject({ code: 'nothing-to-undo' });
  expect(refusal(() => undo(match, 1))).toMatchObject({ code: 'nothing-to-undo' });
  const news = playNames(engine, match, 0, ['n9']).match;
  expect(undoPlies(news, 0)).toEqual([]);
  expect(refusal(() => undo(news, 0)).message).toContain('something new was seen');
});

test("[E-9.5] the end of a turn can be taken back until the next seat has answered; then the turn is that seat's", () => {
  const passed = playNames(engine, start(), 0, ['n1', 'n1', 'n1', 'n1']).match;
  expect(passed.state.asked).toBe(1);
  expect(at(undo(passed, 0))).toEqual([3, [1, 1, 1]]);
  const answered = playNames(engine, passed, 1, ['yes']).match;
  expect(undoPlies(answered, 0)).toEqual([]);
  expect(undo(answered, 1).state.asked).toBe(1);
  expect(refusal(() => undo(undo(answered, 1), 0)).code).toBe('nothing-to-undo');
});

test('[E-9.6] taking back and answering again leads to the same state', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('n0', 'n1', 'n2'), { minLength: 1, maxLength: 3 }), fc.nat(2), (names, to) => {
      const match = playNames(engine, start(), 0, names).match;
      const ply = to % names.length;
      const again = playNames(engine, undo(match, 0, ply), 0, names.slice(ply)).match;
      expect(engine.hash(again.state)).toBe(engine.hash(match.state));
    }),
  );
});
