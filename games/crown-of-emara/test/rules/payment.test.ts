import { expect, test } from 'vitest';
import { at, goodsOf, idleUntil, ofVerb, type Position, points } from '../at.ts';

const TOWN = { hand: ['town', 'trade', 'move'], at: ['forest', 'castle'] } as const satisfies Position;

test('[EMARA-9.1] what cannot be paid in full is not possible', () => {
  const s = at({ ...TOWN, goods: { wood: 1 } }).play('play:town,1');
  expect(s.refusal('hire:forest.1')).toContain('you cannot pay 2 wood: you have 1 wood and no gold (EMARA-9.1)');
  expect(s.refusal('rank:baron')).toContain('you cannot pay 1 signet ring: you have no signet rings (EMARA-9.1)');
});

test('[EMARA-9.2] gold stands in for each resource separately, in any mix', () => {
  const s = at({ ...TOWN, goods: { wood: 2, gold: 2 } }).play('play:town,1', 'hire:forest.1');
  expect(s.options).toEqual(['pay:wood,0', 'pay:wood,1', 'pay:wood,2']);
  expect(goodsOf(s.play('pay:wood,1'))).toEqual({ wood: 1, gold: 1 });
});

test('[EMARA-9.2] gold pays donations, gifts, the site and events', () => {
  const s = at({ ...TOWN, seats: 3, goods: { gold: 4 } }).play('play:town,1');
  expect(ofVerb(s, 'visit')).toEqual(['visit:castle', 'visit:cathedral', 'visit:construction-site']);
  s.play('visit:construction-site', 'stone', 'wood:1');
  expect([goodsOf(s), points(s)]).toEqual([{ gold: 2 }, [5, 40]]);
});

test('[EMARA-9.3] gold replaces neither bread, book, ring nor token', () => {
  const s = at({ ...TOWN, goods: { gold: 9 } }).play('play:town,1');
  expect(ofVerb(s, 'rank')).toEqual([]);
  s.play('visit:construction-site');
  expect(s.options).toEqual(['stone', 'wood:1', 'wood:3', 'leave']);
});

test('[EMARA-9.4] coins are counted as coins at the end, not among the resources', () => {
  const s = at({ goods: { gold: 3, wood: 1 }, citizens: 10, buildings: 10 });
  expect(s.points(0)).toBe(11);
});

test('[EMARA-9.5] a coin is not traded for a coin, but may be among three', () => {
  const s = at({ ...TOWN, hand: ['trade', 'town', 'move'], goods: { gold: 2, wood: 1 } }).play(
    'play:trade,1',
    'trade:1',
  );
  expect(goodsOf(s)).toEqual({ gold: 3 });
  const large = at({ ...TOWN, hand: ['trade', 'town', 'move'], goods: { gold: 1, wood: 2 } });
  expect(goodsOf(large.play('play:trade,1', 'trade:3'))).toEqual({ gold: 2 });
  const market = at({ ...TOWN, goods: { gold: 2 } }).play('play:town,1');
  expect(ofVerb(market, 'visit')).not.toContain('visit:market');
  const merchants = at({ ...TOWN, event: 'merchants-from-afar', goods: { gold: 1, wood: 1 } });
  merchants.play('play:town,1', 'visit:market');
  expect(ofVerb(merchants, 'coin')).toEqual(['coin:1']);
});

test('[EMARA-9.5] a trade that cannot be paid says what is missing', () => {
  const hand = ['trade', 'town', 'move'] as const;
  const s = at({ ...TOWN, hand, goods: { gold: 2 } }).play('play:trade,1');
  expect(s.refusal('trade:1')).toContain('you have no resource, and a coin is not traded (EMARA-9.5)');
  expect(s.refusal('trade:3')).toContain('you need 3 resources and have 2, coins included (EMARA-5.2)');
  expect(s.refusal('trade:2')).toContain('the trade is 1 resource for 1 gold or 3 resources for 2 gold (EMARA-5.2)');
});

test('[EMARA-9.6] stone and wood on one visit are two receipts, 3 wood are one', () => {
  const s = at({ ...TOWN, event: 'a-long-summer', goods: { stone: 1, wood: 3 } });
  s.play('play:town,1', 'visit:construction-site', 'stone');
  expect(points(s)[1]).toBe(37);
  s.play('wood:3');
  expect(points(s)[1]).toBe(49);
});

test('[EMARA-9.6] the building points of Carpenter, Sir Gustave and Sir Antoni are a receipt too', () => {
  const printed = { carpenter: 10, 'sir-gustave': 12, 'sir-antoni': 15 };
  const goods = { wood: 2, cloth: 2, grain: 2, stone: 2 };
  const recruited = (name: string, event: NonNullable<Position['event']>, advisors: string[]): number => {
    const s = at({ ...TOWN, event, advisors, waiting: { castle: [name] }, goods });
    return points(s.play('play:town,1', `recruit:${name}`))[1] - 30;
  };
  for (const [name, buildings] of Object.entries(printed)) {
    expect(recruited(name, 'alms-for-the-poor', ['toolmaker'])).toBe(buildings + 2);
    expect(recruited(name, 'a-long-summer', [])).toBe(buildings + 2);
    expect(recruited(name, 'an-early-winter', [])).toBe(buildings - 1);
  }
});

test('[EMARA-9.7] Toolmaker with the summer gives 4 more, with the winter 1 more; the winter alone 1 less', () => {
  const book = (event: 'a-long-summer' | 'an-early-winter', advisors: string[]) =>
    points(at({ ...TOWN, event, advisors, goods: { book: 1 } }).play('play:town,1', 'visit:castle', 'book'))[1];
  expect(book('a-long-summer', ['toolmaker'])).toBe(39);
  expect(book('an-early-winter', ['toolmaker'])).toBe(36);
  expect(book('an-early-winter', [])).toBe(34);
});

test('[EMARA-9.8] the Toolmaker also raises building points from an event', () => {
  const s = at({ seats: 1, event: 'new-lore-in-old-books', advisors: ['toolmaker'], goods: { book: 1 } });
  idleUntil(s, ({ kind }) => kind === 'reward').play('reward:new-lore-in-old-books,book,1');
  expect(points(s)[1]).toBe(37);
});

test('[EMARA-20.6] a discounted payment may be any goods of the printed cost, filled up with coins', () => {
  const waiting = { castle: ['goldsmith'] };
  const s = at({ ...TOWN, hand: ['discount', 'town', 'move'], waiting, goods: { wood: 1, stone: 2, gold: 1 } });
  s.play('play:discount,1', 'recruit-less:goldsmith');
  expect(s.options).toEqual(['pay:wood,0', 'pay:wood,1']);
  s.play('pay:wood,1');
  expect(s.options).toEqual(['pay:stone,0', 'pay:stone,1']);
  expect(goodsOf(s.play('pay:stone,0'))).toEqual({ stone: 2, ring: 1 });
});

test('[EMARA-20.7] a payment is asked for wood, cloth, grain and stone in turn, the rest is coins', () => {
  const goods = { wood: 1, cloth: 1, grain: 1, stone: 1, gold: 1 };
  const s = at({ ...TOWN, hand: ['trade', 'town', 'move'], goods }).play('play:trade,1', 'trade:3');
  s.play('pay:wood,0', 'pay:cloth,1', 'pay:grain,1');
  expect(s.options).toEqual(['pay:stone,0', 'pay:stone,1']);
  expect(goodsOf(s.play('pay:stone,0'))).toEqual({ wood: 1, stone: 1, gold: 2 });
});

test('[EMARA-20.8] a payment under way is finished before anything else', () => {
  const s = at({ ...TOWN, goods: { wood: 2, gold: 1, ring: 1 }, advisors: ['bailiff'] });
  s.play('play:town,1', 'hire:forest.1');
  expect(s.kind).toBe('pay');
  expect(s.refusal('rank:baron')).toContain('finish the payment first (EMARA-20.8)');
  expect(s.options).toEqual(['pay:wood,1', 'pay:wood,2']);
});
