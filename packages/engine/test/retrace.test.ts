import { expect, test } from 'vitest';
import {
  commitment,
  type Entry,
  type Game,
  type GameRecord,
  type OptionList,
  retrace,
  secretFrom,
} from '../src/index.ts';
import { type C, game, noteAnswer, numbers, type S, v, yesNo } from './toy.ts';

const oneOrTwo = (_: C, out: OptionList): void => {
  out.add(1);
  out.add(2);
};
const noOrYes = (_: C, out: OptionList): void => {
  out.add(0);
  out.add(1);
};
const END = 9;
const onlyEnd = (_: C, out: OptionList): void => out.add(END);

/** Two turns, each with a number, a doubt that older rules did not have, and an end that they did not ask for. */
const present: Game = {
  ...game(
    v.repeat(2, [
      v.ask(numbers, oneOrTwo, noteAnswer),
      v.ask(yesNo, noOrYes, noteAnswer),
      v.ask(numbers, onlyEnd, [], { endsTurn: END }),
    ]),
  ),
  rulesVersion: 2,
  unasked: { sure: 'last' },
};

const secret = secretFrom('retrace');
function record(rulesVersion: number, ...answers: (string | number)[]): GameRecord {
  const entries = answers.map(
    (answer): Entry =>
      typeof answer === 'number'
        ? { undoTo: answer, by: 'human' }
        : { seat: 0, name: answer, hash: 'of older states', by: 'human' },
  );
  return { game: 'toy', rulesVersion, seats: 2, options: {}, commitment: commitment(secret), secret, entries };
}

const logOf = (kept: GameRecord): readonly number[] =>
  (retrace(present, kept).steps.at(-1)!.match.state as unknown as S).table.log;

test('[E-11.4] what older rules did not ask is answered as they had it, up to the end', () => {
  expect(retrace(present, record(1, 'n1', 'n2'))).toMatchObject({ entries: 2, trouble: undefined });
  expect(logOf(record(1, 'n1', 'n2'))).toEqual([1, 1, 2, 1]);
});

test('[E-11.4] an undo goes back by the answers of the record', () => {
  const kept = record(1, 'n1', 1, 'n2', 0, 'n2', 'n1');
  expect(retrace(present, kept).steps).toHaveLength(3);
  expect(logOf(kept)).toEqual([2, 1, 1, 1]);
});

test('[E-11.4] a record of the present rules has every answer, and none is added', () => {
  const kept = record(2, 'n1', 'no', 'n9', 'n2');
  expect(retrace(present, kept)).toMatchObject({ entries: 4, trouble: undefined });
  expect(logOf(kept)).toEqual([1, 0, 2]);
});

test('[E-11.4] where an answer is not possible, it says how far the others lead', () => {
  const { steps, entries, trouble } = retrace(present, record(1, 'n1', 'n7'));
  expect([steps.length, entries]).toEqual([2, 1]);
  expect(trouble).toContain('n7');
});
