import { expect, test } from 'vitest';
import { names, pileNames, position } from '../../position.ts';

test('[HOC-14.28] Refuge brings a coin and takes all or none of the face-up cards on top', () => {
  const before = { hand: ['refuge', 'city'], draw: ['up:duke', 'up:scout', 'bank', 'up:alchemist'] } as const;
  const taking = position(before).play('play:refuge');
  expect(taking.state.table).toMatchObject({ coins: 1, plays: 1 });
  expect(taking.options).toEqual(['take-them', 'leave-them']);
  taking.play('take-them');
  expect(names(taking.state.seats[0]!.hand)).toEqual(['city', 'duke', 'scout']);
  expect(pileNames(taking.state.seats[0]!.draw)).toEqual(['bank', 'up:alchemist']);
  const leaving = position(before).play('play:refuge', 'leave-them');
  expect(names(leaving.state.seats[0]!.hand)).toEqual(['city']);
  expect(pileNames(leaving.state.seats[0]!.draw)).toEqual([...before.draw]);
});

test('[HOC-14.28] a Refuge that finds no face-up card brings its coin and asks nothing', () => {
  for (const draw of [[], ['bank', 'up:scout']] as const) {
    const game = position({ hand: ['refuge', 'city'], draw }).play('play:refuge');
    expect(game.options).toEqual(['play:city', 'pass']);
    expect(game.state.table.coins).toBe(1);
    expect(names(game.state.seats[0]!.hand)).toEqual(['city']);
  }
});

const attack = { hand: ['infantry-battalion'], coins: 3 } as const;

test('[HOC-14.28] in defence Refuge puts a card of the hand face up on the pile, and a hand of four escapes', () => {
  const game = position({
    ...attack,
    others: [{ hand: ['refuge', 'city', 'city', 'duke', 'curse'], draw: ['bank'] }],
  });
  game.play('play:infantry-battalion', 'defend:refuge');
  expect([game.asked, game.options.toSorted()]).toEqual([
    1,
    ['put-back:city', 'put-back:curse', 'put-back:duke', 'put-back:refuge'],
  ]);
  game.play('put-back:duke');
  expect([game.asked, game.kind]).toEqual([0, 'second']);
  expect(names(game.state.seats[1]!.hand)).toEqual(['city', 'city', 'curse', 'refuge']);
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:duke', 'bank']);
  expect(game.state.seats[1]!.discard).toEqual([]);
});

test('[HOC-14.28] [HOC-10.12] a hand that is still five after a Refuge is hit', () => {
  const game = position({
    ...attack,
    others: [{ hand: ['refuge', 'city', 'duke', 'duke', 'duke', 'duke'] }],
  });
  game.play('play:infantry-battalion', 'defend:refuge', 'put-back:duke');
  expect(names(game.state.seats[1]!.discard)).toEqual(['city']);
});

test('[HOC-14.29] the card put back may be the Refuge itself', () => {
  const game = position({ ...attack, others: [{ hand: ['refuge', 'city', 'city', 'city', 'city'], draw: ['bank'] }] });
  game.play('play:infantry-battalion', 'defend:refuge', 'put-back:refuge');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:refuge', 'bank']);
  expect(names(game.state.seats[1]!.hand)).toEqual(['city', 'city', 'city', 'city']);
  expect(game.asked).toBe(0);
});

test('[HOC-14.30] Refuge takes the cards that a Draft Notice put back', () => {
  const game = position({
    hand: ['draft-notice', 'refuge', 'city'],
    discard: ['scout', 'alchemist'],
    draw: ['bank'],
    coins: 2,
  });
  game.play('play:draft-notice', 'recruit:scout', 'recruit:alchemist', 'play:refuge', 'take-them');
  expect(names(game.state.seats[0]!.hand)).toEqual(['alchemist', 'city', 'scout']);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['bank']);
});

test('[HOC-14.30] Refuge takes the card that a Scout left face up', () => {
  const game = position({
    hand: ['scout', 'refuge', 'city'],
    draw: ['alchemist', 'bank'],
    others: [{ hand: ['city'] }],
  });
  game.play('play:scout', 'leave-it', 'play:refuge', 'take-them');
  expect(names(game.state.seats[0]!.hand)).toEqual(['alchemist', 'city']);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['bank']);
});

test('[HOC-14.31] Refuge does not take what a Library put under the draw pile', () => {
  const game = position({ hand: ['library', 'refuge', 'city'], discard: ['scout'], draw: ['bank'] });
  game.play('play:library', 'return-cards', 'shelve:scout', 'play:refuge');
  expect(game.options).toEqual(['play:city', 'pass']);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['bank', 'up:scout']);
});

const keeper = { princess: 'klam-klam', domain: ['city'], kept: ['refuge'] } as const;

test('[HOC-14.32] a kept Refuge puts back a card of the hand, not itself, and stays kept', () => {
  const game = position({ ...attack, others: [{ ...keeper, hand: ['city', 'duke', 'duke', 'duke', 'duke'] }] });
  game.play('play:infantry-battalion', 'defend:refuge');
  expect(game.options.toSorted()).toEqual(['put-back:city', 'put-back:duke']);
  game.play('put-back:duke');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:duke']);
  expect(names(game.state.seats[1]!.kept)).toEqual(['refuge']);
  expect([game.asked, game.state.seats[1]!.hand.length]).toEqual([0, 4]);
});

test('[HOC-14.32] with an empty hand a kept Refuge does nothing', () => {
  const game = position({ ...attack, others: [{ ...keeper, draw: ['bank'] }] }).play('play:infantry-battalion');
  expect([game.asked, game.kind]).toEqual([0, 'second']);
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['bank']);
});
