import { faceUp, HIDDEN, LOOKED_AT, peeked } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { CITY, cardNamed, DUKE, SENATOR } from '../../src/components.ts';
import { at, names, pileNames } from '../at.ts';

const rival = { hand: ['city'] } as const;

test('[HOC-9.12] a discarded card goes to its owner, whoever discards it and from wherever', () => {
  const kept = at({
    hand: ['battering-ram', 'city'],
    draw: ['duke', 'duke'],
    others: [{ hand: ['city'], princess: 'laolilly', domain: ['city', 'city'], kept: ['scout', 'rampart'] }],
  }).play('play:battering-ram', 'discard:scout,1');
  expect(kept.state.seats.map((seat) => names(seat.discard))).toEqual([[], ['scout']]);

  const set = at({
    hand: ['gossipy-duchess', 'city'],
    princess: 'laolilly',
    others: [{ hand: ['city'], princess: 'lulunasaika', domain: ['senator'] }],
  }).play('pass', 'set:gossipy-duchess');
  expect(names(set.state.seats[1]!.discard)).toEqual(['senator']);

  const drawn = at({ hand: ['scout', 'city'], others: [{ hand: ['city'], draw: ['duke', 'duke'] }] });
  drawn.play('play:scout', 'discard:duke,1');
  expect(drawn.state.seats.map((seat) => names(seat.discard))).toEqual([[], ['duke']]);
});

test('[HOC-9.13] a banished card goes from its place to the Outskirts shared by all', () => {
  const game = at({
    hand: ['contribution', 'contribution', 'curse', 'duke', 'city'],
    coins: 2,
  });
  game.play('play:contribution', 'banish:duke', 'play:contribution', 'banish:curse');
  expect(names(game.state.table.outskirts)).toEqual(['curse', 'duke']);
  expect([names(game.state.seats[0]!.hand), game.state.seats[0]!.discard]).toEqual([['city'], []]);
  expect(game.view(1).table.outskirts).toHaveLength(2);
  const treasure = at({ hand: ['buried-treasure', 'city'], supply: ['scout', 'library'], others: [rival] });
  treasure.play('play:buried-treasure', 'banish-it');
  expect(names(treasure.state.table.outskirts)).toEqual(['library']);
});

test('[HOC-9.14] an acquired card goes to the discard pile unless the effect names another place', () => {
  const adventurer = at({ hand: ['adventurer', 'farming-village', 'duke'], coins: 2, others: [rival] });
  adventurer.play('play:adventurer', 'banish:farming-village', 'acquire:city');
  expect(adventurer.events('acquired')).toMatchObject([{ pub: { seat: 0, card: 'city', to: 'discard' } }]);
  const development = at({ hand: ['city-development', 'farming-village', 'duke'], coins: 2 });
  development.play('play:city-development', 'develop:farming-village');
  expect(names(development.state.seats[0]!.hand)).toEqual(['city', 'duke']);
  expect(development.state.seats[0]!.discard).toEqual([]);
});

test('[HOC-9.15] what changes a purchase does not touch a card acquired', () => {
  const game = at({
    hand: ['post-horse', 'government-contractor', 'adventurer', 'farming-village'],
    draw: ['duke', 'duke', 'duke'],
    coins: 3,
    princess: 'klam-klam',
  });
  game.play('play:post-horse', 'play:government-contractor', 'play:adventurer', 'banish:farming-village');
  expect(game.options).not.toContain('acquire:library');
  game.play('acquire:city');
  expect([game.kind, names(game.state.seats[0]!.discard)]).toEqual(['second', ['city']]);
  expect(game.state.table.coins).toBe(3);
  game.play('buy:city');
  expect([game.kind, game.state.table.coins]).toEqual(['delivery', 1]);
});

test('[HOC-9.16] the Market is Basic and Random Market at printed cost, and nothing else', () => {
  const game = at({
    hand: ['adventurer', 'farming-village', 'duke'],
    coins: 1,
    princess: 'klam-klam',
    random: { scout: 1, library: 1 },
    supply: ['bribery'],
    basic: { 'royal-maid': 0 },
    others: [rival],
  });
  game.play('play:adventurer', 'banish:farming-village');
  expect(game.options.toSorted()).toEqual(['acquire:city', 'acquire:scout']);
});

test('[HOC-9.17] an acquired Curse comes from the Curse pile as far as there is one, never a Talisman from the Market', () => {
  const before = {
    hand: ['curse-witch', 'city'],
    random: { 'magic-talisman': 5 },
    others: [rival, rival, rival],
  } as const;
  const game = at({ ...before, curses: 2 }).play('use:curse-witch');
  expect(game.state.seats.map((seat) => names(seat.discard))).toEqual([[], ['curse'], ['curse'], []]);
  expect(game.state.table.curses).toEqual([]);
  expect(game.state.table.market[cardNamed('magic-talisman')]).toBe(5);
});

test('[HOC-9.18] a revealed card lies face-up where it is until it is drawn', () => {
  const game = at({
    hand: ['scout', 'post-horse', 'city'],
    draw: ['duke', 'senator', 'senator'],
    others: [{ hand: ['city'], draw: ['city', 'duke'] }],
  });
  game.play('play:scout', 'leave:duke,0', 'leave:city,1');
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['up:duke', 'senator', 'senator']);
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:city', 'duke']);
  expect(game.view().seats[1]!.draw).toEqual([HIDDEN, faceUp(CITY)]);
  game.play('play:post-horse');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'duke']);
  expect(game.view(1).seats[0]!.hand).toEqual([HIDDEN, HIDDEN]);
});

test('[HOC-9.19] a face-up card is revealed again by Scout and can be discarded', () => {
  const game = at({
    hand: ['scout', 'city'],
    draw: ['up:duke', 'senator'],
    others: [{ hand: ['city'], draw: ['up:scout', 'duke'] }],
  });
  game.play('play:scout', 'discard:duke,0', 'discard:scout,1');
  expect(game.events('revealed')).toMatchObject([{ pub: { card: 'duke' } }, { pub: { card: 'scout' } }]);
  expect(game.state.seats.map((seat) => pileNames(seat.draw))).toEqual([['senator'], ['duke']]);
});

test('[HOC-9.19] Royal Guard counts face-up cards among its three', () => {
  const game = at({
    hand: ['royal-guard', 'city'],
    others: [{ hand: ['city'], draw: ['up:duke', 'scout', 'up:senator', 'city'] }],
  });
  game.play('play:royal-guard');
  expect(game.options.toSorted()).toEqual(['leave:duke,1', 'leave:scout,1', 'leave:senator,1']);
  game.play('leave:scout,1');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:scout', 'city']);
});

test('[HOC-9.20] a hand or Defence card is shown at that moment and then hidden again', () => {
  const game = at({
    hand: ['infantry-battalion', 'city'],
    others: [{ hand: ['duke', 'duke', 'duke', 'senator', 'scout'] }],
  });
  game.play('play:infantry-battalion');
  expect(game.events('hand-shown')).toMatchObject([
    { pub: { seat: 1, cards: ['senator', 'duke', 'duke', 'duke', 'scout'] } },
  ]);
  expect(game.view(0).seats[1]!.hand).toEqual(Array(5).fill(HIDDEN));
  const defended = at({ hand: ['infantry-battalion', 'city'], others: [{ hand: ['rampart', 'duke'] }] });
  defended.play('play:infantry-battalion', 'defend:rampart');
  expect(defended.events('defended')).toMatchObject([{ pub: { seat: 1, card: 'rampart' } }]);
  expect(defended.view(0).seats[1]!.hand).toEqual([HIDDEN, HIDDEN]);
});

test('[HOC-9.21] looking shows the cards to one player and turns nothing', () => {
  const game = at({
    hand: ['stargazing-witch', 'city'],
    field: ['post-horse'],
    draw: ['duke', 'senator', 'city'],
    others: [rival],
  });
  game.play('play:stargazing-witch');
  expect(game.events('looked')).toMatchObject([
    { pub: { seat: 0, count: 2 }, to: 0, priv: { cards: ['senator', 'duke'] } },
  ]);
  expect(game.view(0).seats[0]!.draw).toEqual([HIDDEN, peeked(SENATOR), peeked(DUKE)]);
  for (const viewer of [1, undefined]) expect(game.view(viewer).seats[0]!.draw).toEqual([HIDDEN, LOOKED_AT, LOOKED_AT]);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['duke', 'senator', 'city']);
});

test('[HOC-9.22] [HOC-14.24] cards that an effect puts face up into a draw pile lie face up', () => {
  const contractor = at({ hand: ['government-contractor', 'duke'], draw: ['duke'], coins: 9 });
  contractor.play('play:government-contractor', 'buy:city', 'draw-pile');
  expect(pileNames(contractor.state.seats[0]!.draw)).toEqual(['duke', 'up:city']);
  const library = at({ hand: ['library', 'city'], draw: ['duke'], discard: ['scout'] });
  library.play('play:library', 'return-cards', 'shelve:scout');
  expect(pileNames(library.state.seats[0]!.draw)).toEqual(['duke', 'up:scout']);
});

test('[HOC-9.22] a card put back where it was looked at keeps its facing', () => {
  const game = at({
    hand: ['stargazing-witch', 'city'],
    field: ['post-horse', 'contribution'],
    draw: ['up:duke', 'senator', 'scout', 'city'],
  });
  game.play('play:stargazing-witch', 'pass', 'stack:duke,up', 'stack:scout');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'senator']);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['scout', 'up:duke', 'city']);
});

test('[HOC-9.23] the last succession card ends the game in the middle of an effect', () => {
  const game = at({
    hand: ['city'],
    coins: 6,
    basic: { duke: 0, senator: 0, 'royal-maid': 1 },
    others: [rival],
  });
  game.play('pass', 'back:flammaria', 'acquire:royal-maid');
  expect(game.over).toBe(true);
  expect(game.events('acquired')).toHaveLength(1);
  expect(game.events('judged')).toHaveLength(1);
});

test('[HOC-9.23] thirty points of a Gossipy Duchess win before her effect', () => {
  const game = at({
    hand: ['gossipy-duchess', 'city'],
    princess: 'lulunasaika',
    domain: ['duke', 'duke', 'duke', 'senator'],
    others: [{ hand: ['city'], princess: 'laolilly', domain: ['duke', 'senator'] }],
  });
  game.play('pass', 'set:gossipy-duchess');
  expect(game.over).toBe(true);
  expect(names(game.state.seats[1]!.domain)).toEqual(['duke', 'senator']);
});
