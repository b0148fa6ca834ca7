import { readFileSync } from 'node:fs';
import { createEngine, type Event, fastChance } from '@crownleaf/engine';
import { describe, expect, test } from 'vitest';
import { crownOfEmara } from '../src/game.ts';
import type { Emara } from '../src/state.ts';
import { type Row, rowsOf, TRACKS } from '../src/stores/points.ts';
import { at } from './at.ts';

const words: { readonly [key: string]: string } = JSON.parse(
  readFileSync(new URL('../words/en.json', import.meta.url), 'utf8'),
);
const SLOW = 60_000;
const GAMES = 12;
const VARIANTS = [{}, { randomLayout: true }, { fullSelection: true }, { randomLayout: true, fullSelection: true }];
const engine = createEngine(crownOfEmara);

interface Ended {
  readonly state: Emara;
  readonly events: readonly Event[];
}

/** A whole game in which everybody does anything. */
function wholeGame(seats: number, options: object, seed: number): Ended {
  const chance = fastChance(seed);
  const dice = fastChance(seed + 1000);
  const events: Event[] = [];
  const observer = { event: (e: Event) => events.push(e) };
  const state = engine.start(seats, chance, options, observer);
  for (let d = engine.decision(state); d !== undefined; d = engine.decision(state)) {
    engine.apply(state, d.options[dice.int(state.ply, d.options.length)]!, chance, observer);
  }
  return { state: state as unknown as Emara, events };
}

function sumOf(rows: readonly Row[], seat: number): number {
  return rows.reduce((sum, { points }) => sum + points[seat]!, 0);
}

describe('where every point came from', () => {
  const met = new Set<string>();

  test.each(VARIANTS.flatMap((options) => [1, 2, 3, 4].map((seats) => ({ seats, options }))))(
    'adds up to both tracks in games of $seats with $options',
    { timeout: SLOW },
    ({ seats, options }) => {
      for (let seed = 0; seed < GAMES; seed++) {
        const { state, events } = wholeGame(seats, options, seed);
        for (const track of TRACKS) {
          const rows = rowsOf(track, events, seats);
          expect(new Set(rows.map(({ source }) => source)).size).toBe(rows.length);
          state.seats.forEach((m, seat) => {
            expect(sumOf(rows, seat)).toBe(m[track]);
          });
          for (const { source } of rows) met.add(source);
        }
      }
    },
  );

  test('has words for everything that gave points in these games', () => {
    const keys = [...met].flatMap((source) => {
      const [family, name] = source.split(':');
      return [`table.source.${family}`, ...(name === undefined ? [] : [`what.${name}`])];
    });
    expect(keys.filter((key) => words[key] === undefined)).toEqual([]);
    const families = new Set([...met].map((source) => source.split(':')[0]));
    expect([...families].toSorted()).toEqual(
      ['start', 'nobility', 'craftsmen', 'advisors', 'favors', 'place', 'ability', 'event'].toSorted(),
    );
  });
});

test('one receipt is shared between the place, the Toolmaker and the season', () => {
  const s = at({
    ...{ event: 'an-early-winter', hand: ['town', 'ring', 'wood'], goods: { book: 1 } },
    ...{ advisors: ['toolmaker'], at: ['forest', 'market'] },
  });
  s.play('play:town,1', 'visit:castle', 'book');
  const told = s.events().find(({ kind }) => kind === 'buildings-changed');
  expect(told?.pub).toMatchObject({
    by: 6,
    from: { 'place:castle': 5, 'ability:toolmaker': 2, 'event:an-early-winter': -1 },
  });
});

test('a rank and what the court adds to it are told apart', () => {
  const s = at({ event: 'respected-at-court', hand: ['ring', 'trade', 'wood'] });
  s.play('play:ring,1', 'rank:baron');
  const told = s.events().find(({ kind }) => kind === 'citizens-changed');
  expect(told?.pub).toMatchObject({ by: 7, from: { nobility: 5, 'event:respected-at-court': 2 } });
});
