import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Weights } from '@crownleaf/engine';
import { afterAll, expect, test } from 'vitest';
import { crownleaf } from './crownleaf.ts';

const folder = mkdtempSync(join(tmpdir(), 'crownleaf-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a short training beats the random bot, and writes weights and log', () => {
  const flags = ['--games', '150', '--teacher', 'random', '--match', '40', '--iterations', '30', '--out', folder];
  const { code, out } = crownleaf(['train', 'minidom', ...flags, '--json']);
  expect(code).toBe(0);
  const { rounds } = JSON.parse(out.trim().split('\n').at(-1)!);
  expect(rounds).toHaveLength(1);
  expect(rounds[0]).toMatchObject({ teacher: 'random', against: 'random', games: 150, matchGames: 40, kept: true });
  expect(rounds[0].loss).toBeLessThan(rounds[0].lossBefore);
  expect(rounds[0].ci95[0]).toBeGreaterThan(0.5);
  const weights: Weights = JSON.parse(readFileSync(join(folder, 'weights.json'), 'utf8'));
  expect(weights.columns).toHaveLength(weights.features.length);
  expect(JSON.parse(readFileSync(join(folder, 'training.json'), 'utf8'))).toEqual(rounds);
});

test('what cannot be trained is told in one line', () => {
  const { code, err } = crownleaf(['train', 'chess']);
  expect(code).toBe(2);
  expect(err).toContain("there is no game 'chess'");
});
