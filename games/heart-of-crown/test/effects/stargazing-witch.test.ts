import { expect, test } from 'vitest';
import { CARDS, cardNamed } from '../../src/components.ts';
import { at, names, pileNames } from '../at.ts';

test('[HOC-14.50] Stargazing Witch as it is printed', () => {
  const printed = { cost: 4, links: 2, types: ['action'], sub: 'magic', coins: 0, points: 0 };
  expect(CARDS[cardNamed('stargazing-witch')]).toMatchObject(printed);
});

test('[HOC-14.50] as the first Action card it looks at one card, which may be discarded, and draws', () => {
  const before = { hand: ['stargazing-witch', 'city'], draw: ['duke', 'scout', 'bank'] } as const;
  const discarding = at(before).play('play:stargazing-witch');
  expect(discarding.options).toEqual(['discard:duke', 'pass']);
  discarding.play('discard:duke');
  expect(names(discarding.state.seats[0]!.hand)).toEqual(['city', 'scout']);
  expect(names(discarding.state.seats[0]!.discard)).toEqual(['duke']);
  const leaving = at(before).play('play:stargazing-witch', 'pass');
  expect(names(leaving.state.seats[0]!.hand)).toEqual(['city', 'duke']);
  expect(leaving.state.seats[0]!.discard).toEqual([]);
});

test('[HOC-14.50] with two cards left of three to look at, the discards are shuffled beneath', () => {
  const game = at({
    hand: ['stargazing-witch', 'city'],
    field: ['post-horse', 'contribution'],
    draw: ['duke', 'city'],
    discard: ['scout', 'scout'],
  });
  game.play('play:stargazing-witch');
  expect(game.options).toEqual(['discard:city', 'discard:duke', 'discard:scout', 'pass']);
  game.play('pass');
  expect(game.options).toEqual(['stack:scout', 'stack:city', 'stack:duke']);
  game.play('stack:duke', 'stack:city');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'scout']);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['city', 'duke', 'scout']);
});

test('[HOC-14.50] the cards looked at are shown to their owner alone', () => {
  const game = at({ hand: ['stargazing-witch', 'city'], field: ['bank'], draw: ['duke', 'city', 'scout'] });
  game.play('play:stargazing-witch');
  const [looked] = game.events('looked');
  expect(looked).toMatchObject({ pub: { seat: 0, count: 2 }, to: 0, priv: { cards: ['city', 'duke'] } });
  expect(pileNames(game.state.seats[0]!.draw).filter((name) => name.startsWith('up:'))).toEqual([]);
  game.play('discard:city', 'pass');
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['scout']);
});

test('[HOC-14.50] where all is discarded it draws from the new pile', () => {
  const game = at({ hand: ['stargazing-witch', 'city'], field: ['bank'], draw: ['duke', 'duke'] });
  game.play('play:stargazing-witch', 'discard:duke', 'discard:duke');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'duke']);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['duke']);
});

test('[HOC-14.50] with fewer cards than it looks at, it does what it can and draws nothing', () => {
  const game = at({
    hand: ['stargazing-witch', 'city'],
    field: ['bank', 'bank'],
    draw: ['up:duke'],
    discard: ['scout'],
  });
  game.play('play:stargazing-witch');
  expect(game.options).toEqual(['discard:scout', 'discard:duke,up', 'pass']);
  game.play('discard:scout', 'pass');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city']);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['up:duke']);
  expect(game.state.table.plays).toBe(2);
});

test('[HOC-14.50] a pile that she empties in vain is replaced at once, though nothing is drawn', () => {
  const game = at({ hand: ['stargazing-witch', 'city'], field: ['bank'], draw: ['duke'] });
  game.play('play:stargazing-witch', 'discard:duke');
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['duke']);
  expect(game.state.seats[0]!.discard).toEqual([]);
  expect(names(game.state.seats[0]!.hand)).toEqual(['city']);
});

test('[HOC-14.51] every Action card played before counts, territories do not', () => {
  const game = at({
    hand: ['stargazing-witch', 'city'],
    field: ['scout', 'rampart', 'shinobi', 'magic-talisman', 'city', 'imperial-estate'],
    draw: ['duke', 'duke', 'duke', 'duke', 'duke', 'duke', 'duke'],
  });
  game.play('play:stargazing-witch');
  expect(game.events('looked')).toMatchObject([{ pub: { count: 5 } }]);
});

test('[HOC-14.51] a hand activation is no card played', () => {
  const game = at({ hand: ['stargazing-witch', 'curse-witch', 'city'], draw: ['duke', 'duke', 'duke'] });
  game.play('use:curse-witch', 'play:stargazing-witch');
  expect(game.events('looked')).toMatchObject([{ pub: { count: 1 } }]);
});
