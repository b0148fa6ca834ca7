import {
  createEngine,
  type Event,
  eventFor,
  type GameRecord,
  type Match,
  playNames,
  type Seat,
  startMatch,
} from '@crownleaf/engine';
import { CALLS, type TableUpdate, TableUpdate as UpdateShape } from '@crownleaf/protocol';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../games/registry.ts';
import { type Guest, house } from './house.ts';
import { lookOn, playOut, sitDown } from './sitting.ts';

const games = GAMES.map(({ game }) => ({ id: game.id, game }));
const KNOWN_FIELDS = [...Object.keys(UpdateShape.shape), 'mine', 'invitation'];

describe('nobody is sent more than their own view', () => {
  test.each(games)('$id', { timeout: 120_000 }, async ({ id, game }) => {
    await using home = await house();
    const sitting = await sitDown(home, id, Math.min(3, game.seats[1]));
    const { table, guests } = sitting;
    const spectator = await home.guest('Spectator');
    const stranger = home.stranger();
    await Promise.all([playOut(sitting, 'ws'), lookOn(spectator, table), lookOn(stranger, table)]);

    // What was sent while the game went on, before anybody asked for the record.
    const persons = guests.map((guest, seat) => ({ guest, seat: seat as Seat | null }));
    const everybody = [...persons, { guest: spectator, seat: null }, { guest: stranger, seat: null }];
    const sent = everybody.flatMap(({ guest, seat }) => (guest ? [{ seat, texts: [...guest.received] }] : []));
    const record = (await guests[0]!.call(CALLS.record, { params: { id: table } })) as unknown as GameRecord;

    const engine = createEngine(game);
    const { positions, told } = courseOf(engine, record);
    for (const { seat, texts } of sent) {
      const updates = updatesIn(texts);
      expect(updates.length).toBeGreaterThan(10);
      for (const text of texts) expect(text.includes(record.secret)).toBe(false);
      for (const update of updates) {
        expect(KNOWN_FIELDS).toEqual(expect.arrayContaining(Object.keys(update)));
        expect(update.seat).toBe(seat);
        if (update.view === null) continue;
        const { state } = positions[update.ply]!;
        expect(update.view).toEqual(plain(engine.view(state, seat ?? undefined)));
        const asked = engine.decision(state);
        expect(update.decision === undefined || asked?.seat === seat).toBe(true);
        for (const { seq: _, ...event } of update.events) {
          if (event.kind.startsWith('table.')) continue;
          expect(told.get(event.ply)!.map((each) => plain(eventFor(each, seat ?? undefined)))).toContainEqual(event);
        }
      }
    }
  });
});

test('a private table does not exist for those who were not invited', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const body = {
    game: 'minidom',
    seats: [{ kind: 'me' }, { kind: 'bot' }],
    visibility: 'private',
    start: true,
  } as const;
  const { table } = await anna.call(CALLS.createTable, { body: { ...body, seats: [...body.seats] } });
  const params = { id: table };
  const ben = await home.guest('Ben');
  for (const guest of [ben, home.stranger()]) {
    for (const call of [CALLS.table, CALLS.info, CALLS.chat, CALLS.record]) {
      await expect(guest.call(call, { params })).rejects.toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
    using line = await guest.connect();
    line.send({ watch: table });
    expect(await line.next(() => true)).toMatchObject({ problem: { code: 'not-found' } });
  }
  const answer = { id: 'x', ply: 0, options: ['pass'] };
  await expect(ben.call(CALLS.answer, { params, body: answer })).rejects.toMatchObject({ body: { code: 'not-found' } });
  const { invitation } = await anna.call(CALLS.invite, { params });
  const look = await ben.call(CALLS.table, { params, query: { invitation } });
  expect(look.view?.viewer).toBeNull();
});

function courseOf(engine: ReturnType<typeof createEngine>, record: GameRecord) {
  const begun = startMatch(engine, record.seats, record.secret, record.options);
  const positions: Match[] = [begun.match];
  const told = new Map<number, Event[]>();
  const note = (events: readonly Event[]) => {
    for (const event of events) told.set(event.ply, [...(told.get(event.ply) ?? []), event]);
  };
  note(begun.events);
  for (const entry of record.entries) {
    if (!('name' in entry)) throw new Error('nobody took anything back');
    const played = playNames(engine, positions.at(-1)!, entry.seat, [entry.name]);
    note(played.events);
    positions.push(played.match);
  }
  return { positions, told };
}

function updatesIn(texts: Guest['received']): TableUpdate[] {
  return texts.map((text) => JSON.parse(text)).filter((message) => 'view' in message);
}

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
