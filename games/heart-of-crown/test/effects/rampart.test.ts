import { expect, test } from 'vitest';
import { at, names, pileNames } from '../at.ts';

const fullHand = ['rampart', 'city', 'large-city', 'duke', 'duke'] as const;

test('[HOC-14.9] Rampart brings one coin when played, and no defence', () => {
  const game = at({ hand: ['rampart', 'city'] }).play('play:rampart');
  expect(game.state.table).toMatchObject({ coins: 1, plays: 1, reach: 0 });
  expect(names(game.state.seats[0]!.field)).toEqual(['rampart']);
});

test('[HOC-14.9] [HOC-14.11] against Infantry Battalion a Rampart saves the hand from loss and from sight', () => {
  const game = at({ hand: ['infantry-battalion'], coins: 1, others: [{ hand: fullHand }] });
  game.play('play:infantry-battalion');
  expect([game.asked, game.options]).toEqual([1, ['defend:rampart', 'pass']]);
  game.play('defend:rampart');
  expect([game.asked, game.kind]).toEqual([0, 'second']);
  expect(names(game.state.seats[1]!.hand)).toEqual([...fullHand].sort());
  expect([game.events('discarded'), game.events('hand-shown')]).toEqual([[], []]);
});

test('[HOC-14.11] a Rampart also spares a hand without a Territory from being shown', () => {
  const hand = ['rampart', 'duke', 'duke', 'duke', 'duke'] as const;
  const attack = { hand: ['infantry-battalion'], coins: 1, others: [{ hand }] } as const;
  expect(at(attack).play('play:infantry-battalion', 'pass').events('hand-shown')).toHaveLength(1);
  expect(at(attack).play('play:infantry-battalion', 'defend:rampart').events('hand-shown')).toEqual([]);
});

test('[HOC-14.9] who does not use the Rampart is hit', () => {
  const game = at({ hand: ['infantry-battalion'], coins: 1, others: [{ hand: fullHand }] });
  game.play('play:infantry-battalion', 'pass');
  expect([game.asked, game.options]).toEqual([1, ['discard:city', 'discard:large-city']]);
});

test('[HOC-14.9] the number does not fall below zero: a second Rampart is then of no use', () => {
  const game = at({
    hand: ['evicted-monster', 'city'],
    draw: ['city'],
    others: [{ hand: ['rampart', 'rampart', 'duke', 'duke', 'duke'] }],
  });
  game.play('play:evicted-monster', 'defend:rampart');
  expect([game.asked, game.kind]).toEqual([0, 'main']);
  expect(game.state.seats[1]!.hand).toHaveLength(5);
});

test('[HOC-14.9] a kept Rampart weakens the attack and stays kept', () => {
  const game = at({
    hand: ['infantry-battalion'],
    coins: 1,
    others: [
      {
        princess: 'klam-klam',
        domain: ['city'],
        kept: ['rampart'],
        hand: ['city', 'city', 'city', 'city', 'city'],
      },
    ],
  });
  game.play('play:infantry-battalion', 'defend:rampart');
  expect(game.state.seats[1]!.hand).toHaveLength(5);
  expect(names(game.state.seats[1]!.kept)).toEqual(['rampart']);
});

test('[HOC-14.10] two Ramparts against Royal Guard leave one card to reveal instead of three', () => {
  const game = at({
    hand: ['royal-guard'],
    coins: 1,
    others: [{ hand: ['rampart', 'rampart'], draw: ['duke', 'city', 'scout', 'curse'] }],
  });
  game.play('play:royal-guard', 'defend:rampart', 'defend:rampart');
  expect([game.asked, game.kind]).toEqual([0, 'second']);
  expect(game.events('revealed')).toHaveLength(1);
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:duke', 'city', 'scout', 'curse']);
  expect(game.state.seats[1]!.discard).toEqual([]);
});

test('[HOC-14.10] one Rampart against Royal Guard leaves two cards, of which the attacker spares one', () => {
  const game = at({
    hand: ['royal-guard'],
    coins: 1,
    others: [{ hand: ['rampart'], draw: ['duke', 'city', 'scout', 'curse'] }],
  });
  game.play('play:royal-guard', 'defend:rampart');
  expect([game.asked, game.options]).toEqual([0, ['leave:city,1', 'leave:duke,1']]);
  game.play('leave:city,1');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:city', 'scout', 'curse']);
  expect(names(game.state.seats[1]!.discard)).toEqual(['duke']);
});

test('[HOC-14.10] [HOC-14.11] three Ramparts stop Royal Guard altogether, for their owner alone', () => {
  const draw = ['duke', 'duke', 'duke', 'city'] as const;
  const game = at({
    hand: ['royal-guard'],
    coins: 1,
    others: [{ hand: ['rampart', 'rampart', 'rampart'], draw }, { draw }],
  });
  game.play('play:royal-guard', 'defend:rampart', 'defend:rampart', 'defend:rampart');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual([...draw]);
  expect(pileNames(game.state.seats[2]!.draw)).toEqual(['up:duke', 'city']);
});

test('[HOC-14.12] [HOC-16.8] Bribery and Curse Witch are nothing that a Rampart could weaken', () => {
  const bribery = at({ hand: ['bribery', 'city'], others: [{ hand: ['rampart'] }] }).play('play:bribery');
  expect([bribery.asked, bribery.kind, bribery.state.table.bribery]).toEqual([0, 'main', 1]);
  const witch = at({
    hand: ['curse-witch', 'city'],
    coins: 3,
    others: [{ hand: ['rampart', 'rampart'], draw: ['city'] }],
  });
  witch.play('play:curse-witch', 'banish:city');
  expect([witch.asked, witch.kind]).toEqual([0, 'second']);
  expect(pileNames(witch.state.seats[1]!.draw)).toEqual(['city', 'up:curse']);
});
