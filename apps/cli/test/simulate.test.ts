import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomPolicy } from '@crownleaf/bots';
import { createEngine, type Game, type GameRecord } from '@crownleaf/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minidom } from '../../../games/minidom/src/game.ts';
import { type SimulationPlan, simulate } from '../src/simulation.ts';
import { crownleaf, crownleafJson } from './crownleaf.ts';

function planFor(game: Game, more: Partial<SimulationPlan> = {}): SimulationPlan {
  const policies = [randomPolicy, randomPolicy];
  const engine = createEngine(game);
  return { engine, policies, games: 3, seed: 'test', options: undefined, limit: 20_000, fast: false, ...more };
}

function simulated(plan: SimulationPlan) {
  const messages: string[] = [];
  const summary = simulate(plan, { played: () => {}, violated: (message) => messages.push(message) });
  return { summary, messages };
}

test('simulate prints what the contract names', () => {
  const summary = crownleafJson<Record<string, unknown>>(
    ...['simulate', 'minidom', '--seats', '2', '--games', '20', '--bots', 'random', '--seed', 'abc'],
  );
  expect(summary).toMatchObject({ game: 'minidom', seats: 2, games: 20, finished: 20, cut: 0, violations: 0 });
  expect(Object.keys(summary).toSorted()).toEqual(
    [
      ...['game', 'seats', 'games', 'finished', 'cut', 'decisions', 'seconds', 'decisionsPerSecond', 'gamesPerSecond'],
      ...['violations', 'branching', 'decisionsPerGame', 'scores', 'winsBySeat', 'limit'],
    ].toSorted(),
  );
  expect(Object.keys(summary.scores as object)).toEqual(['mean', 'min', 'max', 'p10', 'p90']);
  const [first, second] = summary.winsBySeat as [number, number];
  expect(first + second).toBe(20);
});

test('the same seed gives the same games, another seed others', () => {
  const told = (seed: string) => {
    const {
      seconds: _,
      decisionsPerSecond: __,
      gamesPerSecond: ___,
      ...rest
    } = simulated(planFor(minidom, { seed })).summary;
    return rest;
  };
  expect(told('one')).toEqual(told('one'));
  expect(told('one')).not.toEqual(told('two'));
});

test('games over the limit are cut and not counted as finished', () => {
  const { summary } = simulated(planFor(minidom, { limit: 10 }));
  expect(summary).toMatchObject({ finished: 0, cut: 3, decisions: 30, violations: 0, limit: 10 });
  expect(summary.scores.mean).toBeNull();
});

describe('what is broken is counted and told with the seed', () => {
  test('an invariant of the game', () => {
    const { summary, messages } = simulated(
      planFor({ ...minidom, invariant: (s) => (s.ply === 7 ? 'seven' : undefined) }),
    );
    expect(summary.violations).toBe(3);
    expect(messages[0]).toBe('game 0 (seed test:0): ply 7: broken-invariant: seven');
  });

  test('a script that fails', () => {
    const game: Game = {
      ...minidom,
      setup() {
        throw new Error('no set-up today');
      },
    };
    const { summary, messages } = simulated(planFor(game));
    expect(summary).toMatchObject({ violations: 3, finished: 0, cut: 0 });
    expect(messages[2]).toBe('game 2 (seed test:2): no set-up today');
  });

  test('but not with --fast', () => {
    const { summary } = simulated(planFor({ ...minidom, invariant: () => 'always' }, { fast: true }));
    expect(summary).toMatchObject({ violations: 0, finished: 3 });
  });
});

describe('records', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crownleaf-'));
  const file = (name: string): string => join(folder, name);
  let record: GameRecord;
  beforeAll(() => {
    expect(crownleaf(['simulate', 'minidom', '--games', '3', '--record', folder]).code).toBe(0);
    record = JSON.parse(readFileSync(file('minidom-000001.json'), 'utf8'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const changed = (change: Partial<GameRecord> | ((entries: GameRecord['entries'][number][]) => void)): string => {
    const copy = structuredClone(record);
    if (typeof change === 'function') change(copy.entries as GameRecord['entries'][number][]);
    writeFileSync(file('changed.json'), JSON.stringify(typeof change === 'function' ? copy : { ...copy, ...change }));
    return file('changed.json');
  };

  test('all of them can be verified', () => {
    const files = readdirSync(folder)
      .filter((name) => name.startsWith('minidom'))
      .map(file);
    expect(files).toHaveLength(3);
    const { code, out } = crownleaf(['verify', ...files]);
    expect(code).toBe(0);
    expect(out.match(/^verified .* to the end$/gm)).toHaveLength(3);
  });

  test.each([
    [
      'an answer',
      'entry 5',
      (r: GameRecord) => ({ entries: r.entries.with(5, { ...r.entries[5]!, name: 'buy:curse' } as never) }),
    ],
    [
      'a hash',
      'entry 8',
      (r: GameRecord) => ({ entries: r.entries.with(8, { ...r.entries[8]!, hash: '0'.repeat(32) } as never) }),
    ],
    ['a missing answer', 'entry 2', (r: GameRecord) => ({ entries: r.entries.toSpliced(2, 1) })],
    ['the secret', 'does not match the commitment', () => ({ secret: 'a'.repeat(64) })],
    ['the commitment', 'does not match the commitment', () => ({ commitment: 'b'.repeat(64) })],
    [
      'the rules version and of what they allow',
      'rules version 99, this is version 2',
      (r: GameRecord) => ({ rulesVersion: 99, entries: r.entries.toSpliced(2, 1) }),
    ],
    ['the seats', 'minidom is for 2 seats, not 3', () => ({ seats: 3 })],
  ])('a change of %s is found', (_, message, change) => {
    const { code, out } = crownleaf(['verify', file('minidom-000000.json'), changed(change(record))]);
    expect(code).toBe(1);
    expect(out).toMatch(/^verified .*\ndiffers /);
    expect(out).toContain(message);
  });

  test('the first difference is there as JSON too', () => {
    const path = changed((entries) => entries.splice(3, 1, { ...entries[3]!, hash: 'x' } as never));
    const { code, out } = crownleaf(['verify', path, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, files: [{ file: path, verdict: 'differs', at: 3 }] });
  });

  test.each([
    ['no JSON', '{"game":', 'this is not JSON'],
    ['something else', '[]', 'this is no game record: it is not an object'],
    ['another game', '', "there is no game 'chess'; possible: "],
    ['a wrong entry', '', "this is no game record: entry 0: 'by' must be one of human, bot, clock"],
  ])('a file with %s is exit code 2', (what, text, message) => {
    const path = what === 'another game' ? changed({ game: 'chess' }) : changed({ entries: [{} as never] });
    if (text !== '') writeFileSync(path, text);
    const { code, err } = crownleaf(['verify', path]);
    expect(code).toBe(2);
    expect(err).toMatch(/^[^\n]+\n$/);
    expect(err).toContain(`crownleaf: ${path}: ${message}`);
  });

  test('a file that is not there is exit code 2', () => {
    const { code, err } = crownleaf(['verify', file('none.json')]);
    expect(code).toBe(2);
    expect(err).toContain('none.json: the file cannot be read: ENOENT');
  });
});
