import { expect, test } from 'vitest';
import { CLEARING_PLANS, CLEARINGS, PATHWAYS } from '../../data/board.ts';
import { BUILDING_TYPES, FELLOWSHIP_TILES, GENERAL_BUILDINGS } from '../../data/buildings.ts';
import { DANGER_TOKENS } from '../../data/dangers.ts';
import { FAVOUR_CARDS } from '../../data/favours.ts';
import { FELLOWSHIP_CARDS, HERO_CARDS } from '../../data/heroes.ts';
import { RESOURCES } from '../../data/resources.ts';
import { ADVANCED_SISTER_FAVOURS, SISTER_ACTIONS, SISTER_BUILDINGS, SISTER_FAVOURS } from '../../data/sister.ts';
import { VILLAGERS, VILLAGERS_A_TRACK } from '../../data/villagers.ts';
import { SPACES, SPOT_COUNT } from '../../src/board/board.ts';
import { COMPONENTS } from '../../src/components.ts';
import { at, stored } from '../at.ts';
import facts from '../effects/facts.json' with { type: 'json' };

const CAMEL: { readonly [type: string]: string } = { 'boat-house': 'boatHouse', 'town-hall': 'townHall' };
const factType = (type: string): string => CAMEL[type] ?? type;
const asAmounts = (cost: { readonly [resource: string]: number }): number[] => RESOURCES.map((r) => cost[r] ?? 0);

test('[EMBER-1.1] six clearings lie in a ring', () => {
  expect(CLEARINGS).toEqual(facts.board.clockwise);
});

test('[EMBER-1.2] eight pathways join them and carry nine danger spots', () => {
  expect(PATHWAYS.map(({ from, to, spots }) => [from, to, spots])).toEqual(
    facts.board.paths.map((path) => [path.a, path.b, path.spots]),
  );
  expect([PATHWAYS.length, SPOT_COUNT]).toEqual([8, 9]);
});

test('[EMBER-1.3] 42 hexagon spaces touch those of their own clearing only; 15 carry a player mark', () => {
  const expected = facts.board.clearings.flatMap((clearing) =>
    clearing.spaces.map((space) => [space.id, space.adjacent.toSorted()]),
  );
  const found = SPACES.map((space) => {
    const near = SPACES.filter((other) => other.clearing === space.clearing && (space.touching >> other.bit) & 1);
    return [space.name, near.map((other) => other.name).sort()];
  });
  expect(found).toEqual(expected);
  expect(found).toHaveLength(42);
  expect(CLEARING_PLANS.map((plan) => plan.spaces.length)).toEqual([8, 6, 7, 8, 7, 6]);
  expect(CLEARING_PLANS.map((plan) => [3, 4].map((n) => plan.spaces.filter((s) => s.mark === n).length))).toEqual([
    [1, 2],
    [1, 1],
    [1, 2],
    [0, 3],
    [1, 1],
    [1, 1],
  ]);
});

test('[EMBER-1.4] some unmarked spaces show a resource', () => {
  const shown = facts.board.clearings.flatMap((clearing) =>
    clearing.spaces.map((space) => space.resource ?? undefined),
  );
  expect(SPACES.map((space) => RESOURCES[space.resource])).toEqual(shown);
  expect(SPACES.every((space) => space.resource < 0 || space.mark === 1)).toBe(true);
});

test('[EMBER-1.5] there are four resources', () => {
  expect(RESOURCES).toEqual(['wood', 'food', 'stone', 'beehive']);
});

test('[EMBER-1.6] the supply never runs out', () => {
  const game = at({ seats: 5 }, (lay) => {
    for (let seat = 0; seat < 5; seat++)
      lay.tile(seat, 'd', `hawkers-${seat + 1}`, 'boat-house').store(seat, { wood: 10 });
    lay.hand(0, 'tansy-otterbrook', 'bim');
  });
  game.play('place:tansy-otterbrook', 'space:3');
  expect(stored(game)).toEqual({ wood: 12 });
});

test('[EMBER-1.7] five building types, general or of a fellowship', () => {
  expect(BUILDING_TYPES).toEqual(['house', 'boat-house', 'windmill', 'market', 'town-hall']);
  expect(new Set(FELLOWSHIP_TILES.map((tile) => tile.type))).toEqual(new Set(BUILDING_TYPES));
});

test('[EMBER-1.8] ten general buildings of each type, at their costs', () => {
  expect(GENERAL_BUILDINGS.map(({ type, copies, cost }) => [factType(type), copies, cost])).toEqual(
    facts.generalBuildings.map(({ type, count, cost }) => [type, count, asAmounts(cost)]),
  );
});

test('[EMBER-1.9] six tiles of a fellowship, at their costs', () => {
  expect(FELLOWSHIP_TILES.map(({ slot, type, cost }) => [slot.toUpperCase(), factType(type), cost])).toEqual(
    facts.fellowshipBuildings.map(({ slot, type, cost }) => [slot, type, asAmounts(cost)]),
  );
});

test('[EMBER-1.10] 33 dangerous area tokens with two sides and one banner', () => {
  const rows = DANGER_TOKENS.flatMap(({ banner, green, orange, copies }) =>
    Array.from({ length: copies }, () => JSON.stringify([banner, green, orange])),
  );
  expect(rows.sort()).toEqual(
    facts.dangerousAreas.map(({ banner, green, orange }) => JSON.stringify([banner, green, orange])).sort(),
  );
  expect(rows).toHaveLength(33);
});

test('[EMBER-1.11] four tracks of five villagers', () => {
  expect([VILLAGERS, VILLAGERS_A_TRACK]).toEqual([['rat', 'owl', 'rabbit', 'frog'], 5]);
});

test('[EMBER-1.12] every card exists once, and all have a name of their own', () => {
  expect(
    [
      FELLOWSHIP_CARDS,
      HERO_CARDS,
      FAVOUR_CARDS,
      SISTER_ACTIONS,
      SISTER_BUILDINGS,
      SISTER_FAVOURS,
      ADVANCED_SISTER_FAVOURS,
    ].map((cards) => cards.length),
  ).toEqual([30, 47, 88, 36, 5, 15, 8]);
  expect(new Set(COMPONENTS).size).toBe(COMPONENTS.length);
  const numbers = [...FELLOWSHIP_CARDS, ...HERO_CARDS, ...FAVOUR_CARDS].map((card) => Number(card.number));
  expect(numbers).toEqual(Array.from({ length: 165 }, (_, i) => i + 1));
});
