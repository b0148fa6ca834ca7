import { type BotGuide, createEngine, fastChance, type Option, type View } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { minidom } from '../../../games/minidom/src/game.ts';
import { analyse, emptyTally, playRound, randomPolicy, results, Search, search, searchBot } from '../src/index.ts';
import { Outcomes, worthOf } from '../src/search/outcome.ts';
import {
  alone,
  DICE,
  doors,
  firstView,
  hiding,
  notWorthTrust,
  RISK,
  SAFE,
  SHARE,
  sack,
  TRUST,
  worthTrust,
} from './small-games.ts';

const engine = createEngine(minidom);

/** Positions from games at random, each with the seat that is asked. */
function* positions(games: number, every: number) {
  for (let seed = 0; seed < games; seed++) {
    const chance = fastChance(seed);
    const state = engine.start(2, chance);
    const options: Option[] = [];
    for (let i = 0; !engine.over(state); i++) {
      if (i % every === seed % every) yield { state, view: engine.view(state, state.asked), seed: seed * 1000 + i };
      engine.apply(state, options[chance.int(1e9 + i, engine.options(state, options))]!, chance);
    }
  }
}

function firstPosition(): View {
  return firstView(engine, 2, 5);
}

test('the same seed and iterations give the same findings, another seed others', () => {
  const thought = (seed: number) => search(engine, firstPosition(), { seed, budget: { iterations: 60 } });
  expect(thought(3)).toEqual(thought(3));
  expect(thought(3).findings).not.toEqual(thought(4).findings);
});

test('equal views give equal choices, whatever the hidden cards are', () => {
  let redealt = 0;
  let looked = 0;
  for (const { state, view, seed } of positions(40, 4)) {
    const other = engine.determinise(view, fastChance(seed));
    if (engine.hash(other) !== engine.hash(state)) redealt++;
    looked++;
    const thought = (v: View) => search(engine, v, { seed, budget: { iterations: 3 } });
    expect(thought(engine.view(other, other.asked))).toEqual(thought(view));
  }
  expect(looked).toBeGreaterThan(1000);
  expect(redealt / looked).toBeGreaterThan(0.9);
});

test('finds the one line that wins', () => {
  const { options, line } = analyse(doors, firstView(doors, 2), { iterations: 600 });
  expect(options[0]!.name).toBe('n2');
  expect(line).toEqual(['n2', 'n0', 'n1'].map((name) => ({ seat: 0, kind: 'number', name })));
});

test('does not take a risk that pays only for those who see the hidden card', () => {
  for (const seed of [1, 2, 3]) {
    const { option, findings } = search(sack, firstView(sack, 2, seed), { seed, budget: { iterations: 1500 } });
    expect(option).toBe(SAFE);
    expect(findings.find((f) => f.option === RISK)!.mean).toBeLessThan(0.58);
  }
});

test('does not follow what another seat chooses in secret', () => {
  const { option, findings } = search(hiding, firstView(hiding, 2), { seed: 1, budget: { iterations: 2000 } });
  expect(option).toBe(SAFE);
  expect(findings.find((f) => f.option === RISK)!.mean).toBeLessThan(0.58);
});

test('takes each of three seats to play for itself', () => {
  const wise = analyse(worthTrust, firstView(worthTrust, 3), { iterations: 500 });
  expect(wise.options.map(({ option }) => option)).toEqual([TRUST, DICE]);
  expect(wise.line).toEqual([
    { seat: 0, kind: 'number', name: `n${TRUST}` },
    { seat: 1, kind: 'number', name: `n${SHARE}` },
  ]);
  const wary = analyse(notWorthTrust, firstView(notWorthTrust, 3), { iterations: 500 });
  expect(wary.options.map(({ option }) => option)).toEqual([DICE, TRUST]);
});

test('plays alone, too', () => {
  const { option } = search(alone, firstView(alone, 1), { seed: 1, budget: { iterations: 300 } });
  expect(option).toBe(0);
});

test('a result is worth the more to a seat the better its place and the wider its margin', () => {
  const worth = (won: readonly number[], over = true): number[] => {
    const state = worthTrust.start(3, fastChance(1));
    state.table.won = [...won];
    const out: number[] = [];
    new Outcomes(worthTrust.game).write(state, over, out);
    return out;
  };
  const [first, second, third] = worth([9, 6, 3]) as [number, number, number];
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(third);
  expect(first).toBeLessThanOrEqual(1);
  expect(third).toBeGreaterThanOrEqual(0);
  expect(worth([20, 6, 3])[0]).toBeGreaterThan(first);
  const shared = worth([9, 9, 3]);
  expect(shared[0]).toBe(shared[1]);
  expect(shared[0]).toBeLessThan(first);
  expect(shared[0]).toBeGreaterThan(second);
  expect(worth([9, 6, 3], false)).toEqual(worth([9, 6, 3]));
});

test('a guess is never as good as a win, nor as bad as a loss', () => {
  expect(worthOf(1, 1)).toBeLessThan(1);
  expect(worthOf(0, 0)).toBeGreaterThan(0);
});

test('an analysis names every option, and more thinking makes it surer', () => {
  const view = firstPosition();
  const quick = analyse(engine, view, { iterations: 40 });
  const long = analyse(engine, view, { iterations: 400 });
  const legal: Option[] = [];
  engine.options(engine.determinise(view, fastChance(1)), legal);
  expect(long.options.map(({ option }) => option).toSorted()).toEqual(legal.toSorted());
  expect(long.options.reduce((sum, { visits }) => sum + visits, 0)).toBe(400);
  const width = ({ options }: typeof long): number => options[0]!.ci95[1] - options[0]!.ci95[0];
  expect(width(long)).toBeLessThan(width(quick));
  for (const { expected, ci95 } of long.options) {
    expect(ci95[0]).toBeLessThanOrEqual(expected);
    expect(ci95[1]).toBeGreaterThanOrEqual(expected);
  }
  expect(long.line[0]).toMatchObject({ seat: view.asked, name: long.options[0]!.name });
});

test('a budget is kept, in iterations and in time', () => {
  expect(search(engine, firstPosition(), { seed: 1, budget: { iterations: 17 } }).iterations).toBe(17);
  const began = performance.now();
  expect(search(engine, firstPosition(), { seed: 1, budget: { ms: 30 } }).iterations).toBeGreaterThan(0);
  expect(performance.now() - began).toBeLessThan(1000);
});

test('stops between iterations when told to, and still has an answer', () => {
  const stop = new AbortController();
  let asked = 0;
  const guide: BotGuide = {
    evaluate(_, out) {
      out.fill(0.5, 0, 2);
      if (++asked === 50) stop.abort();
    },
  };
  const view = firstPosition();
  const stopped = search(engine, view, { seed: 1, budget: { ms: 60_000 }, guide, signal: stop.signal });
  expect(stopped.iterations).toBeGreaterThan(5);
  expect(stopped.iterations).toBeLessThanOrEqual(50);
  const never = search(engine, view, { seed: 1, budget: { iterations: 10 }, signal: AbortSignal.abort() });
  expect(never.iterations).toBe(0);
  expect(never.findings.map(({ option }) => option)).toContain(never.option);
});

test('only the seat that is asked can search', () => {
  const state = engine.start(2, fastChance(1));
  const other = engine.view(state, 1 - state.asked);
  expect(() => new Search(engine, other, { seed: 1 })).toThrow('only the seat that is asked');
});

test("the game's evaluation takes the place of the rest of the game", () => {
  let most = 0;
  const guide: BotGuide = {
    horizon: 2,
    evaluate(s, out) {
      most = Math.max(most, s.ply);
      out[0] = (s.table.supply as number[])[6]! < 10 ? 1 : 0;
      out[1] = 0;
    },
  };
  const view = firstPosition();
  const { findings } = search(engine, view, { seed: 1, budget: { iterations: 300 }, guide });
  const best = findings.reduce((a, b) => (b.visits > a.visits ? b : a));
  expect(engine.nameOption('buy', best.option)).toBe('buy:village');
  expect(most).toBeLessThan(view.ply + 20);
});

test('priors decide what is looked at first, and results what is chosen', () => {
  const favour = (favourite: Option): BotGuide => ({
    prior: (_, options, out) => options.forEach((option, i) => (out[i] = option === favourite ? 20 : 1)),
  });
  const chosen = (favourite: Option, iterations: number): Option =>
    search(alone, firstView(alone, 1), { seed: 1, budget: { iterations }, guide: favour(favourite) }).option;
  expect(chosen(1, 2)).toBe(1);
  expect(chosen(0, 2)).toBe(0);
  expect(chosen(1, 2000)).toBe(0);
});

test('a rollout policy plays the rest of the game', () => {
  const refuse: BotGuide = { rollout: (_, options) => options.at(-1)! };
  const { findings } = search(doors, firstView(doors, 2), { seed: 1, budget: { iterations: 3 }, guide: refuse });
  // Each door once, and behind it always the last ones: 2, 2, 2 does not win.
  expect(findings.map(({ visits }) => visits)).toEqual([1, 1, 1]);
  expect(new Set(findings.map(({ mean }) => mean)).size).toBe(1);
});

test('what was found out serves on in the same turn, and gives the same answers', () => {
  const chance = fastChance(1);
  const state = doors.start(2, chance);
  const thinking = new Search(doors, doors.view(state, 0), { seed: 1 });
  const names: string[] = [];
  for (let door = 0; door < 3; door++) {
    thinking.run({ iterations: 300 });
    const { option, findings } = thinking.result();
    names.push(thinking.nameOf(option));
    doors.apply(state, option, chance);
    if (door < 2) {
      expect(thinking.follow(option, doors.view(state, 0))).toBe(true);
      const kept = thinking.result().findings.reduce((sum, { visits }) => sum + visits, 0);
      expect(kept).toBe(findings.find((f) => f.option === option)!.visits - 1);
    }
  }
  expect(names).toEqual(['n2', 'n0', 'n1']);
});

test('news end a search: a draw, another position, another seat', () => {
  const followed = { yes: 0, no: 0 };
  for (const { state, view, seed } of positions(6, 11)) {
    const thinking = new Search(engine, view, { seed });
    thinking.run({ iterations: 25 });
    const { option } = thinking.result();
    const after = engine.clone(state);
    engine.apply(after, option, fastChance(seed));
    if (engine.over(after)) continue;
    const next = engine.view(after, after.asked);
    const quiet = after.asked === view.asked && after.turn === view.turn && after.barrier < after.ply;
    expect(thinking.follow(option, next)).toBe(quiet);
    followed[quiet ? 'yes' : 'no']++;
  }
  expect(followed.yes).toBeGreaterThan(0);
  expect(followed.no).toBeGreaterThan(0);
  const a = firstView(doors, 2);
  const thinking = new Search(doors, a, { seed: 1 });
  thinking.run({ iterations: 50 });
  const elsewhere = doors.start(2, fastChance(1));
  doors.apply(elsewhere, 1, fastChance(1));
  expect(thinking.follow(2, doors.view(elsewhere, 0))).toBe(false);
  expect(thinking.follow(1, doors.view(elsewhere, 0))).toBe(true);
});

test('a budget that comes with the question goes before the own one', () => {
  const bot = searchBot('search', engine, { iterations: 1 });
  const view = firstPosition();
  const ask = { kind: 'buy', options: [], nameOf: String, view: () => view, random: () => 9 };
  const alike = [1, 40].filter((iterations) => {
    const { option } = search(engine, view, { seed: 9, budget: { iterations } });
    return bot.choose({ ...ask, budget: { iterations } }) === option;
  });
  expect(alike).toEqual([1, 40]);
  expect(bot.choose(ask)).toBe(search(engine, view, { seed: 9, budget: { iterations: 1 } }).option);
});

test('beats the random bot at MiniDom', () => {
  const bots = [searchBot('search', engine, { iterations: 20 }), randomPolicy];
  const plan = { engine, bots, seats: 2, seed: 'search', limit: 10_000 };
  const tallies = bots.map(emptyTally);
  for (let round = 0; round < 6; round++) playRound(plan, round, tallies);
  expect(results(bots, tallies)[0]!.winRate).toBeGreaterThan(0.8);
}, 60_000);
