import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { State } from '@crownleaf/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playthrough, playthroughDiffers } from '../src/playthrough.ts';
import { scenario } from '../src/scenario.ts';
import { type mine, OAK, type table, toy } from './toy.ts';

type ToyState = State<typeof table, typeof mine>;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crownleaf-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test('[E-8.4] a scenario arranges a position and plays by name', () => {
  const t = scenario(toy(), {
    seats: 2,
    arrange(s: ToyState) {
      s.seats[0]!.hand = [OAK];
      s.seats[0]!.draw = [0, 1];
    },
  });
  expect([t.asked, t.kind, t.options]).toEqual([0, 'plant', ['plant:oak', 'plant:elm', 'pass']]);
  expect(t.refusal('plant:ash')).toMatch("'plant:ash' is not possible now");
  expect(t.refusal('plant:oak')).toBeUndefined();
  t.play('plant:oak');
  expect(t.state.seats[0]!.wood).toEqual([OAK]);
  expect(t.points(0)).toBe(1);
  expect(t.events('planted')).toMatchObject([{ pub: { seat: 0, tree: OAK } }]);
  expect(t.view(1).seats[0]!.hand).toEqual([-1]);
});

test('[E-8.4] a scenario takes back', () => {
  const t = scenario<ToyState>(toy({ draw: [] }), { seats: 2 });
  t.play('pass').undo(0);
  expect([t.asked, t.over, t.state.ply]).toEqual([0, false, 0]);
});

test('[E-8.4] a scenario plays on until something holds, and not for ever', () => {
  const t = scenario<ToyState>(toy(), { seats: 2 }).playUntil((s) => s.table.planted === 3);
  expect(t.state.table.planted).toBe(3);
  expect(t.playUntil(() => false).over).toBe(true);
  expect(() => scenario(toy(), { seats: 2 }).playUntil(() => false, 3)).toThrow('endless: not there after 3 answers');
});

test('[E-8.5] a playthrough is the same each time and depends on its seed', () => {
  const text = playthrough(toy(), { seats: 2, seed: 'a' });
  expect(playthrough(toy(), { seats: 2, seed: 'a' })).toBe(text);
  expect(playthrough(toy(), { seats: 2, seed: 'b' })).not.toBe(text);
  expect(text).toContain('== turn 1 ==');
  expect(text).toMatch(/seat 1 sees instead: .*seat 0 hand: \? ×3/);
});

test('[E-8.5] a playthrough shows a field of numbers in the words of the game', () => {
  const game = {
    ...toy(),
    describe: (field: string, value: unknown) => (field === 'planted' ? `${value} trees` : undefined),
  };
  const text = playthrough(game, { seats: 2, seed: 'a' });
  expect(text).toContain('table planted: 0 trees\n');
  expect(text).toContain('table steps: 0\n');
});

test('[E-8.5] a stored playthrough that differs is reported by line', () => {
  const path = join(folder, 'deep', 'toy.txt');
  const file = pathToFileURL(path);
  const spec = { seats: 2, seed: 'a' };
  expect(playthroughDiffers(file, toy(), spec)).toMatch('is missing');
  vi.stubEnv('UPDATE_PLAYTHROUGHS', '1');
  expect(playthroughDiffers(file, toy(), spec)).toBeUndefined();
  vi.unstubAllEnvs();
  expect(playthroughDiffers(file, toy(), spec)).toBeUndefined();
  writeFileSync(path, readFileSync(path, 'utf8').replace('== turn 2 ==', '== turn two =='));
  expect(playthroughDiffers(file, toy(), spec)).toMatch(/line \d+ was '== turn two ==' and is '== turn 2 =='/);
});
