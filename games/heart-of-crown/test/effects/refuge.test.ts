import { fastChance } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { at, names, pileNames } from '../at.ts';

test('[HOC-14.28] Refuge brings a coin and takes all face-up cards on top without asking', () => {
  const game = at({ hand: ['refuge', 'city'], draw: ['up:duke', 'up:scout', 'bank', 'up:alchemist'] });
  game.play('play:refuge');
  expect(game.state.table).toMatchObject({ coins: 1, plays: 1 });
  expect([game.kind, names(game.state.seats[0]!.hand)]).toEqual(['main', ['city', 'duke', 'scout']]);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['bank', 'up:alchemist']);
});

test('[HOC-14.28] a Refuge that finds no face-up card brings its coin and asks nothing', () => {
  for (const draw of [[], ['bank', 'up:scout']] as const) {
    const game = at({ hand: ['refuge', 'city'], draw }).play('play:refuge');
    expect(game.options).toEqual(['play:city', 'pass']);
    expect(game.state.table.coins).toBe(1);
    expect(names(game.state.seats[0]!.hand)).toEqual(['city']);
  }
});

const attack = { hand: ['infantry-battalion'], coins: 3 } as const;

test('[HOC-14.28] in defence Refuge puts back any number of Action and Succession cards, in any order', () => {
  const game = at({
    ...attack,
    others: [{ hand: ['refuge', 'city', 'imperial-estate', 'duke', 'scout', 'curse'], draw: ['bank'] }],
  });
  game.play('play:infantry-battalion', 'defend:refuge');
  expect([game.asked, game.options.toSorted()]).toEqual([
    1,
    ['pass', 'put-back:duke', 'put-back:imperial-estate', 'put-back:refuge', 'put-back:scout'],
  ]);
  game.play('put-back:scout', 'put-back:duke', 'pass');
  expect([game.asked, game.kind]).toEqual([0, 'second']);
  expect(names(game.state.seats[1]!.hand)).toEqual(['city', 'curse', 'imperial-estate', 'refuge']);
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:duke', 'up:scout', 'bank']);
  expect(game.state.seats[1]!.discard).toEqual([]);
});

test('[HOC-14.28] none may be put back', () => {
  const game = at({ ...attack, others: [{ hand: ['refuge', 'city', 'duke', 'duke', 'duke'], draw: ['bank'] }] });
  game.play('play:infantry-battalion', 'defend:refuge', 'pass');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['bank']);
  expect(names(game.state.seats[1]!.discard)).toEqual(['city']);
});

test('[HOC-14.28] [HOC-10.12] a hand that is still five after a Refuge is hit', () => {
  const game = at({
    ...attack,
    others: [{ hand: ['refuge', 'city', 'duke', 'duke', 'duke', 'duke'] }],
  });
  game.play('play:infantry-battalion', 'defend:refuge', 'put-back:duke', 'pass');
  expect(names(game.state.seats[1]!.discard)).toEqual(['city']);
});

test('[HOC-14.28] the cards to put back are asked for because of the Refuge', () => {
  const game = at({ ...attack, others: [{ hand: ['refuge', 'city', 'duke'] }] });
  game.play('play:infantry-battalion', 'defend:refuge');
  expect(game.decision!.because.at(-1)).toEqual({ label: 'put-back', rule: 'HOC-14.28' });
});

test('[HOC-14.28] [HOC-16.7] in the worlds that bots deal the defender has something to put back', () => {
  const game = at({
    ...attack,
    others: [{ hand: ['refuge', 'city'], draw: ['city', 'city', 'city', 'city', 'city', 'city', 'city', 'scout'] }],
  });
  game.play('play:infantry-battalion', 'defend:refuge');
  for (let seed = 0; seed < 20; seed++) {
    const world = game.engine.determinise(game.view(0), fastChance(seed));
    const hand = names(world.seats[1]!.hand as number[]);
    expect(hand.includes('refuge') || hand.includes('scout')).toBe(true);
  }
});

test('[HOC-14.29] the cards put back may include the Refuge itself', () => {
  const game = at({ ...attack, others: [{ hand: ['refuge', 'city', 'city', 'city', 'city'], draw: ['bank'] }] });
  game.play('play:infantry-battalion', 'defend:refuge', 'put-back:refuge');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:refuge', 'bank']);
  expect(names(game.state.seats[1]!.hand)).toEqual(['city', 'city', 'city', 'city']);
  expect(game.asked).toBe(0);
});

test('[HOC-14.29] [HOC-10.7] of two Refuges the first puts itself back and the second can still be used', () => {
  const game = at({
    ...attack,
    others: [{ hand: ['refuge', 'refuge', 'duke', 'city', 'city'], draw: ['bank'] }],
  });
  game.play('play:infantry-battalion', 'defend:refuge', 'put-back:refuge', 'pass');
  expect([game.asked, game.options]).toEqual([1, ['defend:refuge', 'pass']]);
  game.play('defend:refuge', 'put-back:duke', 'pass');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:duke', 'up:refuge', 'bank']);
  expect(game.asked).toBe(0);
});

test('[HOC-14.30] Refuge takes the cards that a Draft Notice put back', () => {
  const game = at({
    hand: ['draft-notice', 'refuge', 'city'],
    discard: ['scout', 'alchemist'],
    draw: ['bank'],
    coins: 2,
  });
  game.play('play:draft-notice', 'recruit:scout', 'recruit:alchemist', 'play:refuge');
  expect(names(game.state.seats[0]!.hand)).toEqual(['alchemist', 'city', 'scout']);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['bank']);
});

test('[HOC-14.30] Refuge takes the card that a Scout left face up', () => {
  const game = at({
    hand: ['scout', 'refuge', 'city'],
    draw: ['alchemist', 'bank'],
    others: [{ hand: ['city'] }],
  });
  game.play('play:scout', 'leave:alchemist,0', 'play:refuge');
  expect(names(game.state.seats[0]!.hand)).toEqual(['alchemist', 'city']);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['bank']);
});

test('[HOC-14.31] Refuge does not take what a Library put under the draw pile', () => {
  const game = at({ hand: ['library', 'refuge', 'city'], discard: ['scout'], draw: ['bank'] });
  game.play('play:library', 'return-cards', 'shelve:scout', 'play:refuge');
  expect(game.options).toEqual(['play:city', 'pass']);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['bank', 'up:scout']);
});

test('[HOC-14.32] a Refuge is not kept, so none defends from the Domain', () => {
  const game = at({ hand: ['refuge', 'city'], princess: 'klam-klam', domain: ['large-city'] });
  expect(game.options.filter((name) => name.startsWith('keep'))).toEqual([]);
  expect(game.refusal('keep:refuge')).toContain('cannot be kept');
});
