import { expect, test } from 'vitest';
import { crownOfEmara } from '../../src/game.ts';
import { finalOf, tieOf } from '../../src/score.ts';
import type { Emara, Mine } from '../../src/state.ts';
import { at, idleUntil, type Position } from '../at.ts';

const NOBLE = 57;

/** Final positions by citizen and building points, with what else is said of each seat. */
function final(...seats: (Partial<Mine> & { citizens: number; buildings: number })[]): Emara {
  const s = at({ seats: seats.length });
  s.state.seats.forEach((m, i) => {
    m.favors = [];
    Object.assign(m, { goods: [0, 0, 0, 0, 0, 0, 0, 0], ...seats[i] });
  });
  return s.state;
}

const places = (s: Emara): readonly number[] => crownOfEmara.ranking(s as never);
const scores = (s: Emara): number[] => s.seats.map((m) => finalOf(m).score);

function leftover(goods: Position['goods'], favors: string[] = []): number {
  return finalOf(at({ ...(goods === undefined ? {} : { goods }), favors }).state.seats[0]!).leftovers;
}

test('[EMARA-17.1] rings count 2, gold, tokens, books and breads 1, resources 1 for two', () => {
  expect(leftover({ ring: 3 })).toBe(6);
  expect(leftover({ gold: 1, book: 2, bread: 4 }, ['castle.gold'])).toBe(8);
  expect(leftover({ wood: 2, stone: 2 })).toBe(2);
});

test('[EMARA-17.2] two resources of different kinds are a pair, a single one counts nothing', () => {
  expect(leftover({ wood: 1, stone: 1 })).toBe(1);
  expect(leftover({ wood: 1, stone: 1, grain: 1 })).toBe(1);
});

test('[EMARA-17.3] leftover points may be split between the tracks', () => {
  const s = at({ goods: { ring: 5 }, citizens: 40, buildings: 34 });
  expect(finalOf(s.state.seats[0]!)).toMatchObject({ leftovers: 10, citizens: 42, buildings: 42 });
});

test('[EMARA-17.4] the lower track is raised first, the rest is shared, an odd point goes to the citizens', () => {
  const split = (citizens: number, buildings: number, ring: number, book = 0) => {
    const final = finalOf(at({ goods: { ring, book }, citizens, buildings }).state.seats[0]!);
    return [final.citizens, final.buildings];
  };
  expect(split(50, 40, 2)).toEqual([50, 44]);
  expect(split(40, 50, 6)).toEqual([51, 51]);
  expect(split(40, 40, 1, 1)).toEqual([42, 41]);
});

test('[EMARA-17.4] the arithmetic is shown and adds up to the final score', () => {
  const s = at({ goods: { ring: 2, book: 1, wood: 3 }, citizens: 40, buildings: 38 });
  expect(crownOfEmara.score(s.state as never, 0)).toEqual([
    { label: 'score.buildings', points: 38, rule: 'EMARA-17.5' },
    { label: 'score.rings', points: 4, rule: 'EMARA-17.1' },
    { label: 'score.books', points: 1, rule: 'EMARA-17.1' },
    { label: 'score.resources', points: 1, rule: 'EMARA-17.1' },
    { label: 'score.to-other-track', points: -2, rule: 'EMARA-17.3' },
  ]);
  expect(s.points(0)).toBe(42);
});

test("[EMARA-17.5] the rulebook's example: Emma 66, Hugo 65, Jacob 60", () => {
  const s = final({ citizens: 66, buildings: 68 }, { citizens: 69, buildings: 60 }, { citizens: 71, buildings: 65 });
  expect(scores(s)).toEqual([66, 60, 65]);
  expect(places(s)).toEqual([1, 3, 2]);
});

test('[EMARA-17.6] of equal scores the higher other track is ahead', () => {
  expect(places(final({ citizens: 50, buildings: 60 }, { citizens: 61, buildings: 50 }))).toEqual([2, 1]);
});

test('[EMARA-17.7] then the higher rank is ahead', () => {
  const s = final({ citizens: 50, buildings: 60, nobles: [NOBLE] }, { citizens: 50, buildings: 60, nobles: [] });
  expect(places(s)).toEqual([1, 2]);
});

test('[EMARA-17.7] the higher rank is ahead whatever its card is worth', () => {
  const [baron5, baron2, count5] = [NOBLE, NOBLE + 3, NOBLE + 7];
  const s = final(
    { citizens: 50, buildings: 60, nobles: [baron5] },
    { citizens: 50, buildings: 60, nobles: [baron2, count5] },
  );
  expect(places(s)).toEqual([2, 1]);
});

test('[EMARA-17.8] then the better card of the highest rank is ahead', () => {
  const first = { citizens: 50, buildings: 60, nobles: [NOBLE + 3, NOBLE + 4] };
  const second = { citizens: 50, buildings: 60, nobles: [NOBLE, NOBLE + 5] };
  expect(places(final(first, second))).toEqual([1, 2]);
});

test('[EMARA-17.9] only the printed number of that card counts', () => {
  const hand = ['town', 'trade', 'move'] as const;
  const s = at({ event: 'respected-at-court', hand, goods: { ring: 1 } }).play('play:town,1', 'rank:baron');
  const second: Partial<Mine> = {
    citizens: 7,
    buildings: 30,
    nobles: [NOBLE + 1],
    goods: [...s.state.seats[0]!.goods],
  };
  Object.assign(s.state.seats[1]!, second, { favors: [] });
  expect(s.state.seats[0]!.citizens).toBe(7);
  expect(places(s.state)).toEqual([1, 2]);
});

test('[EMARA-17.10] players who are equal in all share the place', () => {
  expect(places(final({ citizens: 50, buildings: 60 }, { citizens: 60, buildings: 50 }))).toEqual([1, 1]);
});

test('[EMARA-17.11] after a shared place the next one counts those ahead', () => {
  const equal = { citizens: 50, buildings: 60 };
  expect(places(final(equal, { citizens: 40, buildings: 60 }, equal))).toEqual([1, 3, 1]);
});

test('[EMARA-17.6] what breaks a tie for the best score is told, and nothing where there is none', () => {
  const equal = { citizens: 50, buildings: 60 };
  const [baron5, baron2] = [NOBLE, NOBLE + 3];
  const tie = (...seats: Parameters<typeof final>) => tieOf(final(...seats).seats);
  expect(tie(equal, { citizens: 49, buildings: 70 })).toBeUndefined();
  expect(tie({ citizens: 51, buildings: 51 }, equal, equal)).toBeUndefined();
  expect(tie(equal, { citizens: 40, buildings: 90 }, { citizens: 61, buildings: 50 })).toEqual({
    seats: [0, 2],
    by: 'other',
  });
  expect(tie({ ...equal, nobles: [baron5] }, equal)).toEqual({ seats: [0, 1], by: 'rank' });
  expect(tie({ ...equal, nobles: [baron5] }, { ...equal, nobles: [baron2] })).toEqual({ seats: [0, 1], by: 'card' });
  expect(tie(equal, { citizens: 60, buildings: 50 })).toEqual({ seats: [0, 1], by: 'nothing' });
  const narrowed = tie(equal, { citizens: 50, buildings: 55, nobles: [baron5] }, { ...equal, nobles: [baron2] });
  expect(narrowed).toEqual({ seats: [0, 1, 2], by: 'rank' });
});

test('[EMARA-20.1] points go on after 104', () => {
  const hand = ['town', 'trade', 'move'] as const;
  const s = at({ hand, goods: { bread: 3 }, citizens: 100, buildings: 130 });
  s.play('play:town,1', 'visit:construction-site', 'bread:3');
  expect(s.state.seats[0]!.citizens).toBe(115);
  expect(s.points(0)).toBe(115);
});

test('[EMARA-17.4] the end of the game tells the split of every seat', () => {
  const s = at({ seats: 2, round: 6 });
  idleUntil(s, () => false);
  const told = s.events('seat-scored').map((e) => (e.pub as { score: number }).score);
  expect(told).toEqual(scores(s.state));
});
