import { expect, test } from 'vitest';
import { at, names, type Position, pileNames } from '../at.ts';

const bribery = { hand: ['bribery', 'city'], random: {} } as const;

function bribes(p: Position) {
  const game = at({ ...bribery, ...p });
  return game.play('play:bribery', 'pass');
}

function offered(game: { readonly options: string[] }): string[] {
  return game.options.filter((name) => name.startsWith('bribe')).toSorted();
}

test('[HOC-14.25] Action and Succession cards of a discard pile are for sale at one coin more than they cost', () => {
  const discard = ['alchemist', 'duke', 'imperial-estate', 'city', 'curse'] as const;
  const game = bribes({ coins: 16, others: [{ discard }] });
  expect(offered(game)).toEqual([
    'bribe:alchemist,1,discard',
    'bribe:duke,1,discard',
    'bribe:imperial-estate,1,discard',
  ]);
  game.play('bribe:alchemist,1,discard');
  expect(game.state.table.coins).toBe(10);
  expect(game.events('bought').at(-1)!.pub).toEqual({
    ...{ seat: 0, card: 'alchemist', price: 6, from: 1, zone: 'discard' },
  });
  game.play('bribe:duke,1,discard');
  expect(game.state.table.coins).toBe(1);
  expect(names(game.state.seats[0]!.discard)).toEqual(['alchemist', 'duke']);
  expect(names(game.state.seats[1]!.discard)).toEqual(['city', 'curse', 'imperial-estate']);
});

test('[HOC-14.25] so is an Action or Succession card lying face up on top of a draw pile', () => {
  for (const [top, sold] of [
    ['up:duke', ['bribe:duke,1,draw']],
    ['up:library', ['bribe:library,1,draw']],
    ['library', []],
    ['up:city', []],
    ['up:curse', []],
  ] as const) {
    expect(offered(bribes({ coins: 12, others: [{ draw: [top, 'up:scout'] }] }))).toEqual(sold);
  }
});

test('[HOC-14.27] a face-up card uncovered by a purchase is for sale next', () => {
  const game = bribes({ coins: 12, others: [{ draw: ['up:duke', 'up:scout', 'bank'] }] });
  expect(offered(game)).toEqual(['bribe:duke,1,draw']);
  game.play('bribe:duke,1,draw');
  expect([offered(game), game.state.table.coins]).toEqual([['bribe:scout,1,draw'], 3]);
  game.play('bribe:scout,1,draw');
  expect(offered(game)).toEqual([]);
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['bank']);
  expect(names(game.state.seats[0]!.discard)).toEqual(['duke', 'scout']);
});

test('[HOC-14.27] [HOC-8.7] a draw pile that is bought empty is replaced at once', () => {
  const game = bribes({ coins: 12, others: [{ draw: ['up:scout'], discard: ['city', 'duke'] }] });
  game.play('bribe:scout,1,draw');
  expect(names(game.state.seats[1]!.draw)).toEqual(['city', 'duke']);
  expect([game.state.seats[1]!.discard, offered(game)]).toEqual([[], []]);
});

test('[HOC-14.25] Action cards that an opponent keeps are for sale too', () => {
  const keeper = { princess: 'laolilly', domain: ['large-city', 'city', 'duke'], kept: ['library'] } as const;
  const game = bribes({ coins: 12, others: [keeper] });
  expect(offered(game)).toEqual(['bribe:library,1,kept']);
  game.play('bribe:library,1,kept');
  expect([game.state.table.coins, game.state.seats[1]!.kept]).toEqual([7, []]);
  expect(names(game.state.seats[0]!.discard)).toEqual(['library']);
  expect(names(game.state.seats[1]!.domain)).toEqual(['city', 'duke', 'large-city']);
});

test('[HOC-14.25] equal cards in several places and of several opponents are told apart', () => {
  const owner = {
    princess: 'laolilly',
    domain: ['city'],
    kept: ['scout'],
    draw: ['up:scout'],
    discard: ['scout'],
  } as const;
  const game = bribes({ coins: 9, others: [owner, { discard: ['scout', 'scout'] }] });
  expect(offered(game)).toEqual([
    ...['bribe:scout,1,discard', 'bribe:scout,1,draw', 'bribe:scout,1,kept', 'bribe:scout,2,discard'],
  ]);
  game.play('bribe:scout,2,discard', 'bribe:scout,2,discard', 'bribe:scout,1,draw');
  expect(game.state.table.coins).toBe(0);
  expect(game.state.seats.map(({ discard }) => names(discard))).toEqual([['scout', 'scout', 'scout'], [], []]);
  // The pile that was bought empty has been replaced by the discarded Scout.
  expect(game.state.seats[1]).toMatchObject({ draw: { length: 1 }, kept: { length: 1 } });
});

test('[HOC-14.25] without Bribery, or without the extra coin, the cards of others are not for sale', () => {
  const others = [{ discard: ['alchemist'] }] as const;
  const without = at({ ...bribery, coins: 9, others }).play('pass');
  expect(without.refusal('bribe:alchemist,1,discard')).toContain('you have not played Bribery this turn');
  const poor = bribes({ coins: 5, others });
  expect(poor.refusal('bribe:alchemist,1,discard')).toContain('it costs 6 coins and you have 5');
});

test('[HOC-14.25] the permission ends with the turn', () => {
  const game = at({
    ...bribery,
    coins: 9,
    others: [{ hand: ['city', 'city'] }, { discard: ['scout'] }],
  });
  game.play('play:bribery', 'pass', 'pass');
  expect(game.asked).toBe(1);
  game.play('play:city', 'play:city');
  expect([game.kind, offered(game)]).toEqual(['second', []]);
});

test('[HOC-14.25] [HOC-7.2] who buys nothing with Bribery has bought nothing and may set cards', () => {
  const game = at({
    hand: ['bribery', 'duke', 'senator'],
    princess: 'laolilly',
    coins: 9,
    others: [{ discard: ['alchemist'], hand: ['city'] }],
  });
  game.play('play:bribery', 'set:duke');
  expect(game.options).toEqual(['set:senator', 'pass']);
  expect(game.refusal('bribe:alchemist,1,discard')).toContain('you are setting cards this turn');
  game.play('pass');
  expect(names(game.state.seats[1]!.discard)).toEqual(['alchemist']);
});

test('[HOC-14.26] who buys with Bribery cannot set cards in the same turn', () => {
  const game = at({
    hand: ['bribery', 'duke'],
    princess: 'laolilly',
    coins: 9,
    others: [{ discard: ['alchemist'] }],
  });
  game.play('play:bribery');
  expect(game.options).toContain('set:duke');
  game.play('bribe:alchemist,1,discard');
  expect(game.options).not.toContain('set:duke');
  expect(game.refusal('set:duke')).toContain('you are buying this turn');
});

test('[HOC-14.27] [HOC-12.5] with Klam-Klam a bribed card costs what is printed on it', () => {
  const others = [{ discard: ['alchemist', 'apprentice-maid'] }] as const;
  const game = bribes({ princess: 'klam-klam', coins: 7, others });
  game.play('bribe:alchemist,1,discard', 'bribe:apprentice-maid,1,discard');
  expect(game.state.table.coins).toBe(0);
});

test('[HOC-14.27] every opponent may defend first, and no defence takes the permission away', () => {
  const game = at({
    ...bribery,
    coins: 30,
    others: [
      { hand: ['magic-talisman'], draw: ['up:duke'], discard: ['alchemist'] },
      { hand: ['refuge', 'duke', 'city'], discard: ['alchemist'] },
    ],
  });
  game.play('play:bribery');
  expect([game.asked, game.options]).toEqual([1, ['defend:magic-talisman', 'pass']]);
  game.play('defend:magic-talisman');
  expect([game.asked, game.options, game.state.table.bribery]).toEqual([2, ['defend:refuge', 'pass'], 0]);
  game.play('defend:refuge', 'put-back:refuge', 'put-back:duke', 'pass');
  expect(game.state.seats.map(({ draw }) => pileNames(draw))).toEqual([
    [],
    ['up:magic-talisman', 'up:duke'],
    ['up:duke', 'up:refuge'],
  ]);
  expect(offered(game)).toEqual([
    ...['bribe:alchemist,1,discard', 'bribe:alchemist,2,discard'],
    ...['bribe:duke,2,draw', 'bribe:magic-talisman,1,draw'],
  ]);
  game.play('bribe:duke,2,draw', 'bribe:refuge,2,draw');
  expect(game.state.seats[2]!.draw).toHaveLength(1);
  expect(game.state.table.coins).toBe(17);
});

test('[HOC-14.27] a second Bribery opens the windows again and changes neither number nor price', () => {
  const game = at({
    hand: ['bribery', 'bribery', 'city'],
    coins: 9,
    random: {},
    others: [{ hand: ['magic-talisman', 'duke'], discard: ['scout', 'scout', 'scout'] }],
  });
  game.play('play:bribery', 'pass', 'play:bribery');
  expect([game.asked, game.kind]).toEqual([1, 'defend']);
  game.play('pass', 'pass', 'bribe:scout,1,discard', 'bribe:scout,1,discard', 'bribe:scout,1,discard');
  expect(game.state.table.coins).toBe(0);
});

test('[HOC-14.27] [HOC-11.13] a player who is out sells nothing', () => {
  const game = bribes({
    coins: 9,
    overtime: true,
    others: [{ out: true, discard: ['scout'] }, { discard: ['scout'] }],
  });
  expect(offered(game)).toEqual(['bribe:scout,2,discard']);
});

test('[HOC-14.27] in the worlds that bots deal the same cards are for sale', () => {
  const game = bribes({
    coins: 30,
    others: [{ hand: ['city', 'duke'], draw: ['up:scout', 'bank', 'library'], discard: ['alchemist'] }],
  });
  const [before, options] = [offered(game), [] as number[]];
  for (let seed = 0; seed < 5; seed++) {
    const world = game.engine.determinise(game.view(0), { int: (n, below) => (n * 7 + seed) % below });
    options.length = 0;
    game.engine.options(world, options);
    const there = options.map((option) => game.engine.nameOption('second', option));
    expect(offered({ options: there })).toEqual(before);
  }
});
