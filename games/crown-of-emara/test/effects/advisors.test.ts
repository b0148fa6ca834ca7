import { expect, test } from 'vitest';
import { ADVISORS } from '../../src/components.ts';
import { at, goodsOf, ofVerb, type Position, points } from '../at.ts';

const TOWN = { hand: ['town', 'trade', 'move'], at: ['forest', 'castle'] } as const satisfies Position;

/** The printed card: citizen points and cost in wood, cloth, grain, stone. */
function card(name: string): readonly [number, readonly number[]] {
  const { citizens, cost } = ADVISORS.find((advisor) => advisor.name === name)!;
  return [citizens, cost];
}

test('[EMARA-13.1] a once-per-turn ability is optional and is gone for this turn once used', () => {
  const s = at({ ...TOWN, advisors: ['bailiff'], goods: { ring: 3 } }).play('play:town,1', 'bailiff');
  expect(s.refusal('bailiff')).toContain(
    "the ability of the advisor 'bailiff' has already been used this turn (EMARA-13.1)",
  );
  s.play('move:cathedral');
  expect(s.options).toContain('end-turn');
});

test('[EMARA-13.1] in the next own turn the ability can be used again', () => {
  const s = at({ ...TOWN, seats: 1, advisors: ['bailiff'], goods: { ring: 3 } });
  s.play('play:town,1', 'bailiff', 'move:cathedral', 'end-turn', 'play:trade,2', 'bailiff');
  expect([goodsOf(s), points(s)]).toEqual([{ ring: 1 }, [0, 40]]);
});

test('[EMARA-13.2] an advisor can be used in the turn of recruiting', () => {
  const waiting = { castle: ['merchant'] };
  const s = at({ ...TOWN, waiting, goods: { cloth: 1, grain: 1, stone: 1 } });
  s.play('play:town,1', 'recruit:merchant', 'merchant:stone', 'take:wood');
  expect(goodsOf(s)).toEqual({ wood: 1 });
});

test('[EMARA-13.3] abilities are used between the steps of a visit, never inside a payment or for another turn', () => {
  const s = at({ ...TOWN, advisors: ['schoolmarm'], goods: { wood: 3 } }).play('play:town,1', 'visit:castle');
  s.play('schoolmarm', 'book', 'gift:wood');
  expect([goodsOf(s), points(s)]).toEqual([{ ring: 1 }, [0, 35]]);
  const paying = at({ ...TOWN, advisors: ['schoolmarm'], goods: { wood: 3, gold: 1 } });
  paying.play('play:town,1', 'hire:forest.1');
  expect(paying.options).toEqual(['pay:wood,1', 'pay:wood,2']);
  expect(paying.refusal('schoolmarm')).toContain('finish the payment first (EMARA-20.8)');
  const other = at({ ...TOWN, advisors: ['bailiff'], hand: ['wood', 'grain', 'town'], goods: { ring: 1 } });
  other.play('play:wood,1', 'move:weaving-mill', 'end-turn');
  expect(other.asked).toBe(1);
  other.play(other.options[0]!);
  expect(other.options).not.toContain('bailiff');
});

test('[EMARA-13.8] the Baker turns cloth and 1 or 2 grain into as many breads', () => {
  expect(card('baker')).toEqual([3, [1, 0, 2, 0]]);
  const p = { ...TOWN, advisors: ['baker'], goods: { cloth: 1, grain: 2 } };
  expect(goodsOf(at(p).play('play:town,1', 'baker:1'))).toEqual({ grain: 1, bread: 1 });
  expect(goodsOf(at(p).play('play:town,1', 'baker:2'))).toEqual({ bread: 2 });
});

test('[EMARA-13.9] the Schoolmarm turns any 2 resources into a book', () => {
  expect(card('schoolmarm')).toEqual([3, [2, 1, 0, 0]]);
  const p = { ...TOWN, advisors: ['schoolmarm'], goods: { wood: 1, stone: 1 } };
  expect(goodsOf(at(p).play('play:town,1', 'schoolmarm'))).toEqual({ book: 1 });
});

test('[EMARA-13.10] the Bailiff turns a ring into 5 building points', () => {
  expect(card('bailiff')).toEqual([5, [0, 0, 1, 2]]);
  const s = at({ ...TOWN, advisors: ['bailiff'], goods: { ring: 1 } }).play('play:town,1', 'bailiff');
  expect([goodsOf(s), points(s)]).toEqual([{}, [0, 35]]);
});

test('[EMARA-13.11] the Dressmaker turns a cloth into 2 citizen points', () => {
  expect(card('dressmaker')).toEqual([5, [1, 2, 0, 0]]);
  const s = at({ ...TOWN, advisors: ['dressmaker'], goods: { cloth: 1 } }).play('play:town,1', 'dressmaker');
  expect([goodsOf(s), points(s)]).toEqual([{}, [2, 30]]);
});

test('[EMARA-13.12] the Landlord turns a cloth and 1 citizen point into 5 building points', () => {
  expect(card('landlord')).toEqual([3, [2, 0, 1, 0]]);
  const s = at({ ...TOWN, advisors: ['landlord'], citizens: 4, goods: { cloth: 1 } }).play('play:town,1', 'landlord');
  expect([goodsOf(s), points(s)]).toEqual([{}, [3, 35]]);
});

test('[EMARA-13.13] with 0 citizen points the Landlord cannot be used', () => {
  const s = at({ ...TOWN, advisors: ['landlord'], goods: { cloth: 1 } }).play('play:town,1');
  expect(s.refusal('landlord')).toContain("the 'landlord' costs 1 citizen point, and you have none (EMARA-13.13)");
});

test('[EMARA-13.14] the Merchant changes 1 resource for another kind', () => {
  expect(card('merchant')).toEqual([2, [0, 1, 1, 0]]);
  const s = at({ ...TOWN, advisors: ['merchant'], goods: { wood: 1 } }).play('play:town,1', 'merchant:wood');
  expect(s.options).toEqual(['take:cloth', 'take:grain', 'take:stone']);
});

test('[EMARA-13.15] a coin buys any of the four resources from the Merchant', () => {
  const s = at({ ...TOWN, advisors: ['merchant'], goods: { gold: 1 } }).play('play:town,1', 'merchant:gold');
  expect(s.options).toEqual(['take:wood', 'take:cloth', 'take:grain', 'take:stone']);
});

test('[EMARA-13.16] the Chamberlain exchanges rings and gold as often as wanted', () => {
  expect(card('chamberlain')).toEqual([6, [0, 2, 0, 1]]);
  const p = { ...TOWN, advisors: ['chamberlain'], goods: { ring: 3 } };
  expect(goodsOf(at(p).play('play:town,1', 'chamberlain:ring', 'chamberlain:ring'))).toEqual({ ring: 1, gold: 2 });
  const noRing = at({ ...p, goods: { gold: 1 } }).play('play:town,1');
  expect(noRing.refusal('chamberlain:ring')).toContain('you have no signet rings (EMARA-13.16)');
  expect(at(p).play('play:town,1').refusal('chamberlain:gold')).toContain('you have no gold (EMARA-13.16)');
});

test('[EMARA-13.17] with the Scholar only the number of resources counts for huts and advisors', () => {
  expect(card('scholar')).toEqual([3, [1, 0, 0, 1]]);
  const s = at({ ...TOWN, advisors: ['scholar'], goods: { grain: 2 } }).play('play:town,1', 'hire:forest.1');
  expect([goodsOf(s), points(s)]).toEqual([{}, [1, 30]]);
  const poor = at({ ...TOWN, advisors: ['scholar'], goods: { grain: 1, ring: 1 } }).play('play:town,1');
  expect(poor.refusal('hire:forest.1')).toContain(
    "even with the 'scholar' you need 2 resources; you have 1, coins included (EMARA-13.17)",
  );
});

test('[EMARA-13.18] the number is reduced by discounts and may be filled with coins', () => {
  const waiting = { castle: ['goldsmith'] };
  const p: Position = { ...TOWN, hand: ['discount', 'town', 'move'], waiting, advisors: ['scholar'] };
  const s = at({ ...p, goods: { grain: 1, gold: 1 } }).play('play:discount,1', 'recruit-less:goldsmith');
  expect(goodsOf(s)).toEqual({ ring: 1 });
  const own = at({ ...TOWN, waiting: { castle: ['scholar'] }, goods: { grain: 2 } }).play('play:town,1');
  expect(ofVerb(own, 'recruit')).toEqual([]);
});

test('[EMARA-13.19] the Mayoress adds 2 citizen points to each gift', () => {
  expect(card('mayoress')).toEqual([5, [0, 1, 1, 1]]);
  const s = at({ ...TOWN, advisors: ['mayoress'], goods: { wood: 1 } });
  expect(points(s.play('play:town,1', 'visit:castle', 'gift:wood'))).toEqual([2, 30]);
});

test('[EMARA-13.20] with the Steward councilors need not stand where one hires or recruits', () => {
  expect(card('steward')).toEqual([5, [0, 0, 2, 1]]);
  const waiting = { market: ['merchant'] };
  const goods = { cloth: 1, grain: 1, stone: 2 };
  const s = at({ ...TOWN, advisors: ['steward'], waiting, goods }).play(
    'play:town,1',
    'recruit:merchant',
    'hire:quarry.1',
  );
  expect([goodsOf(s), points(s)]).toEqual([{}, [3, 30]]);
});

test('[EMARA-13.21] the Steward serves the discount card too, but frees no hut and sends no craftsman to work', () => {
  const p: Position = { ...TOWN, hand: ['discount', 'town', 'move'], advisors: ['steward'], goods: { stone: 1 } };
  const s = at({
    ...p,
    arrange: (_, { table }) => {
      table.huts[9] = 1;
    },
  }).play('play:discount,1');
  expect(ofVerb(s, 'hire-less')).not.toContain('hire-less:quarry.1');
  s.play('hire-less:quarry.2', 'move:weaving-mill');
  expect(goodsOf(s)).toEqual({ cloth: 1 });
});

test('[EMARA-13.22] the Toolmaker adds 2 to each receipt of building points but not to the final scoring', () => {
  expect(card('toolmaker')).toEqual([2, [1, 1, 0, 1]]);
  const s = at({ ...TOWN, advisors: ['toolmaker'], goods: { wood: 3 }, citizens: 60 });
  expect(points(s.play('play:town,1', 'visit:construction-site', 'wood:3'))).toEqual([60, 42]);
  expect(at({ advisors: ['toolmaker'], goods: { book: 4 }, citizens: 60 }).points(0)).toBe(34);
});

test('[EMARA-13.23] the Abbess adds a book to each donation', () => {
  expect(card('abbess')).toEqual([2, [0, 1, 2, 0]]);
  const s = at({ ...TOWN, advisors: ['abbess'], goods: { cloth: 1 } }).play('play:town,1', 'visit:cathedral');
  expect(goodsOf(s.play('donate:cloth'))).toEqual({ book: 2 });
});

test('[EMARA-20.4] between two other steps the Chamberlain goes one way only', () => {
  const s = at({ ...TOWN, advisors: ['chamberlain'], goods: { ring: 2, gold: 1, wood: 2 } });
  s.play('play:town,1', 'chamberlain:ring');
  expect(s.options).toContain('chamberlain:ring');
  expect(s.refusal('chamberlain:gold')).toContain(
    "the 'chamberlain' exchanges in one direction until you do something else (EMARA-20.4)",
  );
  s.play('hire:forest.1', 'pay:wood,2');
  expect(ofVerb(s, 'chamberlain')).toEqual(['chamberlain:ring', 'chamberlain:gold']);
});

test('[EMARA-20.5] the Chamberlain does not exchange at the end of a round', () => {
  const s = at({ seats: 1, advisors: ['chamberlain'], goods: { ring: 1 } });
  while (s.kind !== 'reward')
    s.play(s.options.includes('end-turn') ? 'end-turn' : s.options.includes('leave') ? 'leave' : s.options[0]!);
  expect(s.options.every((name) => name === 'pass' || name.startsWith('reward:'))).toBe(true);
});
