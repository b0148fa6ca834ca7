import { expect, test } from 'vitest';
import { PLACES } from '../../data/places.ts';
import { EVENTS, type EventName } from '../../src/components.ts';
import { at, goodsOf, idleToNextRound, idleUntil, ofVerb, type Position, points } from '../at.ts';

const TOWN = { hand: ['town', 'trade', 'move'], at: ['forest', 'castle'] } as const satisfies Position;

/** What the bottom of the card says for the set-up. */
function setUp(name: EventName): [number, string, string] {
  const { building, councilors } = EVENTS.find((event) => event.name === name)!;
  return [building, PLACES[councilors[0]]!, PLACES[councilors[1]]!];
}

/** At the offers of the round's end, as far as the least of play leaves these goods. */
function atOffer(event: EventName, goods: NonNullable<Position['goods']>, p: Position = {}) {
  const s = at({ event, hand: ['town', 'trade', 'discount'], goods, ...p });
  return idleUntil(s, ({ kind, asked }) => kind === 'reward' && asked === 0);
}

function each(event: EventName): (object | undefined)[] {
  const s = at({ event, seats: 3 });
  return [0, 1, 2].map((seat) => goodsOf(s, seat));
}

test('[EMARA-15.1] Clear the old forest', () => {
  expect(setUp('clear-the-old-forest')).toEqual([25, 'forest', 'castle']);
  expect(each('clear-the-old-forest')).toEqual([{ wood: 1 }, { wood: 1 }, { wood: 1 }]);
});

test('[EMARA-15.2] Bountiful harvest', () => {
  expect(setUp('bountiful-harvest')).toEqual([30, 'grainfield', 'cathedral']);
  expect(each('bountiful-harvest')).toEqual([{ grain: 1 }, { grain: 1 }, { grain: 1 }]);
});

test('[EMARA-15.3] Stone from distant shores', () => {
  expect(setUp('stone-from-distant-shores')).toEqual([20, 'quarry', 'construction-site']);
  expect(each('stone-from-distant-shores')).toEqual([{ stone: 1 }, { stone: 1 }, { stone: 1 }]);
});

test('[EMARA-15.4] Fine wool, fine cloth', () => {
  expect(setUp('fine-wool-fine-cloth')).toEqual([35, 'weaving-mill', 'market']);
  expect(each('fine-wool-fine-cloth')).toEqual([{ cloth: 1 }, { cloth: 1 }, { cloth: 1 }]);
});

const FAMINE = ['grain,1', 'grain,2', 'ring,1'].map((paid) => `reward:the-great-famine,${paid}`);

test('[EMARA-15.5] The great famine', () => {
  expect(setUp('the-great-famine')).toEqual([25, 'forest', 'cathedral']);
  const paid = (name: string) => {
    const s = atOffer('the-great-famine', { grain: 2, ring: 1 });
    const before = points(s)[0];
    expect(ofVerb(s, 'reward')).toEqual(FAMINE);
    return points(s.play(name))[0] - before;
  };
  expect(FAMINE.map(paid)).toEqual([3, 5, 5]);
});

test('[EMARA-15.6] Alms for the poor', () => {
  expect(setUp('alms-for-the-poor')).toEqual([30, 'grainfield', 'construction-site']);
  for (const name of ['gold,1', 'ring,1'].map((paid) => `reward:alms-for-the-poor,${paid}`)) {
    const s = atOffer('alms-for-the-poor', { gold: 1, ring: 1 });
    const before = points(s)[0];
    expect(points(s.play(name))[0]).toBe(before + 4);
  }
});

test('[EMARA-15.7] New lore in old books', () => {
  expect(setUp('new-lore-in-old-books')).toEqual([20, 'quarry', 'market']);
  for (const name of ['book,1', 'ring,1'].map((paid) => `reward:new-lore-in-old-books,${paid}`)) {
    const s = atOffer('new-lore-in-old-books', { book: 1, ring: 1 });
    const before = points(s)[1];
    expect(points(s.play(name))[1]).toBe(before + 5);
  }
});

test('[EMARA-15.8] An early winter', () => {
  expect(setUp('an-early-winter')).toEqual([35, 'weaving-mill', 'castle']);
  const s = at({ ...TOWN, event: 'an-early-winter', goods: { wood: 3 } });
  expect(points(s.play('play:town,1', 'visit:construction-site', 'wood:3'))).toEqual([0, 39]);
  expect(at({ event: 'an-early-winter', goods: { book: 2 }, citizens: 60 }).points(0)).toBe(32);
});

test('[EMARA-15.9] A long summer', () => {
  expect(setUp('a-long-summer')).toEqual([20, 'forest', 'construction-site']);
  const s = at({ ...TOWN, event: 'a-long-summer', goods: { wood: 3 } });
  expect(points(s.play('play:town,1', 'visit:construction-site', 'wood:3'))).toEqual([0, 42]);
  expect(at({ event: 'a-long-summer', goods: { book: 2 }, citizens: 60 }).points(0)).toBe(32);
});

test('[EMARA-15.10] Respected at court, loved by the people', () => {
  expect(setUp('respected-at-court')).toEqual([25, 'grainfield', 'market']);
  const s = at({ ...TOWN, event: 'respected-at-court', goods: { ring: 1 } }).play('play:town,1', 'rank:baron');
  expect(points(s)).toEqual([7, 30]);
});

test('[EMARA-15.11] Good labour conditions', () => {
  expect(setUp('good-labour-conditions')).toEqual([30, 'quarry', 'castle']);
  const waiting = { castle: ['goldsmith'] };
  const s = at({ ...TOWN, event: 'good-labour-conditions', waiting, goods: { stone: 2 } });
  expect(goodsOf(s.play('play:town,1', 'recruit:goldsmith'))).toEqual({ ring: 1 });
});

test('[EMARA-15.12] Good labour conditions do not lower huts', () => {
  const s = at({ ...TOWN, event: 'good-labour-conditions', goods: { wood: 1 } }).play('play:town,1');
  expect(ofVerb(s, 'hire')).toEqual([]);
  const card: Position = { ...TOWN, event: 'good-labour-conditions', hand: ['discount', 'town', 'move'] };
  expect(ofVerb(at(card).play('play:discount,1'), 'hire-less')).toEqual([]);
  const paid = at({ ...card, goods: { wood: 1 } }).play('play:discount,1', 'hire-less:forest.1');
  expect(goodsOf(paid)).toEqual({});
});

test('[EMARA-15.13] Merchants from afar', () => {
  expect(setUp('merchants-from-afar')).toEqual([35, 'weaving-mill', 'cathedral']);
  const s = at({ ...TOWN, event: 'merchants-from-afar', goods: { wood: 1, grain: 1 } });
  expect(goodsOf(s.play('play:town,1', 'visit:market', 'coin:2'))).toEqual({ gold: 2 });
});

test('[EMARA-15.14] the larger trade is the coin action of the visit; the trade card is unchanged', () => {
  const s = at({ ...TOWN, event: 'merchants-from-afar', goods: { wood: 3, book: 1 } });
  s.play('play:town,1', 'visit:market', 'coin:2');
  expect(s.options).toEqual(['books:1', 'leave']);
  const coin = at({ ...TOWN, event: 'merchants-from-afar', goods: { wood: 1, gold: 1 } });
  expect(coin.play('play:town,1', 'visit:market').options).toEqual(['coin:1', 'leave']);
  const trade = at({ ...TOWN, event: 'merchants-from-afar', hand: ['trade', 'town', 'move'], goods: { wood: 3 } });
  expect(ofVerb(trade.play('play:trade,1'), 'trade')).toEqual(['trade:1', 'trade:3']);
});

test('[EMARA-15.15] A pious donation', () => {
  expect(setUp('a-pious-donation')).toEqual([25, 'forest', 'market']);
  const s = at({ ...TOWN, event: 'a-pious-donation', goods: { cloth: 1 } });
  expect(points(s.play('play:town,1', 'visit:cathedral', 'donate:cloth'))).toEqual([3, 30]);
});

test('[EMARA-15.16] A gift from the people, with the Mayoress 5 in all', () => {
  expect(setUp('a-gift-from-the-people')).toEqual([30, 'grainfield', 'castle']);
  const p: Position = { ...TOWN, event: 'a-gift-from-the-people', goods: { wood: 1 } };
  const play = ['play:town,1', 'visit:castle', 'gift:wood'];
  expect(points(at(p).play(...play))).toEqual([3, 30]);
  expect(points(at({ ...p, advisors: ['mayoress'] }).play(...play))).toEqual([5, 30]);
});

test('[EMARA-15.17] one offer is taken once', () => {
  const s = atOffer('alms-for-the-poor', { gold: 5, ring: 5 });
  s.play('reward:alms-for-the-poor,gold,1');
  expect(s.asked === 0 && s.kind === 'reward').toBe(false);
});

test('[EMARA-16.1] the round ends when all slots of all players are full', () => {
  const s = at({ seats: 2 });
  idleUntil(s, ({ state }) => state.turn === 5);
  expect(s.state.table.round).toBe(1);
  expect(s.state.seats.map((m) => m.slots.length)).toEqual([3, 2]);
  idleToNextRound(s);
  expect([s.state.table.round, s.state.turn]).toEqual([2, 7]);
});

test('[EMARA-16.2] the offers go round from the statue, and everybody may decline', () => {
  const rich = { gold: 3 };
  const s = at({
    seats: 3,
    goods: rich,
    arrange: (_, { table, seats }) => {
      table.statue = 2;
      for (const m of seats) m.goods = [0, 0, 0, 0, 3, 0, 0, 0];
    },
  });
  const asked: number[] = [];
  idleUntil(s, ({ kind }) => kind === 'reward');
  while (s.kind === 'reward') {
    asked.push(s.asked);
    s.play('pass');
  }
  expect(asked).toEqual([2, 0, 1]);
});

test('[EMARA-16.3] the statue goes to the next player, who starts the next round', () => {
  const s = idleToNextRound(at({ seats: 3 }));
  expect([s.state.table.statue, s.asked]).toEqual([1, 1]);
});

test('[EMARA-16.4] the cards of the round are gone and the slots are empty', () => {
  const s = at({ seats: 1, hand: ['wood', 'stone', 'ring'] });
  idleToNextRound(s);
  const { played, slots, past } = s.state.seats[0]!;
  expect([played, slots, past.toSorted((a, b) => a - b)]).toEqual([[], [], [0, 1, 4]]);
});

test('[EMARA-16.5] after round 3 all nine cards form a new stack', () => {
  const s = at({ seats: 2 });
  for (let round = 1; round <= 3; round++) idleToNextRound(s);
  expect(s.state.seats.map((m) => [m.deck.length, m.hand.length, m.past.length])).toEqual([
    [6, 3, 0],
    [6, 3, 0],
  ]);
});

test('[EMARA-16.5] the new stack is shuffled', () => {
  const hands = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const s = idleToNextRound(at({ seats: 1, round: 3, seed }));
    return s.state.seats[0]!.hand.toSorted((a, b) => a - b).join();
  });
  expect(new Set(hands).size).toBeGreaterThan(2);
});

test('[EMARA-16.6] every card is played once in rounds 1 to 3 and once in rounds 4 to 6', () => {
  const s = at({ seats: 1 });
  idleUntil(s, () => false);
  expect(s.events('card-played')).toHaveLength(18);
  const cards = s.events('card-played').map((e) => (e.pub as { card: string }).card);
  expect(new Set(cards.slice(0, 9)).size).toBe(9);
  expect(new Set(cards.slice(9)).size).toBe(9);
});

test('[EMARA-16.7] after round 6 statue, slots and cards stay as they are', () => {
  const s = at({ seats: 2, round: 6 });
  idleUntil(s, () => false);
  expect([s.over, s.state.table.statue]).toEqual([true, 0]);
  expect(s.state.seats.map((m) => m.slots.length)).toEqual([3, 3]);
});
