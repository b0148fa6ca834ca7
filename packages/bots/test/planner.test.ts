import { type BotGuide, createEngine, fastChance, type PolicyAsk, type State, type View } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { minidom } from '../../../games/minidom/src/game.ts';
import { Search, searchBot } from '../src/index.ts';
import { Planner } from '../src/search/planner.ts';
import { doors, firstView } from './small-games.ts';

const plan = {
  par: () => 1,
  others: (_: State, options: readonly number[]) => options.at(-1)!,
  reaches: () => true,
};

/** Looks at no more than the way that was gone, and likes the wrong doors best. */
function guideOf(look: () => void = () => {}): BotGuide {
  return {
    plan,
    evaluate(s, out) {
      look();
      const path = (s.table as { path: number[] }).path;
      out[0] = path.reduce((sum, door) => (sum + (door === 2 ? 1 : door / 5)) / 4, 0.1);
      out[1] = 0;
    },
  };
}

function planned(ways: number): Planner {
  const planner = new Planner(doors, firstView(doors, 2), { seed: 1, guide: guideOf() });
  planner.run({ iterations: ways });
  return planner;
}

function asked(view: View, options: readonly number[]): PolicyAsk {
  return { kind: 'number', options, nameOf: String, view: () => view, random: () => 0 };
}

test('a plan finds the one way that wins if it follows up enough of them', () => {
  const values = (ways: number) => planned(ways).findings.map(({ mean }) => mean);
  expect(Math.max(...values(9))).toBe(values(9)[2]);
  expect(planned(9).after(2)).toEqual([0, 1]);
  expect(values(9)[2]).toBeGreaterThan(values(1)[2]!);
});

test('the same seed gives the same findings', () => {
  expect(planned(4).findings).toEqual(planned(4).findings);
});

test('a bot keeps to its plan without thinking again, but only in the game that it was made for', () => {
  let looks = 0;
  const bot = searchBot(
    'planner',
    doors,
    { iterations: 9 },
    guideOf(() => looks++),
  );
  const state = doors.start(2, fastChance(1));
  const choose = (s: State): number => bot.choose(asked(doors.view(s, 0), [0, 1, 2]));
  doors.apply(state, choose(state), fastChance(1));
  const thought = looks;
  expect(thought).toBeGreaterThan(0);
  expect(choose(state)).toBe(0);
  expect(looks).toBe(thought);
  // At a table where the first door was another one, the plan is worth nothing.
  const elsewhere = doors.start(2, fastChance(1));
  doors.apply(elsewhere, 1, fastChance(1));
  choose(elsewhere);
  expect(looks).toBeGreaterThan(thought);
});

test('a tree of a game that is planned holds the decisions of one seat only', () => {
  const engine = createEngine(minidom);
  const evaluate: BotGuide['evaluate'] = (s, out) => {
    out[0] = out[1] = (s.ply % 5) / 5;
  };
  const line = (guide: BotGuide) => {
    const search = new Search(engine, firstView(engine, 2), { seed: 1, guide });
    search.run({ iterations: 800 });
    return new Set(search.line().map(({ seat }) => seat));
  };
  expect(line({ evaluate, plan }).size).toBe(1);
  expect(line({ evaluate }).size).toBe(2);
});

test('with time for a budget a few ways are followed up at least', () => {
  const planner = new Planner(doors, firstView(doors, 2), { seed: 1, guide: guideOf() });
  planner.run({ ms: 0 });
  expect(planner.findings[2]!.visits).toBeGreaterThan(0);
  expect(planner.after(planner.findings[2]!.option)).toHaveLength(2);
});

test('where answers are quiet, ways that look alike are all followed up', () => {
  const evaluate: BotGuide['evaluate'] = (_, out) => out.splice(0, 2, 0.1, 0.1);
  const best = (quietAnswers: boolean) => {
    const guide = { plan: { ...plan, quietAnswers }, evaluate };
    const planner = new Planner(doors, firstView(doors, 2), { seed: 1, guide });
    planner.run({ iterations: 9 });
    return Math.max(...planner.findings.map(({ mean }) => mean));
  };
  expect(best(true)).toBeGreaterThan(best(false));
});

test('a plan that reaches nowhere ends with the turn, before the others have theirs, unless it is for several', () => {
  const engine = createEngine(minidom);
  const view = firstView(engine, 2);
  let others = 0;
  const answers = ({ reaches, turns = 1 }: { reaches?: (from: State, to: State) => boolean; turns?: number } = {}) => {
    others = 0;
    const evaluate: BotGuide['evaluate'] = (s, out) => out.splice(0, 2, (s.ply % 5) / 5, 0);
    const count = (_: State, options: readonly number[]) => {
      others++;
      return options.at(-1)!;
    };
    const guide = { evaluate, plan: { others: count, ...(reaches === undefined ? {} : { reaches }) } };
    const planner = new Planner(engine, view, { seed: 1, guide, turns });
    planner.run({ iterations: 3 });
    return Math.max(...planner.options.map((option) => planner.after(option).length));
  };
  const short = answers();
  expect(others).toBe(0);
  expect(answers({ reaches: (from, to) => to.turn < from.turn + 4 })).toBeGreaterThan(short);
  expect(others).toBeGreaterThan(0);
  expect(answers({ turns: 2 })).toBeGreaterThan(short);
  expect(others).toBeGreaterThan(0);
});
