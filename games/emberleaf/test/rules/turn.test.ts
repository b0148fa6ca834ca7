import { expect, test } from 'vitest';
import { at, names, stored } from '../at.ts';

test('[EMBER-4.1] players take turns until the game ends', () => {
  const game = at({}, (lay) => lay.hand(0, 'bim', 'milo').hand(1, 'pikewing', 'zorr'));
  game.play('place:bim', 'space:3', 'end-turn');
  expect([game.asked, game.state.turn]).toEqual([1, 2]);
  game.play('place:pikewing', 'space:3', 'end-turn');
  expect([game.asked, game.state.turn]).toEqual([0, 3]);
});

test('[EMBER-4.2, EMBER-4.6] exactly one core action, then the turn may be ended', () => {
  const game = at({}, (lay) =>
    lay.hand(0, 'bim', 'marlo').play(0, { 1: 'amara', 2: 'gritt' }).store(0, { wood: 1, stone: 1 }),
  );
  expect(game.options).toEqual(['place:bim', 'place:marlo', 'slide', 'charge:amara', 'charge:gritt']);
  game.play('place:bim', 'space:3');
  expect(game.options).toEqual(['charge:amara', 'charge:gritt', 'end-turn']);
  expect(game.play('end-turn').asked).toBe(1);
});

test('[EMBER-4.6] without an optional action the end of the turn is still asked, and undo leads back to the action', () => {
  const game = at({}, (lay) => lay.hand(0, 'bim', 'milo')).play('place:bim', 'space:3');
  expect([game.asked, game.options]).toEqual([0, ['end-turn']]);
  expect(game.decision!.endsTurn).toBe(game.decision!.options[0]);
  game.undo(0);
  expect(game.kind).toBe('space');
  expect(game.play('space:4', 'end-turn').asked).toBe(1);
});

test('[EMBER-4.6] nothing of steps 2 to 5 happens before the turn is ended', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'nib', 'bim').heroRow('gable', 'cress').score(0, 39).bonusesGone(3);
    lay.seat(0).due = 1;
    lay.s.table.waiting.push(3 * 8 + 1);
    lay.s.table.bonuses = 4;
  }).play('place:nib', 'space:3', 'hero:gable');
  expect([game.options, names(game.state.table.heroRow), stored(game)]).toEqual([['end-turn'], ['cress'], {}]);
  expect(game.play('end-turn').kind).toBe('trophy');
});

test('[EMBER-4.6] a slide that is the only action is made, and then the end of the turn is asked', () => {
  const full = { 1: 'bim', 2: 'cress', 3: 'talon', 4: 'zorr', 5: 'pikewing', 6: 'rusk' };
  const game = at({}, (lay) => lay.hand(0, 'milo').play(0, full).hand(1, 'koren', 'cobble'));
  expect(game.state.table.coreDone).toBe(1);
  expect(game.asked).toBe(0);
});

test('[EMBER-4.3] optional actions before and after the core action, as many as one likes', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'bim', 'milo').play(0, { 1: 'gritt', 2: 'nutkin' }).store(0, { stone: 2, wood: 2 });
    lay.seat(0).discs.fill(1);
    lay.favourRow('warm-hearths', 'jetty-keeper');
  });
  game.play('charge:gritt', 'promise:warm-hearths', 'charge:gritt', 'place:bim', 'space:3');
  expect(game.options).toEqual(['charge:nutkin', 'end-turn']);
});

test('[EMBER-4.4] an action is finished before the next one starts', () => {
  const game = at({}, (lay) => lay.play(0, { 3: 'milo', 5: 'talon', 6: 'gritt' }).store(0, { stone: 1 })).play('slide');
  expect([game.kind, game.options]).toEqual([
    'walk',
    ['walk:hawkers', 'walk:fernhollow', 'walk:owlwatch', 'walk:emberroot', 'walk:mossmarsh'],
  ]);
});

test('[EMBER-4.5] slide needs a hero in play, place a card and an empty space', () => {
  expect(at({}, (lay) => lay.hand(0, 'bim', 'milo')).options).toEqual(['place:bim', 'place:milo']);
  const full = at({}, (lay) => {
    lay.hand(0, 'nib').play(0, { 1: 'milo', 2: 'gritt', 3: 'bim', 4: 'peat', 5: 'cobble', 6: 'agate' });
    lay.store(0, { stone: 1 });
  });
  expect(full.options).toEqual(['slide', 'charge:gritt']);
});

const unlocking = () =>
  at({}, (lay) => {
    lay.hand(0, 'bim', 'milo').play(0, { 3: 'pell-the-crier', 5: 'pikewing' });
    lay.score(0, 59).bonusesGone(5).dangers({ 'hawkers-emberroot': 'fang-2-4' });
    lay.s.table.trackRow = 7;
    lay.trophiesLeft('t5', 't6');
  });

test('[EMBER-4.7, EMBER-4.8] what step 4 unlocks is finished first, then play goes on from the earlier step', () => {
  const game = unlocking().play('slide', 'leaves:1', 'end-turn');
  expect([game.kind, game.options]).toEqual(['trigger', ['trigger:pell-the-crier,1', 'trigger:pikewing,1', 'pass']]);
  game.play('trigger:pikewing,1', 'attack:hawkers-emberroot');
  expect([game.kind, game.asked, game.state.table.trackRow]).toEqual(['trophy', 0, 8]);
  game.play('trophy:t6');
  expect(game.state.table).toMatchObject({ trackRow: 0, orange: 1 });
  expect(game.events('dangers-refreshed')).toHaveLength(1);
});

test('[EMBER-4.9] no step opens step 1 again', () => {
  const game = unlocking().play(
    'slide',
    'leaves:1',
    'end-turn',
    'trigger:pikewing,1',
    'attack:hawkers-emberroot',
    'trophy:t6',
  );
  expect([game.kind, game.asked]).toEqual(['action', 1]);
});

test('[EMBER-4.10] leaves count at once, their bonus waits for step 4', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'bim', 'milo').play(0, { 3: 'pell-the-crier', 4: 'gritt' }).store(0, { stone: 1 });
    lay.score(0, 39).bonusesGone(3);
  }).play('slide', 'leaves:1');
  expect([game.kind, game.state.seats[0]!.score, stored(game)]).toEqual(['action', 40, { stone: 1 }]);
  game.play('end-turn');
  expect(stored(game)).toEqual({ stone: 1, beehive: 1 });
});

test('[EMBER-5.1, EMBER-5.2] a card on an empty space, and either its skill or that of the space', () => {
  const game = at({}, (lay) => lay.hand(0, 'tansy-otterbrook', 'bim')).play('place:tansy-otterbrook', 'space:6');
  expect(game.options).toEqual(['resolve:hero', 'resolve:space']);
  expect(game.state.seats[0]!.spaces[5]).toBe(4);
  expect(stored(game.play('resolve:space'))).toEqual({ stone: 1 });
  const hero = at({}, (lay) => lay.hand(0, 'tansy-otterbrook', 'bim')).play(
    'place:tansy-otterbrook',
    'space:6',
    'resolve:hero',
  );
  expect(stored(hero)).toEqual({ wood: 2 });
});

test('[EMBER-5.2] without the one only the other can be used', () => {
  expect(stored(at({}, (lay) => lay.hand(0, 'bim', 'milo')).play('place:bim', 'space:6'))).toEqual({ stone: 1 });
  const other = at({}, (lay) => lay.hand(0, 'tansy-otterbrook', 'milo')).play('place:tansy-otterbrook', 'space:3');
  expect(stored(other)).toEqual({ wood: 2 });
});

test('[EMBER-5.4] all that an on-play skill brings about is one action', () => {
  const game = at({}, (lay) => lay.hand(0, 'maple', 'bim').play(0, { 5: 'minnow' })).play('place:maple', 'space:3');
  expect([game.kind, game.options]).toEqual(['ongoing', ['ongoing:minnow,2', 'pass']]);
});

test('[EMBER-6.1, EMBER-6.2] every card moves one column left, space by space in order', () => {
  const game = at({}, (lay) => {
    lay.tile(0, 'e', 'hawkers-1', 'house').tile(0, 'f', 'hawkers-2', 'house');
    lay.play(0, {
      1: 'amara',
      2: 'agate',
      3: 'brannoch',
      4: 'tarn',
      5: 'pikewing',
      6: 'barnaby-thump',
      7: 'hobnail',
      8: 'peat',
    });
  });
  const moves = game.events().filter((e) => e.kind === 'slid' || e.kind === 'dropped-off');
  expect(moves.map((e) => (e.pub as { hero: string }).hero)).toEqual([
    'amara',
    'agate',
    'brannoch',
    'tarn',
    'pikewing',
    'barnaby-thump',
    'hobnail',
    'peat',
  ]);
  expect(game.state.seats[0]!.spaces.map((kind) => kind >= 0)).toEqual([...Array(6).fill(true), false, false, false]);
  expect(names(game.state.seats[0]!.hand)).toContain('amara');
});

test('[EMBER-6.2] each card is resolved before the next one moves', () => {
  const game = at({}, (lay) => lay.play(0, { 3: 'milo', 5: 'talon' })).play('slide');
  expect(game.state.seats[0]!.spaces.slice(0, 5).map((kind) => kind >= 0)).toEqual([true, false, false, false, true]);
});

test('[EMBER-6.3] a slide skill sees the space that it left empty and the one that it entered covered', () => {
  const left = at({}, (lay) => lay.play(0, { 3: 'ashby' })).play('slide');
  expect(stored(left)).toEqual({ wood: 1 });
  const entered = at({}, (lay) => lay.play(0, { 5: 'ashby' })).play('slide');
  expect(stored(entered)).toEqual({});
});

test('[EMBER-6.4, EMBER-6.5] a card that drops off resolves slide and drop-off skills and returns to hand', () => {
  const game = at({}, (lay) => lay.hand(0, 'milo').play(0, { 1: 'cress' }).store(0, { wood: 2, food: 1 })).play(
    'slide',
  );
  expect([game.kind, stored(game)]).toEqual(['build', { wood: 2, food: 2 }]);
  game.play('pass', 'end-turn');
  expect(names(game.state.seats[0]!.hand)).toEqual(['cress', 'milo']);
  const staying = at({}, (lay) => lay.play(0, { 3: 'cress' }).store(0, { wood: 2, food: 1 })).play('slide', 'end-turn');
  expect(staying.asked).toBe(1);
});

test('[EMBER-6.6] a space opened during the slide is empty for it', () => {
  const game = at({}, (lay) => lay.play(0, { 1: 'agate' }).store(0, { wood: 3, beehive: 1 })).play(
    'slide',
    'build:tile-e',
    'site:hawkers-1',
    'pass',
    'end-turn',
  );
  expect([game.asked, game.state.seats[0]!.built[4], game.state.seats[0]!.spaces[6]]).toEqual([1, 1, -1]);
});

test('[EMBER-6.7] example: Bim, Milo, Sprig and Amara slide', () => {
  const game = at({}, (lay) => {
    lay
      .tile(0, 'f', 'hawkers-1', 'house')
      .play(0, { 2: 'bim', 3: 'milo', 5: 'sprig', 8: 'amara' })
      .store(0, { wood: 2, food: 1 });
  }).play('slide');
  expect([game.kind, stored(game)]).toEqual(['build', { wood: 3, food: 1 }]);
  expect(game.state.seats[0]!.hand).not.toContain(0);
  game.play('pass');
  expect(game.kind).toBe('walk');
  expect(game.state.seats[0]!.hand).toContain(0);
  game.play('walk:hawkers');
  const { spaces } = game.state.seats[0]!;
  expect([spaces[0], spaces[2], spaces[5], stored(game)]).toEqual([1, 2, 3, { wood: 3, food: 1 }]);
});

test('[EMBER-7.1, EMBER-7.2] a charge skill is used for its price, up to its charges, also in the turn of its hero', () => {
  const game = at({}, (lay) => lay.hand(0, 'gritt', 'bim').store(0, { stone: 3 }));
  game.play('place:gritt', 'space:3');
  expect(stored(game)).toEqual({ stone: 4 });
  game.play('charge:gritt');
  expect(stored(game)).toEqual({ stone: 3, wood: 1, food: 1 });
  expect(game.options).toEqual(['charge:gritt', 'end-turn']);
  game.play('charge:gritt', 'end-turn');
  expect([game.asked, stored(game)]).toEqual([1, { stone: 2, wood: 2, food: 2 }]);
});

test('[EMBER-7.3] uses are counted, not tokens', () => {
  const game = at({}, (lay) => lay.hand(0, 'bim', 'milo').play(0, { 1: 'toadstool-tam' }).store(0, { food: 6 }));
  game.play('charge:toadstool-tam');
  expect(game.state.seats[0]!.uses[0]).toBe(1);
  expect(game.options).not.toContain('charge:toadstool-tam');
});

test('[EMBER-7.4] what is spent lies on the card', () => {
  const game = at({}, (lay) => lay.hand(0, 'bim', 'milo').play(0, { 1: 'toadstool-tam' }).store(0, { food: 6 }));
  game.play('charge:toadstool-tam');
  expect([stored(game), game.state.seats[0]!.onCards.slice(0, 4)]).toEqual([{ food: 3 }, [0, 3, 0, 0]]);
});

test('[EMBER-7.5] back in hand the card is empty and its uses are open again', () => {
  const game = at({}, (lay) =>
    lay.hand(0, 'whistle', 'milo').play(0, { 1: 'gritt', 2: 'amara' }).store(0, { stone: 2, wood: 1 }),
  );
  game.play('charge:gritt', 'charge:amara', 'walk:hawkers', 'place:whistle', 'space:3', 'recall:gritt', 'walk:hawkers');
  const { uses, onCards, hand } = game.state.seats[0]!;
  expect([uses[0], onCards.slice(0, 4), names(hand)]).toEqual([0, [0, 0, 0, 0], ['gritt', 'milo']]);
  expect(onCards.slice(4, 8)).toEqual([1, 0, 0, 0]);
  const dropped = at({}, (lay) => lay.hand(0, 'milo').play(0, { 2: 'amara' }).store(0, { wood: 1 }));
  dropped.play('charge:amara', 'walk:hawkers', 'slide');
  expect([dropped.state.seats[0]!.uses, dropped.state.seats[0]!.onCards]).toEqual([
    Array(9).fill(0),
    Array(36).fill(0),
  ]);
});

const promising = (disc = true) =>
  at({}, (lay) => {
    if (disc) lay.seat(0).discs[0] = 1;
    lay.seat(0).discs[1] = 1;
    lay.hand(0, 'bim', 'milo').favourRow('warm-hearths', 'jetty-keeper');
  });

test('[EMBER-8.1] by an own disc a favour of the row may be taken for it', () => {
  const game = promising();
  expect(game.options).toContain('promise:jetty-keeper');
  game.play('promise:jetty-keeper');
  expect(names(game.state.seats[0]!.favours)).toEqual(['jetty-keeper']);
  expect(game.state.seats[0]!.discs).toEqual([0, 1, 0, 0, 0, 0]);
  expect(game.options).toEqual(['place:bim', 'place:milo']);
  expect(promising(false).options).toEqual(['place:bim', 'place:milo']);
});

test('[EMBER-8.2] with an empty row there is no promise', () => {
  const game = at({}, (lay) => {
    lay.seat(0).discs[0] = 1;
    lay.hand(0, 'bim', 'milo').favourRow();
  });
  expect(game.options).toEqual(['place:bim', 'place:milo']);
});

test('[EMBER-8.3] favours lie open and are kept', () => {
  const game = promising().play('promise:jetty-keeper');
  expect(game.view(1).seats[0]!.favours).toEqual(game.state.seats[0]!.favours);
  expect(game.view().seats[0]!.favours).toEqual(game.state.seats[0]!.favours);
});

test('[EMBER-8.4] the row is filled in step 5, not before', () => {
  const game = promising().play('promise:jetty-keeper');
  expect(names(game.state.table.favourRow)).toEqual(['warm-hearths']);
  game.play('place:bim', 'space:3', 'end-turn');
  expect(game.state.table.favourRow).toHaveLength(5);
});
