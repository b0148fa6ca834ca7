import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crownOfEmara } from '@crownleaf/crown-of-emara';
import { emberleaf } from '@crownleaf/emberleaf';
import { createEngine, type Engine, type Game } from '@crownleaf/engine';
import { heartOfCrown } from '@crownleaf/heart-of-crown';
import { expect, test } from 'vitest';
import { checked, Replay } from '../src/worker/replay.ts';
import type { DeviceGame } from './fixtures/device-game.ts';

const games: readonly DeviceGame[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures', 'rules-1.json'), 'utf8'),
);
const GAMES: readonly Game[] = [crownOfEmara, emberleaf, heartOfCrown];
const engines = new Map<string, Engine>(GAMES.map((game) => [game.id, createEngine(game)]));

test.each(games)(
  'a game of $record.game that a device kept shows how it ended, and that its rules are older',
  (kept) => {
    const engine = engines.get(kept.record.game)!;
    const replay = new Replay(engine, kept.record);
    const { turns, older } = replay.course;
    expect(older).toEqual({ rulesVersion: 1, isWhole: true });
    const last = replay.frame(turns.length - 1, 0, false);
    expect(last.result).toEqual(kept.result);
    expect(last.view).toMatchObject({ seats: kept.finalSeats });
  },
);

test('a record whose answers are not possible any more is shown as far as they are', () => {
  const { record } = games[2]!;
  const engine = engines.get(record.game)!;
  const entries = record.entries.map((entry, i) => (i >= 20 && 'name' in entry ? { ...entry, name: 'of-old' } : entry));
  const replay = new Replay(engine, { ...record, entries });
  expect(replay.course.older).toEqual({ rulesVersion: 1, isWhole: false });
  expect(replay.course.turns.length).toBeLessThanOrEqual(21);
  expect(checked(engine, { ...record, entries })).toMatchObject({ ok: false, olderRules: 1 });
  // Of the present rules, it is a record that somebody has changed.
  const { rulesVersion } = engine.game;
  expect(() => new Replay(engine, { ...record, entries, rulesVersion })).toThrow();
});
