import { expect, test } from 'vitest';
import { at, type Layout, names, spotNamed, stored } from '../at.ts';

test('[EMBER-14.1] a skill works by its own trigger only', () => {
  const tokens = { 'hawkers-emberroot': 'fang-2-4' };
  const placed = at({}, (lay) => lay.hand(0, 'pikewing', 'bim').dangers(tokens)).play(
    'place:pikewing',
    'space:3',
    'pass',
    'end-turn',
  );
  expect(stored(placed)).toEqual({});
  const slid = at({}, (lay) => lay.hand(0, 'bim').play(0, { 1: 'pikewing' }).dangers(tokens)).play('slide', 'end-turn');
  expect([slid.asked, stored(slid)]).toEqual([1, { stone: 1 }]);
});

test('[EMBER-14.3] a hero of the row comes to hand; an empty row gives nothing; the row is filled in step 5', () => {
  const game = at({}, (lay) => lay.hand(0, 'nib', 'bim').heroRow('gable', 'cress')).play('place:nib', 'space:3');
  expect(game.options).toEqual(['hero:gable', 'hero:cress', 'pass']);
  game.play('hero:cress', 'end-turn');
  expect(names(game.state.seats[0]!.hand)).toEqual(['bim', 'cress']);
  expect(game.state.table.heroRow).toHaveLength(5);
  const empty = at({}, (lay) => lay.hand(0, 'nib', 'bim').heroRow()).play('place:nib', 'space:3', 'end-turn');
  expect([empty.asked, empty.state.table.heroRow]).toEqual([1, []]);
});

test('[EMBER-14.4] a skill takes a favour anywhere and without a disc', () => {
  const game = at({}, (lay) =>
    lay.hand(0, 'sorrel', 'bim').store(0, { stone: 1 }).favourRow('warm-hearths', 'rat-parade'),
  );
  game.play('place:sorrel', 'space:3', 'use:sorrel,1', 'favour:rat-parade');
  expect([names(game.state.seats[0]!.favours), stored(game)]).toEqual([['rat-parade'], {}]);
});

test.each([
  ['lark', 'talon', 'wood'],
  ['barrel', 'pipkin', 'food'],
])('[EMBER-14.5] %s attacks by %s stats, not by attack stats', (hero, helper) => {
  const slid = (arrange: (lay: Layout) => void) =>
    at({}, (lay) => {
      lay.hand(0, 'bim').play(0, { 1: hero }).dangers({ 'hawkers-emberroot': 'fang-3-5' });
      arrange(lay);
    }).play('slide');
  expect(slid(() => {}).options).toEqual(['end-turn']);
  expect(slid((lay) => lay.tile(0, 'b', 'hawkers-1', 'town-hall')).options).toEqual(['end-turn']);
  expect(slid((lay) => lay.play(0, { 6: helper })).options).toEqual(['attack:hawkers-emberroot', 'pass']);
});

const digger = (arrange: (lay: Layout) => void = () => {}) =>
  at({}, (lay) => {
    lay.hand(0, 'bim').play(0, { 3: 'digger' }).banners(0, 'fang-2-4', 'flame-2-4');
    arrange(lay);
  }).play('slide');

test('[EMBER-14.6] Digger: a banner back to a spot for 2 stone, then one out of the game for 3 leaves', () => {
  const both = digger().play('use:digger,1', 'banner:fang-2-4', 'spot:hawkers-emberroot');
  expect(stored(both)).toEqual({ stone: 2 });
  both.play('use:digger,2');
  expect([both.state.seats[0]!.score, both.state.seats[0]!.banners]).toEqual([3, []]);
  const second = digger().play('pass', 'use:digger,2', 'banner:flame-2-4');
  expect([stored(second), second.state.seats[0]!.score]).toEqual([{}, 3]);
  expect(digger().play('pass', 'pass').state.seats[0]!.banners).toHaveLength(2);
});

test('[EMBER-14.7] Borel: a banner back to a spot for 2 leaves', () => {
  const game = at({}, (lay) => lay.hand(0, 'bim').play(0, { 3: 'borel' }).banners(0, 'fang-2-4')).play(
    'slide',
    'use:borel,2',
    'spot:hawkers-emberroot',
  );
  expect(game.state.seats[0]!.score).toBe(2);
  expect(game.state.table.spots[spotNamed('hawkers-emberroot')]).toBeGreaterThanOrEqual(0);
});

test('[EMBER-14.8] Ironrak, Patty and Dash pay with a banner that leaves the game', () => {
  const ironrak = at({}, (lay) =>
    lay
      .hand(0, 'bim', 'milo')
      .play(0, { 3: 'ironrak' })
      .banners(0, 'fang-2-4')
      .dangers({ 'watersedge-mossmarsh': 'fang-4-6' }),
  );
  ironrak.play('charge:ironrak', 'attack:watersedge-mossmarsh', 'track:wood');
  expect(names(ironrak.state.seats[0]!.banners)).toEqual(['fang-4-6']);
  const patty = at({}, (lay) => lay.hand(0, 'bim').play(0, { 3: 'patty' }).banners(0, 'fang-2-4')).play(
    'slide',
    'use:patty,2',
  );
  expect(stored(patty)).toEqual({ stone: 1, beehive: 1 });
  const dash = at({}, (lay) =>
    lay.hand(0, 'bim').play(0, { 3: 'dash' }).banners(0, 'fang-2-4').store(0, { wood: 2, food: 2 }),
  );
  dash.play('slide', 'use:dash,2', 'walk:fernhollow');
  expect(dash.options).toEqual(['build:boat-house', 'pass']);
  for (const game of [ironrak, patty, dash]) expect(names(game.state.table.box)).toContain('fang-2-4');
});

test('[EMBER-14.9] Puck collects wood, food or stone from the supply and brings all when he drops off', () => {
  const game = at({}, (lay) => lay.hand(0, 'puck', 'bim').hand(1, 'pikewing', 'zorr')).play(
    'place:puck',
    'space:1',
    'resolve:hero',
  );
  expect(game.options).toEqual(['put:wood', 'put:food', 'put:stone']);
  game.play('put:stone', 'end-turn');
  expect(stored(game)).toEqual({});
  expect(game.state.seats[0]!.onCards.slice(0, 4)).toEqual([0, 0, 1, 0]);
  game.play('place:pikewing', 'space:3', 'end-turn', 'slide', 'put:wood', 'end-turn');
  expect(stored(game)).toEqual({ wood: 1, stone: 1 });
  expect(game.state.seats[0]!.onCards.every((count) => count === 0)).toBe(true);
});

test('[EMBER-14.9] what Puck brings and is not taken goes to the supply', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'bim').play(0, { 1: 'puck' }).store(0, { beehive: 8 });
    lay.seat(0).onCards[0] = 2;
  }).play('slide', 'put:food', 'take:wood,0', 'take:food,1');
  expect(stored(game)).toEqual({ beehive: 7, food: 1 });
  expect(game.state.seats[0]!.onCards.every((count) => count === 0)).toBe(true);
});

const thrush = (arrange: (lay: Layout) => void) =>
  at({}, (lay) => {
    lay.hand(0, 'mother-thrush', 'bim');
    arrange(lay);
  }).play('place:mother-thrush', 'space:6', 'resolve:hero');

test('[EMBER-14.10] Mother Thrush resolves an on-play skill of another own hero, at its price', () => {
  const game = thrush((lay) => lay.play(0, { 1: 'tansy-otterbrook', 2: 'sorrel', 5: 'cress' }).store(0, { stone: 1 }));
  expect(game.options).toEqual(['trigger:tansy-otterbrook,1', 'trigger:sorrel,1', 'pass']);
  expect(stored(game.play('trigger:tansy-otterbrook,1'))).toEqual({ wood: 2, stone: 1 });
  const priced = thrush((lay) => lay.play(0, { 1: 'tansy-otterbrook', 2: 'sorrel' }).store(0, { stone: 1 }));
  expect(priced.play('trigger:sorrel,1').options).toEqual(['use:sorrel,1', 'pass']);
});

test('[EMBER-14.11] in a borrowed skill "this card" is the one that prints it', () => {
  const puck = thrush((lay) => lay.play(0, { 1: 'puck', 3: 'milo' })).play('trigger:puck,1', 'put:food');
  expect(puck.state.seats[0]!.onCards.slice(0, 4)).toEqual([0, 1, 0, 0]);
  const whistle = thrush((lay) => lay.play(0, { 1: 'whistle', 3: 'milo' })).play('trigger:whistle,1');
  expect(whistle.options).toEqual(['recall:milo', 'recall:mother-thrush', 'pass']);
});

test('[EMBER-14.12] Whistle returns another hero to hand without its skills, then walks 1', () => {
  const game = at({}, (lay) => lay.hand(0, 'whistle', 'bim').play(0, { 1: 'pikewing', 2: 'tarn' })).play(
    'place:whistle',
    'space:3',
    'recall:pikewing',
  );
  expect(game.kind).toBe('walk');
  game.play('walk:fernhollow');
  expect([stored(game), names(game.state.seats[0]!.hand), game.state.seats[0]!.at]).toEqual([
    {},
    ['bim', 'pikewing'],
    1,
  ]);
});

test('[EMBER-14.13] a hero that leaves while its skill runs finishes it, without its stats', () => {
  const game = thrush((lay) => lay.play(0, { 1: 'whistle', 3: 'milo' })).play(
    'trigger:whistle,1',
    'recall:mother-thrush',
  );
  expect(game.kind).toBe('walk');
  expect(game.play('walk:fernhollow').state.seats[0]!.at).toBe(1);
  expect(names(game.state.seats[0]!.played)).toEqual(['milo', 'whistle']);
});

test('[EMBER-14.14, EMBER-16.12] Marigold: everyone gathers 2 food, her owner alone a beehive', () => {
  const game = at({ seats: 3 }, (lay) => lay.hand(0, 'marigold', 'bim')).play('place:marigold', 'space:3');
  expect([0, 1, 2].map((seat) => stored(game, seat))).toEqual([{ food: 2, beehive: 1 }, { food: 2 }, { food: 2 }]);
});
