import { createEngine, type GameRecord, verify } from '@crownleaf/engine';
import { CALLS } from '@crownleaf/protocol';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../games/loaded-games.ts';
import { figure } from './figures.ts';
import { house } from './house.ts';
import { lookAt, MIXED, PERSONS_ONLY, playOut, sitDown } from './sitting.ts';

/** How the server counts the answers that came each way. */
const BY_CALL = 'crownleaf_http_seconds_count{call="POST /api/tables/:id/answers",status="200"}';
const BY_MESSAGE = 'crownleaf_messages_total{kind="answer"}';

const sittings = GAMES.flatMap(({ game }) => {
  const [min, max] = game.seats;
  const mixed = Array.from({ length: max - min + 1 }, (_, i) => ({ seats: min + i, isBot: MIXED, who: 'mixed' }));
  // At more seats there are two persons anyway.
  const two = min === 2 ? [{ seats: 2, isBot: PERSONS_ONLY, who: 'persons only' }] : [];
  return [...mixed, ...two].map((each) => ({ id: game.id, game, ...each }));
});

/** Each person goes from HTTP to a WebSocket and back all the time, so every game is played over both. */
describe('a whole game over HTTP and WebSocket with persons and bots ends, and its record verifies', () => {
  test.each(sittings)('$id with $seats seats, $who', { timeout: 120_000 }, async ({ game, seats, isBot }) => {
    await using home = await house();
    const sitting = await sitDown(home, game.id, seats, { isBot });
    await playOut(sitting, { first: seats % 2 === 0 ? 'http' : 'ws', undos: 2 });
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
    expect(authors.has('bot')).toBe(isBot === MIXED && seats > 1);
    for (const way of [BY_CALL, BY_MESSAGE]) expect(await figure(home, way)).toBeGreaterThan(0);
  });
});
