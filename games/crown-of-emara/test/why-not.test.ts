import { expect, test } from 'vitest';
import { HUTS } from '../src/components.ts';
import { at, type Emaras, idleUntil, type Position } from './at.ts';

function reason(s: Emaras, name: string): string {
  return s.engine.whyNot(s.view(s.asked), name).message;
}

const POOR: Position = { at: ['forest', 'market'], hand: ['wood', 'ring', 'town'], goods: {} };

test('who asks about no hut in particular hears the price of every free one within reach', () => {
  const s = at(POOR).play('play:ring,1');
  for (const price of ['2 wood', '1 wood and 1 cloth', '1 wood and 1 stone']) {
    expect(reason(s, 'hire')).toContain(price);
  }
  expect(reason(s, 'hire:quarry.1')).toContain('quarry');
});

test('who asks about no advisor in particular hears of those that wait within reach', () => {
  const waiting = { market: ['sir-christiaan', 'goldsmith'] };
  const s = at({ ...POOR, waiting }).play('play:ring,1');
  for (const price of ['1 wood and 1 grain', '1 wood and 2 stone']) expect(reason(s, 'recruit')).toContain(price);
  expect(reason(at({ ...POOR, waiting: {} }).play('play:ring,1'), 'recruit')).toContain('no advisor waits');
});

/** Seat 0 can pay the second hut of the Forest and no other there; the first is its own, the third another's. */
const HUTS_OF_ALL_SORTS: Position = {
  ...POOR,
  goods: { cloth: 1, wood: 1 },
  huts: ['forest.1'],
  arrange: (_, { table }) => {
    table.huts[HUTS.findIndex(({ name }) => name === 'forest.3')] = 1;
  },
};

test.each(['hire', 'hire-less'])('[EMARA-8.9, EMARA-8.11] %s says what keeps each hut from you', (verb) => {
  const s = at({ ...HUTS_OF_ALL_SORTS, hand: ['ring', 'town', 'move'] }).play('play:ring,1');
  expect(reason(s, `${verb}:forest.1`)).toBe('that hut is occupied by your own craftsman');
  expect(reason(s, `${verb}:forest.3`)).toBe('that hut is occupied by a craftsman of another player');
  expect(reason(s, `${verb}:weaving-mill.1`)).toBe("none of your councilors stands on 'weaving-mill'");
});

test('[EMARA-9.1] a hut that cannot be paid is refused with its price and what you have', () => {
  const s = at({ ...POOR, goods: { stone: 2 } }).play('play:ring,1');
  expect(reason(s, 'hire:forest.1')).toBe('you cannot pay 2 wood: you have no wood and no gold');
  const cheaper = at({ ...POOR, hand: ['discount', 'ring', 'town'], goods: { grain: 2 } }).play('play:discount,1');
  expect(reason(cheaper, 'hire-less:forest.1')).toBe(
    'you cannot pay 2 wood, minus any 1 resource: you have no wood and no gold',
  );
  expect(reason(cheaper, 'hire-less')).toContain('1 wood and 1 stone, each minus any 1 resource: you have');
  const scholar = at({ ...POOR, advisors: ['scholar'] }).play('play:ring,1');
  expect(reason(scholar, 'hire:forest.1')).toBe("even with the 'scholar' you need 2 resources; you have none");
});

test('[EMARA-5.4] that the discount card is missing is said only of what is within reach', () => {
  const s = at(HUTS_OF_ALL_SORTS).play('play:ring,1');
  expect(reason(s, 'hire-less:forest.2')).toBe("this needs 'discount' as the card of this turn");
  const waiting = { market: ['sir-christiaan'], castle: ['merchant'] };
  const hiring = at({ ...POOR, goods: { wood: 1 }, waiting }).play('play:ring,1');
  expect(reason(hiring, 'recruit-less:sir-christiaan')).toBe("this needs 'discount' as the card of this turn");
  expect(reason(hiring, 'recruit-less:merchant')).toBe("none of your councilors stands on 'castle'");
});

test('[EMARA-6.5] more breads than there is grain or craftsmen for are refused for that', () => {
  const huts = ['forest.1', 'forest.2'];
  const s = at({ ...POOR, at: ['quarry', 'market'], goods: { grain: 1 }, huts }).play('play:ring,1', 'move:forest');
  expect(s.options).toEqual(['bake:0', 'bake:1']);
  expect(reason(s, 'bake:2')).toBe('2 breads cost 2 grain, and you have 1, coins included');
  expect(reason(s, 'bake:3')).toBe("you have only 2 craftsmen at 'forest'");
});

test('[EMARA-20.6] a payment says what is left, what the price has in it and what you have', () => {
  const paying = (goods: Position['goods'], ...names: string[]): Emaras =>
    at({ hand: ['trade', 'ring', 'town'], at: ['forest', 'market'], goods: goods ?? {} }).play(
      'play:trade,1',
      ...names,
    );
  const trade = paying({ wood: 2, cloth: 2, grain: 2 }, 'trade:3');
  expect(reason(trade, 'pay:wood,4')).toBe('only 3 resources are left to pay');
  expect(reason(trade, 'pay:wood,3')).toBe('you have only 2 wood');
  expect(reason(trade, 'pay:cloth,1')).toBe('say first how much wood you pay');
  trade.play('pay:wood,1');
  expect(reason(trade, 'pay:wood,1')).toBe('the wood of this payment is settled');
  expect(reason(trade, 'pay:cloth,3')).toBe('only 2 resources are left to pay');
  expect(reason(trade, 'pay:gold,1')).toContain('the rest is coins');
  const hut = paying({ wood: 2, stone: 1, gold: 1 }, 'hire:forest.3');
  expect(reason(hut, 'pay:wood,2')).toBe('the price has only 1 wood in it');
  expect(reason(hut, 'pay:grain,1')).toBe('the price has no grain in it');
  const short = paying({ wood: 2, cloth: 1 }, 'trade:3');
  expect([short.kind, reason(short, 'pay:wood,2')]).toEqual(['act', 'nothing is being paid now']);
});

test('[EMARA-9.1] a part of a payment that leaves too much for the rest is refused', () => {
  const s = at({ hand: ['trade', 'ring', 'town'], goods: { wood: 3, cloth: 1 } }).play('play:trade,1', 'trade:3');
  expect(s.options).toEqual(['pay:wood,2', 'pay:wood,3']);
  expect(reason(s, 'pay:wood,1')).toBe('pay at least 2 wood: you cannot pay the rest otherwise');
});

test('[EMARA-11.1] a token that was not drawn cannot be kept', () => {
  const s = at({ ...POOR, at: ['forest', 'castle'], goods: { cloth: 1 } }).play('play:ring,1');
  expect(reason(s, 'keep:castle.gold')).toBe('you have drawn no tokens to choose from');
  s.play('move:cathedral', 'donate:cloth');
  const drawn = s.options.map((name) => name.replace('keep:', ''));
  const other = ['castle.gold', 'castle.book', 'castle.citizens', 'market.ring'].find((name) => !drawn.includes(name));
  expect(reason(s, `keep:${other}`)).toBe('you did not draw that token');
});

test('[EMARA-4.10] the end of a turn waits for the step of the move card', () => {
  const s = at({ hand: ['move', 'ring', 'town'], at: ['forest', 'castle'] }).play('play:move,2');
  expect(reason(s, 'end-turn')).toBe('make the movement of this turn first');
  s.play('move:grainfield');
  expect(reason(s, 'end-turn')).toBe("make the step of 'move' first");
});

test('[EMARA-15.14] the Market sells one resource, with Merchants from afar also two, and never three', () => {
  const p: Position = { ...POOR, at: ['forest', 'construction-site'], goods: { wood: 3 } };
  const usual = at(p).play('play:ring,1', 'move:market');
  expect(reason(usual, 'coin:2')).toBe("2 resources are sold only with the event 'merchants-from-afar'");
  const many = at({ ...p, event: 'merchants-from-afar' }).play('play:ring,1', 'move:market');
  expect(many.options).toContain('coin:2');
  const limit = "'market' buys 1 resource in a visit, or 2 with the event 'merchants-from-afar'";
  for (const s of [usual, many]) expect(reason(s, 'coin:3')).toBe(limit);
  const few = at({ ...p, event: 'merchants-from-afar', goods: { wood: 1, gold: 2 } }).play(
    'play:ring,1',
    'move:market',
  );
  expect(reason(few, 'coin:2')).toBe('you need 2 resources and have 1, and a coin is not traded');
});

test('[EMARA-13.14, EMARA-7.1, EMARA-7.2] what is no resource is not bartered, donated or given', () => {
  const goods = { bread: 1, book: 1, wood: 1 };
  const s = at({ ...POOR, at: ['forest', 'castle'], goods, advisors: ['merchant'] }).play('play:ring,1');
  expect(reason(s, 'merchant:bread')).toBe("the 'merchant' takes only a resource, or a coin in its place");
  s.play('move:cathedral');
  expect(reason(s, 'donate:bread')).toBe('a donation is made in wood, cloth, grain or stone');
  expect(reason(s, 'gift:book')).toBe('a gift is made in wood, cloth, grain or stone');
  expect(reason(s, 'donate:wood')).toBe('you cannot pay 2 wood: you have 1 wood and no gold');
});

test('[EMARA-7.8] three wood with two is refused for the one that is missing', () => {
  const p: Position = { ...POOR, at: ['forest', 'cathedral'] };
  const s = at({ ...p, goods: { wood: 2 } }).play('play:ring,1', 'move:construction-site');
  expect(reason(s, 'wood:3')).toBe('you cannot pay 3 wood: you have 2 wood and no gold');
  expect(reason(s, 'wood:2')).toBe('you pay 1 or 3 wood');
  expect(reason(s, 'bread:2')).toBe('you need 2 breads, and you have none');
});

test('[EMARA-5.5] the town card visits a place of the town, and one with something to do', () => {
  const s = at({ hand: ['town', 'ring', 'move'], goods: { book: 1 } }).play('play:town,1');
  for (const place of ['nowhere', 'forest']) {
    expect(reason(s, `visit:${place}`)).toBe("'town' visits a place of the town, and that is none");
  }
  expect(reason(s, 'visit:cathedral')).toBe("at 'cathedral' you can pay for no action and have no token to use");
});

test('[EMARA-16.2] an offer is refused outside the end of its own round, or for what is missing', () => {
  const s = at({ seats: 1, event: 'alms-for-the-poor', goods: { ring: 1 } });
  expect(reason(s, 'reward:alms-for-the-poor,ring,1')).toBe('events make their offers at the end of a round');
  expect(reason(s, 'reward:the-great-famine,ring,1')).toContain('the event of this round is');
  idleUntil(s, ({ kind }) => kind === 'reward');
  expect(reason(s, 'reward:alms-for-the-poor,gold,1')).toBe('you have no gold');
  expect(reason(s, 'end-turn')).toBe('the turns of this round are over');
});

test('[EMARA-13.14] the Merchant gives a different resource from the one paid', () => {
  const s = at({ ...POOR, goods: { wood: 1 }, advisors: ['merchant'] }).play('play:ring,1', 'merchant:wood');
  expect(reason(s, 'take:wood')).toBe("the 'merchant' gives a different resource from the one you paid");
  expect(reason(s, 'move:weaving-mill')).toBe("first take the resource that the 'merchant' owes you");
});

test('an answer that the game does not know is refused as such', () => {
  expect(reason(at(), 'fly:home')).toBe('this game has no such answer');
  expect(reason(at(), 'constructor')).toBe('this game has no such answer');
});
