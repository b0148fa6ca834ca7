import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { crownleaf, crownleafJson } from './crownleaf.ts';

interface Arena {
  readonly game: string;
  readonly games: number;
  readonly sprt?: { decision: string; logRatio: number };
  readonly bots: readonly { name: string; games: number; wins: number; ci95: [number, number]; meanScore: number }[];
}

const ARGS = ['arena', 'minidom', '--bots', 'random,random', '--games', '25', '--seed', 'x'];

test('arena prints what the contract names, over whole rounds of rotations', () => {
  const arena = crownleafJson<Arena>(...ARGS, '--iterations', '10');
  expect(Object.keys(arena)).toEqual(['game', 'seats', 'games', 'bots']);
  expect(arena.bots.map((bot) => bot.games)).toEqual([26, 26]);
  expect(arena.bots[0]!.wins + arena.bots[1]!.wins).toBe(26);
  expect(Object.keys(arena.bots[0]!)).toEqual([
    ...['name', 'games', 'wins', 'winRate', 'ci95', 'meanScore', 'msPerDecision', 'msPerTurn', 'rating'],
  ]);
});

test('the number of threads does not change who wins', () => {
  const told = (arena: Arena) => arena.bots.map(({ games, wins, meanScore }) => [games, wins, meanScore]);
  expect(told(crownleafJson<Arena>(...ARGS, '--jobs', '2'))).toEqual(told(crownleafJson<Arena>(...ARGS)));
});

const FOLDER = mkdtempSync(join(tmpdir(), 'crownleaf-arena-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const told = ({ games, bots, sprt }: Arena) => ({
  games,
  sprt,
  bots: bots.map(({ wins, meanScore }) => [wins, meanScore]),
});

test('an interrupted run goes on where it was, and comes to the same end', () => {
  const whole = crownleafJson<Arena>(...ARGS);
  const file = join(FOLDER, 'state.jsonl');
  crownleafJson<Arena>(...ARGS.with(5, '11'), '--state', file);
  const kept = readFileSync(file, 'utf8');
  expect(kept.split('\n')).toHaveLength(1 + 6 + 1);
  appendFileSync(file, '{"round":6,"tall');
  expect(told(crownleafJson<Arena>(...ARGS, '--state', file))).toEqual(told(whole));
  const after = readFileSync(file, 'utf8');
  expect(after.startsWith(kept)).toBe(true);
  expect(after.split('\n')).toHaveLength(1 + 13 + 1);
  expect(told(crownleafJson<Arena>(...ARGS, '--state', file))).toEqual(told(whole));
  expect(readFileSync(file, 'utf8')).toBe(after);
});

test('a state file of another match, or of no match, is refused and left alone', () => {
  const file = join(FOLDER, 'other.jsonl');
  crownleafJson<Arena>(...ARGS, '--state', file);
  const before = readFileSync(file, 'utf8');
  expect(crownleaf([...ARGS, '--limit', '9', '--iterations', '3', '--state', file])).toMatchObject({
    code: 2,
    err: expect.stringContaining('holds another match (limit, budget)'),
  });
  expect(readFileSync(file, 'utf8')).toBe(before);
  for (const text of ['a letter to a friend', 'a letter\nto a friend\n']) {
    writeFileSync(file, text);
    expect(crownleaf([...ARGS, '--state', file])).toMatchObject({
      code: 2,
      err: expect.stringContaining('it is not the state of an arena'),
    });
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
  const nowhere = join(FOLDER, 'no', 'such', 'folder');
  expect(crownleaf([...ARGS, '--state', nowhere])).toMatchObject({ code: 2 });
});

test('a sequential test stops when it has decided, the same for any number of threads', () => {
  const args = [
    'arena',
    'heart-of-crown',
    '--bots',
    'baseline,random',
    '--vary',
    'set=-random,-picked',
    '--sprt',
    '0.5,0.2',
  ];
  const one = crownleafJson<Arena>(...args);
  expect(one.sprt!.decision).toBe('holds');
  expect(one.games).toBeLessThan(40);
  expect(told(crownleafJson<Arena>(...args, '--jobs', '2'))).toEqual(told(one));
  const lost = crownleaf(['arena', 'heart-of-crown', '--bots', 'random,baseline', '--sprt', '0.5,0.2']);
  expect(lost.code).toBe(1);
  expect(lost.out).toMatch(/'random' wins more than 50.0 %: does not hold/);
  const open = crownleaf([...ARGS, '--sprt', '0.5']);
  expect(open.code).toBe(1);
  expect(open.out).toContain('is not decided');
});

test('one bot meets a field of another', () => {
  const args = ['arena', 'crown-of-emara', '--bots', 'baseline,random', '--seats', '3', '--field', '--games', '6'];
  const { bots } = crownleafJson<Arena>(...args);
  expect(bots.map(({ games }) => games)).toEqual([6, 6]);
  expect(bots[0]!.wins).toBeGreaterThan(3);
});

test('bots play alone against the game', () => {
  const options = JSON.stringify({ solo: 'campaign', building: 35 });
  const args = ['arena', 'crown-of-emara', '--seats', '1', '--options', options, '--games', '8'];
  const { bots } = crownleafJson<Arena>(...args, '--bots', 'baseline,random');
  expect(bots.map(({ games }) => games)).toEqual([4, 4]);
  expect(bots[0]!.wins).toBeGreaterThan(bots[1]!.wins);
  expect(crownleafJson<Arena>(...args, '--bots', 'baseline').bots[0]!.games).toBe(8);
});

test.each([
  ['--bots random', 'needs two bots or more'],
  ['--bots random,random,random --field', '--field is for two bots'],
  ['--bots random,random --sprt 0.9,0.2', '--sprt must be a share'],
  ['--bots random,random --vary colour', "no such option 'colour'; possible: none"],
])('arena %s is refused', (words, message) => {
  expect(crownleaf(['arena', 'minidom', ...words.split(' ')])).toMatchObject({
    code: 2,
    err: expect.stringContaining(message),
  });
});

test('values to vary are checked, each with the other options', () => {
  const args = ['arena', 'heart-of-crown', '--bots', 'baseline,random', '--vary'];
  expect(crownleaf([...args, 'set=primer,chess']).err).toContain("'set' cannot be 'chess'; possible: first-time");
  expect(crownleaf([...args, 'set=picked']).err).toContain("option 'commons' must name 10 kinds");
});
