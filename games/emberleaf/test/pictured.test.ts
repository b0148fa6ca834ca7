import {
  createEngine,
  type Decision,
  type Engine,
  type Event,
  eventsFor,
  fastChance,
  type Match,
  type PolicyAsk,
  playNames,
  type Seat,
  startMatch,
} from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { emberleaf } from '../src/game.ts';
import type { Emberleaf } from '../src/state.ts';

/** Positions that the table is looked at in, from games that the real engine played; the gallery shows them. */
interface Pictured {
  readonly seats: number;
  readonly seed: number;
  readonly options?: object;
  /** The first position of which this holds; without it the game is played to its end, and the result is told. */
  is?(decision: Decision, s: Emberleaf): boolean;
}

const late = (s: Emberleaf): boolean => s.table.trophies.length <= 2;
const begun = (s: Emberleaf): boolean => s.seats.some(({ score }) => score >= 8);

const PICTURED: { readonly [name: string]: Pictured } = {
  deck: { seats: 5, seed: 1, is: ({ kind }) => kind === 'deck' },
  early: {
    seats: 3,
    seed: 2,
    is: ({ kind }, s) => kind === 'action' && s.seats.every(({ played }) => played.length > 0),
  },
  space: { seats: 3, seed: 2, is: ({ kind }, s) => kind === 'space' && begun(s) },
  resolve: { seats: 2, seed: 3, is: ({ kind }, s) => kind === 'resolve' && begun(s) },
  slide: {
    seats: 4,
    seed: 4,
    is: ({ kind, seat }, s) => kind === 'action' && s.table.coreDone === 0 && s.seats[seat]!.played.length >= 6,
  },
  walk: { seats: 3, seed: 5, is: ({ kind, options }, s) => kind === 'walk' && options.length >= 4 && begun(s) },
  attack: { seats: 3, seed: 6, is: ({ kind, options }) => kind === 'attack' && options.length >= 3 },
  track: { seats: 4, seed: 7, is: ({ kind }, s) => kind === 'track' && begun(s) },
  build: { seats: 3, seed: 8, is: ({ kind, options }, s) => kind === 'build' && options.length >= 4 && begun(s) },
  site: { seats: 2, seed: 9, is: ({ kind, options }, s) => kind === 'site' && options.length >= 3 && begun(s) },
  home: { seats: 4, seed: 10, is: ({ kind }, s) => kind === 'home' && begun(s) },
  lodge: { seats: 3, seed: 11, is: ({ kind }, s) => kind === 'lodge' && begun(s) },
  storage: { seats: 2, seed: 12, is: ({ kind, options }) => kind === 'take' && options.length >= 3 },
  trophy: { seats: 3, seed: 13, is: ({ kind }) => kind === 'trophy' },
  'take-hero': { seats: 3, seed: 14, is: ({ kind }) => kind === 'take-hero' },
  'take-favour': { seats: 3, seed: 15, is: ({ kind }) => kind === 'take-favour' },
  late: { seats: 5, seed: 16, is: ({ kind }, s) => kind === 'action' && s.table.coreDone === 0 && late(s) },
  end: { seats: 5, seed: 17, is: ({ kind }, s) => kind === 'action' && s.table.trophies.length === 0 },
  result: { seats: 5, seed: 17 },
  solo: {
    seats: 1,
    seed: 18,
    options: { difficulty: 'hard' },
    is: ({ kind }, s) => kind === 'action' && s.table.coreDone === 0 && s.seats[0]!.score >= 20,
  },
};

/** A game has thousands of events; what is read of them is the end. */
const REMEMBERED = 60;

const engine: Engine = createEngine(emberleaf);
const bot = engine.game.policies![0]!;

interface Found {
  readonly match: Match;
  readonly events: readonly Event[];
}

function found({ seats, seed, options = {}, is }: Pictured): Found {
  const dice = fastChance(seed);
  let thrown = 0;
  for (let game = 0; game < 40; game++) {
    const secret = (1000 * seed + game).toString(16).padStart(64, '0');
    let { match, events } = startMatch(engine, seats, secret, options);
    for (let decision = engine.decision(match.state); decision !== undefined; decision = engine.decision(match.state)) {
      if (is?.(decision, match.state as unknown as Emberleaf)) return { match, events };
      const played = playNames(engine, match, decision.seat, [chosen(match, decision)]);
      match = played.match;
      events = [...events, ...played.events];
    }
    if (is === undefined) return { match, events };
  }
  throw new Error('no such position in forty games');

  function chosen({ state }: Match, { kind, options: all, seat }: Decision): string {
    if (all.length === 1) return engine.nameOption(kind, all[0]!);
    const ask: PolicyAsk = {
      ...{ kind, options: all, random: (below: number) => dice.int(thrown++, below) },
      nameOf: (option) => engine.nameOption(kind, option),
      view: () => engine.view(state, seat),
    };
    return engine.nameOption(kind, bot.choose(ask));
  }
}

function askedOf({ ply, seat, kind, options, because }: Decision): object {
  return { ply, seat, kind, options: options.map((option) => engine.nameOption(kind, option)), because };
}

function resultOf(state: Match['state']): object {
  return { ranking: engine.game.ranking(state), scores: state.seats.map((_, seat) => engine.game.score(state, seat)) };
}

/** What the page needs to show a position: the same that a table's port would tell. */
function snapshotOf({ match: { state }, events }: Found): object {
  const decision = engine.decision(state);
  const seat: Seat = decision?.seat ?? 0;
  const view = engine.view(state, seat);
  const remembered = eventsFor(events.slice(-REMEMBERED), seat);
  const turn = 1 + events.slice(0, -REMEMBERED).filter((event) => event.kind === 'turn-ended').length;
  const asked = decision && askedOf(decision);
  const result = decision === undefined ? resultOf(state) : undefined;
  return { game: 'emberleaf', view, asked, events: remembered, turn, result };
}

test.each(Object.entries(PICTURED))(
  'the position pictured as "%s" is one of the real engine',
  async (name, pictured) => {
    const text = `${JSON.stringify(snapshotOf(found(pictured)))}\n`;
    await expect(text).toMatchFileSnapshot(`../ui/pictured/${name}.json`);
  },
  120_000,
);
