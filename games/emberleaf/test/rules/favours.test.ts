import { expect, test } from 'vitest';
import type { Villager } from '../../data/villagers.ts';
import { COMPONENTS, kindNamed } from '../../src/components.ts';
import { allFavourLeaves, favourLeaves } from '../../src/favours/evaluate.ts';
import { favourProgress, favourShare } from '../../src/favours/progress.ts';
import { at, type Layout } from '../at.ts';

/** What the favour gives seat 0 in a position. */
const leaves = (favour: string, arrange: (lay: Layout) => void, seats = 3): number =>
  favourLeaves(at({ seats }, arrange).state, 0, kindNamed(favour));

const homes =
  (seat: number, villager: Villager, ...spaces: readonly string[]) =>
  (lay: Layout): void => {
    for (const space of spaces) lay.home(seat, space, villager);
  };
const all =
  (...parts: readonly ((lay: Layout) => void)[]) =>
  (lay: Layout): void => {
    for (const part of parts) part(lay);
  };

test('[EMBER-15.1, EMBER-15.2] a fulfilled favour gives its leaves, another nothing; one thing serves several', () => {
  const game = at({}, (lay) => {
    homes(0, 'rat', 'hawkers-1', 'hawkers-2', 'hawkers-3', 'hawkers-4')(lay);
    lay.favours(0, 'row-of-roofs', 'rat-parade', 'council-of-paws', 'warm-hearths');
  });
  const { state } = game;
  expect(state.seats[0]!.favours.map((favour) => favourLeaves(state, 0, favour))).toEqual([6, 6, 0, 8]);
  expect(allFavourLeaves(state, 0)).toBe(20);
  expect(game.points(0)).toBe(20);
});

test('[EMBER-15.3, EMBER-15.4] the most is strictly more than everybody else, with or without the card, and never 0', () => {
  const mine = homes(0, 'rat', 'hawkers-1', 'hawkers-2');
  expect(leaves('well-rested', mine)).toBe(7);
  expect(leaves('well-rested', all(mine, homes(2, 'owl', 'owlwatch-1')))).toBe(7);
  expect(leaves('well-rested', all(mine, homes(2, 'owl', 'owlwatch-1', 'owlwatch-2')))).toBe(0);
  expect(leaves('well-rested', () => {})).toBe(0);
});

test('[EMBER-15.5] a building is had with a villager on it, whoever built it or shares it; else it is not', () => {
  const shared = (lay: Layout) => lay.home(1, 'hawkers-1', 'rat').home(0, 'hawkers-1', 'owl');
  expect(leaves('warm-hearths', shared)).toBe(2);
  expect(leaves('warm-hearths', (lay) => lay.building('hawkers-1', 'house', 0))).toBe(0);
});

test('[EMBER-15.6] resources on cards are not had', () => {
  expect(leaves('woodpile', (lay) => lay.store(0, { wood: 4 }))).toBe(5);
  const onCard = (lay: Layout): void => {
    lay.store(0, { wood: 3 }).play(0, { 1: 'puck' });
    lay.seat(0).onCards[0] = 1;
  };
  expect(leaves('woodpile', onCard)).toBe(0);
});

test('[EMBER-15.7] homed villagers are those on buildings, and they are where their building is', () => {
  const four = homes(0, 'rat', 'emberroot-1', 'emberroot-2', 'emberroot-3', 'emberroot-4');
  expect([leaves('rat-parade', four), leaves('grove-crowd', four), leaves('crossing-crowd', four)]).toEqual([6, 6, 0]);
});

test('[EMBER-15.8] hero cards, favours, tiles, tracks and shared buildings are counted as the cards say', () => {
  expect(leaves('big-fellowship', (lay) => lay.hand(0, ...COMPONENTS.slice(30, 39)).play(0, { 1: 'bim' }))).toBe(6);
  expect(leaves('big-fellowship', (lay) => lay.hand(0, ...COMPONENTS.slice(30, 39)))).toBe(0);
  const eight = [
    'promise-keeper',
    'rat-parade',
    'owl-parliament',
    'rabbit-run',
    'frog-chorus',
    'warm-hearths',
    'jetty-keeper',
    'grist-and-grain',
  ];
  expect(leaves('promise-keeper', (lay) => lay.favours(0, ...eight))).toBe(7);
  expect(leaves('promise-keeper', (lay) => lay.favours(0, ...eight.slice(1)))).toBe(0);
  const tiles = (lay: Layout) =>
    lay
      .tile(0, 'a', 'hawkers-1', 'market')
      .tile(0, 'b', 'hawkers-2', 'town-hall')
      .tile(0, 'c', 'hawkers-3', 'windmill')
      .tile(0, 'd', 'hawkers-4', 'boat-house');
  expect(leaves('home-comforts', tiles)).toBe(8);
  expect(leaves('empty-nest', homes(0, 'owl', 'hawkers-1', 'hawkers-2', 'hawkers-3', 'hawkers-4', 'hawkers-5'))).toBe(
    7,
  );
  const two = all(homes(0, 'rat', 'hawkers-1', 'hawkers-2'), homes(1, 'rat', 'hawkers-1'));
  expect([leaves('good-neighbours', two), leaves('good-neighbours', all(two, homes(2, 'rat', 'hawkers-2')))]).toEqual([
    0, 6,
  ]);
  expect(leaves('three-standards', (lay) => lay.banners(0, 'fang-2-4', 'flame-2-4', 'thorn-2-4'))).toBe(6);
  expect(
    leaves(
      'everywhere-at-home',
      homes(0, 'rat', 'hawkers-1', 'fernhollow-1', 'owlwatch-1', 'emberroot-1', 'watersedge-1'),
    ),
  ).toBe(0);
  const everywhere = all(
    homes(0, 'rat', 'hawkers-1', 'fernhollow-1', 'owlwatch-1', 'emberroot-1', 'watersedge-1'),
    homes(0, 'owl', 'mossmarsh-1'),
  );
  expect(leaves('everywhere-at-home', everywhere)).toBe(8);
});

test('[EMBER-15.9] a card with two conditions needs both; none means zero and at most means at most', () => {
  const seven = all(
    homes(0, 'rat', 'hawkers-1', 'hawkers-2', 'hawkers-3', 'hawkers-4'),
    homes(0, 'owl', 'hawkers-5', 'hawkers-6', 'hawkers-7'),
  );
  expect(leaves('no-speeches', seven)).toBe(6);
  expect(
    leaves('no-speeches', (lay) => {
      seven(lay);
      lay.home(0, 'owlwatch-1', 'frog', 'town-hall');
    }),
  ).toBe(0);
  const close = all(seven, homes(0, 'frog', 'fernhollow-1'));
  expect(leaves('close-knit', close)).toBe(7);
  expect(leaves('close-knit', all(close, homes(0, 'frog', 'owlwatch-1', 'emberroot-1')))).toBe(0);
});

test('[EMBER-15.10] so many leaves per counted thing, up to the maximum', () => {
  const rats = [1, 2, 4, 5].map((n) =>
    leaves('whisker-tally', homes(0, 'rat', ...Array.from({ length: n }, (_, i) => `hawkers-${i + 1}`))),
  );
  expect(rats).toEqual([2, 4, 8, 8]);
  expect(leaves('trophy-shelf', (lay) => lay.trophies(0, 't1', 't2'))).toBe(6);
});

test('[EMBER-15.11] of each: every member; of several: so many members', () => {
  const families = (n: number) => (lay: Layout) => {
    const clearings = ['hawkers', 'owlwatch', 'emberroot', 'watersedge'];
    for (const [i, villager] of (['rat', 'owl', 'rabbit', 'frog'] as const).entries()) {
      for (let k = 1; k <= n; k++) lay.home(0, `${clearings[i]}-${k}`, villager, k < 3 ? 'house' : 'market');
    }
  };
  expect([2, 3].map((n) => leaves('full-families', families(n)))).toEqual([0, 14]);
  expect(leaves('three-hamlets', families(2))).toBe(6);
  const planner = (lay: Layout) => {
    const clearings = ['hawkers', 'owlwatch', 'emberroot', 'watersedge', 'mossmarsh'];
    const villagers = ['rat', 'owl', 'rabbit', 'frog', 'rat'] as const;
    for (const [i, type] of (['house', 'boat-house', 'windmill', 'market', 'town-hall'] as const).entries()) {
      for (let k = 1; k <= 3; k++) lay.home(0, `${clearings[i]}-${k}`, villagers[i]!, type);
    }
  };
  expect(leaves('master-planner', planner)).toBe(20);
});

test('[EMBER-15.12] the same number, and at least two of each', () => {
  const mills = (n: number, boats: number) => (lay: Layout) => {
    for (let i = 1; i <= n; i++) lay.home(0, `hawkers-${i}`, 'rat', 'windmill');
    for (let i = 1; i <= boats; i++) lay.home(0, `owlwatch-${i}`, 'owl', 'boat-house');
  };
  expect(
    [mills(0, 0), mills(1, 1), mills(2, 2), mills(3, 2), mills(3, 3)].map((m) => leaves('grain-and-tide', m)),
  ).toEqual([0, 0, 6, 0, 6]);
});

test('[EMBER-15.13] neighbourhoods by number, size and types', () => {
  const lone = homes(0, 'rat', 'hawkers-1', 'hawkers-6', 'fernhollow-1', 'owlwatch-1');
  expect([leaves('scattered-seeds', lone), leaves('cabins-in-the-woods', lone), leaves('long-lane', lone)]).toEqual([
    6, 6, 0,
  ]);
  const lane = homes(0, 'rat', 'hawkers-1', 'hawkers-3', 'hawkers-7', 'hawkers-8');
  expect([leaves('long-lane', lane), leaves('lane-counter', lane), leaves('scattered-seeds', lane)]).toEqual([6, 4, 0]);
  const village = (lay: Layout) => {
    for (const [i, type] of (['house', 'boat-house', 'windmill', 'market', 'town-hall'] as const).entries()) {
      lay.home(0, `hawkers-${[1, 3, 4, 7, 8][i]}`, 'owl', type);
    }
  };
  expect(leaves('perfect-village', village)).toBe(9);
});

test('[EMBER-15.14, EMBER-15.15] touching means sharing an edge; one partner may serve several, but not on the same building', () => {
  const boats = (lay: Layout) => lay.home(0, 'hawkers-4', 'rat', 'boat-house');
  expect(leaves('boats-by-the-door', (lay) => boats(lay).home(0, 'hawkers-1', 'rat').home(0, 'hawkers-8', 'rat'))).toBe(
    5,
  );
  expect(leaves('boats-by-the-door', (lay) => boats(lay).home(0, 'hawkers-1', 'rat').home(0, 'hawkers-6', 'rat'))).toBe(
    0,
  );
  expect(leaves('boats-by-the-door', (lay) => boats(lay).home(0, 'hawkers-1', 'rat').home(1, 'hawkers-8', 'rat'))).toBe(
    0,
  );
  expect(
    leaves('mud-friends', (lay) =>
      lay.home(0, 'hawkers-4', 'frog').home(0, 'hawkers-1', 'rat').home(0, 'hawkers-8', 'rat'),
    ),
  ).toBe(5);
});

test('[EMBER-15.3] alone, the way to the most is as long as what the sister has is high', () => {
  const cleared = (tokens: number): number => {
    const { state } = at({ seats: 1 }, (lay) => {
      lay.s.table.sisterCleared = tokens;
      lay.seat(0).banners.push(lay.s.table.creatures.pop()!);
    });
    return favourProgress(state, 0, kindNamed('warchief'));
  };
  expect([0, 1, 3].map(cleared)).toEqual([1, 1 / 2, 1 / 4]);
});

test('[EMBER-15.1] what is shown of a favour is empty where nothing is counted yet, and full where it is fulfilled', () => {
  const shares = (arrange: (lay: Layout) => void) => favourShare(at({}, arrange).state, 0, kindNamed('mud-friends'));
  expect(shares(() => {})).toBe(0);
  expect(
    shares((lay) => lay.home(0, 'hawkers-4', 'frog').home(0, 'hawkers-1', 'rat').home(0, 'hawkers-8', 'rat')),
  ).toBe(1);
});
