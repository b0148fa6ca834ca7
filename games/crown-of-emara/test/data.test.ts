import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as abilities from '../data/abilities.ts';
import * as actionCards from '../data/action-cards.ts';
import * as advisors from '../data/advisors.ts';
import { BASES } from '../data/basis.ts';
import * as course from '../data/course.ts';
import * as dials from '../data/dials.ts';
import * as events from '../data/events.ts';
import * as favors from '../data/favors.ts';
import * as goods from '../data/goods.ts';
import * as nobility from '../data/nobility.ts';
import * as places from '../data/places.ts';
import { COMPONENTS } from '../src/components.ts';

const FILES = {
  abilities,
  'action-cards': actionCards,
  advisors,
  course,
  dials,
  events,
  favors,
  goods,
  nobility,
  places,
};

/** The paths of numbers that stand outside any fact, and of facts whose basis is unknown. */
function faults(value: unknown, path: string): string[] {
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  if ('basis' in value) return (BASES as readonly unknown[]).includes(value.basis) ? [] : [path];
  return Object.entries(value).flatMap(([name, part]) => faults(part, `${path}.${name}`));
}

test('every number of the data files stands in a fact that names its basis', () => {
  expect(Object.entries(FILES).flatMap(([name, file]) => faults({ ...file }, name))).toEqual([]);
  expect(faults({ cost: { value: 1, basis: 'guess' }, brings: { count: 2 } }, 'card')).toEqual([
    'card.cost',
    'card.brings.count',
  ]);
});

test('the check of the data files leaves no file out', () => {
  const files = readdirSync(new URL('../data/', import.meta.url)).map((name) => name.replace(/\.ts$/, ''));
  expect(files.filter((name) => name !== 'basis').toSorted()).toEqual(Object.keys(FILES).toSorted());
});

test('the box holds 9 action cards a player, 22 advisors, 14 events, 12 tokens and 20 nobility cards', () => {
  expect(COMPONENTS).toHaveLength(9 + 22 + 14 + 12 + 20);
  expect(new Set(COMPONENTS).size).toBe(COMPONENTS.length);
});
