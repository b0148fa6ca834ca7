import { expect, test } from 'vitest';
import { guide } from '../../src/bot/bot.ts';
import { plan } from '../../src/bot/plan.ts';
import { at, idleToNextRound, idleUntil } from '../at.ts';

test('a plan ends with the round, for the cards of the next one are not known', () => {
  const s = at({ round: 1 });
  const from = structuredClone(s.state);
  expect(plan.reaches(from, s.state)).toBe(true);
  expect(plan.reaches(from, idleToNextRound(s).state)).toBe(false);
});

test('[EMARA-16.6] with three cards left in the deck a plan goes on into the next round', () => {
  const s = idleToNextRound(at({ round: 1 }));
  expect([s.state.table.round, s.state.seats[0]!.deck.length]).toEqual([2, 3]);
  const from = structuredClone(s.state);
  idleUntil(s, ({ state }) => state.asked === from.asked);
  from.asked = 0;
  expect(plan.reaches(from, idleToNextRound(s).state)).toBe(true);
  expect(plan.reaches(from, idleToNextRound(s).state)).toBe(false);
});

test('[EMARA-18.13] a campaign is played against Victoria, any other game against a good score', () => {
  const { state } = at({ seats: 1, options: { solo: 'campaign', building: 35 } });
  state.table.victoria = 61;
  expect(plan.par(state)).toBe(61);
  const other = at({ seats: 2 }).state;
  other.table.victoria = 61;
  expect(plan.par(other)).not.toBe(61);
});

test('the weights were learned on the features as they are', () => {
  expect(guide.weights!.features).toEqual(guide.features!.names);
});

test('each level thinks more than the one below it', () => {
  const { page, squire, knight, sovereign } = guide.levels!;
  const thought = [page, squire, knight, sovereign].map((level) => level!.iterations);
  expect(thought).toEqual(thought.toSorted((a, b) => a - b));
  expect(new Set(thought).size).toBe(4);
});
