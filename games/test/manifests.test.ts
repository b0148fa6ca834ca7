import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../loaded-games.ts';
import { MANIFESTS } from '../registry.ts';

const HOME = new URL('../', import.meta.url);

test('every folder with a manifest is in the list, under its own name', () => {
  const folders = readdirSync(HOME).filter((name) => existsSync(new URL(`${name}/manifest.ts`, HOME)));
  expect(MANIFESTS.map(({ id }) => id).toSorted()).toEqual(folders.toSorted());
});

test.each(GAMES)('the manifest of $game.id says of the game what its rules say', ({ game, manifest }) => {
  const { id, name, seats, usual, daily } = manifest;
  expect([id, name, seats]).toEqual([game.id, game.name, game.seats]);
  for (const count of [usual, ...(daily === undefined ? [] : [daily.seats])]) {
    expect(count).toBeGreaterThanOrEqual(seats[0]);
    expect(count).toBeLessThanOrEqual(seats[1]);
  }
});

test('one game that is offered is suggested', () => {
  expect(MANIFESTS.filter(({ suggested, hidden }) => suggested && !hidden)).toHaveLength(1);
});
