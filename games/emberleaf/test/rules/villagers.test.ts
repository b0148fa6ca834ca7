import { expect, test } from 'vitest';
import { BUILDING_TYPES, type BuildingType } from '../../data/buildings.ts';
import { VILLAGERS, type Villager } from '../../data/villagers.ts';
import { SPACES } from '../../src/board/board.ts';
import { statCount } from '../../src/fellowship/stats.ts';
import { EMPTY } from '../../src/state.ts';
import { at, type Layout, names, spaceNamed, stored } from '../at.ts';

/** Hilda homes a villager for a beehive: wherever there is a building. */
const hilda = (arrange: (lay: Layout) => void) =>
  at({}, (lay) => {
    lay.hand(0, 'hilda-hearth', 'bim').store(0, { beehive: 1 });
    arrange(lay);
  }).play('place:hilda-hearth', 'space:3', 'use:hilda-hearth,1');

test('[EMBER-13.1] the villager of the chosen track moves in, then leaves, then the bonus', () => {
  const game = hilda((lay) => lay.building('owlwatch-1', 'house').building('owlwatch-2', 'market'));
  expect(game.options).toEqual(['lodge:owlwatch-1', 'lodge:owlwatch-2', 'pass']);
  game.play('lodge:owlwatch-2', 'home:frog');
  expect(game.kind).toBe('take-hero');
  expect(game.state.seats[0]).toMatchObject({ homed: [0, 0, 0, 1], score: 1 });
  expect(game.state.seats[0]!.homes[spaceNamed('owlwatch-2')]).toBe(3);
});

test('[EMBER-13.2] a leaf for each building type in the neighbourhood', () => {
  const types: readonly BuildingType[] = ['house', 'boat-house', 'windmill', 'market', 'town-hall'];
  const scores = [1, 2, 3, 4, 5].map((count) => {
    const game = hilda((lay) => {
      lay.home(0, 'hawkers-1', 'owl', types[0]!);
      for (const [i, space] of [2, 3, 7, 8].entries()) {
        if (i < count - 1) lay.home(0, `hawkers-${space}`, i < 2 ? 'owl' : 'rat', types[i + 1]!);
      }
      lay.building('hawkers-4', 'house');
    });
    return game.play('lodge:hawkers-4', 'home:frog').state.seats[0]!.score;
  });
  expect(scores).toEqual([1, 2, 3, 4, 5]);
});

test('[EMBER-13.3] the bonus may be left out', () => {
  const game = hilda((lay) => lay.building('owlwatch-1', 'house').building('owlwatch-2', 'market'));
  game.play('lodge:owlwatch-2', 'home:frog', 'pass');
  expect(game.state.seats[0]!.hand).toHaveLength(1);
});

test('[EMBER-13.4, EMBER-13.5] any building without an own villager, also one where others live', () => {
  const game = hilda((lay) =>
    lay.home(0, 'hawkers-1', 'rat').home(1, 'owlwatch-1', 'rat').building('mossmarsh-1', 'market'),
  );
  expect(game.options).toEqual(['lodge:owlwatch-1', 'lodge:mossmarsh-1', 'pass']);
  game.play('lodge:owlwatch-1', 'home:rat');
  const space = spaceNamed('owlwatch-1');
  expect(game.state.seats.map((mine) => mine.homes[space])).toEqual([0, 0]);
});

test('[EMBER-13.6] without a villager or a building a homing has no effect', () => {
  expect(hilda(() => {}).options).toEqual(['end-turn']);
  const all = hilda((lay) => {
    lay.building('owlwatch-1', 'house').building('owlwatch-2', 'market');
    const free = SPACES.filter((_, space) => lay.s.table.tiles[space] === EMPTY);
    for (const [i, { name }] of free.slice(0, 20).entries()) {
      lay.home(0, name, VILLAGERS[i % VILLAGERS.length]!, BUILDING_TYPES[i % 4]!);
    }
  });
  expect(all.options).toEqual(['end-turn']);
});

/** Homes the n-th villager of a track in Mossmarsh and gives the game after it. */
const nth = (villager: Villager, n: number, arrange: (lay: Layout) => void = () => {}) =>
  hilda((lay) => {
    for (let i = 1; i < n; i++) lay.home(0, `fernhollow-${i}`, villager);
    lay.building('mossmarsh-1', 'house').building('mossmarsh-5', 'market');
    arrange(lay);
  }).play('lodge:mossmarsh-1', `home:${villager}`);

test.each(['rat', 'owl', 'rabbit', 'frog'] as const)(
  '[EMBER-13.7, EMBER-13.8, EMBER-13.9, EMBER-13.10, EMBER-13.11] the first %s takes a hero',
  (villager) => {
    const game = nth(villager, 1, (lay) => lay.heroRow('nib', 'gable'));
    expect(game.options).toEqual(['hero:nib', 'hero:gable', 'pass']);
    expect(names(game.play('hero:gable').state.seats[0]!.hand)).toEqual(['bim', 'gable']);
  },
);

test('[EMBER-13.7] rats: 2 wood, a favour, a wood per favour, a leaf per wood', () => {
  expect(stored(nth('rat', 2))).toEqual({ wood: 2 });
  expect(nth('rat', 3).kind).toBe('take-favour');
  expect(stored(nth('rat', 4, (lay) => lay.favours(0, 'warm-hearths', 'jetty-keeper', 'rat-parade')))).toEqual({
    wood: 3,
  });
  const last = nth('rat', 5, (lay) => lay.store(0, { beehive: 1, wood: 4 }));
  expect(last.state.seats[0]!.leaves).toEqual([1, 0, 0, 4, 0]);
});

test('[EMBER-13.8] owls: an attack stat, a stone per banner kind, an attack stat, 3 leaves per banner kind', () => {
  const banners = (lay: Layout) => lay.banners(0, 'fang-2-4', 'fang-3-5', 'thorn-2-4');
  expect([1, 2, 3, 4].map((n) => statCount(nth('owl', n).state.seats[0]!, 'attack'))).toEqual([0, 1, 1, 2]);
  expect(stored(nth('owl', 3, banners))).toEqual({ stone: 2 });
  expect(nth('owl', 5, banners).state.seats[0]!.leaves[3]).toBe(6);
});

test('[EMBER-13.9] rabbits: a stone, a favour, a beehive, 2 leaves per building of the largest neighbourhood', () => {
  expect(stored(nth('rabbit', 2))).toEqual({ stone: 1 });
  expect(nth('rabbit', 3).kind).toBe('take-favour');
  expect(stored(nth('rabbit', 4))).toEqual({ beehive: 1 });
  expect(nth('rabbit', 5, (lay) => lay.bonusesGone(1)).state.seats[0]!.leaves[3]).toBe(8);
});

test('[EMBER-13.10, EMBER-13.12] frogs: 2 food, a homing, a food per clearing, a leaf per food', () => {
  expect(stored(nth('frog', 2))).toEqual({ food: 2 });
  const again = nth('frog', 3);
  expect([again.kind, again.options]).toEqual(['lodge', ['lodge:mossmarsh-5', 'pass']]);
  again.play('lodge:mossmarsh-5', 'home:frog');
  expect(stored(again)).toEqual({ food: 2 });
  expect(stored(nth('frog', 4))).toEqual({ food: 2 });
  expect(nth('frog', 5, (lay) => lay.store(0, { beehive: 1, food: 3 })).state.seats[0]!.leaves[3]).toBe(3);
});

test('[EMBER-13.12] a bonus counts the new villager, its clearing and its neighbourhood', () => {
  expect(stored(nth('frog', 4, (lay) => lay.home(0, 'owlwatch-1', 'rat')))).toEqual({ food: 3 });
});

test('[EMBER-13.13] example: a fellowship house joins a market with a house and a boat house for 3 leaves', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'agate', 'bim').store(0, { wood: 3, beehive: 1 });
    lay
      .home(0, 'hawkers-1', 'frog', 'market')
      .home(0, 'hawkers-7', 'rat', 'house')
      .home(0, 'hawkers-8', 'rat', 'boat-house');
  }).play('place:agate', 'space:3', 'build:tile-e', 'site:hawkers-4', 'home:frog');
  expect(game.state.seats[0]!.score).toBe(3);
});

test('[EMBER-13.14] example: a rabbit on the other player’s town hall joins six buildings of four types for 4 leaves', () => {
  const game = hilda((lay) => {
    lay
      .home(0, 'hawkers-1', 'frog', 'market')
      .home(0, 'hawkers-3', 'rat', 'house')
      .home(0, 'hawkers-7', 'rat', 'boat-house');
    lay.home(0, 'hawkers-5', 'rat', 'house').home(0, 'hawkers-6', 'owl', 'market');
    lay.tile(1, 'b', 'hawkers-4', 'town-hall');
    lay.seat(1).homes[spaceNamed('hawkers-4')] = 0;
    lay.seat(1).homed[0] = 1;
  }).play('lodge:hawkers-4', 'home:rabbit');
  expect(game.state.seats[0]!.score).toBe(4);
});
