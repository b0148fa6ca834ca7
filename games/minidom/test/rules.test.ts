import { scenario } from '@crownleaf/testkit';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/cards.ts';
import { minidom } from '../src/game.ts';
import type { MiniDom } from '../src/state.ts';

function kinds(names: string): number[] {
  return names.split(' ').flatMap((name) => (name === '' ? [] : [CARDS.findIndex((card) => card.name === name)]));
}

function words(cards: readonly number[]): string {
  return cards.map((card) => CARDS[card]!.name).join(' ');
}

/** Seat 0 has these cards; a draw pile is written from the bottom to the top. */
function having(hand: string, draw = 'estate estate estate estate estate', arrange?: (s: MiniDom) => void) {
  return scenario<MiniDom>(minidom, {
    seats: 2,
    arrange(s) {
      s.seats[0]!.hand = kinds(hand);
      s.seats[0]!.draw = kinds(draw);
      arrange?.(s);
    },
  });
}

function emptyPiles(s: MiniDom, names: string): void {
  for (const kind of kinds(names)) s.table.supply[kind] = 0;
}

describe('set-up', () => {
  test('[MINI-1.1] ten piles lie open, apart from what the players start with', () => {
    const { supply } = scenario<MiniDom>(minidom, { seats: 2 }).state.table;
    expect(supply).toEqual([46, 40, 30, 8, 8, 8, 10, 10, 10, 10]);
  });

  test('[MINI-1.2] each has seven coppers and three estates and draws five of them; seat 0 begins', () => {
    const game = scenario<MiniDom>(minidom, { seats: 2 });
    for (const { hand, field, draw } of game.state.seats) {
      expect([hand.length + field.length, draw.length]).toEqual([5, 5]);
      const all = [...hand, ...field, ...draw].sort((a, b) => a - b);
      expect(words(all)).toBe('copper copper copper copper copper copper copper estate estate estate');
    }
    expect(game.asked).toBe(0);
  });
});

describe('a turn', () => {
  test('[MINI-2.1] one action may be played, or none', () => {
    const game = having('smithy festival copper');
    expect(game.options).toEqual(['play:smithy', 'play:festival', 'pass']);
    game.play('play:smithy');
    expect(game.kind).toBe('buy');
    expect(words(game.state.seats[0]!.field)).toBe('smithy copper');
    expect(having('smithy festival copper').play('pass').kind).toBe('buy');
  });

  test('[MINI-2.2] all treasures are played when the buying begins', () => {
    const { state } = having('copper estate silver gold');
    expect(words(state.seats[0]!.field)).toBe('copper silver gold');
    expect(words(state.seats[0]!.hand)).toBe('estate');
    expect(state.table.coins).toBe(6);
  });

  test('[MINI-2.3] a card is bought for one buy and its cost, if it is there and not too dear', () => {
    const game = having('copper copper copper', undefined, (s) => emptyPiles(s, 'silver'));
    expect(game.options).toEqual(['buy:copper', 'buy:estate', 'buy:village', 'pass']);
    game.play('buy:village');
    expect(game.state.table.supply[kinds('village')[0]!]).toBe(9);
    expect(words(game.state.seats[0]!.discard)).toContain('village');
    expect(game.asked).toBe(1);
  });

  test('[MINI-2.3] buying stops when one likes', () => {
    expect(having('copper copper').play('pass').asked).toBe(1);
  });

  test('[MINI-2.4] what was held and played is discarded, five cards are drawn and the other is next', () => {
    const game = having('copper estate', 'gold silver silver silver silver silver').play('pass');
    const { hand, field, discard, draw } = game.state.seats[0]!;
    expect(words(hand)).toBe('silver silver silver silver silver');
    expect(field).toEqual([]);
    expect(words(discard.toSorted())).toBe('copper estate');
    expect(words(draw)).toBe('gold');
    expect(game.asked).toBe(1);
  });

  test('[MINI-2.5] an empty draw pile is made anew from the discard pile', () => {
    const game = having('smithy', 'gold', (s) => {
      s.seats[0]!.discard = kinds('silver estate estate');
    }).play('play:smithy');
    const { field, hand, draw } = game.state.seats[0]!;
    expect(words(field)).toContain('gold');
    expect(field.length + hand.length + draw.length).toBe(5);
    expect(draw).toHaveLength(1);
    expect(game.events('reshuffled')).toHaveLength(1);
  });

  test('[MINI-2.5] without either pile no card is drawn', () => {
    const { state } = having('smithy', '').play('play:smithy');
    expect(words(state.seats[0]!.field)).toBe('smithy');
    expect(state.seats[0]!.hand).toEqual([]);
  });
});

describe('the end', () => {
  test('[MINI-3.1] comes after the turn in which the last province goes', () => {
    const game = having('gold gold silver', undefined, (s) => {
      s.table.supply[kinds('province')[0]!] = 1;
    });
    expect(game.play('buy:province').over).toBe(true);
  });

  test('[MINI-3.1] comes after the turn in which the third pile is empty', () => {
    const game = having('gold', undefined, (s) => {
      emptyPiles(s, 'smithy market');
      s.table.supply[kinds('village')[0]!] = 1;
    });
    expect(game.play('buy:village').over).toBe(true);
  });

  test('[MINI-3.1] comes after sixty turns', () => {
    const inTurn = (turn: number) =>
      having('copper', undefined, (s) => {
        s.turn = turn - 1;
      });
    expect(inTurn(59).play('pass').over).toBe(false);
    expect(inTurn(60).play('pass').over).toBe(true);
  });

  test('[MINI-3.1] does not come with two empty piles', () => {
    expect(having('copper', undefined, (s) => emptyPiles(s, 'village smithy')).play('pass').over).toBe(false);
  });

  test('[MINI-3.2] all cards of a player count, and equal points share the place', () => {
    const game = having('estate copper', 'duchy', (s) => {
      s.seats[0]!.discard = kinds('province');
      s.seats[1]!.hand = kinds('duchy duchy duchy estate');
      s.seats[1]!.draw = [];
    });
    expect([game.points(0), game.points(1)]).toEqual([10, 10]);
    expect(minidom.ranking(game.match.state)).toEqual([1, 1]);
    game.match.state.seats[1]!.discard = kinds('estate');
    expect(minidom.ranking(game.match.state)).toEqual([2, 1]);
  });
});

describe('cards', () => {
  const facts = (names: string, fact: 'cost' | 'coin' | 'points') => kinds(names).map((kind) => CARDS[kind]![fact]);

  test('[MINI-4.1] treasures cost and bring coins', () => {
    expect(facts('copper silver gold', 'cost')).toEqual([0, 3, 6]);
    expect(['copper', 'silver', 'gold'].map((card) => having(`${card} estate`).state.table.coins)).toEqual([1, 2, 3]);
  });

  test('[MINI-4.2] victory cards cost and are worth points', () => {
    expect(facts('estate duchy province', 'cost')).toEqual([2, 5, 8]);
    const worth = ['estate', 'duchy', 'province'].map((card) => having(`${card} copper`, '').points(0));
    expect(worth).toEqual([1, 3, 6]);
  });

  test.each([
    ['village', 3, { cards: 1, actions: 2, buys: 1, coins: 0 }],
    ['smithy', 4, { cards: 3, actions: 0, buys: 1, coins: 0 }],
    ['market', 5, { cards: 1, actions: 1, buys: 2, coins: 1 }],
    ['festival', 5, { cards: 0, actions: 2, buys: 2, coins: 2 }],
  ])('[MINI-4.3] %s costs %i and brings %o', (name, cost, { cards, actions, buys, coins }) => {
    expect(CARDS[kinds(name)[0]!]!.cost).toBe(cost);
    const game = having(`${name} smithy`, 'village village village village').play(`play:${name}`);
    const { hand, draw } = game.state.seats[0]!;
    expect(hand.length).toBe(1 + cards);
    expect(draw.length).toBe(4 - cards);
    expect(game.state.table).toMatchObject({ buys, coins, actions });
  });
});
