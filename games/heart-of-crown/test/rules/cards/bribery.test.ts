import { expect, test } from 'vitest';
import { names, pileNames, position } from '../../position.ts';

const bribery = { hand: ['bribery', 'city'], random: {} } as const;

test('[HOC-14.25] after Bribery one card of an opponent’s discard pile is for sale at its cost', () => {
  const game = position({ ...bribery, coins: 11, others: [{ discard: ['alchemist', 'scout', 'duke'] }] });
  game.play('play:bribery');
  expect(game.state.table.plays).toBe(1);
  game.play('pass');
  expect(game.options).toEqual(
    expect.arrayContaining(['bribe:alchemist,1', 'bribe:scout,1', 'bribe:duke,1', 'buy:city']),
  );
  game.play('bribe:alchemist,1');
  expect(game.state.table.coins).toBe(6);
  expect(names(game.state.seats[0]!.discard)).toEqual(['alchemist']);
  expect(names(game.state.seats[1]!.discard)).toEqual(['duke', 'scout']);
  expect(game.refusal('bribe:scout,1')).toContain('no Bribery allows another');
  game.play('buy:city');
  expect(names(game.state.seats[0]!.discard)).toEqual(['alchemist', 'city']);
});

test('[HOC-14.25] without Bribery, or without the coins, the cards of others are not for sale', () => {
  const others = [{ discard: ['alchemist'] }] as const;
  expect(
    position({ ...bribery, coins: 9, others })
      .play('pass')
      .refusal('bribe:alchemist,1'),
  ).toContain('HOC-14.25');
  const poor = position({ ...bribery, coins: 4, others }).play('play:bribery', 'pass');
  expect(poor.refusal('bribe:alchemist,1')).toContain('it costs 5 and you have 4');
});

test('[HOC-14.25] [HOC-7.2] who buys nothing with Bribery has bought nothing and may set cards', () => {
  const game = position({
    hand: ['bribery', 'duke', 'senator'],
    princess: 'laolilly',
    coins: 9,
    others: [{ discard: ['alchemist'], hand: ['city'] }],
  });
  game.play('play:bribery', 'set:duke');
  expect(game.options).toEqual(['set:senator', 'pass']);
  game.play('pass');
  expect(names(game.state.seats[1]!.discard)).toEqual(['alchemist']);
  expect(game.state.table.bribes).toBe(0);
});

test('[HOC-14.26] who buys with Bribery cannot set cards in the same turn', () => {
  const game = position({
    hand: ['bribery', 'duke'],
    princess: 'laolilly',
    coins: 8,
    others: [{ discard: ['alchemist'] }],
  });
  game.play('play:bribery');
  expect(game.options).toContain('set:duke');
  game.play('bribe:alchemist,1');
  expect(game.options).not.toContain('set:duke');
  expect(game.refusal('set:duke')).toContain('you are buying this turn');
});

test('[HOC-14.25] [HOC-12.5] Klam-Klam pays one less for a bribed card, but never less than one', () => {
  const game = position({
    hand: ['bribery', 'bribery', 'city'],
    princess: 'klam-klam',
    coins: 7,
    random: {},
    others: [{ discard: ['alchemist', 'farming-village'] }],
  });
  game.play('play:bribery', 'play:bribery', 'pass', 'bribe:alchemist,1');
  expect(game.state.table.coins).toBe(3);
  game.play('bribe:farming-village,1');
  expect(game.state.table.coins).toBe(2);
});

test('[HOC-14.27] every opponent may defend when Bribery is played, and no defence takes the permission away', () => {
  const game = position({
    ...bribery,
    coins: 9,
    others: [
      { hand: ['magic-talisman'], discard: ['alchemist'] },
      { hand: ['refuge', 'duke'], discard: ['alchemist'] },
    ],
  });
  game.play('play:bribery');
  expect([game.asked, game.options]).toEqual([1, ['defend:magic-talisman', 'pass']]);
  game.play('defend:magic-talisman');
  expect([game.asked, game.options, game.state.table.bribes]).toEqual([2, ['defend:refuge', 'pass'], 0]);
  game.play('defend:refuge', 'put-back:duke', 'pass');
  expect(game.state.seats.map(({ draw }) => pileNames(draw))).toEqual([[], ['up:magic-talisman'], ['up:duke']]);
  expect(game.options).toEqual(expect.arrayContaining(['bribe:alchemist,1', 'bribe:alchemist,2']));
});

test('[HOC-14.27] each Bribery allows one card, and buying only those is allowed', () => {
  const game = position({
    hand: ['bribery', 'bribery', 'city'],
    coins: 8,
    random: {},
    others: [{ discard: ['scout'] }, { discard: ['bribery', 'library'] }],
  });
  game.play('play:bribery', 'play:bribery', 'pass', 'bribe:scout,1', 'bribe:bribery,2');
  expect(game.options.filter((name) => name.startsWith('bribe'))).toEqual([]);
  expect(names(game.state.seats[0]!.discard)).toEqual(['bribery', 'scout']);
  expect(game.state.seats.map(({ discard }) => discard.length)).toEqual([2, 0, 1]);
});

test('[HOC-14.27] a Curse cannot be bribed, a Magic Talisman can', () => {
  const game = position({ ...bribery, coins: 9, others: [{ discard: ['curse', 'magic-talisman'] }] });
  game.play('play:bribery', 'pass');
  expect(game.options.filter((name) => name.startsWith('bribe'))).toEqual(['bribe:magic-talisman,1']);
  expect(game.refusal('bribe:curse,1')).toContain('Curses cannot be bought');
});
