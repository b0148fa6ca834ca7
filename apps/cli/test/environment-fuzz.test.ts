import { fastChance } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { createEnvironment } from '../src/environment/environment.ts';
import { crownleaf } from './crownleaf.ts';

const NEW = '{"cmd":"new","game":"minidom","seats":2,"seed":"fuzz"}';
const STATE = '{"cmd":"state"}';
const HUGE = 'x'.repeat(1 << 20);
const OVERLONG = `{"cmd":"answer","option":"${'y'.repeat(17 << 20)}"}`;
const COMMANDS = ['new', 'answer', 'set', 'clone', 'use'];
const FIELDS = ['game', 'seats', 'seed', 'options', 'option', 'seat', 'state', 'secret', 'to', 'name'];

type Int = (below: number) => number;

function dice(seed: number): Int {
  const chance = fastChance(seed);
  let thrown = 0;
  return (below) => chance.int(thrown++, below);
}

function oneOf<T>(int: Int, items: readonly T[]): T {
  return items[int(items.length)]!;
}

/** Lines that no environment may take: none of them changes a game, starts one, or makes a copy. */
function badLine(int: Int, state: string): string {
  switch (int(9)) {
    case 0:
      return truncated(int, oneOf(int, [NEW, STATE, `{"cmd":"set","state":${state}}`]));
    case 1:
      return noise(int);
    case 2:
      if (int(4) === 0) return `{"cmd":"view","seat":${nested(int)}}`;
      return `{"cmd":"${oneOf(int, COMMANDS)}","${oneOf(int, FIELDS)}":${nested(int)}}`;
    case 3:
      return JSON.stringify({
        cmd: 'answer',
        option: oneOf<unknown>(int, ['buy:province', '', 'pass ', 7, null, {}, noise(int)]),
      });
    case 4:
      return JSON.stringify({
        cmd: 'new',
        game: oneOf<unknown>(int, ['chess', 'minidom', 3]),
        seats: oneOf<unknown>(int, [0, 3, 1e9, -1, 'x', null]),
      });
    case 5:
      return `{"cmd":"set","state":${damaged(int, state)}}`;
    case 6:
      return JSON.stringify({ cmd: oneOf(int, ['hasOwnProperty', '__proto__', '', noise(int)]), game: 'minidom' });
    case 7:
      return JSON.stringify({
        cmd: oneOf(int, ['view', 'clone', 'use']),
        seat: oneOf<unknown>(int, [2, -1, 0.5, 'a']),
        to: 5,
        name: noise(int),
      });
    default:
      return oneOf(int, [
        '[]',
        'null',
        '1',
        '""',
        '{"cmd":{}}',
        '{"cmd":null}',
        '',
        ' ',
        '\u0000',
        '{"cmd":"answer"}',
        '{"cmd":"set"}',
      ]);
  }
}

function truncated(int: Int, line: string): string {
  return line.slice(0, int(line.length));
}

function noise(int: Int): string {
  return Array.from({ length: int(40) }, () =>
    String.fromCharCode(oneOf(int, [32, 34, 92, 123, 0xd800, 0xffff]) + int(90)),
  )
    .join('')
    .replaceAll(/[\n\r]/g, ' ');
}

/** Arrays or objects in each other, deeper than a recursive reader could go. */
function nested(int: Int): string {
  const depth = oneOf(int, [50, 2000, 60_000]);
  const [open, close] = oneOf(int, [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const);
  return `${open.repeat(depth)}1${int(2) === 0 ? close.repeat(depth) : ''}`;
}

/** A state with one value that its schema does not allow. */
function damaged(int: Int, state: string): string {
  const copy = JSON.parse(state);
  const wrong = oneOf<unknown>(int, [null, 'x', -5, 1e12, 0.5, [], {}, [[]], true]);
  switch (int(5)) {
    case 0:
      copy[oneOf(int, ['turn', 'ply', 'drawn', 'barrier', 'seats', 'table'])] = wrong;
      break;
    case 1:
      copy.seats[int(2)][oneOf(int, ['hand', 'draw', 'discard'])] = oneOf<unknown>(int, [[10], [-1], ['a'], 7, null]);
      break;
    case 2:
      copy.stack = oneOf<unknown>(int, [[], [{}], [null], 'x', Array(1001).fill({})]);
      break;
    case 3:
      copy.asked = oneOf<unknown>(int, [-1, 2, 'a', null]);
      break;
    default:
      copy[noise(int) || 'extra'] = wrong;
  }
  return JSON.stringify(copy);
}

test('ten thousand bad lines are each answered with an error, and the state stays as it was', () => {
  const env = createEnvironment();
  expect(env.handle(NEW)).toMatch(/^\{"ok":true/);
  const before = env.handle(STATE);
  const state = JSON.stringify(JSON.parse(before).state);
  const int = dice(2024);
  for (let i = 0; i < 10_000; i++) {
    const line =
      i % 1000 === 999 ? oneOf(int, [OVERLONG, `{"cmd":"use","name":"${HUGE}"}`, HUGE]) : badLine(int, state);
    const answer = env.handle(line);
    if (!answer.startsWith('{"ok":false,"error":{"code":"')) expect.fail(`line ${i} was taken: ${line.slice(0, 300)}`);
    if (answer.includes('"code":"failed"')) expect.fail(`line ${i} was not foreseen: ${answer} ${line.slice(0, 300)}`);
    if (answer.length > 1000) expect.fail(`line ${i} has a long answer: ${answer.slice(0, 300)}`);
    if (i % 50 === 0) expect(env.handle(STATE)).toBe(before);
  }
  expect(env.handle(STATE)).toBe(before);
}, 60_000);

test('the process lives on through thousands of bad lines', () => {
  const env = createEnvironment();
  env.handle(NEW);
  const state = JSON.stringify(JSON.parse(env.handle(STATE)).state);
  const int = dice(7);
  const bad = Array.from({ length: 3000 }, () => badLine(int, state));
  const { code, out, err } = crownleaf(['env'], [NEW, STATE, ...bad, OVERLONG, STATE, ''].join('\n'));
  expect([code, err]).toEqual([0, '']);
  const answers = out.trimEnd().split('\n');
  expect(answers).toHaveLength(bad.length + 4);
  expect(answers.slice(2, -1).filter((answer) => !answer.startsWith('{"ok":false'))).toEqual([]);
  expect(answers.at(-2)).toContain('"code":"too-long"');
  expect(answers.at(-1)).toBe(answers[1]);
}, 60_000);
