import { expect, test } from 'vitest';
import { at, type Layout, names, stored } from '../at.ts';

test('[EMBER-16.1, EMBER-22.2] every benefit may be left out: by staying, passing or taking none', () => {
  const game = at({}, (lay) => lay.hand(0, 'dash', 'bim').dangers({ 'hawkers-emberroot': 'fang-2-4' }));
  game.play('place:dash', 'space:3', 'walk:hawkers', 'pass');
  expect([game.state.seats[0]!.at, game.state.seats[0]!.banners]).toEqual([0, []]);
});

test('[EMBER-16.2, EMBER-16.3] a price is asked first, paid before the effects and only if there is enough', () => {
  const sable = (food: number) =>
    at({}, (lay) => lay.hand(0, 'bim').play(0, { 1: 'sable-farwalk' }).store(0, { food })).play('slide');
  const game = sable(2);
  expect(game.options).toEqual(['use:sable-farwalk,2', 'pass']);
  game.play('use:sable-farwalk,2');
  expect([game.kind, stored(game)]).toEqual(['take-favour', {}]);
  expect(stored(sable(2).play('pass'))).toEqual({ food: 2 });
  expect(sable(1).options).toEqual(['end-turn']);
});

test('[EMBER-16.4] one may pay for nothing', () => {
  const game = at({}, (lay) => lay.hand(0, 'sorrel', 'bim').store(0, { stone: 1 }).favourRow()).play(
    'place:sorrel',
    'space:3',
    'use:sorrel,1',
    'end-turn',
  );
  expect([stored(game), game.state.seats[0]!.favours, game.asked]).toEqual([{}, [], 1]);
});

test('[EMBER-16.5] a double skill allows none, one or both, the first before the second, for one price', () => {
  const tokens = { 'hawkers-emberroot': 'fang-2-4' };
  const dash = (...answers: string[]) =>
    at({}, (lay) => lay.hand(0, 'dash', 'bim').dangers(tokens)).play('place:dash', 'space:3', ...answers);
  expect(dash().kind).toBe('walk');
  expect(dash('walk:hawkers').kind).toBe('attack');
  expect(dash('walk:hawkers', 'attack:hawkers-emberroot').kind).toBe('track');
  expect(dash('walk:emberroot', 'pass').state.seats[0]!.at).toBe(3);
});

const mortar = (stone: number) =>
  at({}, (lay) => lay.hand(0, 'mortar', 'bim').store(0, { stone })).play('place:mortar', 'space:3');

test('[EMBER-16.6, EMBER-16.7] X is chosen among the numbers one can afford, from 1', () => {
  expect(mortar(3).options).toEqual(['x:1', 'x:2', 'x:3', 'pass']);
  expect(mortar(0).options).toEqual(['end-turn']);
});

test('[EMBER-16.8] example: 3 stone turn into 3 wood and 3 food', () => {
  expect(stored(mortar(3).play('x:3'))).toEqual({ wood: 3, food: 3 });
});

test('[EMBER-16.9, EMBER-16.10] attack anywhere reaches every token, also the second on a pathway', () => {
  const tokens = {
    'hawkers-owlwatch-1': 'fang-4-6',
    'hawkers-owlwatch-2': 'fang-3-5',
    'watersedge-mossmarsh': 'fang-2-4',
  };
  const game = at({}, (lay) => lay.hand(0, 'burr-bluster', 'bim').dangers(tokens)).play(
    'place:burr-bluster',
    'space:3',
  );
  expect(game.options).toEqual(['attack:watersedge-mossmarsh', 'attack:hawkers-owlwatch-2', 'pass']);
});

test('[EMBER-16.11] build anywhere asks for the clearing', () => {
  const game = at({}, (lay) => {
    for (let n = 1; n <= 6; n++) lay.building(`fernhollow-${n}`, 'house');
    lay.hand(0, 'gable', 'bim').store(0, { wood: 2, food: 2 });
  }).play('place:gable', 'space:3', 'build:boat-house');
  expect(game.options).toEqual(
    ['hawkers', 'owlwatch', 'emberroot', 'watersedge', 'mossmarsh'].map((name) => `clearing:${name}`),
  );
  game.play('clearing:mossmarsh', 'site:mossmarsh-2', 'pass');
  expect(stored(game)).toEqual({ stone: 1 });
});

test('[EMBER-16.12] everyone: from the current player in turn order, each with his own choice', () => {
  const game = at({ seats: 3 }, (lay) =>
    lay.hand(0, 'pell-the-crier', 'bim').heroRow('nib', 'gable', 'cress', 'puck', 'heddle'),
  );
  game.play('place:pell-the-crier', 'space:3');
  expect([game.asked, game.kind]).toEqual([0, 'take-hero']);
  game.play('hero:nib');
  expect([game.asked, game.options]).toEqual([1, ['hero:gable', 'hero:cress', 'hero:puck', 'hero:heddle', 'pass']]);
  game.play('pass', 'hero:puck', 'end-turn');
  expect(game.asked).toBe(1);
  expect(names(game.state.seats[2]!.hand)).toContain('puck');
});

test('[EMBER-16.13] triggered on another’s turn it starts with its owner', () => {
  const game = at({}, (lay) => {
    lay
      .hand(0, 'bim', 'milo')
      .play(0, { 5: 'ember-elder' })
      .play(1, { 1: 'pell-the-crier' })
      .score(0, 59)
      .bonusesGone(5);
    lay.hand(1, 'zorr');
  }).play('slide', 'leaves:1', 'end-turn', 'trigger:pell-the-crier,1');
  expect([game.asked, game.kind]).toEqual([1, 'take-hero']);
  game.play('pass');
  expect([game.asked, game.kind]).toEqual([0, 'take-hero']);
});

/** Amara builds, and may spend a beehive to save two resources. */
const amara = (store: { wood?: number; food?: number; stone?: number; beehive?: number }) =>
  at({}, (lay) => lay.hand(0, 'amara', 'bim').store(0, store)).play('place:amara', 'space:3');

test('[EMBER-16.14] a reduction for a price is voluntary and takes off resources of choice', () => {
  const game = amara({ wood: 3, food: 2, beehive: 1 }).play('build:house');
  expect(game.options).toEqual(['reduce:yes', 'reduce:no']);
  game.play('reduce:yes');
  expect(game.options).toEqual(['save:wood,1', 'save:wood,2']);
  game.play('save:wood,1', 'site:hawkers-1', 'pass');
  expect(stored(game)).toEqual({ wood: 1, food: 2 });
  const full = amara({ wood: 3, food: 2, beehive: 1 }).play('build:house', 'reduce:no', 'site:hawkers-1', 'pass');
  expect(stored(full)).toEqual({ food: 1, beehive: 1 });
});

test('[EMBER-16.15] a reduction without a price always applies in full', () => {
  const game = at({}, (lay) => lay.hand(0, 'ollo-the-mason', 'bim').store(0, { wood: 3, food: 1 })).play(
    'place:ollo-the-mason',
    'space:3',
    'build:house',
  );
  expect(game.options).toEqual(['save:wood,0', 'save:wood,1']);
  game.play('save:wood,0', 'site:hawkers-1', 'pass');
  expect(stored(game)).toEqual({ food: 1 });
});

test('[EMBER-16.16] it takes off only what the cost contains, and its price is paid besides', () => {
  expect(amara({ wood: 3, beehive: 1 }).options).toContain('build:tile-e');
  const tile = amara({ wood: 3, beehive: 1 }).play('build:tile-e');
  expect(tile.options).toEqual(['reduce:yes', 'reduce:no']);
  tile.play('reduce:yes', 'site:hawkers-1', 'pass');
  expect(stored(tile)).toEqual({ wood: 1 });
  expect(amara({ wood: 1, beehive: 1 }).options).toEqual(['build:town-hall', 'pass']);
});

test('[EMBER-16.17] leaves, so many or so many per counted thing', () => {
  const game = at({}, (lay) => {
    lay
      .hand(0, 'bim')
      .play(0, { 1: 'ember-elder' })
      .home(0, 'hawkers-1', 'rat')
      .home(0, 'owlwatch-1', 'rat')
      .home(0, 'owlwatch-2', 'rat');
  }).play('slide');
  expect(game.state.seats[0]!.score).toBe(1 + 2);
});

test('[EMBER-16.18] an ongoing skill comes after the action that met its condition', () => {
  const game = at({}, (lay) => lay.hand(0, 'maple', 'bim').play(0, { 5: 'minnow' })).play('place:maple', 'space:3');
  expect([game.kind, stored(game)]).toEqual(['ongoing', { wood: 2, food: 2 }]);
  expect(game.play('ongoing:minnow,2').kind).toBe('walk');
});

test('[EMBER-16.19] once a turn; declined it is offered again after a later action that meets it', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'agate', 'bim').play(0, { 4: 'heddle', 5: 'quarry-tom' }).store(0, { wood: 3, food: 2, stone: 3 });
  });
  game.play('charge:quarry-tom', 'build:town-hall', 'site:hawkers-1', 'pass');
  expect(game.options).toEqual(['ongoing:heddle,2', 'pass']);
  game.play('pass', 'place:agate', 'space:3', 'build:boat-house', 'site:hawkers-2', 'pass');
  expect(game.options).toEqual(['ongoing:heddle,2', 'pass']);
  const used = at({}, (lay) => {
    lay.hand(0, 'agate', 'bim').play(0, { 4: 'heddle', 5: 'quarry-tom' }).store(0, { wood: 3, food: 2, stone: 3 });
  });
  used.play('charge:quarry-tom', 'build:town-hall', 'site:hawkers-1', 'pass', 'ongoing:heddle,2');
  used.play('place:agate', 'space:3', 'build:boat-house', 'site:hawkers-2', 'pass', 'end-turn');
  expect(used.asked).toBe(1);
});

test('[EMBER-16.20] the hero must be in play when the action is completed', () => {
  const placed = at({}, (lay) => lay.hand(0, 'vetch', 'bim').dangers({ 'hawkers-emberroot': 'fang-2-4' }));
  placed.play('place:vetch', 'space:3', 'attack:hawkers-emberroot', 'track:wood');
  expect(placed.options).toEqual(['ongoing:vetch,2', 'pass']);
  const dropped = at({}, (lay) => {
    lay.hand(0, 'bim').play(0, { 1: 'vetch', 2: 'tarn' }).dangers({ 'hawkers-emberroot': 'fang-2-4' });
  }).play('slide', 'attack:hawkers-emberroot', 'track:wood', 'end-turn');
  expect(dropped.asked).toBe(1);
});

test('[EMBER-16.21] what happens outside one’s own actions meets no condition', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'marigold', 'bim').hand(1, 'zorr', 'rusk').play(1, { 3: 'minnow' });
  }).play('place:marigold', 'space:3', 'end-turn');
  expect([game.asked, game.kind, game.state.table.deeds]).toEqual([1, 'action', [0, 3, 0, 0]]);
});

test('[EMBER-16.22] several met at once are resolved in the order of choice, before the next action', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'bim').play(0, { 1: 'tarn', 2: 'agate', 3: 'heddle', 4: 'vetch' }).store(0, { wood: 2, food: 2 });
    lay.dangers({ 'hawkers-emberroot': 'fang-2-4' });
  }).play('slide', 'attack:hawkers-emberroot', 'track:wood', 'build:boat-house', 'site:hawkers-1', 'pass');
  expect(game.options).toEqual(['ongoing:heddle,2', 'ongoing:vetch,2', 'pass']);
  game.play('ongoing:vetch,2');
  expect(game.options).toEqual(['ongoing:heddle,2', 'pass']);
  game.play('pass', 'end-turn');
  expect([game.asked, stored(game)]).toEqual([1, { wood: 1, stone: 1 }]);
});

test('[EMBER-16.23] gather counts before the storage choice; gains by other ways are no gathering', () => {
  const full = at({}, (lay) => lay.hand(0, 'maple', 'bim').play(0, { 5: 'minnow' }).store(0, { beehive: 8 }));
  full.play('place:maple', 'space:3', 'take:wood,0', 'take:food,0');
  expect(full.kind).toBe('ongoing');
  const gained = at({}, (lay) => {
    lay.hand(0, 'hilda-hearth', 'bim').play(0, { 5: 'minnow' }).store(0, { beehive: 1 });
    lay
      .home(0, 'hawkers-1', 'rat')
      .home(0, 'hawkers-2', 'rat')
      .home(0, 'hawkers-3', 'rat')
      .favours(0, 'warm-hearths', 'rat-parade', 'jetty-keeper', 'grist-and-grain');
    lay.building('hawkers-4', 'house').building('hawkers-5', 'house');
  }).play('place:hilda-hearth', 'space:3', 'use:hilda-hearth,1', 'lodge:hawkers-4', 'home:rat', 'end-turn');
  expect([stored(gained), gained.asked]).toEqual([{ wood: 4 }, 1]);
});

/** Tock: walk 4 in one action, then build 1. Everything is cleared, so that each pathway costs one move. */
const tock = (lay: Layout) => lay.store(0, { wood: 2, food: 2 });

test('[EMBER-16.24] example: a hero who walks 5 meets "walk 4"', () => {
  const game = at({}, (lay) => {
    tock(lay).hand(0, 'fern-lightpaw', 'bim').play(0, { 3: 'tock', 4: 'peregrin', 1: 'milo' });
  }).play('place:fern-lightpaw', 'space:6', 'resolve:hero', 'walk:fernhollow');
  expect(game.events('walked')[0]!.pub).toMatchObject({ moves: 5 });
  game.play('ongoing:tock,2');
  expect(game.options).toEqual(['build:boat-house', 'pass']);
});

test('[EMBER-16.25] example: two heroes who walk 2 each in one slide meet it', () => {
  const game = at({}, (lay) => tock(lay).hand(0, 'bim').play(0, { 5: 'tock', 1: 'tilly-twostep', 3: 'dash' }));
  game.play('slide', 'walk:emberroot', 'walk:emberroot');
  expect(game.options).toEqual(['ongoing:tock,2', 'pass']);
});

test('[EMBER-16.26] example: a placed hero walks 2 and a charge walks 2: not in one action', () => {
  const game = at({}, (lay) =>
    tock(lay).hand(0, 'milo', 'bim').play(0, { 5: 'tock', 4: 'amara' }).store(0, { wood: 3, food: 2 }),
  );
  game.play('place:milo', 'space:3', 'walk:emberroot', 'charge:amara', 'walk:hawkers', 'end-turn');
  expect(game.asked).toBe(1);
});
