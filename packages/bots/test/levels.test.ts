import { createEngine, type Game, type PolicyAsk, type View } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { minidom } from '../../../games/minidom/src/game.ts';
import { LEVELS, policiesOf, Search, searchBot } from '../src/index.ts';

const engine = createEngine(minidom);
const start = engine.start(2, { int: (drawn, below) => (drawn * 7) % below });

function asked(random: (below: number) => number): PolicyAsk {
  const view: View = engine.view(start, start.asked);
  const options: number[] = [];
  engine.options(start, options);
  return {
    kind: engine.decision(start)!.kind,
    options,
    nameOf: (option) => engine.nameOption(engine.decision(start)!.kind, option),
    view: () => view,
    random,
  };
}

test('a game that says how hard its bots think has all levels, weakest first', () => {
  const levels = Object.fromEntries(LEVELS.map((level, i) => [level, { iterations: 4 * (i + 1) }]));
  const game: Game = { ...minidom, guide: { ...minidom.guide, levels }, policies: [{ ...dummy, name: 'baseline' }] };
  const names = policiesOf(game).map(({ name }) => name);
  expect(names).toEqual(['random', 'page', 'baseline', 'squire', 'knight', 'sovereign']);
  for (const bot of policiesOf(game)) {
    const ask = asked((below) => below - 1);
    expect(ask.options).toContain(bot.choose(ask));
  }
});

const dummy = { choose: (ask: PolicyAsk) => ask.options[0]! };

test('a game without a word about levels has none', () => {
  expect(policiesOf(minidom).map(({ name }) => name)).toEqual(['random']);
});

test('a spread lets a bot take what is nearly as good and nothing that is worse', () => {
  const budget = { iterations: 80 };
  const seed = 77;
  const search = new Search(engine, asked(() => 0).view(), { seed });
  search.run(budget);
  const { findings } = search.result();
  const best = Math.max(...findings.map(({ mean }) => mean));
  const taken = new Set<number>();
  for (let i = 0; i < 12; i++) {
    // The first throw is the seed of the search, the second chooses.
    const throws = [seed, (i * 2 ** 20) / 12];
    taken.add(searchBot('wide', engine, { ...budget, spread: 0.3 }).choose(asked(() => throws.shift()!)));
  }
  expect(taken.size).toBeGreaterThan(1);
  for (const option of taken) {
    expect(findings.find((finding) => finding.option === option)!.mean).toBeGreaterThanOrEqual(best - 0.3);
  }
});

test('thinking stops when the rest cannot change the choice', () => {
  const search = new Search(engine, asked(() => 0).view(), { seed: 1 });
  search.run({ iterations: 300 });
  const visits = search
    .result()
    .findings.map((finding) => finding.visits)
    .toSorted((a, b) => b - a);
  const lead = visits[0]! - visits[1]!;
  expect(search.isSettled(lead)).toBe(false);
  expect(search.isSettled(lead - 1)).toBe(true);
  expect(search.passed).toBe(300);
});
