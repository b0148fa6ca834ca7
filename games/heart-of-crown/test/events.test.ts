import { expect, test } from 'vitest';
import { SET_NAMES } from '../data/sets.ts';
import { baseline } from '../src/bot/baseline.ts';
import { NAMES } from '../src/components.ts';
import { playOut } from './play-out.ts';

const CARD_FIELDS = ['card', 'cards', 'territories'];

function cardsIn(part: unknown): unknown[] {
  const fields = Object.entries(part ?? {}).filter(([field]) => CARD_FIELDS.includes(field));
  return fields.flatMap(([, value]) => value);
}

test('events name cards by the names that answers have', () => {
  const cards = SET_NAMES.flatMap((set, seed) => playOut(Array(3).fill(baseline), set, seed).events).flatMap((e) => [
    ...cardsIn(e.pub),
    ...cardsIn(e.priv),
  ]);
  expect(cards.length).toBeGreaterThan(1000);
  expect(cards.filter((card) => !NAMES.includes(card as string))).toEqual([]);
});
