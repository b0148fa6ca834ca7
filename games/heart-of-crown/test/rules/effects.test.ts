import { expect, test } from 'vitest';
import { CITY } from '../../src/components.ts';
import { at, names, pileNames } from '../at.ts';

const rival = { hand: ['city'] } as const;
const fullHand = { hand: ['large-city', 'city', 'city', 'city', 'city'] } as const;

test('[HOC-9.2] the effects of a card happen from top to bottom', () => {
  const game = at({ hand: ['evicted-monster', 'city'], draw: ['duke', 'duke'], others: [fullHand] });
  game.play('play:evicted-monster');
  const kinds = game.events().map((event) => event.kind);
  expect(kinds.slice(kinds.indexOf('played')).filter((kind) => kind !== 'forced')).toEqual([
    'played',
    'drew',
    'discarded',
  ]);
});

test('[HOC-9.3] the first step that is impossible stops the card', () => {
  const monster = at({ hand: ['evicted-monster', 'city'], others: [fullHand] }).play('play:evicted-monster');
  expect([monster.asked, monster.events('discarded')]).toEqual([0, []]);
  const unit = at({ hand: ['supply-unit', 'scout', 'city'], others: [{ hand: ['city'], draw: ['city'] }] });
  unit.play('play:supply-unit', 'play:scout', 'leave:city,1', 'pass', 'pass');
  expect([unit.asked, unit.events('put-back')]).toEqual([1, []]);
});

test('[HOC-9.3] City Development with no City left: the village is banished and nothing comes', () => {
  const game = at({
    hand: ['city-development', 'farming-village', 'duke'],
    coins: 1,
    basic: { city: 0 },
    others: [{ hand: ['scout'] }],
  });
  game.play('play:city-development', 'develop:farming-village', 'pass');
  expect(game.events('banished')).toHaveLength(1);
  expect(game.events('acquired')).toEqual([]);
  expect(names(game.state.table.outskirts.filter((card) => card !== CITY))).toEqual(['farming-village']);
  expect(game.asked).toBe(1);
});

test('[HOC-9.3] City Development with no Large City left: the City is banished and nothing comes', () => {
  const game = at({
    hand: ['city-development', 'city', 'farming-village'],
    coins: 2,
    basic: { 'large-city': 0 },
  });
  game.play('play:city-development', 'develop:city');
  expect(names(game.state.table.outskirts)).toContain('city');
  expect(names(game.state.seats[0]!.hand)).toEqual(['farming-village']);
});

test('[HOC-9.3] [HOC-9.7] Buried Treasure is played without a Supply pile and does nothing', () => {
  const game = at({ hand: ['buried-treasure', 'duke'], coins: 3, random: { scout: 1 }, supply: [] });
  game.play('play:buried-treasure');
  expect(game.kind).toBe('second');
  expect(names(game.state.seats[0]!.field)).toEqual(['buried-treasure']);
  expect([game.events('revealed'), game.events('acquired')]).toEqual([[], []]);
});

test('[HOC-9.3] Slash-and-Burn Farming without a Curse to acquire raises no village', () => {
  const game = at({ hand: ['slash-and-burn-farming', 'farming-village', 'city'], curses: 0 });
  game.play('play:slash-and-burn-farming', 'play:farming-village');
  expect(game.state.table.coins).toBe(1);
});

test('[HOC-9.4] an Alchemist with one card available draws that one', () => {
  const game = at({ hand: ['alchemist', 'city'], draw: ['duke'] }).play('play:alchemist');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'duke']);
  expect(game.events('drew').at(-1)).toMatchObject({ pub: { count: 1 } });
});

test('[HOC-9.4] Stargazing Witch that can look at one card of two does so and draws nothing', () => {
  const game = at({ hand: ['stargazing-witch', 'city', 'city'], field: ['post-horse'], draw: ['duke'] });
  game.play('play:stargazing-witch', 'pass');
  expect(game.events('looked')).toMatchObject([{ pub: { count: 1 } }]);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['duke']);
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'city']);
});

test('[HOC-9.5] what is done with the revealed cards is done with as many as there were', () => {
  const game = at({
    hand: ['royal-guard', 'city'],
    others: [{ hand: ['city'], draw: ['duke', 'senator'] }],
  });
  game.play('play:royal-guard');
  expect(game.options.toSorted()).toEqual(['leave:duke,1', 'leave:senator,1']);
  game.play('leave:senator,1');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:senator']);
  expect(names(game.state.seats[1]!.discard)).toEqual(['duke']);
});

test('[HOC-9.5] a misfire in the share of one player does not stop those of the others', () => {
  const game = at({ hand: ['scout', 'city'], others: [rival, { hand: ['city'], draw: ['duke', 'duke'] }] });
  game.play('play:scout');
  expect(game.events('revealed')).toMatchObject([{ pub: { seat: 2 } }]);
  game.play('discard:duke,2');
  expect(names(game.state.seats[2]!.discard)).toEqual(['duke']);
});

test('[HOC-9.6] a voluntary step never misfires: a Glamour Witch that finds nothing to acquire has done all', () => {
  const game = at({ hand: ['glamour-witch', 'city'], draw: ['duke'], others: [{ draw: ['city', 'city'] }] });
  game.play('play:glamour-witch');
  expect([game.kind, game.state.table.plays, game.events('acquired')]).toEqual(['main', 1, []]);
});

test('[HOC-9.6] any number may be none: Wishing Well and Draft Notice', () => {
  const well = at({ hand: ['wishing-well', 'city'], draw: ['duke'] }).play('play:wishing-well', 'pass');
  expect(names(well.state.seats[0]!.hand)).toEqual(['city']);
  expect(pileNames(well.state.seats[0]!.draw)).toEqual(['duke']);
  const draft = at({ hand: ['draft-notice', 'city'], discard: ['scout'], draw: ['duke'], coins: 2 });
  draft.play('play:draft-notice', 'pass');
  expect(draft.state.table.coins).toBe(2);
  expect(pileNames(draft.state.seats[0]!.draw)).toEqual(['duke']);
  expect(names(draft.state.seats[0]!.discard)).toEqual(['scout']);
});

test('[HOC-9.7] Curse Witch may be played with nothing to banish; nobody is asked to defend against it', () => {
  const game = at({
    hand: ['curse-witch', 'farming-village', 'curse'],
    princess: 'bergamotte',
    others: [{ hand: ['refuge', 'magic-talisman'], draw: ['city'] }],
  });
  game.play('play:curse-witch');
  expect([game.asked, game.kind]).toEqual([0, 'main']);
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['city']);
  expect(names(game.state.seats[0]!.field)).toEqual(['curse-witch']);
});

test('[HOC-9.8] a price is paid at once and lost', () => {
  const game = at({ hand: ['contribution', 'curse', 'city'], coins: 3 }).play('play:contribution', 'banish:curse');
  expect(game.state.table.coins).toBe(2);
  expect(game.events('paid')).toMatchObject([{ pub: { coins: 1 } }]);
});

test('[HOC-9.8] [HOC-9.7] Contribution is played without a coin and banishes nothing', () => {
  const game = at({ hand: ['contribution', 'curse', 'city'] }).play('play:contribution');
  expect([game.kind, game.options]).toEqual(['main', ['play:city', 'pass']]);
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'curse']);
  expect(game.state.table.outskirts).toEqual([]);
});

test('[HOC-9.9] who can pay may decline, and keeps the coin and the card', () => {
  const game = at({ hand: ['adventurer', 'farming-village', 'city'], coins: 1, princess: 'bergamotte' });
  game.play('play:adventurer', 'pass');
  expect([game.kind, game.state.table.coins]).toEqual(['main', 1]);
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'farming-village']);
  expect(game.events('acquired')).toEqual([]);
});

test('[HOC-9.10] the coin comes before City Development, not after', () => {
  const hand = ['city-development', 'farming-village', 'farming-village'] as const;
  const game = at({ hand }).play('play:farming-village', 'play:city-development', 'develop:farming-village');
  expect(game.state.table.coins).toBe(0);
  expect(names(game.state.seats[0]!.hand)).toEqual(['city']);
  expect(names(game.state.table.outskirts)).toEqual(['farming-village']);
  const late = at({ hand }).play('play:city-development');
  expect(late.kind).toBe('main');
  late.play('play:farming-village');
  expect(late.state.table.coins).toBe(1);
  expect(late.events('banished')).toEqual([]);
});

test('[HOC-9.11] [HOC-9.5] two Curses left for three opponents: the first two to the left get them', () => {
  const other = { hand: ['city'], draw: ['city'] } as const;
  const game = at({ hand: ['curse-witch', 'scout'], curses: 2, others: [other, other, other] });
  game.play('play:curse-witch', 'banish:scout');
  expect(game.state.seats.slice(1).map((seat) => pileNames(seat.draw))).toEqual([
    ['city', 'up:curse'],
    ['city', 'up:curse'],
    ['city'],
  ]);
});

test('[HOC-9.11] each share is complete before the next, beginning with the player whose turn it is', () => {
  const other = { hand: ['city'], draw: ['duke'] } as const;
  const game = at({ hand: ['scout', 'city'], draw: ['duke'], others: [other, other] }).play('play:scout');
  expect(game.state.seats.map((seat) => pileNames(seat.draw))).toEqual([['up:duke'], ['duke'], ['duke']]);
  game.play('leave:duke,0');
  expect(game.state.seats.map((seat) => pileNames(seat.draw))).toEqual([['up:duke'], ['up:duke'], ['duke']]);
  game.play('leave:duke,1', 'leave:duke,2');
  expect(game.events('revealed')).toMatchObject([0, 1, 2].map((seat) => ({ pub: { seat } })));
});

test('[HOC-9.24] an effect for the turn reaches neither back nor into the next turn', () => {
  const game = at({
    hand: ['farming-village', 'slash-and-burn-farming', 'farming-village'],
    draw: ['farming-village', 'duke', 'duke', 'duke', 'duke'],
    others: [{ hand: ['farming-village', 'duke'] }],
  });
  game.play('play:farming-village', 'play:slash-and-burn-farming', 'play:farming-village');
  expect(game.events('coins').map((event) => event.pub)).toMatchObject([{ gained: 1 }, { gained: 2 }]);
  game.play('pass');
  expect(game.asked).toBe(1);
  game.play('play:farming-village');
  game.play('pass', 'play:farming-village');
  expect(game.events('coins').slice(2)).toMatchObject([
    { pub: { seat: 1, gained: 1 } },
    { pub: { seat: 0, gained: 1 } },
  ]);
});
