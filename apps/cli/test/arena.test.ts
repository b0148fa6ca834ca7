import { expect, test } from 'vitest';
import { crownleafJson } from './crownleaf.ts';

interface Arena {
  readonly game: string;
  readonly bots: readonly { name: string; games: number; wins: number; ci95: [number, number]; meanScore: number }[];
}

const ARGS = ['arena', 'minidom', '--bots', 'random,random', '--games', '25', '--seed', 'x'];

test('arena prints what the contract names, over whole rounds of rotations', () => {
  const arena = crownleafJson<Arena>(...ARGS, '--iterations', '10');
  expect(Object.keys(arena)).toEqual(['game', 'bots']);
  expect(arena.bots.map((bot) => bot.games)).toEqual([26, 26]);
  expect(arena.bots[0]!.wins + arena.bots[1]!.wins).toBe(26);
  expect(Object.keys(arena.bots[0]!)).toEqual([
    ...['name', 'games', 'wins', 'winRate', 'ci95', 'meanScore', 'msPerDecision'],
  ]);
});

test('the number of threads does not change who wins', () => {
  const told = (arena: Arena) => arena.bots.map(({ games, wins, meanScore }) => [games, wins, meanScore]);
  expect(told(crownleafJson<Arena>(...ARGS, '--jobs', '2'))).toEqual(told(crownleafJson<Arena>(...ARGS)));
});
