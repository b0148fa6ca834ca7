import { expect, test } from 'vitest';
import { cardNamed } from '../../../src/catalogue.ts';
import { names, pileNames, position } from '../../position.ts';

test('[HOC-14.33] Magic Talisman may banish another Curse card of hand or discard pile, then brings a coin', () => {
  const game = position({
    hand: ['magic-talisman', 'magic-talisman', 'curse', 'city'],
    discard: ['curse', 'duke'],
  });
  game.play('play:magic-talisman');
  expect(game.options.toSorted()).toEqual(['banish:curse', 'banish:curse,discard', 'banish:magic-talisman', 'pass']);
  expect(game.state.table.coins).toBe(0);
  game.play('banish:curse,discard');
  expect(names(game.state.table.outskirts)).toEqual(['curse']);
  expect(names(game.state.seats[0]!.discard)).toEqual(['duke']);
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'curse', 'magic-talisman']);
  expect(game.state.table).toMatchObject({ coins: 1, plays: 1 });
});

test('[HOC-14.33] it banishes from the hand too, even another Talisman', () => {
  const game = position({ hand: ['magic-talisman', 'magic-talisman', 'curse', 'city'] });
  game.play('play:magic-talisman', 'banish:magic-talisman');
  expect(names(game.state.table.outskirts)).toEqual(['magic-talisman']);
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'curse']);
  expect(names(game.state.seats[0]!.field)).toEqual(['magic-talisman']);
});

test('[HOC-14.33] without another Curse card, or without banishing it, the coin comes all the same', () => {
  const alone = position({ hand: ['magic-talisman', 'city'], discard: ['duke'] }).play('play:magic-talisman');
  expect([alone.kind, alone.state.table.coins]).toEqual(['main', 1]);
  const declined = position({ hand: ['magic-talisman', 'city', 'curse'] }).play('play:magic-talisman', 'pass');
  expect([declined.kind, declined.state.table.coins, declined.state.table.outskirts]).toEqual(['main', 1, []]);
});

test('[HOC-14.33] in defence it goes face up on top of the draw pile', () => {
  const game = position({
    hand: ['evicted-monster', 'city'],
    draw: ['city'],
    others: [{ hand: ['magic-talisman', 'duke', 'duke', 'duke', 'duke'], draw: ['bank'] }],
  });
  game.play('play:evicted-monster', 'defend:magic-talisman');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:magic-talisman', 'bank']);
  expect(names(game.state.seats[1]!.hand)).toEqual(['duke', 'duke', 'duke', 'duke']);
  expect([game.asked, game.events('hand-shown'), game.events('discarded')]).toEqual([0, [], []]);
});

test('[HOC-14.34] it answers military attacks as well, each copy one of them', () => {
  const game = position({
    hand: ['shinobi', 'infantry-battalion', 'royal-guard'],
    others: [{ hand: ['magic-talisman', 'city', 'city', 'city', 'city'], draw: ['bank', 'duke', 'scout'] }],
  });
  game.play('play:shinobi', 'play:infantry-battalion');
  expect([game.asked, game.options]).toEqual([1, ['defend:magic-talisman', 'pass']]);
  game.play('defend:magic-talisman', 'play:royal-guard');
  expect([game.asked, game.options.toSorted()]).toEqual([0, ['leave:bank', 'leave:duke', 'leave:magic-talisman']]);
  game.play('leave:magic-talisman');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:magic-talisman', 'scout']);
  expect(names(game.state.seats[1]!.discard)).toEqual(['bank', 'duke']);
});

test('[HOC-14.34] two copies answer two attacks', () => {
  const game = position({
    hand: ['shinobi', 'infantry-battalion', 'royal-guard'],
    others: [{ hand: ['magic-talisman', 'magic-talisman', 'city', 'city', 'city'], draw: ['bank', 'duke', 'scout'] }],
  });
  game.play('play:shinobi', 'play:infantry-battalion', 'defend:magic-talisman');
  expect([game.asked, game.options]).toEqual([1, ['defend:magic-talisman', 'pass']]);
  game.play('pass', 'play:royal-guard', 'defend:magic-talisman');
  expect(pileNames(game.state.seats[1]!.draw).slice(0, 2)).toEqual(['up:magic-talisman', 'up:magic-talisman']);
});

test('[HOC-14.35] Adventurer cannot banish a Talisman, Contribution can', () => {
  const adventurer = position({ hand: ['adventurer', 'magic-talisman', 'curse', 'city'], coins: 1 });
  adventurer.play('play:adventurer');
  expect(adventurer.options).toEqual(['banish:city', 'pass']);
  const contribution = position({ hand: ['contribution', 'magic-talisman', 'city'], coins: 1 });
  contribution.play('play:contribution', 'banish:magic-talisman');
  expect(names(contribution.state.table.outskirts)).toEqual(['magic-talisman']);
});

test('[HOC-14.36] who takes a Curse takes it from the Curse pile, not a Talisman from the Market', () => {
  const before = { random: { 'magic-talisman': 2 }, coins: 3, others: [{ hand: ['city'], draw: ['bank'] }] } as const;
  const played = position({ ...before, hand: ['curse-witch', 'duke'] }).play('play:curse-witch', 'banish:duke');
  expect(pileNames(played.state.seats[1]!.draw)).toEqual(['bank', 'up:curse']);
  const used = position({ ...before, hand: ['curse-witch', 'duke'] }).play('use:curse-witch');
  expect(names(used.state.seats[1]!.discard)).toEqual(['curse']);
  for (const game of [played, used]) {
    expect(game.asked).toBe(0);
    expect(game.state.table.market[cardNamed('magic-talisman')]).toBe(2);
    expect(game.state.table.curses).toHaveLength(7);
  }
});

test('[HOC-14.36] with the Curse pile empty nobody gets a Talisman for it', () => {
  const game = position({
    hand: ['slash-and-burn-farming', 'city'],
    random: { 'magic-talisman': 2 },
    curses: 0,
  });
  game.play('play:slash-and-burn-farming');
  expect([game.kind, game.state.seats[0]!.discard]).toEqual(['main', []]);
  expect(game.state.table.market[cardNamed('magic-talisman')]).toBe(2);
});

test('[HOC-14.37] a kept Talisman defends from its Territory, which is then free', () => {
  const game = position({
    hand: ['bribery', 'city'],
    others: [{ princess: 'klam-klam', domain: ['city'], kept: ['magic-talisman'], hand: ['scout'], draw: ['bank'] }],
  });
  game.play('play:bribery');
  expect([game.asked, game.options]).toEqual([1, ['defend:magic-talisman,kept', 'pass']]);
  game.play('defend:magic-talisman,kept');
  expect(game.state.seats[1]!.kept).toEqual([]);
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:magic-talisman', 'bank']);
  game.play('pass');
  expect([game.asked, game.options]).toEqual([1, expect.arrayContaining(['keep:scout'])]);
});

test('[HOC-14.38] a Talisman used in the window protects from Curse Witch', () => {
  const game = position({
    hand: ['curse-witch', 'duke'],
    coins: 3,
    others: [
      { hand: ['magic-talisman'], draw: ['bank'] },
      { hand: ['city'], draw: ['bank'] },
    ],
  });
  game.play('play:curse-witch', 'banish:duke', 'defend:magic-talisman');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:magic-talisman', 'bank']);
  expect(pileNames(game.state.seats[2]!.draw)).toEqual(['bank', 'up:curse']);
  expect(game.state.table.curses).toHaveLength(11);
});

test('[HOC-14.38] a Talisman held back does not', () => {
  const game = position({
    hand: ['curse-witch', 'duke'],
    coins: 3,
    others: [{ hand: ['magic-talisman'], draw: ['bank'] }],
  });
  game.play('play:curse-witch', 'banish:duke', 'pass');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['bank', 'up:curse']);
});
