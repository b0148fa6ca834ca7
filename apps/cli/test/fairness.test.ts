import { chooseFrom, lessonsOf, policiesOf, search, searchBot } from '@crownleaf/bots';
import {
  type BotGuide,
  type Budget,
  createEngine,
  type Engine,
  fastChance,
  type Game,
  type Lesson,
  type Option,
  type Policy,
  type State,
  type View,
} from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { GAMES } from '../../../games/loaded-games.ts';

const POSITIONS = 2000;
/** A short thought is compared everywhere; what takes longer, once in so many positions. */
const BRIEFLY = { iterations: 2 };
const BOT_EVERY = 10;
const KNIGHT_EVERY = 100;

interface Twins {
  /** Two worlds that look the same to the seat that is asked, as that seat sees them. */
  readonly views: readonly [View, View];
  readonly different: boolean;
  readonly seed: number;
  readonly table: Lesson;
}

/** Every number of seats with the usual options, and the tables at which the game is learned: they show all its sides. */
function tablesOf(game: Game): readonly Lesson[] {
  const [min, max] = game.seats;
  return [...Array.from({ length: max - min + 1 }, (_, i) => ({ seats: min + i })), ...lessonsOf(game)];
}

/** From random games at each table in turn, as many of each game, from its beginning to its end. */
function* positions(engine: Engine): Generator<Twins> {
  const tables = tablesOf(engine.game);
  const share = Math.ceil(POSITIONS / tables.length);
  for (let seed = 1; ; seed++) {
    const table = tables[seed % tables.length]!;
    const decisions = [...randomGame(engine, table, seed)].length;
    const every = Math.ceil(decisions / share);
    let i = 0;
    for (const state of randomGame(engine, table, seed)) {
      if (i++ % every === 0) yield { ...twins(engine, engine.view(state, state.asked), seed * 10_000 + i), table };
    }
  }
}

/** The state before each answer. */
function* randomGame(engine: Engine, { seats, options }: Lesson, seed: number): Generator<State> {
  const chance = fastChance(seed);
  const state = engine.start(seats, chance, options);
  const possible: Option[] = [];
  for (let i = 0; !engine.over(state); i++) {
    yield state;
    engine.apply(state, possible[chance.int(1e9 + i, engine.options(state, possible))]!, chance);
  }
}

function twins(engine: Engine, view: View, seed: number): Omit<Twins, 'table'> {
  const [a, b] = [fastChance(seed), fastChance(~seed)].map((chance) => engine.determinise(view, chance)) as [
    never,
    never,
  ];
  const seen = (world: never): View => engine.view(world, view.asked);
  return { views: [seen(a), seen(b)], different: engine.hash(a) !== engine.hash(b), seed };
}

/** Rollouts to the end of a long game would leave time for few positions; how they end is no matter here. */
function shortSighted(game: Game): BotGuide {
  const { guide } = game;
  if (guide?.evaluate !== undefined || guide?.weights !== undefined) return guide;
  return {
    ...guide,
    horizon: 6,
    evaluate: (s, out) => s.seats.forEach((_, seat) => (out[seat] = ((s.ply + seat) % 7) / 7)),
  };
}

/** A bot twice, for bots may remember: each of the two sees one of the two worlds all along. */
type Pair = readonly [Policy, Policy];

function pairsOf(game: Game): readonly Pair[] {
  const others = policiesOf(game);
  return policiesOf(game).map((bot, i) => [bot, others[i]!]);
}

function expectSameChoice(engine: Engine, [ours, theirs]: Pair, { views, seed }: Twins, budget?: Budget): void {
  const choice = chooseFrom(engine, ours, { seed, budget, view: views[0] });
  expect(chooseFrom(engine, theirs, { seed, budget, view: views[1] }), ours.name).toBe(choice);
}

/** In all that is found out, not in the choice alone. */
function sameSearch(engine: Engine): (twins: Twins) => void {
  const guide = shortSighted(engine.game);
  return ({ views, seed }) => {
    const [one, other] = views.map((view) => search(engine, view, { seed, guide, budget: BRIEFLY }));
    expect(other).toEqual(one);
  };
}

function samePlan(engine: Engine): (twins: Twins) => void {
  const planner = (): Policy => searchBot('planner', engine, BRIEFLY);
  const planners: Pair = [planner(), planner()];
  return (twins) => expectSameChoice(engine, planners, twins);
}

test.each(GAMES.map(({ game }) => [game.id, game] as const))(
  '%s: equal views give equal choices, whatever the hidden cards are',
  (_, game) => {
    const engine = createEngine(game);
    const expectSameThought = game.guide?.plan === undefined ? sameSearch(engine) : samePlan(engine);
    const bots = pairsOf(game);
    const knights = pairsOf(game).find(([{ name }]) => name === 'knight');
    const tables = new Set<Lesson>();
    let looked = 0;
    let different = 0;
    for (const twin of positions(engine)) {
      expectSameThought(twin);
      if (looked % BOT_EVERY === 0) expectSameChoice(engine, bots[(looked / BOT_EVERY) % bots.length]!, twin, BRIEFLY);
      if (knights !== undefined && looked % KNIGHT_EVERY === 0) expectSameChoice(engine, knights, twin);
      tables.add(twin.table);
      if (twin.different) different++;
      if (++looked === POSITIONS) break;
    }
    expect(tables.size).toBe(tablesOf(game).length);
    expect(different / looked).toBeGreaterThan(0.5);
  },
  180_000,
);
