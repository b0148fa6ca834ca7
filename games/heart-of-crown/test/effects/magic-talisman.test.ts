import { expect, test } from 'vitest';
import { cardNamed } from '../../src/components.ts';
import { at, names, pileNames } from '../at.ts';

test('[HOC-14.33] Magic Talisman discards any number of cards of the hand and brings a coin for each', () => {
  const game = at({ hand: ['magic-talisman', 'magic-talisman', 'curse', 'duke', 'city'] });
  game.play('play:magic-talisman');
  expect(game.options.toSorted()).toEqual([
    ...['discard:city', 'discard:curse', 'discard:duke', 'discard:magic-talisman', 'pass'],
  ]);
  game.play('discard:duke', 'discard:curse', 'pass');
  expect(names(game.state.seats[0]!.discard)).toEqual(['curse', 'duke']);
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'magic-talisman']);
  expect(game.state.table).toMatchObject({ coins: 2, plays: 1, outskirts: [] });
});

test('[HOC-14.33] it may discard none, and then brings nothing', () => {
  const game = at({ hand: ['magic-talisman', 'city'] }).play('play:magic-talisman', 'pass');
  expect([game.kind, game.state.table.coins, names(game.state.seats[0]!.hand)]).toEqual(['main', 0, ['city']]);
  const alone = at({ hand: ['magic-talisman'], others: [{ hand: ['city'] }] }).play('play:magic-talisman');
  expect([alone.kind, alone.state.table.coins]).toEqual(['second', 0]);
});

test('[HOC-14.33] [HOC-6.9] its coins pay debt first', () => {
  const game = at({ hand: ['magic-talisman', 'duke', 'duke', 'city'], debt: 1 });
  game.play('play:magic-talisman', 'discard:duke', 'discard:duke');
  expect([game.state.seats[0]!.debt, game.state.table.coins]).toEqual([0, 1]);
});

test('[HOC-14.33] in defence it goes face up on top of the draw pile', () => {
  const game = at({
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
  const game = at({
    hand: ['shinobi', 'infantry-battalion', 'royal-guard'],
    others: [{ hand: ['magic-talisman', 'city', 'city', 'city', 'city'], draw: ['bank', 'duke', 'scout'] }],
  });
  game.play('play:shinobi', 'play:infantry-battalion');
  expect([game.asked, game.options]).toEqual([1, ['defend:magic-talisman', 'pass']]);
  game.play('defend:magic-talisman', 'play:royal-guard');
  expect([game.asked, game.options.toSorted()]).toEqual([
    0,
    ['leave:bank,1', 'leave:duke,1', 'leave:magic-talisman,1'],
  ]);
  game.play('leave:magic-talisman,1');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:magic-talisman', 'scout']);
  expect(names(game.state.seats[1]!.discard)).toEqual(['bank', 'duke']);
});

test('[HOC-14.34] two copies answer two attacks', () => {
  const game = at({
    hand: ['shinobi', 'infantry-battalion', 'royal-guard'],
    others: [{ hand: ['magic-talisman', 'magic-talisman', 'city', 'city', 'city'], draw: ['bank', 'duke', 'scout'] }],
  });
  game.play('play:shinobi', 'play:infantry-battalion', 'defend:magic-talisman');
  expect([game.asked, game.options]).toEqual([1, ['defend:magic-talisman', 'pass']]);
  game.play('pass', 'play:royal-guard', 'defend:magic-talisman');
  expect(pileNames(game.state.seats[1]!.draw).slice(0, 2)).toEqual(['up:magic-talisman', 'up:magic-talisman']);
});

test('[HOC-14.35] Adventurer cannot banish a Talisman, Contribution can', () => {
  const adventurer = at({ hand: ['adventurer', 'magic-talisman', 'curse', 'city'], coins: 1 });
  adventurer.play('play:adventurer');
  expect(adventurer.options).toEqual(['banish:city', 'pass']);
  const contribution = at({ hand: ['contribution', 'magic-talisman', 'city'], coins: 1 });
  contribution.play('play:contribution', 'banish:magic-talisman');
  expect(names(contribution.state.table.outskirts)).toEqual(['magic-talisman']);
});

test('[HOC-14.36] who takes a Curse takes it from the Curse pile, not a Talisman from the Market', () => {
  const before = { random: { 'magic-talisman': 2 }, coins: 3, others: [{ hand: ['city'], draw: ['bank'] }] } as const;
  const played = at({ ...before, hand: ['curse-witch', 'duke'] }).play('play:curse-witch', 'banish:duke');
  expect(pileNames(played.state.seats[1]!.draw)).toEqual(['bank', 'up:curse']);
  const used = at({ ...before, hand: ['curse-witch', 'duke'] }).play('use:curse-witch');
  expect(names(used.state.seats[1]!.discard)).toEqual(['curse']);
  for (const game of [played, used]) {
    expect(game.asked).toBe(0);
    expect(game.state.table.market[cardNamed('magic-talisman')]).toBe(2);
    expect(game.state.table.curses).toHaveLength(7);
  }
});

test('[HOC-14.36] with the Curse pile empty nobody gets a Talisman for it', () => {
  const game = at({
    hand: ['slash-and-burn-farming', 'city'],
    random: { 'magic-talisman': 2 },
    curses: 0,
  });
  game.play('play:slash-and-burn-farming');
  expect([game.kind, game.state.seats[0]!.discard]).toEqual(['main', []]);
  expect(game.state.table.market[cardNamed('magic-talisman')]).toBe(2);
});

test('[HOC-14.37] a Talisman is not kept, so none defends from the Domain', () => {
  const game = at({ hand: ['magic-talisman', 'city'], princess: 'klam-klam', domain: ['large-city'] });
  expect(game.options.filter((name) => name.startsWith('keep'))).toEqual([]);
  expect(game.refusal('keep:magic-talisman')).toContain('cannot be kept');
});

test('[HOC-14.38] a Talisman used in the window protects from Curse Witch', () => {
  const game = at({
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
  const game = at({
    hand: ['curse-witch', 'duke'],
    coins: 3,
    others: [{ hand: ['magic-talisman'], draw: ['bank'] }],
  });
  game.play('play:curse-witch', 'banish:duke', 'pass');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['bank', 'up:curse']);
});
