import { expect, test } from 'vitest';
import { bitCount, eachNeighbourhood, largestNeighbourhood } from '../../src/board/villages.ts';
import { at, type Layout, names, spaceNamed, spotNamed, stored } from '../at.ts';

const ALL_TOKENS = {
  'fernhollow-owlwatch': 'fang-3-5',
  'owlwatch-emberroot': 'flame-3-5',
  'emberroot-watersedge-1': 'thorn-3-5',
  'emberroot-watersedge-2': 'fang-4-6',
  'watersedge-mossmarsh': 'flame-4-6',
  'mossmarsh-hawkers': 'thorn-4-6',
  'hawkers-emberroot': 'fang-2-4',
  'hawkers-owlwatch-1': 'flame-2-4',
  'hawkers-owlwatch-2': 'thorn-2-4',
};
const without = (...spots: readonly string[]) =>
  Object.fromEntries(Object.entries(ALL_TOKENS).filter(([spot]) => !spots.includes(spot)));

/** Milo walks 2 from where the hero stands. */
const milo = (lay: Layout): Layout => lay.hand(0, 'milo', 'bim');

test('[EMBER-9.1] a pathway costs a move and each token on it another; fewer moves may be used', () => {
  const game = at({}, (lay) => milo(lay).dangers(ALL_TOKENS)).play('place:milo', 'space:3');
  expect(game.options).toEqual(['walk:hawkers', 'walk:fernhollow', 'walk:emberroot', 'walk:mossmarsh']);
  expect(game.play('walk:fernhollow').state.seats[0]!.at).toBe(1);
});

test('[EMBER-9.2] a pathway that cannot be paid in full is not entered, and moves are not saved up', () => {
  const game = at({}, (lay) => lay.play(0, { 3: 'milo', 5: 'talon' }).hand(0, 'bim').dangers(ALL_TOKENS));
  game.play('slide');
  expect(game.options).toEqual(['walk:hawkers', 'walk:fernhollow']);
  const again = at({}, (lay) => {
    lay.play(0, { 3: 'milo', 4: 'wren-swiftstep' }).hand(0, 'bim').dangers(ALL_TOKENS);
  }).play('slide', 'walk:hawkers');
  expect(again.options).toEqual(['walk:hawkers', 'walk:fernhollow']);
});

test('[EMBER-9.4] example: walk 2 with the way over Mossmarsh cleared', () => {
  const tokens = without('mossmarsh-hawkers', 'watersedge-mossmarsh');
  const game = at({}, (lay) => milo(lay).dangers(tokens)).play('place:milo', 'space:3');
  expect(game.options).toEqual([
    'walk:hawkers',
    'walk:fernhollow',
    'walk:emberroot',
    'walk:watersedge',
    'walk:mossmarsh',
  ]);
  const three = at({}, (lay) => lay.hand(0, 'sable-farwalk', 'bim').dangers(ALL_TOKENS)).play(
    'place:sable-farwalk',
    'space:3',
  );
  expect(three.options).toContain('walk:owlwatch');
});

/** Cirial gathers 4 wood. */
const cirial = (lay: Layout): Layout => lay.hand(0, 'cirial', 'bim').play(0, { 6: 'talon' });

test('[EMBER-10.1] gathered resources come into storage', () => {
  expect(stored(at({}, (lay) => cirial(lay)).play('place:cirial', 'space:4'))).toEqual({ wood: 4 });
});

test('[EMBER-10.2, EMBER-12.5] a space with a resource gives it to who builds there', () => {
  const game = at({}, (lay) => lay.hand(0, 'agate', 'bim').store(0, { wood: 2, food: 2 }));
  game.play('place:agate', 'space:3', 'build:boat-house');
  expect(game.options).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `site:hawkers-${n}`));
  game.play('site:hawkers-8', 'pass');
  expect(stored(game)).toEqual({ stone: 1 });
});

test('[EMBER-10.3] storage holds 8, and 12 with tile D', () => {
  const small = at({}, (lay) => cirial(lay).store(0, { food: 5 })).play('place:cirial', 'space:4');
  expect(small.kind).toBe('take');
  const large = at({}, (lay) => cirial(lay).store(0, { food: 8 }).tile(0, 'd', 'hawkers-1', 'boat-house'));
  expect(stored(large.play('place:cirial', 'space:4'))).toEqual({ wood: 4, food: 8 });
});

test('[EMBER-10.4, EMBER-10.5, EMBER-22.4] an overflow asks how many are taken, then what is returned for them', () => {
  const game = at({}, (lay) => cirial(lay).store(0, { food: 3, stone: 3, beehive: 1 })).play('place:cirial', 'space:4');
  expect(game.options).toEqual([0, 1, 2, 3, 4].map((n) => `take:wood,${n}`));
  game.play('take:wood,3');
  expect(game.options).toEqual(['return:food,0', 'return:food,1', 'return:food,2']);
  game.play('return:food,1');
  expect(game.options).toEqual(['return:stone,0', 'return:stone,1']);
  expect(stored(game.play('return:stone,0'))).toEqual({ wood: 3, food: 2, stone: 3 });
});

test('[EMBER-10.6] example: 4 wood with 6 food in storage end in exactly five ways', () => {
  const results = [0, 1, 2, 3, 4].map((n) =>
    stored(at({}, (lay) => cirial(lay).store(0, { food: 6 })).play('place:cirial', 'space:4', `take:wood,${n}`)),
  );
  expect(results).toEqual([
    { food: 6 },
    { food: 6, wood: 1 },
    { food: 6, wood: 2 },
    { food: 5, wood: 3 },
    { food: 4, wood: 4 },
  ]);
});

/** Pikewing attacks with 2, Tarn with 2, Brannoch with 1 and 1 per attack stat. */
const pikewing = (lay: Layout): Layout => lay.hand(0, 'pikewing', 'bim');

test('[EMBER-11.1, EMBER-22.8] one token with at most that health may be cleared; only such are offered', () => {
  const game = at({}, (lay) => pikewing(lay).dangers(ALL_TOKENS)).play('place:pikewing', 'space:3');
  expect(game.options).toEqual(['attack:hawkers-emberroot', 'attack:hawkers-owlwatch-1', 'pass']);
  const orange = at({}, (lay) => {
    pikewing(lay).dangers(ALL_TOKENS);
    lay.s.table.orange = 1;
  }).play('place:pikewing', 'space:3', 'end-turn');
  expect(orange.asked).toBe(1);
});

test('[EMBER-11.2] of two tokens on a pathway only the nearer can be attacked', () => {
  const from = (clearing: number, tokens: { readonly [spot: string]: string }) =>
    at({}, (lay) => {
      pikewing(lay).dangers(tokens);
      lay.seat(0).at = clearing;
    }).play('place:pikewing', 'space:3');
  const both = { 'hawkers-owlwatch-1': 'flame-2-4', 'hawkers-owlwatch-2': 'thorn-2-4' };
  expect(from(0, both).options).toEqual(['attack:hawkers-owlwatch-1', 'pass']);
  expect(from(2, both).options).toEqual(['attack:hawkers-owlwatch-2', 'pass']);
  expect(from(0, { 'hawkers-owlwatch-2': 'thorn-2-4' }).options).toEqual(['attack:hawkers-owlwatch-2', 'pass']);
  expect(from(0, { 'hawkers-owlwatch-1': 'fang-3-5', 'hawkers-owlwatch-2': 'thorn-2-4' }).options).toEqual([
    'end-turn',
  ]);
  expect(from(1, { 'hawkers-emberroot': 'fang-2-4' }).options).toEqual(['end-turn']);
});

test('[EMBER-11.3] damage is neither split nor stored', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'bim').play(0, { 1: 'tarn', 2: 'brannoch' });
    lay.dangers({ 'hawkers-emberroot': 'thorn-5-7', 'mossmarsh-hawkers': 'fang-2-4' });
  }).play('slide', 'attack:mossmarsh-hawkers', 'track:wood', 'end-turn');
  expect(game.state.table.dangers).toHaveLength(1);
  expect(game.asked).toBe(1);
});

test('[EMBER-11.4, EMBER-11.5, EMBER-11.6] reward: the token, its leaves, then a space of the next row of the track', () => {
  const game = at({}, (lay) => pikewing(lay).dangers(ALL_TOKENS)).play(
    'place:pikewing',
    'space:3',
    'attack:hawkers-emberroot',
  );
  expect(game.options).toEqual(['track:wood', 'track:food']);
  expect([names(game.state.seats[0]!.banners), game.state.seats[0]!.score]).toEqual([['fang-2-4'], 1]);
  game.play('track:food');
  expect([stored(game), game.state.table.trackRow, game.state.table.trackSpace]).toEqual([{ food: 1 }, 1, 1]);
  expect(
    game
      .events()
      .map((e) => e.kind)
      .filter((kind) => ['cleared', 'scored', 'tracker-moved', 'gained'].includes(kind)),
  ).toEqual(['cleared', 'scored', 'tracker-moved', 'gained']);
});

test('[EMBER-11.5] the leaves are those of the side that lies up', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'brannoch', 'bim').tile(0, 'b', 'hawkers-1', 'town-hall').dangers(ALL_TOKENS);
    lay.s.table.orange = 1;
  }).play('place:brannoch', 'space:3', 'attack:hawkers-emberroot', 'track:wood');
  expect(game.state.seats[0]!.score).toBe(3);
});

test.each([
  [
    2,
    [
      'wood food',
      'wood food stone',
      'stone beehive',
      'wood food',
      'wood food stone',
      'stone beehive',
      'wood food stone',
    ],
  ],
  [
    4,
    [
      'wood food',
      'wood food stone',
      'stone food',
      'wood beehive',
      'wood food stone',
      'stone wood',
      'stone beehive',
      'wood food stone',
    ],
  ],
])('[EMBER-11.7] rows of the track with %i players', (seats, rows) => {
  for (const [row, spaces] of rows.entries()) {
    const game = at({ seats }, (lay) => {
      pikewing(lay).dangers(ALL_TOKENS);
      lay.s.table.trackRow = row;
    }).play('place:pikewing', 'space:3', 'attack:hawkers-emberroot');
    expect(game.options).toEqual(spaces.split(' ').map((resource) => `track:${resource}`));
  }
});

const lastStep = (row: number, seats = 2) =>
  at({ seats }, (lay) => {
    pikewing(lay).dangers(ALL_TOKENS);
    lay.s.table.trackRow = row;
  }).play('place:pikewing', 'space:3', 'attack:hawkers-emberroot');

test('[EMBER-11.8, EMBER-17.1] who moves the tracker onto the last row has earned a trophy', () => {
  const game = lastStep(7).play('end-turn');
  expect([game.kind, game.asked]).toEqual(['trophy', 0]);
  expect(lastStep(7, 4).kind).toBe('track');
  expect(lastStep(8, 4).play('end-turn').kind).toBe('trophy');
});

test('[EMBER-11.9] while the tracker is down a clear gives token and leaves only', () => {
  const game = at({}, (lay) => {
    lay.play(0, { 1: 'tarn', 2: 'brannoch' }).hand(0, 'bim').dangers(ALL_TOKENS);
    lay.s.table.trackRow = 7;
  }).play('slide', 'attack:hawkers-emberroot', 'attack:hawkers-owlwatch-1', 'end-turn');
  expect(game.kind).toBe('trophy');
  expect([names(game.state.seats[0]!.banners), game.state.seats[0]!.score, stored(game)]).toEqual([
    ['fang-2-4', 'flame-2-4'],
    2,
    {},
  ]);
  expect(game.state.seats[0]!.due).toBe(0);
  expect(game.events('trophy-earned')).toHaveLength(1);
});

test('[EMBER-11.10, EMBER-11.12] step 3 sets the tracker back and lays nine new tokens, orange side up', () => {
  const game = lastStep(7).play('end-turn', 'trophy:t6');
  const { table } = game.state;
  expect([table.trackRow, table.orange, table.dangers.length, table.creatures.length]).toEqual([0, 1, 9, 33 - 9 - 1]);
  expect(table.spots.every((token) => token >= 0)).toBe(true);
  const again = at({}, (lay) => {
    lay.s.table.trackRow = 8;
    lay.s.table.orange = 1;
  }).play('place:bim', 'space:3', 'end-turn');
  expect(again.state.table.orange).toBe(1);
});

test('[EMBER-11.11] with fewer than nine tokens there are no dangerous areas any more', () => {
  const game = at({}, (lay) => {
    const { table } = lay.s;
    lay.dangers({ 'hawkers-emberroot': 'fang-2-4' });
    table.box.push(...table.creatures.splice(0, table.creatures.length - 7));
    table.trackRow = 8;
  }).play('place:bim', 'space:3', 'end-turn');
  expect(game.state.table).toMatchObject({ tamed: 1, dangers: [], trackRow: 0 });
  expect(game.state.table.creatures).toHaveLength(8);
  const enough = at({}, (lay) => {
    const { table } = lay.s;
    table.box.push(...table.creatures.splice(0, table.creatures.length - 9));
    table.trackRow = 8;
  }).play('place:bim', 'space:3', 'end-turn');
  expect([enough.state.table.tamed, enough.state.table.dangers.length]).toEqual([0, 9]);
});

test('[EMBER-11.13] spending a banner removes the token and not its leaves', () => {
  const game = at({}, (lay) => lay.hand(0, 'bim').play(0, { 3: 'patty' }).banners(0, 'fang-2-4').score(0, 5)).play(
    'slide',
    'use:patty,2',
  );
  expect([game.state.seats[0]!.banners, game.state.seats[0]!.score]).toEqual([[], 5]);
  expect(names(game.state.table.box)).toContain('fang-2-4');
});

const borel = (arrange: (lay: Layout) => void = () => {}) =>
  at({}, (lay) => {
    lay
      .hand(0, 'bim')
      .play(0, { 3: 'borel' })
      .banners(0, 'fang-2-4', 'flame-2-4')
      .dangers(without('hawkers-emberroot', 'fernhollow-owlwatch', 'hawkers-owlwatch-1'));
    arrange(lay);
  }).play('slide');

test('[EMBER-11.14] a banner can be put back on an empty spot of choice', () => {
  const game = borel().play('use:borel,2', 'banner:fang-2-4');
  expect(game.options).toEqual(['spot:fernhollow-owlwatch', 'spot:hawkers-emberroot', 'spot:hawkers-owlwatch-1']);
  game.play('spot:hawkers-emberroot');
  expect(game.state.table.spots[spotNamed('hawkers-emberroot')]).toBeGreaterThanOrEqual(0);
  expect([names(game.state.seats[0]!.banners), game.state.seats[0]!.score]).toEqual([['flame-2-4'], 2]);
  const full = at({}, (lay) =>
    lay.hand(0, 'bim').play(0, { 3: 'borel' }).dangers(ALL_TOKENS).banners(0, 'flame-3-6'),
  ).play('slide');
  expect(full.options).toEqual(['end-turn']);
});

test('[EMBER-11.15] a token put back shows the side of the others, and none comes back when the bag is dry', () => {
  const game = borel((lay) => {
    lay.s.table.orange = 1;
  }).play('use:borel,2', 'banner:fang-2-4', 'spot:hawkers-emberroot');
  expect(game.state.table.orange).toBe(1);
  expect(
    borel((lay) => {
      lay.s.table.tamed = 1;
    }).options,
  ).toEqual(['end-turn']);
});

const builder = (arrange: (lay: Layout) => void) =>
  at({}, (lay) => {
    lay.hand(0, 'agate', 'bim');
    arrange(lay);
  }).play('place:agate', 'space:3');

test('[EMBER-12.1] up to so many buildings, one completed after the other, where the hero is', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'bella-brick', 'bim').store(0, { wood: 4, food: 4 });
    lay.seat(0).at = 1;
  }).play('place:bella-brick', 'space:3', 'build:boat-house', 'site:fernhollow-2', 'home:rat', 'pass');
  expect(game.options).toEqual(['build:boat-house', 'pass']);
  game.play('build:boat-house', 'site:fernhollow-3', 'pass', 'end-turn');
  expect(game.asked).toBe(1);
  expect(game.state.table.tiles[spaceNamed('fernhollow-3')]).toBe(1);
});

test('[EMBER-12.2, EMBER-12.3] general buildings that are left, and own tiles not yet built', () => {
  const rich = { wood: 3, food: 3, stone: 2 };
  expect(builder((lay) => lay.tile(0, 'd', 'hawkers-1', 'boat-house').store(0, rich)).options).toEqual([
    'build:house',
    'build:boat-house',
    'build:windmill',
    'build:market',
    'build:town-hall',
    'build:tile-a',
    'build:tile-b',
    'build:tile-c',
    'pass',
  ]);
  const short = builder((lay) => {
    lay.tile(0, 'd', 'hawkers-1', 'boat-house').store(0, rich);
    lay.useUp('market', 'hawkers');
  });
  expect(short.options).not.toContain('build:market');
  expect(short.options).toContain('build:tile-a');
});

test('[EMBER-12.4] the cost is paid from storage, and without it there is no building', () => {
  const game = builder((lay) => lay.store(0, { wood: 3, food: 2 })).play('build:house', 'site:hawkers-1', 'pass');
  expect(stored(game)).toEqual({ food: 1 });
  expect(builder((lay) => lay.store(0, { wood: 3 })).options).toEqual(['end-turn']);
});

test('[EMBER-12.5] a full clearing takes no building', () => {
  const game = builder((lay) => {
    for (let n = 1; n <= 8; n++) lay.building(`hawkers-${n}`, n < 5 ? 'house' : 'market');
    lay.store(0, { wood: 3, food: 2 });
  });
  expect(game.options).toEqual(['end-turn']);
});

test.each([
  ['a', { food: 2, stone: 2 }],
  ['b', { wood: 2, stone: 2 }],
  ['c', { wood: 2, food: 2, stone: 1 }],
  ['d', { wood: 3, food: 2 }],
  ['e', { wood: 3, beehive: 1 }],
  ['f', { food: 3, beehive: 1 }],
])('[EMBER-12.6] tile %s is built once and for good', (slot, cost) => {
  const game = builder((lay) => lay.store(0, cost)).play(`build:tile-${slot}`, 'site:hawkers-1', 'pass');
  expect(game.state.seats[0]!.built['abcdef'.indexOf(slot)]).toBe(1);
  expect(stored(game)).toEqual({});
});

test('[EMBER-12.7] the storage of tile D holds the resource of its own space', () => {
  const game = builder((lay) => lay.store(0, { wood: 3, food: 5 })).play('build:tile-d', 'site:hawkers-8', 'pass');
  expect(stored(game)).toEqual({ food: 3, stone: 1 });
  const full = at({}, (lay) => {
    lay.hand(0, 'gable', 'bim').play(0, { 6: 'talon' }).store(0, { wood: 3, food: 2, stone: 3 });
  }).play('place:gable', 'space:3', 'build:tile-d', 'clearing:hawkers', 'site:hawkers-8', 'pass');
  expect(stored(full)).toEqual({ stone: 4 });
});

test('[EMBER-12.8] a villager may be homed on the building, or none', () => {
  const game = builder((lay) => lay.store(0, { wood: 2, food: 2 })).play('build:boat-house', 'site:hawkers-1');
  expect(game.options).toEqual(['home:rat', 'home:owl', 'home:rabbit', 'home:frog', 'pass']);
  expect(game.play('pass').state.seats[0]!.homed).toEqual([0, 0, 0, 0]);
});

test('[EMBER-12.9] who places the last building of a clearing has earned a trophy', () => {
  const game = builder((lay) => {
    for (let n = 1; n <= 7; n++) lay.building(`hawkers-${n}`, n < 5 ? 'house' : 'market');
    lay.store(0, { wood: 3, food: 2 });
  }).play('build:house', 'pass', 'end-turn');
  expect([game.kind, game.asked]).toEqual(['trophy', 0]);
});

/** Hawker's Crossing: 1 touches 2, 3, 4; 6 touches 5 only; 7 touches 3, 4, 8. */
test('[EMBER-12.10] groups of own buildings that share edges, whoever built them', () => {
  const size = (arrange: (lay: Layout) => void) => largestNeighbourhood(at({}, arrange).state.seats[0]!.homes);
  expect(size(() => {})).toBe(0);
  expect(size((lay) => lay.home(0, 'hawkers-1', 'rat').home(0, 'hawkers-6', 'rat'))).toBe(1);
  expect(size((lay) => lay.home(0, 'hawkers-1', 'rat').home(0, 'hawkers-4', 'owl').home(0, 'hawkers-8', 'frog'))).toBe(
    3,
  );
  expect(size((lay) => lay.home(0, 'hawkers-1', 'rat').home(1, 'hawkers-4', 'owl').home(0, 'hawkers-8', 'frog'))).toBe(
    1,
  );
  const shared = (lay: Layout) =>
    lay
      .home(0, 'hawkers-1', 'rat')
      .home(1, 'hawkers-4', 'owl')
      .home(0, 'hawkers-4', 'owl')
      .home(0, 'hawkers-8', 'frog');
  expect(size(shared)).toBe(3);
});

test('[EMBER-12.11] example: white has neighbourhoods of 1 and 4, red two of 1', () => {
  const game = at({}, (lay) => {
    for (const n of [3, 4, 7, 8]) lay.home(0, `hawkers-${n}`, 'owl');
    lay.home(0, 'fernhollow-1', 'rat').home(1, 'hawkers-1', 'rat').home(1, 'hawkers-6', 'rat');
  });
  const sizes = game.state.seats.map(({ homes }) => {
    const found: number[] = [];
    eachNeighbourhood(homes, (_, group) => found.push(bitCount(group)));
    return found.sort();
  });
  expect(sizes).toEqual([
    [1, 4],
    [1, 1],
  ]);
});
