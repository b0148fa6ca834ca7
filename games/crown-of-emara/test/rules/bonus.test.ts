import { expect, test } from 'vitest';
import { ADVISORS, advisorKind, HUTS, NOBLES, RANK_GOLD, RANK_RINGS } from '../../src/components.ts';
import { at, goodsOf, ofVerb, type Position, points } from '../at.ts';

const QUIET = { hand: ['town', 'trade', 'discount'], at: ['forest', 'castle'] } as const satisfies Position;

test('[EMARA-8.1] each bonus action is possible once in a turn', () => {
  const s = at({ ...QUIET, goods: { ring: 3, gold: 3, wood: 9 } }).play('play:town,1', 'rank:baron', 'hire:forest.1');
  s.play('pay:wood,2');
  expect(s.refusal('rank:count')).toContain('the bonus action for ranks has already been used this turn (EMARA-8.1)');
  expect(s.refusal('hire:forest.2')).toContain(
    'the bonus action for craftsmen has already been used this turn (EMARA-8.1)',
  );
});

test('[EMARA-8.2] a rank costs rings and gold and brings the top card of its stack with its points', () => {
  const s = at({ ...QUIET, rank: 1, goods: { ring: 2, gold: 2 } }).play('play:town,1', 'rank:count');
  expect([goodsOf(s), points(s)]).toEqual([{ ring: 1, gold: 1 }, [8, 30]]);
  expect(s.state.seats[0]!.nobles).toHaveLength(2);
});

test('[EMARA-8.2] the second taker of a rank gets the next card', () => {
  const s = at({ ...QUIET, goods: { ring: 1 }, position: { seats: { 1: { nobles: ['baron.5'] } } } });
  expect(points(s.play('play:town,1', 'rank:baron'))).toEqual([4, 30]);
});

test('[EMARA-8.3] ranks come in order, none is skipped and none follows Duke', () => {
  const goods = { ring: 9, gold: 9 };
  const s = at({ ...QUIET, goods }).play('play:town,1');
  expect(ofVerb(s, 'rank')).toEqual(['rank:baron']);
  expect(s.refusal('rank:prince')).toContain("the next rank is 'baron' (EMARA-8.3)");
  const duke = at({ ...QUIET, goods, rank: 5 }).play('play:town,1');
  expect(duke.refusal('rank:duke')).toContain("there is no rank after 'duke' (EMARA-8.3)");
});

function rankCard(rank: number) {
  const stack = NOBLES.filter((card) => card.rank === rank).map((card) => card.citizens);
  return { rings: RANK_RINGS[rank], gold: RANK_GOLD[rank], stack };
}

test('[EMARA-8.4] Baron', () => {
  expect(rankCard(0)).toEqual({ rings: 1, gold: 0, stack: [5, 4, 3, 2] });
});

test('[EMARA-8.5] Count', () => {
  expect(rankCard(1)).toEqual({ rings: 1, gold: 1, stack: [8, 7, 6, 5] });
});

test('[EMARA-8.6] Prince', () => {
  expect(rankCard(2)).toEqual({ rings: 1, gold: 2, stack: [11, 10, 9, 8] });
});

test('[EMARA-8.7] Marquess', () => {
  expect(rankCard(3)).toEqual({ rings: 2, gold: 1, stack: [14, 13, 12, 11] });
});

test('[EMARA-8.8] Duke', () => {
  expect(rankCard(4)).toEqual({ rings: 2, gold: 2, stack: [18, 17, 16, 15] });
});

test("[EMARA-8.9] the rulebook's example: the hut of 2 wood is taken, so 1 wood and 1 cloth are paid", () => {
  const s = at({
    ...QUIET,
    goods: { wood: 2, cloth: 1 },
    arrange: (_, { table }) => {
      table.huts[0] = 1;
    },
  });
  s.play('play:town,1');
  expect(s.refusal('hire:forest.1')).toContain('that hut is occupied by a craftsman of another player (EMARA-8.11)');
  s.play('hire:forest.2');
  expect([goodsOf(s), points(s)]).toEqual([{ wood: 1 }, [1, 30]]);
});

test('[EMARA-8.9] a hut needs a councilor on its place', () => {
  const s = at({ ...QUIET, goods: { stone: 2, ring: 1 } }).play('play:town,1');
  expect(s.refusal('hire:quarry.1')).toContain("none of your councilors stands on 'quarry' (EMARA-8.9)");
});

test('[EMARA-8.10] the four craftsmen bring 1, 2, 3 and 4 citizen points, and there is no fifth', () => {
  const huts = ['quarry.1', 'quarry.2', 'quarry.3', 'grainfield.1'];
  [1, 2, 3, 4].forEach((citizens, hired) => {
    const s = at({ ...QUIET, huts: huts.slice(0, hired), goods: { wood: 2 } }).play('play:town,1', 'hire:forest.1');
    expect(points(s)).toEqual([citizens, 30]);
  });
  const s = at({ ...QUIET, huts, goods: { wood: 2 } }).play('play:town,1');
  expect(s.refusal('hire:forest.1')).toContain('all four of your craftsmen are hired (EMARA-8.10)');
});

test('[EMARA-8.11] a place has three huts, and one player may take them all', () => {
  const s = at({ ...QUIET, huts: ['forest.1', 'forest.2'], goods: { wood: 1, stone: 1 } });
  s.play('play:town,1', 'hire:forest.3');
  expect(s.state.table.huts.slice(0, 3)).toEqual([0, 0, 0]);
});

function hutsOf(place: number): number[][] {
  return HUTS.filter((hut) => hut.place === place).map((hut) => [...hut.cost]);
}

test('[EMARA-8.12] huts of the Forest', () => {
  expect(hutsOf(0)).toEqual([
    [2, 0, 0, 0],
    [1, 1, 0, 0],
    [1, 0, 0, 1],
  ]);
});

test('[EMARA-8.13] huts of the Weaving Mill', () => {
  expect(hutsOf(1)).toEqual([
    [0, 2, 0, 0],
    [0, 1, 1, 0],
    [1, 1, 0, 0],
  ]);
});

test('[EMARA-8.14] huts of the Grainfield', () => {
  expect(hutsOf(2)).toEqual([
    [0, 0, 2, 0],
    [0, 0, 1, 1],
    [0, 1, 1, 0],
  ]);
});

test('[EMARA-8.15] huts of the Quarry', () => {
  expect(hutsOf(3)).toEqual([
    [0, 0, 0, 2],
    [1, 0, 0, 1],
    [0, 0, 1, 1],
  ]);
});

test('[EMARA-8.16] an advisor on the place of a councilor is recruited for its resources and kept', () => {
  const waiting = { castle: ['scholar', 'abbess'], market: ['merchant'] };
  const s = at({ ...QUIET, waiting, goods: { wood: 1, stone: 1, cloth: 1, grain: 1 } }).play('play:town,1');
  expect(ofVerb(s, 'recruit')).toEqual(['recruit:scholar']);
  expect(s.refusal('recruit:merchant')).toContain("none of your councilors stands on 'market' (EMARA-8.16)");
  expect(s.refusal('recruit:abbess')).toContain(
    'you cannot pay 1 cloth and 2 grain: you have 1 cloth, 1 grain and no gold (EMARA-9.1)',
  );
  s.play('recruit:scholar');
  expect(s.state.seats[0]!.advisors).toEqual([advisorKind('scholar')]);
});

test('[EMARA-8.17] the top B advisor fills the space; without one it stays empty', () => {
  const p = { ...QUIET, waiting: { castle: ['scholar', 'abbess'] }, goods: { wood: 1, stone: 1 } };
  const s = at(p);
  const top = s.state.table.advisorStack.at(-1)! & 0xff;
  s.play('play:town,1', 'recruit:scholar');
  expect(s.state.table.castleAdvisors).toEqual([advisorKind('abbess'), top]);
  const stack = s.view(1).table.advisorStack as number[];
  expect(stack.map((entry) => entry >= 0)).toEqual([false, false, false, false, true]);
  const empty = at({ ...p, position: { table: { advisorStack: [] } } });
  empty.play('play:town,1', 'recruit:scholar');
  expect(empty.state.table.castleAdvisors).toEqual([advisorKind('abbess')]);
});

test('[EMARA-8.18] recruiting brings the citizen points and the immediate ability', () => {
  const s = at({ ...QUIET, waiting: { castle: ['goldsmith'] }, goods: { stone: 2, wood: 1 } });
  s.play('play:town,1', 'recruit:goldsmith');
  expect([goodsOf(s), points(s)]).toEqual([{ ring: 1 }, [5, 30]]);
});

test('[EMARA-10.1] a discount takes away any one resource of the printed cost', () => {
  const waiting = { castle: ['mayoress'] };
  const s = at({ ...QUIET, hand: ['discount', 'ring', 'town'], waiting, goods: { cloth: 1, grain: 1, stone: 1 } });
  s.play('play:discount,1', 'recruit-less:mayoress');
  expect(s.options).toEqual(['pay:cloth,0', 'pay:cloth,1']);
  s.play('pay:cloth,1');
  expect(s.options).toEqual(['pay:grain,0', 'pay:grain,1']);
  expect(goodsOf(s.play('pay:grain,0'))).toEqual({ grain: 1 });
});

test('[EMARA-10.2] discount card and Good labour conditions add up', () => {
  const p = { ...QUIET, hand: ['discount', 'ring', 'town'] as const, waiting: { castle: ['goldsmith'] } };
  const s = at({ ...p, event: 'good-labour-conditions', goods: { wood: 1 } });
  s.play('play:discount,1', 'recruit-less:goldsmith');
  expect(goodsOf(s)).toEqual({ ring: 1 });
});

test('[EMARA-10.3] a cost of 2 with both discounts is free, and nothing is paid out', () => {
  const waiting = { castle: ['merchant'] };
  const s = at({ ...QUIET, hand: ['discount', 'ring', 'town'], event: 'good-labour-conditions', waiting });
  s.play('play:discount,1', 'recruit-less:merchant');
  expect([goodsOf(s), points(s)]).toEqual([{}, [2, 30]]);
});

test('[EMARA-10.4] ranks, gifts and the Construction Site keep their price under discounts', () => {
  const goods = { wood: 2, stone: 1, ring: 1 };
  const p: Position = { ...QUIET, hand: ['discount', 'town', 'ring'], event: 'good-labour-conditions', goods, rank: 1 };
  const s = at(p).play('play:discount,2');
  expect(s.refusal('rank:count')).toContain(
    'you cannot pay 1 gold and 1 signet ring: you have no gold and 1 signet ring (EMARA-9.1)',
  );
  expect(s.play('move:construction-site').options).toEqual(['stone', 'wood:1', 'leave']);
  const castle = at({ ...p, at: ['forest', 'construction-site'] }).play('play:discount,2', 'move:castle');
  expect(castle.options).toEqual(['gift:wood', 'leave']);
});

test('[EMARA-14.1] a B advisor gives its points once and has no ability later', () => {
  const s = at({ ...QUIET, advisors: ['sir-christiaan', 'sir-antoni'], goods: { wood: 1, ring: 1 } }).play(
    'play:town,1',
  );
  expect(s.options.filter((name) => name.startsWith('sir'))).toEqual([]);
  expect(points(s)).toEqual([0, 30]);
});

/** Recruits an advisor for exactly its cost. */
function recruited(name: string) {
  const [wood, cloth, grain, stone] = ADVISORS.find((advisor) => advisor.name === name)!.cost as [
    number,
    number,
    number,
    number,
  ];
  const s = at({ ...QUIET, waiting: { castle: [name] }, goods: { wood, cloth, grain, stone } });
  s.play('play:town,1', `recruit:${name}`);
  return { paid: { wood, cloth, grain, stone }, goods: goodsOf(s), points: points(s) };
}

test('[EMARA-14.2] Sir Christiaan', () => {
  expect(recruited('sir-christiaan')).toEqual({
    paid: { wood: 1, cloth: 0, grain: 1, stone: 0 },
    goods: {},
    points: [8, 30],
  });
});

test('[EMARA-14.3] Lady Marie', () => {
  expect(recruited('lady-marie')).toEqual({
    paid: { wood: 0, cloth: 1, grain: 0, stone: 1 },
    goods: {},
    points: [8, 30],
  });
});

test('[EMARA-14.4] Sir Carl', () => {
  expect(recruited('sir-carl')).toEqual({
    paid: { wood: 0, cloth: 1, grain: 2, stone: 0 },
    goods: {},
    points: [10, 30],
  });
});

test('[EMARA-14.5] Lady Frida', () => {
  expect(recruited('lady-frida')).toEqual({
    paid: { wood: 1, cloth: 1, grain: 1, stone: 1 },
    goods: {},
    points: [12, 30],
  });
});

test('[EMARA-14.6] Sir Gustave', () => {
  expect(recruited('sir-gustave')).toEqual({
    paid: { wood: 2, cloth: 0, grain: 0, stone: 1 },
    goods: {},
    points: [0, 42],
  });
});

test('[EMARA-14.7] Sir Antoni', () => {
  expect(recruited('sir-antoni')).toEqual({
    paid: { wood: 1, cloth: 0, grain: 1, stone: 2 },
    goods: {},
    points: [0, 45],
  });
});

test('[EMARA-13.4] Master of Coin', () => {
  expect(recruited('master-of-coin')).toEqual({
    paid: { wood: 0, cloth: 1, grain: 0, stone: 2 },
    goods: { gold: 1 },
    points: [6, 30],
  });
});

test('[EMARA-13.5] Archivist', () => {
  expect(recruited('archivist')).toEqual({
    paid: { wood: 0, cloth: 2, grain: 1, stone: 0 },
    goods: { book: 2 },
    points: [2, 30],
  });
});

test('[EMARA-13.6] Goldsmith', () => {
  expect(recruited('goldsmith')).toEqual({
    paid: { wood: 1, cloth: 0, grain: 0, stone: 2 },
    goods: { ring: 1 },
    points: [5, 30],
  });
});

test('[EMARA-13.7] Carpenter', () => {
  expect(recruited('carpenter')).toEqual({
    paid: { wood: 2, cloth: 0, grain: 0, stone: 1 },
    goods: {},
    points: [1, 40],
  });
});
