import { expect, test } from 'vitest';
import { at, goodsOf, idleToNextRound, idleUntil, ofVerb, points } from '../at.ts';

test('[EMARA-3.1] the game has six rounds of three turns each', () => {
  for (const seats of [1, 3]) {
    const s = at({ seats });
    for (let round = 1; round <= 6; round++) {
      expect(s.state.table.round).toBe(round);
      expect(s.state.turn).toBe((round - 1) * 3 * seats + 1);
      idleToNextRound(s);
      if (round === 6) idleUntil(s, () => false);
    }
    expect(s.over).toBe(true);
    expect(s.state.turn).toBe(6 * 3 * seats);
  }
});

test('[EMARA-3.2] each round boxes the old event and opens a new one', () => {
  const s = at({ event: 'clear-the-old-forest' });
  expect(goodsOf(s, 0)).toEqual({ wood: 1 });
  expect(goodsOf(s, 1)).toEqual({ wood: 1 });
  const boxed = s.state.table.eventBox.length;
  idleToNextRound(s);
  expect(s.state.table.eventBox).toHaveLength(boxed + 1);
});

test('[EMARA-3.3] single turns go clockwise from the statue, three times around', () => {
  const s = at({
    seats: 3,
    arrange: (_, { table }) => {
      table.statue = 1;
    },
  });
  const order: number[] = [];
  for (let turn = 1; turn <= 9; turn++) {
    order.push(s.asked);
    idleUntil(s, ({ state }) => state.turn > turn);
  }
  expect(order).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0]);
});

test('[EMARA-4.1] a turn begins with a card of the hand on an empty slot', () => {
  const s = at({ hand: ['wood', 'town', 'ring'] });
  expect(s.options).toHaveLength(9);
  expect(s.options).toEqual(expect.arrayContaining(['play:wood,1', 'play:town,3']));
  expect(s.refusal('play:stone,1')).toContain('that card is not in your hand (EMARA-4.1)');
});

test('[EMARA-4.2] a used slot stays full until the round ends', () => {
  const s = at({ seats: 1, hand: ['wood', 'town', 'ring'] }).play('play:wood,2');
  idleUntil(s, ({ kind }) => kind === 'play');
  expect(s.options).toEqual(['play:ring,1', 'play:ring,3', 'play:town,1', 'play:town,3']);
  expect(s.refusal('play:ring,2')).toContain('slot 2 is full until the end of the round (EMARA-4.2)');
  idleToNextRound(s);
  expect(s.state.seats[0]!.slots).toEqual([]);
});

test('[EMARA-4.3] card, movement and each bonus action can be used once', () => {
  const goods = { wood: 9, cloth: 9, grain: 9, stone: 9, gold: 9, ring: 9 };
  const waiting = { cathedral: ['baker', 'abbess'] };
  const s = at({ hand: ['trade', 'ring', 'town'], at: ['forest', 'castle'], goods, waiting });
  s.play(
    'play:trade,1',
    'trade:1',
    'pay:wood,1',
    'hire:forest.1',
    'pay:wood,2',
    'rank:baron',
    'move:cathedral',
    'leave',
  );
  s.play('recruit:abbess', 'pay:cloth,1', 'pay:grain,2');
  expect(s.options).toEqual(['end-turn']);
});

test('[EMARA-4.4] the actions come in any order', () => {
  const p = { hand: ['trade', 'ring', 'town'], at: ['forest', 'castle'], goods: { wood: 4, ring: 1 } } as const;
  const a = at(p).play('play:trade,1', 'trade:1', 'hire:forest.1', 'pay:wood,2', 'rank:baron');
  const b = at(p).play('play:trade,1', 'rank:baron', 'hire:forest.1', 'trade:1');
  expect(a.state.seats).toEqual(b.state.seats);
  expect(ofVerb(a, 'move')).toHaveLength(2);
});

test('[EMARA-4.5] no bonus action is possible inside a visit', () => {
  const s = at({ at: ['forest', 'castle'], goods: { wood: 4, ring: 1 }, hand: ['ring', 'town', 'wood'] });
  s.play('play:ring,1', 'move:cathedral');
  expect(s.kind).toBe('visit');
  expect(s.refusal('rank:baron')).toContain('end the visit first (EMARA-4.5)');
  s.play('leave');
  expect(s.options).toContain('rank:baron');
});

test('[EMARA-4.6] nothing happens before the card of the turn is played', () => {
  const s = at({ goods: { ring: 1, wood: 3 }, advisors: ['bailiff'] });
  expect(s.kind).toBe('play');
  expect(s.refusal('bailiff')).toContain('first play a card to a slot (EMARA-4.6)');
});

test('[EMARA-4.7] a councilor moves exactly the steps of the slot, clockwise in his ring', () => {
  const p = { at: ['quarry', 'market'], hand: ['wood', 'ring', 'town'] } as const;
  expect(ofVerb(at(p).play('play:wood,1'), 'move')).toEqual(['move:forest', 'move:castle']);
  expect(ofVerb(at(p).play('play:wood,2'), 'move')).toEqual(['move:weaving-mill', 'move:cathedral']);
  const s = at(p).play('play:wood,3');
  expect(ofVerb(s, 'move')).toEqual(['move:grainfield', 'move:construction-site']);
  expect(s.refusal('move:forest')).toContain(
    "with exactly 3 steps, only 'grainfield' and 'construction-site' (EMARA-4.7)",
  );
});

test('[EMARA-4.7] councilors may share a place', () => {
  const s = at({
    arrange: (m, { seats }) => {
      seats[1]!.councilors = [1, 5];
      m.councilors = [0, 4];
    },
  });
  s.play('play:ring,1', 'move:weaving-mill');
  expect(s.state.seats.map((m) => m.councilors[0])).toEqual([1, 1]);
});

test('[EMARA-4.8] the action of the place reached may be left out', () => {
  const s = at({ at: ['forest', 'castle'], goods: { cloth: 1 } }).play('play:ring,1', 'move:cathedral');
  expect(s.options).toEqual(['donate:cloth', 'leave']);
  s.play('leave');
  expect(goodsOf(s)).toEqual({ cloth: 1, ring: 1 });
});

test('[EMARA-4.9] in one visit each action of a place is used once, in a second visit once more', () => {
  const goods = { wood: 4, bread: 1 };
  const s = at({ hand: ['town', 'ring', 'move'], at: ['forest', 'cathedral'], goods });
  s.play('play:town,1', 'move:construction-site', 'wood:1');
  expect(s.refusal('wood:3')).toContain('you have already used this action in this visit (EMARA-4.9)');
  s.play('leave', 'visit:construction-site', 'wood:3');
  expect(points(s)).toEqual([0, 45]);
});

test('[EMARA-4.10] movement and the step of the move card must be made before the turn can end', () => {
  const s = at({ hand: ['move', 'ring', 'town'], goods: { ring: 1 }, at: ['forest', 'castle'] }).play('play:move,2');
  expect(s.options).not.toContain('end-turn');
  expect(s.refusal('end-turn')).toContain('EMARA-4.10');
  s.play('move:grainfield');
  expect(s.options).not.toContain('end-turn');
  s.play('step:quarry');
  expect(s.options).toContain('end-turn');
});

test('[EMARA-4.10] the trade card may be declined', () => {
  const s = at({ hand: ['trade', 'ring', 'town'], goods: { wood: 1 } }).play('play:trade,1', 'move:weaving-mill');
  expect(s.options).toContain('end-turn');
  s.play('end-turn');
  expect(goodsOf(s)).toEqual({ wood: 1, cloth: 1 });
});

test('[EMARA-4.11] the player ends his turn himself, also when nothing else is left to do', () => {
  const left = at({ goods: { ring: 1 } }).play('play:ring,1', 'move:weaving-mill');
  expect(left.options).toEqual(['rank:baron', 'end-turn']);
  const nothing = at({ hand: ['wood', 'town', 'move'] }).play('play:wood,2', 'move:grainfield');
  expect([nothing.asked, nothing.options]).toEqual([0, ['end-turn']]);
  expect(nothing.play('end-turn').asked).toBe(1);
});

test('[EMARA-4.11] the last answer before the end of a turn can be taken back', () => {
  const s = at({ hand: ['wood', 'town', 'move'] })
    .play('play:wood,2', 'move:grainfield')
    .undo(0);
  expect(ofVerb(s, 'move')).toEqual(['move:grainfield', 'move:construction-site']);
});

test('[EMARA-4.11] the last turn of the game waits for its player too', () => {
  const s = at({ seats: 1, round: 6, hand: ['wood', 'stone', 'cloth'] });
  idleUntil(s, ({ state, options }) => state.turn === 6 * 3 && options.includes('end-turn'));
  expect([s.over, s.play('end-turn').over]).toEqual([false, true]);
});

test('[EMARA-4.12] only what can be paid is offered, and the town card only places with something to do', () => {
  const s = at({ hand: ['town', 'ring', 'move'], at: ['forest', 'castle'] }).play('play:town,1');
  expect(ofVerb(s, 'visit')).toEqual([]);
  const rich = at({ hand: ['town', 'ring', 'move'], favors: ['market.book'], goods: { bread: 1 } }).play('play:town,1');
  expect(ofVerb(rich, 'visit')).toEqual(['visit:construction-site', 'visit:market']);
});

test('[EMARA-4.13] every councilor stays in his ring for the whole game', () => {
  const s = at({ seats: 1 });
  idleUntil(s, ({ state }) => {
    const [a, b] = state.seats[0]!.councilors;
    expect([a! < 4, b! >= 4]).toEqual([true, true]);
    return false;
  });
  expect(s.over).toBe(true);
});

test('[EMARA-5.1] take cards bring 1 wood, stone, cloth, grain or signet ring', () => {
  for (const card of ['wood', 'stone', 'cloth', 'grain', 'ring'] as const) {
    const s = at({ hand: [card, 'town', 'move'] }).play(`play:${card},1`);
    expect(goodsOf(s)).toEqual({ [card]: 1 });
  }
});

test('[EMARA-5.2] the trade card gives 1 gold for 1 resource or 2 gold for any 3', () => {
  const p = { hand: ['trade', 'ring', 'town'], goods: { wood: 2, grain: 1 } } as const;
  expect(goodsOf(at(p).play('play:trade,1', 'trade:1', 'pay:wood,0'))).toEqual({ wood: 2, gold: 1 });
  expect(goodsOf(at(p).play('play:trade,1', 'trade:3'))).toEqual({ gold: 2 });
});

test('[EMARA-5.3] the move card moves one step more and visits the place', () => {
  const s = at({ hand: ['move', 'ring', 'town'], at: ['forest', 'castle'] });
  s.play('play:move,3');
  expect(s.refusal('step:quarry')).toContain(
    "no councilor reaches 'quarry' with the step of 'move', only 'weaving-mill' and 'cathedral' (EMARA-5.3)",
  );
  s.play('step:weaving-mill', 'move:forest');
  expect(goodsOf(s)).toEqual({ wood: 1, cloth: 1 });
});

test('[EMARA-5.4] the discount card hires or recruits for 1 resource less at a place of a councilor', () => {
  const waiting = { castle: ['scholar'], market: ['merchant'] };
  const s = at({ hand: ['discount', 'ring', 'town'], at: ['forest', 'castle'], goods: { wood: 1 }, waiting });
  s.play('play:discount,1');
  expect([...ofVerb(s, 'hire-less'), ...ofVerb(s, 'recruit-less')]).toEqual([
    'hire-less:forest.1',
    'hire-less:forest.2',
    'hire-less:forest.3',
    'recruit-less:scholar',
  ]);
  s.play('hire-less:forest.1');
  expect([goodsOf(s), points(s)]).toEqual([{}, [1, 30]]);
});

test('[EMARA-5.5] the town card visits any town place and moves nobody', () => {
  const s = at({ hand: ['town', 'ring', 'move'], at: ['forest', 'castle'], goods: { book: 1 } });
  s.play('play:town,1', 'visit:market', 'books:1');
  expect(points(s)).toEqual([3, 30]);
  expect(s.state.seats[0]!.councilors).toEqual([0, 4]);
});

test('[EMARA-5.6] the discount card leaves the bonus action of the same name for the same turn', () => {
  const s = at({ hand: ['discount', 'ring', 'town'], at: ['forest', 'castle'], goods: { wood: 2, cloth: 1 } });
  s.play('play:discount,1', 'hire-less:forest.1', 'hire:forest.2');
  expect(s.state.table.huts.slice(0, 3)).toEqual([0, 0, -1]);
  expect([goodsOf(s), points(s)]).toEqual([{}, [3, 30]]);
});

test('[EMARA-5.7] move card and movement may move the same councilor or both, in either order', () => {
  const p = { hand: ['move', 'ring', 'town'], at: ['forest', 'castle'] } as const;
  const same = at(p).play('play:move,1', 'step:weaving-mill', 'move:grainfield');
  expect(goodsOf(same)).toEqual({ cloth: 1, grain: 1 });
  const other = at({ ...p, goods: { cloth: 1 } }).play('play:move,1', 'move:cathedral', 'leave', 'step:weaving-mill');
  expect(goodsOf(other)).toEqual({ cloth: 2 });
});
