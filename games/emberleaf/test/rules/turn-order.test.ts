import { expect, test } from 'vitest';
import { at, type Layout, stored } from '../at.ts';

/** The first turn is this seat's, and the game began with it. */
const startsWith = (lay: Layout, seat: number): void => {
  lay.s.table.starter = seat;
  Object.assign(lay.s.stack[0]!, { seat, who: seat });
};

test('[EMBER-17.2] trophies go round from the current player, not from the first seat', () => {
  const game = at({ seats: 3 }, (lay) => {
    startsWith(lay, 1);
    lay.hand(1, 'cress', 'ashby');
    for (const mine of lay.s.seats) mine.due = 1;
  }).play('place:cress', 'space:3', 'end-turn');
  const order = ['t2', 't3', 't6'].map((trophy) => {
    const { asked } = game;
    expect(game.kind).toBe('trophy');
    game.play(`trophy:${trophy}`);
    return asked;
  });
  expect(order).toEqual([1, 2, 0]);
});

/** Who has a turn, when the last trophy is earned in the turn of `earner`. */
const turnsFrom = (starter: number, earner: number) => {
  const heroes = ['cress', 'bim', 'grand-oakheart'];
  const game = at({ seats: 3 }, (lay) => {
    startsWith(lay, starter);
    lay.trophiesLeft('t6');
    for (const [seat, hero] of heroes.entries()) lay.hand(seat, hero, ['milo', 'ashby', 'digger'][seat]!);
  });
  const turns: number[] = [];
  while (!game.over && turns.length < 10) {
    const { asked } = game;
    turns.push(asked);
    if (asked === earner && game.state.table.trophies.length > 0) game.state.seats[earner]!.due = 1;
    game.play(game.options.find((name) => name === `place:${heroes[asked]}`) ?? game.options[0]!);
    while (!game.over && game.asked === asked && game.kind !== 'action')
      game.play(game.options.includes('space:3') ? 'space:3' : game.options[0]!);
    if (game.options[0] === 'end-turn') game.play('end-turn');
    if (game.kind === 'trophy') game.play('trophy:t6');
  }
  return turns;
};

test.each([
  [1, 1, [1, 2, 0]],
  [1, 2, [1, 2, 0]],
  [1, 0, [1, 2, 0]],
  [2, 2, [2, 0, 1]],
  [2, 0, [2, 0, 1]],
  [2, 1, [2, 0, 1]],
])('[EMBER-20.2, EMBER-20.3] starter %i, last trophy in the turn of %i: turns of %j', (starter, earner, turns) => {
  expect(turnsFrom(starter, earner)).toEqual(turns);
});

test('[EMBER-20.6] villagers break a tie before tokens do', () => {
  const game = at({}, (lay) => {
    lay.score(0, 30).score(1, 30).home(0, 'hawkers-1', 'rat').banners(1, 'fang-2-4', 'flame-2-4');
  });
  expect(game.engine.game.ranking(game.match.state)).toEqual([1, 2]);
});

test('[EMBER-18.2, EMBER-18.3] one gain that passes two bonuses triggers both', () => {
  // The fifth rabbit: 1 leaf for the home, then 2 for each of the 6 villagers of the neighbourhood, from 39 to 51.
  const game = at({}, (lay) => {
    lay.hand(0, 'bim', 'milo').score(0, 38).bonusesGone(3).building('hawkers-6', 'house');
    lay.home(0, 'hawkers-1', 'rat');
    for (const space of [2, 3, 4, 5]) lay.home(0, `hawkers-${space}`, 'rabbit');
    lay.seat(0).due = 1;
  }).play('place:bim', 'space:3', 'end-turn', 'trophy:t1', 'lodge:hawkers-6', 'home:rabbit', 'leaves:12');
  expect(game.events('scored').map((e) => e.pub)).toContainEqual({ seat: 0, leaves: 12, source: 'bonuses' });
  expect(game.events('bonus-resolved').map((e) => e.pub)).toEqual([{ bonus: 'beehive' }, { bonus: 'clearings' }]);
  expect([stored(game), game.state.seats[0]!.score]).toEqual([{ beehive: 1 }, 53]);
});

test('[EMBER-16.21] what an ongoing skill does triggers no other ongoing skill', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'fern-lightpaw', 'bim').play(0, { 3: 'tock', 4: 'peregrin', 1: 'milo', 5: 'heddle' });
    lay.store(0, { wood: 2, food: 2 });
  }).play('place:fern-lightpaw', 'space:6', 'resolve:hero', 'walk:fernhollow');
  expect(game.options).toEqual(['ongoing:tock,2', 'pass']);
  game.play('ongoing:tock,2', 'build:boat-house', 'site:fernhollow-1', 'pass', 'end-turn');
  expect([game.asked, game.kind, game.events('built').length, stored(game)]).toEqual([1, 'action', 1, { wood: 1 }]);
});
