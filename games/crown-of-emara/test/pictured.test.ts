import {
  createEngine,
  eventsFor,
  faceUp,
  fastChance,
  type Game,
  kindOf,
  type Option,
  playNames,
  type Seat,
  secretFrom,
  startMatch,
} from '@crownleaf/engine';
import type { Arranger } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { GOODS } from '../data/goods.ts';
import { baseline } from '../src/bot/baseline.ts';
import { HUTS, NOBLES } from '../src/components.ts';
import { crownOfEmara } from '../src/game.ts';
import { markerLimits } from '../src/places/dials.ts';
import type { Emara, Mine } from '../src/state.ts';
import { at, type Emaras, idleUntil, type Position } from './at.ts';

/** Positions that the table is looked at in: the gallery shows them, and the tests of its geometry measure them. */
interface Pictured {
  readonly of: Position;
  readonly played?: readonly string[];
  /** Goes on with the least that can be done until this is so. */
  until?(s: Emaras): boolean;
  readonly after?: readonly string[];
  readonly seenBy?: Seat;
}

const WAITING: Position['waiting'] = {
  castle: ['master-of-coin', 'sir-antoni'],
  cathedral: ['lady-frida', 'abbess'],
  'construction-site': ['mayoress', 'schoolmarm'],
  market: ['sir-christiaan', 'goldsmith'],
};

interface Rival {
  readonly goods: readonly number[];
  readonly advisors: readonly string[];
  readonly favors: readonly string[];
  readonly huts: readonly string[];
  readonly rank: number;
  readonly points: readonly [number, number];
}

const RIVALS: readonly Rival[] = [
  {
    ...{ goods: [4, 3, 0, 2, 5, 3, 4, 1], advisors: ['bailiff', 'dressmaker', 'carpenter', 'sir-carl'] },
    ...{ favors: ['castle.gold', 'market.ring'], huts: ['forest.2', 'quarry.1', 'quarry.3', 'grainfield.3'] },
    ...{ rank: 4, points: [71, 66] },
  },
  {
    ...{ goods: [0, 1, 6, 0, 2, 1, 0, 3], advisors: ['landlord', 'merchant', 'toolmaker'] },
    ...{ favors: ['cathedral.ring'], huts: ['weaving-mill.1', 'grainfield.1', 'forest.3', 'quarry.2'] },
    ...{ rank: 2, points: [58, 79] },
  },
  {
    ...{ goods: [2, 2, 2, 2, 0, 0, 7, 0], advisors: ['steward', 'lady-marie'], favors: [] },
    ...{ huts: ['weaving-mill.2'], rank: 3, points: [64, 64] },
  },
];

/** Everybody has played five rounds and has much of everything. */
function lateRivals(_: Mine, s: Emara, arranger: Arranger): void {
  const { table: t } = s;
  RIVALS.forEach(({ goods, advisors, favors, huts, rank, points }, i) => {
    const m = s.seats[i + 1];
    if (m === undefined) return;
    m.goods = [...goods];
    for (const hut of huts) t.huts[HUTS.findIndex(({ name }) => name === hut)] = i + 1;
    const nobles = Array.from(
      { length: rank },
      (_, r) => NOBLES.find((card) => card.rank === r && t.nobility.includes(card.kind))!,
    );
    arranger.lay({ seats: { [i + 1]: { advisors, favors, nobles: nobles.map(({ name }) => name) } } });
    [m.citizens, m.buildings] = points;
  });
  const { gift, donation } = markerLimits(s.seats.length);
  t.gifts = [3, 2, 4, 1].map((turns) => Math.min(turns, gift));
  t.donations = [1, 0, 2, 4].map((turns) => Math.min(turns, donation));
  t.bread = 2;
  t.stone = 3;
}

const LATE: Position = {
  ...{ seats: 4, round: 6, event: 'good-labour-conditions', waiting: WAITING, seed: 'late' },
  hand: ['discount', 'move', 'town'],
  goods: Object.fromEntries(GOODS.map((good, i) => [good, [5, 4, 3, 6, 4, 3, 5, 2][i]!])),
  at: ['forest', 'market'],
  advisors: ['baker', 'chamberlain', 'scholar', 'archivist', 'sir-gustave'],
  favors: ['construction-site.citizens', 'castle.book', 'construction-site.gold', 'market.book'],
  huts: ['forest.1', 'weaving-mill.3', 'grainfield.2'],
  ...{ rank: 3, citizens: 62, buildings: 74, arrange: lateRivals },
};

const PICTURED: { readonly [name: string]: Pictured } = {
  early: {
    of: {
      seats: 3,
      round: 1,
      event: 'bountiful-harvest',
      seed: 'early',
      waiting: WAITING,
      hand: ['wood', 'move', 'town'],
    },
  },
  // A turn of everybody before, so that there is something to read.
  late: {
    of: LATE,
    played: ['play:move,1'],
    until: (s) => s.asked === 0 && s.kind === 'play',
    after: ['play:discount,2'],
  },
  visit: { of: { ...LATE, hand: ['town', 'ring', 'wood'] }, played: ['play:town,1', 'visit:construction-site'] },
  pay: { of: LATE, played: ['play:discount,3', 'recruit:sir-christiaan'] },
  keep: {
    of: { ...LATE, hand: ['town', 'ring', 'wood'] },
    played: ['play:town,3', 'visit:cathedral', 'donate:cloth', 'pay:cloth,1'],
  },
  bake: {
    of: { ...LATE, at: ['quarry', 'market'], hand: ['grain', 'ring', 'wood'] },
    played: ['play:grain,1', 'move:forest'],
  },
  reward: {
    of: { ...LATE, event: 'the-great-famine' },
    until: (s) => s.options.some((name) => name.startsWith('reward:')) && s.state.asked === 0,
  },
  full: {
    of: {
      ...LATE,
      seats: 2,
      round: 4,
      options: { fullSelection: true },
      hand: ['wood', 'stone', 'cloth', 'grain', 'ring', 'trade', 'move', 'discount', 'town'],
    },
  },
  solo: {
    of: {
      ...{
        seats: 1,
        round: 3,
        event: 'a-long-summer',
        seed: 'solo',
        waiting: WAITING,
        hand: ['trade', 'stone', 'move'],
      },
      ...{
        options: { solo: 'campaign' },
        goods: { wood: 3, grain: 2, stone: 1, ring: 1, gold: 1 },
        citizens: 21,
        buildings: 45,
      },
      ...{ huts: ['forest.1'], advisors: ['baker'], rank: 1, arrange: (_, s) => void (s.table.victoria = 16) },
    },
    played: ['play:trade,2'],
  },
  over: { of: { ...LATE, seats: 4 }, until: (s) => s.over },
};

/** The stack of advisors lies face up, so its top card is known [EMARA-2.10]. */
function withOpenStack(of: Position, m: Mine, s: Emara, arranger: Arranger): void {
  of.arrange?.(m, s, arranger);
  const stack = s.table.advisorStack.map(kindOf);
  s.table.advisorStack = stack.map((kind, i) => (i === stack.length - 1 ? faceUp(kind) : kind));
}

/** What the page needs to show a position: the same that a table's port would tell. */
function snapshotOf(s: Emaras, { seenBy = 0 }: Pictured): object {
  const { decision } = s;
  const mine = decision !== undefined && decision.seat === seenBy;
  const asked = mine
    ? { ply: decision.ply, seat: decision.seat, kind: decision.kind, options: s.options, because: decision.because }
    : undefined;
  const events = eventsFor(s.events(), seenBy);
  return { game: 'crown-of-emara', view: s.view(seenBy), asked, events, turn: 1 };
}

test.each(Object.entries(PICTURED))(
  'the position pictured as "%s" is one of the real engine',
  async (name, pictured) => {
    const { of, played = [], until, after = [] } = pictured;
    const s = at({ ...of, arrange: (m, state, arranger) => withOpenStack(of, m, state, arranger) }).play(...played);
    if (until !== undefined) idleUntil(s, until);
    s.play(...after);
    const text = `${JSON.stringify(snapshotOf(s, pictured))}\n`;
    await expect(text).toMatchFileSnapshot(`../ui/pictured/${name}.json`);
  },
);

/** Of a whole game, since only its log tells where each point came from. */
function resultOfGame(seats: number, seed: string): object {
  const engine = createEngine(crownOfEmara);
  const game: Game = crownOfEmara;
  const bot = baseline(() => crownOfEmara);
  const dice = fastChance(1);
  let thrown = 0;
  const start = startMatch(engine, seats, secretFrom(seed));
  let { match } = start;
  const events = [...start.events];
  for (let decision = engine.decision(match.state); decision !== undefined; decision = engine.decision(match.state)) {
    const { kind, options, seat } = decision;
    const { state } = match;
    const nameOf = (option: Option): string => engine.nameOption(kind, option);
    const random = (below: number): number => dice.int(thrown++, below);
    const option = bot.choose({ kind, options, random, nameOf, view: () => engine.view(state, seat) });
    const played = playNames(engine, match, seat, [nameOf(option)]);
    match = played.match;
    events.push(...played.events);
  }
  const scores = match.state.seats.map((_, seat) => game.score(match.state, seat));
  return {
    ...{ game: 'crown-of-emara', view: engine.view(match.state, 0), events: eventsFor(events, 0) },
    ...{ turn: 1, result: { ranking: game.ranking(match.state), scores } },
  };
}

test('the position pictured as "result" is the end of a whole game', async () => {
  const text = `${JSON.stringify(resultOfGame(4, 'result'))}\n`;
  await expect(text).toMatchFileSnapshot('../ui/pictured/result.json');
});
