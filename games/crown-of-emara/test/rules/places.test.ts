import { expect, test } from 'vitest';
import { at, goodsOf, type Position, points } from '../at.ts';

const VISIT_CARD = { hand: ['town', 'ring', 'move'] } as const satisfies Position;

function gather(place: 'forest' | 'grainfield' | 'quarry' | 'weaving-mill', p: Position = {}) {
  const before = {
    forest: 'quarry',
    'weaving-mill': 'forest',
    grainfield: 'weaving-mill',
    quarry: 'grainfield',
  } as const;
  return at({ hand: ['town', 'trade', 'discount'], at: [before[place], 'castle'], ...p }).play(
    'play:town,1',
    `move:${place}`,
  );
}

test('[EMARA-6.1] the Forest gives 1 wood', () => {
  expect(goodsOf(gather('forest'))).toEqual({ wood: 1 });
});

test('[EMARA-6.2] the Grainfield gives 1 grain', () => {
  expect(goodsOf(gather('grainfield'))).toEqual({ grain: 1 });
});

test('[EMARA-6.3] the Quarry gives 1 stone', () => {
  expect(goodsOf(gather('quarry'))).toEqual({ stone: 1 });
});

test('[EMARA-6.4] the Weaving Mill gives 1 cloth', () => {
  expect(goodsOf(gather('weaving-mill'))).toEqual({ cloth: 1 });
});

test('[EMARA-6.5] each own craftsman of the place takes 1 more or bakes 1 bread', () => {
  const p = { huts: ['forest.1', 'forest.3', 'quarry.1'], goods: { grain: 1 } };
  const s = gather('forest', p);
  expect(s.options).toEqual(['bake:0', 'bake:1']);
  expect(goodsOf(s.play('bake:1'))).toEqual({ wood: 2, bread: 1 });
  expect(goodsOf(gather('forest', p).play('bake:0'))).toEqual({ wood: 3, grain: 1 });
});

test("[EMARA-6.5] another player's craftsman does nothing", () => {
  const s = gather('forest', {
    arrange: (_, { table }) => {
      table.huts[0] = 1;
    },
  });
  expect(goodsOf(s)).toEqual({ wood: 1 });
});

test('[EMARA-6.6] grain just taken pays for bread, and so does gold', () => {
  const s = gather('grainfield', { huts: ['grainfield.1', 'grainfield.2'] });
  expect(s.options).toEqual(['bake:0', 'bake:1']);
  expect(goodsOf(s.play('bake:1'))).toEqual({ grain: 1, bread: 1 });
  const rich = gather('grainfield', { huts: ['grainfield.1', 'grainfield.2'], goods: { gold: 1 } });
  expect(goodsOf(rich.play('bake:2'))).toEqual({ bread: 2 });
});

test('[EMARA-6.6] grain that the other craftsmen take pays for bread too, but a baker takes none', () => {
  const s = gather('grainfield', { huts: ['grainfield.1', 'grainfield.2', 'grainfield.3'] });
  expect(s.options).toEqual(['bake:0', 'bake:1', 'bake:2']);
  expect(goodsOf(s.play('bake:2'))).toEqual({ bread: 2 });
});

test('[EMARA-6.7] no ability is offered while craftsmen work', () => {
  const s = gather('forest', { huts: ['forest.1'], goods: { grain: 1, ring: 1 }, advisors: ['bailiff'] });
  expect(s.options).toEqual(['bake:0', 'bake:1']);
});

test('[EMARA-7.1] a donation costs what the marker shows and brings a book and a favor token', () => {
  const s = at({ ...VISIT_CARD, seats: 3, goods: { cloth: 1 } }).play('play:town,1', 'visit:cathedral', 'donate:cloth');
  expect(s.kind).toBe('keep');
  s.play(s.options[0]!);
  expect(goodsOf(s)).toEqual({ book: 1 });
  expect(s.state.seats[0]!.favors).toHaveLength(1);
});

test('[EMARA-7.2] a gift costs what the marker shows and brings a signet ring', () => {
  const s = at({ ...VISIT_CARD, goods: { cloth: 2 } }).play('play:town,1', 'visit:castle');
  expect(s.options).toEqual(['gift:cloth', 'leave']);
  s.play('gift:cloth');
  expect(goodsOf(s)).toEqual({ ring: 1 });
});

test('[EMARA-7.3] a book brings 5 building points in the Castle', () => {
  const s = at({ ...VISIT_CARD, goods: { book: 2 } }).play('play:town,1', 'visit:castle', 'book');
  expect([goodsOf(s), points(s)]).toEqual([{ book: 1 }, [0, 35]]);
});

test('[EMARA-7.4] the Market gives 1 gold for any 1 resource', () => {
  const s = at({ ...VISIT_CARD, goods: { wood: 1, grain: 1 } }).play('play:town,1', 'visit:market', 'coin:1');
  expect(s.options).toEqual(['pay:wood,0', 'pay:wood,1']);
  expect(goodsOf(s.play('pay:wood,0'))).toEqual({ wood: 1, gold: 1 });
});

test('[EMARA-7.5] the Market gives 3, 6, 10, 15 or 21 citizen points for 1 to 5 books', () => {
  const table = [3, 6, 10, 15, 21];
  table.forEach((citizens, i) => {
    const s = at({ ...VISIT_CARD, goods: { book: 6 } }).play('play:town,1', 'visit:market', `books:${i + 1}`);
    expect([goodsOf(s).book, points(s)]).toEqual([5 - i, [citizens, 30]]);
  });
  const s = at({ ...VISIT_CARD, goods: { book: 6 } }).play('play:town,1', 'visit:market');
  expect(s.options).not.toContain('books:6');
});

test('[EMARA-7.6] a stone brings 5 building points and the citizen points of its marker', () => {
  const s = at({ ...VISIT_CARD, goods: { stone: 2 } }).play('play:town,1', 'visit:construction-site', 'stone');
  expect([points(s), s.state.table.stone]).toEqual([[4, 35], 2]);
});

test('[EMARA-7.7] up to three breads score each, and the marker turns once', () => {
  const s = at({ ...VISIT_CARD, goods: { bread: 4 } }).play('play:town,1', 'visit:construction-site');
  expect(s.options).toEqual(['bread:1', 'bread:2', 'bread:3', 'leave']);
  s.play('bread:3');
  expect([points(s), s.state.table.bread]).toEqual([[15, 30], 2]);
});

test('[EMARA-7.8] 1 wood brings 5 building points, 3 wood 10, and 2 wood are not taken', () => {
  const p = { ...VISIT_CARD, goods: { wood: 3 } };
  const s = at(p).play('play:town,1', 'visit:construction-site');
  expect(s.options).toEqual(['wood:1', 'wood:3', 'leave']);
  expect(s.refusal('wood:2')).toContain('you pay 1 or 3 wood (EMARA-7.8)');
  expect(points(s.play('wood:3'))).toEqual([0, 40]);
  expect(points(at(p).play('play:town,1', 'visit:construction-site', 'wood:1'))).toEqual([0, 35]);
});
