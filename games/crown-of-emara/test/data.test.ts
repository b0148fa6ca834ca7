import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ADVISOR_CARDS } from '../data/advisors.ts';
import { BASES } from '../data/basis.ts';
import { BREAD_DIAL, DONATION_DIAL, GIFT_DIAL, STONE_DIAL } from '../data/dials.ts';
import { EVENT_CARDS } from '../data/events.ts';
import { FAVOR_TOKENS } from '../data/favors.ts';
import { LEFTOVER } from '../data/goods.ts';
import { NOBILITY } from '../data/nobility.ts';
import { BOOK_TABLE, CRAFTSMAN_POINTS, HUT_COSTS } from '../data/places.ts';
import { COMPONENTS } from '../src/components.ts';
import { crownOfEmara } from '../src/game.ts';
import { VERBS } from '../src/kinds.ts';

/** Every value with a basis in the data files. */
function bases(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'basis' in value ? [String(value.basis)] : [];
  return [...own, ...Object.values(value).flatMap(bases)];
}

test('every value of the data files names its basis', () => {
  const tables = [
    ADVISOR_CARDS,
    EVENT_CARDS,
    FAVOR_TOKENS,
    LEFTOVER,
    NOBILITY,
    BOOK_TABLE,
    CRAFTSMAN_POINTS,
    HUT_COSTS,
  ];
  const dials = [BREAD_DIAL, DONATION_DIAL, GIFT_DIAL, STONE_DIAL];
  for (const data of [...tables, ...dials]) {
    const found = bases(data);
    expect(found.length).toBeGreaterThan(0);
    for (const basis of found) expect(BASES).toContain(basis);
  }
});

test('the box holds 9 action cards a player, 22 advisors, 14 events, 12 tokens and 20 nobility cards', () => {
  expect(COMPONENTS).toHaveLength(9 + 22 + 14 + 12 + 20);
  expect(new Set(COMPONENTS).size).toBe(COMPONENTS.length);
});

test('there are words for every verb, every component and every cause', () => {
  const text = readFileSync(new URL('../words/en.json', import.meta.url), 'utf8');
  const known = Object.keys(JSON.parse(text));
  for (const verb of VERBS) expect(known).toContain(`option.${verb}`);
  for (const name of COMPONENTS) expect(known).toContain(`what.${name}`);
  for (const { id } of crownOfEmara.scripts) expect(known).toContain(`cause.${id}`);
});
