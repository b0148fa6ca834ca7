import { scenario } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { eventKind } from '../../src/components.ts';
import { crownOfEmara } from '../../src/game.ts';
import { breadYield, donationPrice, giftPrice, stoneYield } from '../../src/places/dials.ts';
import {
  bestWins,
  campaignOptions,
  emptyRecord,
  entered,
  isWon,
  nextStart,
  type SoloRecord,
  type SoloResult,
  sheetLine,
  soloResult,
} from '../../src/solo/record.ts';
import type { Emara } from '../../src/state.ts';
import { at, idleToNextRound, idleUntil } from '../at.ts';

const result = (r: Partial<SoloResult>): SoloResult => ({
  mode: 'high-score',
  fullSelection: false,
  start: 25,
  score: 75,
  other: 81,
  victoria: 70,
  name: 'Emma',
  ...r,
});
const campaign = (r: Partial<SoloResult>): SoloResult => result({ mode: 'campaign', start: 40, ...r });
const after = (...results: SoloResult[]): SoloRecord => results.reduce(entered, emptyRecord());

test('[EMARA-18.1] Victoria starts at 0 citizen points and takes no turn', () => {
  const s = at({ seats: 1 });
  expect(s.state.table.victoria).toBe(0);
  idleUntil(s, ({ state, asked }) => {
    expect(asked).toBe(0);
    return state.table.round === 2;
  });
  expect(s.state.table.victoria).toBe(0);
});

test('[EMARA-18.2] a game of one is for a high score or part of a campaign', () => {
  expect(at({ seats: 1 }).state.table.solo).toBe(1);
  expect(at({ seats: 1, options: { solo: 'campaign' } }).state.table.solo).toBe(2);
  expect(at({ seats: 2 }).state.table.solo).toBe(0);
});

test('[EMARA-18.3] bread and stone marker as for four, gift and donation markers as for two players', () => {
  const { table: t } = at({ seats: 1 }).state;
  expect([breadYield(t, 1), stoneYield(t, 1)]).toEqual([6, 5]);
  expect([0, 1, 2, 3].map((r) => giftPrice(t, 1, r))).toEqual([1, 2, 1, 2]);
  expect([0, 1, 2, 3].map((r) => donationPrice(t, 1, r))).toEqual([2, 1, 2, 1]);
  t.bread = 2;
  expect(breadYield(t, 1)).toBe(5);
});

test('[EMARA-18.4] An early winter is boxed before the events are shuffled', () => {
  expect(at({ seats: 1 }).state.table.eventBox).toContain(eventKind('an-early-winter'));
  expect(at({ seats: 2 }).state.table.eventBox).not.toContain(eventKind('an-early-winter'));
});

test('[EMARA-18.5] from round 2 on Victoria scores stone and bread, and both markers turn', () => {
  const s = at({ seats: 1 });
  idleToNextRound(s);
  expect(s.state.table).toMatchObject({ victoria: 0, stone: 0, bread: 0 });
  idleToNextRound(s);
  expect(s.events('victoria-built').map((e) => e.pub)).toEqual([{ stone: 5, bread: 6, now: 11 }]);
  expect(s.state.table).toMatchObject({ stone: 1, bread: 1 });
});

test('[EMARA-18.6] she takes the top cards from Baron to Marquess and none after round 6', () => {
  const s = at({ seats: 1 });
  idleUntil(s, () => false);
  expect(s.events('victoria-ranked').map((e) => (e.pub as { noble: string }).noble)).toEqual([
    'baron.5',
    'count.8',
    'prince.11',
    'marquess.14',
  ]);
  expect(s.events('victoria-built')).toHaveLength(5);
  expect(s.state.table.victoria).toBe(5 + 8 + 11 + 14 + (5 + 4 + 4 + 3 + 2) + (6 + 5 + 5 + 4 + 3));
});

test('[EMARA-18.7] her steps come after the event of the round', () => {
  const s = at({ seats: 1, round: 2, goods: { gold: 1 } });
  idleUntil(s, ({ kind }) => kind === 'reward');
  expect(s.state.table.victoria).toBe(0);
  s.play('pass');
  expect(s.state.table.victoria).toBe(16);
});

test('[EMARA-18.8] events do not reach her', () => {
  const s = at({ seats: 1, round: 2, event: 'respected-at-court' });
  idleToNextRound(s);
  expect(s.state.table.victoria).toBe(16);
});

test('[EMARA-18.10] a high-score game is listed whatever Victoria has', () => {
  expect(after(result({ score: 20, victoria: 70 })).normal.highScores).toHaveLength(1);
});

test('[EMARA-18.11] each building start keeps its best result by score, then by the other track', () => {
  const better = result({ other: 82 });
  const { highScores } = after(result({ start: 40, score: 60 }), result({}), better, result({ score: 70 })).normal;
  expect(highScores.map(sheetLine)).toEqual(['40: 60 (81), Emma', '25: 75 (82), Emma']);
});

test('[EMARA-18.12] a high-score game may start anywhere and is listed under the start used', () => {
  const s = at({ seats: 1, round: 6, options: { start: 'agreed', building: 7 } });
  idleUntil(s, () => false);
  expect(soloResult(s.state, 'Ada')?.start).toBe(7);
});

test('[EMARA-18.13] Victoria is beaten with a higher score; a tie is a loss', () => {
  const s = at({ seats: 1, round: 6, options: { solo: 'campaign' }, citizens: 50, buildings: 50 });
  idleUntil(s, () => false);
  const won = (victoria: number): boolean => {
    s.state.table.victoria = victoria;
    return isWon(soloResult(s.state, 'Ada')!);
  };
  const score = s.points(0);
  expect([won(score - 1), won(score), won(score + 1)]).toEqual([true, false, false]);
  expect(after(campaign({ score: 70, victoria: 70 })).normal.campaign).toMatchObject({ wins: 0, losses: 1 });
});

test('[EMARA-18.14] a campaign starts at 40, goes 5 down after a win and 2 up after a loss', () => {
  expect(campaignOptions(emptyRecord(), false).building).toBe(40);
  expect(after(campaign({})).normal.campaign.next).toBe(35);
  expect(after(campaign({ score: 10 })).normal.campaign.next).toBe(42);
  expect(after(campaign({}), campaign({ start: 35, score: 10 })).normal.campaign.next).toBe(37);
});

test('[EMARA-18.15] the best of a campaign is the lowest start won, then the higher score', () => {
  const games = [
    campaign({}),
    campaign({ start: 35 }),
    campaign({ start: 30, score: 10 }),
    campaign({ start: 35, score: 77 }),
  ];
  expect(after(...games).normal.campaign.best).toMatchObject({ start: 35, score: 77 });
  expect(after(...games).normal.campaign.games.map((game) => game.won)).toEqual([true, true, false, true]);
});

test('[EMARA-18.15] the sheet shows the best win from every start, also of a record that was kept before', () => {
  const games = [
    campaign({}),
    campaign({ start: 35, score: 71 }),
    campaign({ start: 30, score: 10 }),
    campaign({ start: 35, score: 77 }),
    campaign({ start: 40, score: 60, victoria: 99 }),
  ];
  const kept: SoloRecord = JSON.parse(JSON.stringify(after(...games)));
  expect(bestWins(kept.normal.campaign).map(({ start, score }) => [start, score])).toEqual([
    [40, games[0]!.score],
    [35, 77],
  ]);
  expect(bestWins(emptyRecord().normal.campaign)).toEqual([]);
});

test('[EMARA-18.16] equal wins are compared by the other track, and the earlier one stays', () => {
  const first = campaign({ name: 'Ada' });
  expect(after(first, campaign({ name: 'Bea' })).normal.campaign.best?.name).toBe('Ada');
  expect(after(first, campaign({ name: 'Bea', other: 90 })).normal.campaign.best?.name).toBe('Bea');
});

test('[EMARA-18.17] the campaign start stays on the track', () => {
  expect([nextStart(15, true), nextStart(3, true), nextStart(40, false), nextStart(103, false)]).toEqual([
    10, 0, 42, 104,
  ]);
});

test('[EMARA-18.18] an unfinished game is no result', () => {
  const s = at({ seats: 1, round: 6 });
  expect(soloResult(s.state, 'Ada')).toBeUndefined();
  idleUntil(s, () => false);
  expect(soloResult(s.state, 'Ada')).toMatchObject({ mode: 'high-score', name: 'Ada', score: s.points(0) });
  const two = at({ seats: 2, round: 6 });
  idleUntil(two, () => false);
  expect(soloResult(two.state, 'Ada')).toBeUndefined();
});

/** A solo game at its end, from just before its last round. */
function ended(options: object, both: number) {
  const s = at({ seats: 1, round: 6, options, citizens: both, buildings: both });
  return idleUntil(s, () => false);
}

test('[EMARA-18.19] who does not beat Victoria in a campaign is second, in a high-score game she counts for nothing', () => {
  const s = ended({ solo: 'campaign' }, 50);
  const placed = (mode: number, victoria: number) => {
    s.state.table.solo = mode;
    s.state.table.victoria = victoria;
    return crownOfEmara.ranking(s.state as never);
  };
  const score = s.points(0);
  expect([score - 1, score, score + 1].map((victoria) => placed(2, victoria))).toEqual([[1], [2], [2]]);
  expect(placed(1, score + 1)).toEqual([1]);
});

test('[EMARA-18.19] the end tells the line of the sheet, and in a campaign who won and the next start', () => {
  const told = (options: object, both: number) =>
    ended(options, both)
      .events('solo-ended')
      .map((e) => e.pub);
  const won = told({ solo: 'campaign', building: 25 }, 80);
  expect(won).toMatchObject([{ mode: 'campaign', start: 25, victoria: 11, won: true, next: 20 }]);
  expect(told({ solo: 'campaign' }, 0)).toMatchObject([{ start: 40, won: false, next: 42 }]);
  const [highScore] = told({ start: 'agreed', building: 15 }, 80);
  expect(Object.keys(highScore!)).toEqual(['mode', 'start', 'score', 'other', 'victoria']);
  const two = idleUntil(at({ seats: 2, round: 6 }), () => false);
  expect(two.events('solo-ended')).toEqual([]);
});

test('[EMARA-18.14] the record of one campaign game gives the start of the next', () => {
  let record = emptyRecord();
  const starts = [1, 2, 3].map((game) => {
    const s = scenario<Emara>(crownOfEmara, {
      seats: 1,
      seed: `game ${game}`,
      options: campaignOptions(record, false),
    });
    idleUntil(s, () => false);
    record = entered(record, soloResult(s.state, 'Ada')!);
    const [end] = s.events('solo-ended').map((e) => e.pub as { next: number });
    expect(end!.next).toBe(record.normal.campaign.next);
    return s.state.table.start;
  });
  expect(starts).toEqual([40, 42, 44]);
  expect(record.normal.campaign).toMatchObject({ next: 46, wins: 0, losses: 3 });
});

test('[EMARA-19.9] Full Selection has a sheet of its own', () => {
  const record = after(campaign({ fullSelection: true }), result({ fullSelection: true }));
  expect(record.fullSelection.campaign.next).toBe(35);
  expect([record.normal.campaign.next, record.normal.highScores]).toEqual([40, []]);
});

test('[EMARA-19.10] the random layout shares the sheet of the normal one', () => {
  const s = at({ seats: 1, round: 6 });
  s.state.table.randomLayout = 1;
  idleUntil(s, () => false);
  const record = entered(emptyRecord(), soloResult(s.state, 'Ada')!);
  expect(record.normal.highScores).toHaveLength(1);
});
