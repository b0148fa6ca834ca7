import {
  type BotGuide,
  type Budget,
  type Chance,
  type Engine,
  fastChance,
  forkSeed,
  type Option,
  type Plan,
  type Seat,
  type State,
  type View,
} from '@crownleaf/engine';
import { Judge } from './judge.ts';
import { passOver, passOverInTurn } from './others.ts';
import type { Finding, LineStep } from './search.ts';

/** How far a way has come that was followed to its end. */
const WHOLE = 0x7fffffff;
/** So much at least an answer is worse whose ways were all given up for better ones. */
const GIVEN_UP = 0.005;
/** Ways that are followed up first where time is the measure. */
const FEW = 2;

/** What has been answered on a way, the last answer first. */
interface Step {
  readonly option: Option;
  readonly before: Step | undefined;
}

interface Way {
  readonly state: State;
  readonly step: Step | undefined;
  /** The answer with which the way begins, as its place among the options. */
  readonly first: number;
  readonly value: number;
}

interface PlannerSetting {
  readonly seed: number;
  readonly guide: BotGuide;
  /** Own turns that are planned together where the plan reaches no further by itself. */
  readonly turns?: number;
}

/**
 * Plans the turns of one seat. In a world that fits the view the best ways are followed up side by side, answer by answer
 * to the end of a turn and turn by turn as far as a plan can reach, while the others are passed over. All ways have come
 * equally far when they are compared, which serves a plan better than a tree: there, ways that were looked at more lie
 * deeper than others. Within a world hidden things are taken for known, so a plan must not reach to where they decide.
 */
export class Planner {
  readonly options: readonly Option[];
  readonly #engine: Engine;
  readonly #view: View;
  readonly #seat: Seat;
  readonly #seed: number;
  readonly #plan: Plan;
  readonly #turns: number;
  readonly #judge: Judge;
  readonly #worths: number[] = [];
  readonly #listed: Option[] = [];
  /** How far the best way with each first answer came, what it is worth there, and the way itself. */
  readonly #reached: Int32Array;
  readonly #values: Float64Array;
  readonly #best: Way[] = [];
  #worlds = 0;
  #ways = 0;
  /** Whether there were more ways than were followed up. */
  #gaveUp = false;

  constructor(engine: Engine, view: View, { seed, guide, turns = 1 }: PlannerSetting) {
    this.#engine = engine;
    this.#view = view;
    this.#seat = view.asked;
    this.#seed = seed;
    this.#plan = guide.plan!;
    this.#turns = turns;
    this.#judge = new Judge(engine.game, guide);
    const world = engine.determinise(view, fastChance(seed));
    this.options = this.#listed.slice(0, engine.options(world, this.#listed));
    this.#reached = new Int32Array(this.options.length);
    this.#values = new Float64Array(this.options.length);
  }

  /** Follows up so many ways; with time for a budget ever more, at least a few. */
  run(budget: Budget): void {
    if ('iterations' in budget) {
      this.#inAnotherWorld(budget.iterations);
      return;
    }
    const end = performance.now() + budget.ms;
    for (let ways = FEW; ; ways *= 2) {
      const began = performance.now();
      this.#inAnotherWorld(ways);
      const now = performance.now();
      // The next one takes about twice as long.
      if (!this.#gaveUp || now + 2 * (now - began) > end) return;
    }
  }

  /** What was found with the most ways. */
  get findings(): readonly Finding[] {
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.options.length; i++) {
      if (this.#reached[i] === WHOLE && this.#values[i]! > best) best = this.#values[i]!;
    }
    return this.options.map((option, i) => {
      const whole = this.#reached[i] === WHOLE;
      const mean = whole ? this.#values[i]! : Math.min(this.#values[i]!, best - GIVEN_UP);
      return { option, visits: this.#ways, mean, error: whole ? 0 : GIVEN_UP };
    });
  }

  /** The answers that the best plan with this first answer goes on with. */
  after(option: Option): readonly Option[] {
    const out: Option[] = [];
    const way = this.#best[this.options.indexOf(option)];
    for (let step = way?.step; step?.before !== undefined; step = step.before) out.push(step.option);
    return out.reverse();
  }

  /** The best plan with this first answer, by name. */
  line(option: Option): readonly LineStep[] {
    const engine = this.#engine;
    const chance = this.#chanceOf(this.#worlds - 1);
    const world = engine.determinise(this.#view, chance);
    return [option, ...this.after(option)].map((answer) => {
      passOver(engine, this.#plan, this.#seat, world, chance);
      const { kind } = engine.decision(world)!;
      const name = engine.nameOption(kind, answer);
      engine.apply(world, answer, chance);
      return { seat: this.#seat, kind, name };
    });
  }

  #chanceOf(world: number): Chance {
    return fastChance(forkSeed(this.#seed, world));
  }

  #inAnotherWorld(count: number): void {
    const chance = this.#chanceOf(this.#worlds++);
    const world = this.#engine.determinise(this.#view, chance);
    const from = this.#engine.clone(world);
    this.#ways = count;
    this.#gaveUp = false;
    this.#reached.fill(0);
    let ways: readonly Way[] = [{ state: world, step: undefined, first: -1, value: 0 }];
    let depth = 1;
    for (let left = this.#turns - 1; ways.length > 0; left--) {
      const ended: Way[] = [];
      for (let open = ways; open.length > 0; depth++) open = this.#strongest(this.#onward(open, depth, chance, ended));
      ways = this.#resumed(this.#strongest(this.#settled(ended, left > 0, from)), chance);
    }
  }

  /** One answer further on each way; the ways whose turn is over by it come to `ended`. */
  #onward(open: readonly Way[], depth: number, chance: Chance, ended: Way[]): Way[] {
    const engine = this.#engine;
    const next: Way[] = [];
    for (const { state: before, step, first } of open) {
      const options = this.#listed;
      const count = engine.options(before, options);
      const answers = options.slice(0, count);
      for (let i = 0; i < count; i++) {
        // The last answer can have the state itself.
        const state = i === count - 1 ? before : engine.clone(before);
        const { turn } = before;
        engine.apply(state, answers[i]!, chance);
        let value = engine.over(state) ? 0 : this.#judge.foreseeFor(state, this.#seat);
        if (state.turn === turn) passOverInTurn(engine, this.#plan, this.#seat, state, chance);
        if (this.#plan.reaches !== undefined) passOver(engine, this.#plan, this.#seat, state, chance);
        if (engine.over(state)) value = this.#result(state);
        const way = { state, step: { option: answers[i]!, before: step }, first: first < 0 ? i : first, value };
        this.#note(way, depth);
        if (state.turn === turn && !engine.over(state)) next.push(way);
        else ended.push(way);
      }
    }
    return next;
  }

  /** Notes the ways that have come to their end, and leaves those that go on. */
  #settled(ended: readonly Way[], turnsLeft: boolean, from: State): Way[] {
    return ended.filter((way) => {
      if (!this.#engine.over(way.state) && (turnsLeft || this.#plan.reaches?.(from, way.state))) return true;
      this.#note(way, WHOLE);
      return false;
    });
  }

  /** The ways after the turns of the others; some are over by them. */
  #resumed(ways: readonly Way[], chance: Chance): readonly Way[] {
    return ways.filter((way) => {
      passOver(this.#engine, this.#plan, this.#seat, way.state, chance);
      if (!this.#engine.over(way.state)) return true;
      this.#note({ ...way, value: this.#result(way.state) }, WHOLE);
      return false;
    });
  }

  /** Of ways with one first answer the one that came furthest counts, of those the best. */
  #note(way: Way, depth: number): void {
    const { first, value } = way;
    if (depth < this.#reached[first]! || (depth === this.#reached[first] && value <= this.#values[first]!)) return;
    this.#reached[first] = depth;
    this.#values[first] = value;
    this.#best[first] = way;
  }

  #result(state: State): number {
    this.#judge.result(state, true, this.#worths);
    return this.#worths[this.#seat]!;
  }

  /** Ways of exactly the same value are the same answers in another order, unless there are quiet answers. */
  #strongest(ways: Way[]): readonly Way[] {
    const { quietAnswers } = this.#plan;
    ways.sort((a, b) => b.value - a.value);
    const kept: Way[] = [];
    for (let i = 0; i < ways.length; i++) {
      if (i > 0 && !quietAnswers && ways[i]!.value === ways[i - 1]!.value) continue;
      if (kept.length === this.#ways) {
        this.#gaveUp = true;
        break;
      }
      kept.push(ways[i]!);
    }
    return kept;
  }
}
