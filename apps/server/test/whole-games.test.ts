import { createEngine, type GameRecord, verify } from '@crownleaf/engine';
import { CALLS } from '@crownleaf/protocol';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../games/registry.ts';
import { house } from './house.ts';
import { lookAt, playOut, sitDown } from './sitting.ts';

const sittings = GAMES.flatMap(({ game }) => {
  const [min, max] = game.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => ({ id: game.id, game, seats: min + i }));
});

describe('a whole game over HTTP and WebSocket with persons and bots ends, and its record verifies', () => {
  test.each(sittings)('$id with $seats seats', { timeout: 120_000 }, async ({ game, seats }) => {
    await using home = await house();
    const sitting = await sitDown(home, game.id, seats);
    await playOut(sitting, seats % 2 === 0 ? 'http' : 'ws');
    const host = sitting.guests[0]!;
    const { info, result } = await lookAt(host, sitting.table);
    expect(info.status).toBe('over');
    expect(Math.min(...result!.ranking)).toBeGreaterThanOrEqual(1);
    const record = (await host.call(CALLS.record, { params: { id: sitting.table } })) as unknown as GameRecord;
    expect(record.commitment).toBe(info.commitment);
    const verdict = verify(createEngine(game), record);
    expect(verdict).toMatchObject({ ok: true, over: true });
    const authors = new Set(record.entries.map(({ by }) => by));
    expect(authors.has('human')).toBe(true);
    expect(authors.has('bot')).toBe(seats > 2);
  });
});
