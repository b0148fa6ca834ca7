import { createEngine, fastChance, type Game, type Option, type PolicyAsk, type View } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { crownOfEmara } from '../../../games/crown-of-emara/src/game.ts';
import { emberleaf } from '../../../games/emberleaf/src/game.ts';
import { analyse, searchBot } from '../src/index.ts';

const GAMES = [crownOfEmara, emberleaf].map((game): [string, Game] => [game.id, game]);
const POSITIONS = 24;
const EVERY = 7;
const WAYS = { iterations: 4 };

/** From a random game. */
function* positions(game: Game): Generator<{ view: View; options: readonly Option[] }> {
  const engine = createEngine(game, { asks: 'choices' });
  const chance = fastChance(3);
  const state = engine.start(2, chance);
  for (let i = 0, looked = 0; looked < POSITIONS && !engine.over(state); i++) {
    const { options } = engine.decision(state)!;
    if (i % EVERY === 0) {
      looked++;
      yield { view: engine.view(state, state.asked), options };
    }
    engine.apply(state, options[chance.int(1e9 + i, options.length)]!, chance);
  }
}

function asked(view: View, options: readonly Option[], seed: number): PolicyAsk {
  return { kind: '', options, nameOf: String, view: () => view, random: () => seed };
}

test.each(GAMES)('%s: in one world the advice is what its strongest bot plans', (_, game) => {
  const engine = createEngine(game, { asks: 'choices' });
  const thinking = { ...game.guide!.levels!.sovereign!, ...WAYS };
  let seed = 0;
  for (const { view, options } of positions(game)) {
    const choice = searchBot('planner', engine, thinking).choose(asked(view, options, ++seed));
    expect(analyse(engine, view, WAYS, { seed, worlds: 1 }).options[0]!.option).toBe(choice);
  }
  expect(seed).toBe(POSITIONS);
});

test.each(GAMES)('%s: an analysis names every option and the plan with the best', (_, game) => {
  const engine = createEngine(game, { asks: 'choices' });
  let longest = 0;
  for (const { view, options: legal } of positions(game)) {
    const { iterations, options, line } = analyse(engine, view, { iterations: 2 }, { seed: 5 });
    expect(iterations).toBe(6);
    expect(options.map(({ option }) => option).toSorted()).toEqual(legal.toSorted());
    const { kind } = engine.decision(engine.determinise(view, fastChance(5)))!;
    expect(line[0]).toEqual({ seat: view.asked, kind, name: options[0]!.name });
    longest = Math.max(longest, line.length);
    let before = 1;
    for (const { expected, ci95 } of options) {
      expect(expected).toBeLessThanOrEqual(before);
      expect(ci95[0]).toBeGreaterThanOrEqual(0);
      expect(ci95[0]).toBeLessThanOrEqual(expected);
      expect(ci95[1]).toBeGreaterThanOrEqual(expected);
      expect(ci95[1]).toBeLessThanOrEqual(1);
      before = expected;
    }
  }
  expect(longest).toBeGreaterThan(1);
});

test.each(GAMES)('%s: more worlds make an analysis surer, and time is shared among them', (_, game) => {
  const engine = createEngine(game, { asks: 'choices' });
  const { view } = positions(game).next().value!;
  const width = (worlds: number): number => {
    const [low, high] = analyse(engine, view, WAYS, { seed: 2, worlds }).options[0]!.ci95;
    return high - low;
  };
  expect(width(3)).toBeLessThan(width(1));
  const began = performance.now();
  expect(analyse(engine, view, { ms: 60 }).iterations).toBeGreaterThan(0);
  expect(performance.now() - began).toBeLessThan(3000);
});
