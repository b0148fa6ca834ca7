import { expect, test } from 'vitest';
import { CARDS, cardNamed } from '../../src/components.ts';
import { at, names, pileNames, type SeatPosition } from '../at.ts';

/** With the two coins of the Guard something can be bought, so the turn halts in the Second Phase. */
function attacking(...others: readonly SeatPosition[]) {
  return at({ hand: ['royal-guard', 'city'], coins: 1, others }).play('play:royal-guard');
}

test('[HOC-14.70] Royal Guard as it is printed', () => {
  const printed = { cost: 5, links: 0, types: ['action', 'attack'], sub: 'military', coins: 2, points: 0 };
  expect(CARDS[cardNamed('royal-guard')]).toMatchObject(printed);
});

test('[HOC-14.70] of three cards revealed the attacker leaves one face up on top, the rest are discarded', () => {
  const game = attacking({ draw: ['duke', 'city', 'scout', 'senator'] });
  expect(game.state.table).toMatchObject({ coins: 3, plays: 0 });
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:duke', 'up:city', 'up:scout', 'senator']);
  expect(game.asked).toBe(0);
  expect(game.options.toSorted()).toEqual(['leave:city,1', 'leave:duke,1', 'leave:scout,1']);
  game.play('leave:city,1');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:city', 'senator']);
  expect(names(game.state.seats[1]!.discard)).toEqual(['duke', 'scout']);
});

test('[HOC-14.70] each opponent in turn, every choice the attacker’s', () => {
  const game = attacking({ draw: ['duke', 'city', 'city', 'city'] }, { draw: ['curse', 'duke', 'bank', 'scout'] });
  game.play('leave:city,1');
  expect(names(game.state.seats[1]!.discard)).toEqual(['city', 'duke']);
  expect(pileNames(game.state.seats[2]!.draw)).toEqual(['up:curse', 'up:duke', 'up:bank', 'scout']);
  expect(game.asked).toBe(0);
  game.play('leave:curse,2');
  expect(pileNames(game.state.seats[2]!.draw)).toEqual(['up:curse', 'scout']);
});

test('[HOC-14.70] two Ramparts leave one card to reveal, which stays', () => {
  const game = attacking({ hand: ['rampart', 'rampart', 'city'], draw: ['duke', 'city', 'scout', 'senator'] });
  game.play('defend:rampart', 'defend:rampart');
  expect(game.kind).toBe('second');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:duke', 'city', 'scout', 'senator']);
  expect(game.state.seats[1]!.discard).toEqual([]);
});

test('[HOC-14.70] with one Rampart two are revealed, with three none', () => {
  const one = attacking({ hand: ['rampart'], draw: ['duke', 'city', 'scout'] }).play('defend:rampart');
  expect(one.options.toSorted()).toEqual(['leave:city,1', 'leave:duke,1']);
  const domain = { princess: 'laolilly', domain: ['city'], kept: ['rampart'] } as const;
  const three = attacking({ hand: ['rampart', 'rampart'], ...domain, draw: ['duke', 'city', 'scout'] });
  three.play('defend:rampart', 'defend:rampart', 'defend:rampart');
  expect(pileNames(three.state.seats[1]!.draw)).toEqual(['duke', 'city', 'scout']);
  expect(three.events('revealed')).toEqual([]);
});

test('[HOC-14.70] a card that lies face up is revealed again and counts as one of the three', () => {
  const game = attacking({ draw: ['up:duke', 'city', 'scout', 'senator'] });
  expect(game.events('revealed')).toMatchObject([
    { pub: { seat: 1, card: 'duke' } },
    { pub: { seat: 1, card: 'city' } },
    { pub: { seat: 1, card: 'scout' } },
  ]);
  game.play('leave:scout,1');
  expect(names(game.state.seats[1]!.discard)).toEqual(['city', 'duke']);
});

test('[HOC-14.70] a Refuge in defence chooses what is revealed first', () => {
  const game = attacking({ hand: ['refuge', 'senator'], draw: ['duke', 'city', 'scout'] });
  game.play('defend:refuge', 'put-back:senator', 'pass');
  expect(game.options.toSorted()).toEqual(['leave:city,1', 'leave:duke,1', 'leave:senator,1']);
});

test('[HOC-14.70] a short pile is filled up from the discards, and an empty one shows nothing', () => {
  const game = attacking({ draw: ['duke'], discard: ['city', 'city'] }, {});
  expect(game.options.toSorted()).toEqual(['leave:city,1', 'leave:duke,1']);
  game.play('leave:duke,1');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:duke']);
  expect(names(game.state.seats[1]!.discard)).toEqual(['city', 'city']);
  expect(game.kind).toBe('second');
});
