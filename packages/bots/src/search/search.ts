import {
  type BotGuide,
  type Budget,
  type Engine,
  fastChance,
  forkSeed,
  type Option,
  PASS,
  type Seat,
  type State,
  type View,
} from '@crownleaf/engine';
import { floatAt, intAt } from '../read.ts';
import { Choice } from './choice.ts';
import { Dice } from './dice.ts';
import { Judge } from './judge.ts';
import { Lookahead } from './lookahead.ts';
import { passOver } from './others.ts';
import { Questions } from './questions.ts';
import { Rollout } from './rollout.ts';
import { NONE, Tree } from './tree.ts';

export interface SearchSetting {
  /** Decides all luck of the search: the same view, seed and iterations give the same choice. */
  readonly seed: number;
  /** In place of the game's own. */
  readonly guide?: BotGuide | undefined;
}

/** What the search found about one option of the decision. */
export interface Finding {
  readonly option: Option;
  readonly visits: number;
  /** What the seat gets on the mean, from 0 to 1; half where nothing is known. */
  readonly mean: number;
  /** The standard error of that mean. */
  readonly error: number;
}

export interface SearchResult {
  readonly option: Option;
  readonly iterations: number;
  readonly findings: readonly Finding[];
}

export interface LineStep {
  readonly seat: Seat;
  /** What is asked: the same name may mean another thing elsewhere. */
  readonly kind: string;
  readonly name: string;
}

/** A line goes on as long as so many iterations have come by. */
const LINE_VISITS = 3;

/**
 * Information-set Monte-Carlo tree search. Each iteration deals a world that fits the view, goes down one tree that all
 * worlds share, tries something new and plays on. A node is what the searching seat can follow: who was asked what, and
 * what was answered, unless another seat answered in secret. During the turn that is under way its own decisions are also told
 * apart by their options, for they depend on what it will see; in later turns that would spread the tree too thin.
 */
export class Search {
  readonly #engine: Engine;
  readonly #seed: number;
  readonly #seat: Seat;
  readonly #tree = new Tree();
  readonly #questions: Questions;
  readonly #choice: Choice;
  readonly #rollout: Rollout;
  readonly #plan: BotGuide['plan'];
  readonly #options: Option[] = [];
  readonly #path: number[] = [];
  readonly #movers: Seat[] = [];
  readonly #rewards: number[] = [];
  readonly #turn: number;
  #view: View;
  #root: number;
  #rootOptions: readonly Option[];
  #iterations = 0;

  constructor(engine: Engine, view: View, { seed, guide = engine.game.guide ?? {} }: SearchSetting) {
    if (view.viewer === null || view.asked !== view.viewer) throw new Error('only the seat that is asked can search');
    const dice = new Dice(forkSeed(seed, -1));
    this.#engine = engine;
    this.#seed = seed;
    this.#seat = view.viewer;
    this.#turn = view.turn;
    this.#questions = new Questions(engine);
    const judge = new Judge(engine.game, guide);
    this.#rollout = new Rollout(engine, guide, judge, dice);
    const lookahead = judge.foresees ? new Lookahead(engine, this.#rollout) : undefined;
    this.#choice = new Choice(this.#tree, guide, lookahead, dice);
    this.#plan = guide.plan;
    this.#view = view;
    const { question, options } = this.#standing(view);
    this.#root = this.#tree.addNode(this.#seat, question, 0);
    this.#rootOptions = options;
  }

  /** Thinks on until the budget is used or the signal says stop; may be called again to go on. */
  run(budget: Budget, signal?: AbortSignal): void {
    if ('iterations' in budget) {
      for (let left = budget.iterations; left > 0 && !signal?.aborted; left--) this.#iterate();
      return;
    }
    const end = performance.now() + budget.ms;
    while (!signal?.aborted && performance.now() < end) this.#iterate();
  }

  /** How many iterations came by the decision, those of an earlier one that led here included. */
  get passed(): number {
    return intAt(this.#tree.passed, this.#root);
  }

  /** Whether so many further iterations cannot change the result. */
  isSettled(left: number): boolean {
    const { firstEdge, next, visits } = this.#tree;
    let most = 0;
    let second = 0;
    for (let edge = intAt(firstEdge, this.#root); edge !== NONE; edge = intAt(next, edge)) {
      const n = intAt(visits, edge);
      if (n > most) {
        second = most;
        most = n;
      } else if (n > second) second = n;
    }
    return most - second > left;
  }

  /** The most visited option; the better one of equals, and the first one before any thinking. */
  result(): SearchResult {
    const findings = this.#rootOptions.map((option) => this.#finding(option));
    let best = findings[0]!;
    for (const finding of findings) {
      const more = finding.visits - best.visits;
      if (more > 0 || (more === 0 && finding.mean > best.mean)) best = finding;
    }
    return { option: best.option, iterations: this.#iterations, findings };
  }

  /** The name of an option of the decision that is searched. */
  nameOf(option: Option): string {
    return this.#engine.nameOption(this.#questions.kindOf(intAt(this.#tree.questionOf, this.#root)), option);
  }

  /** What all seats are expected to answer, as far as it was looked into. */
  line(): readonly LineStep[] {
    const tree = this.#tree;
    const line: LineStep[] = [];
    for (let node = this.#root; node !== NONE && intAt(tree.passed, node) >= LINE_VISITS; ) {
      const edge = this.#mostVisited(node, node === this.#root ? this.result().option : undefined);
      if (edge === NONE || tree.visits[edge] === 0) break;
      const kind = this.#questions.kindOf(intAt(tree.questionOf, node));
      line.push({ seat: tree.seatOf[node]!, kind, name: this.#engine.nameOption(kind, intAt(tree.optionOf, edge)) });
      node = this.#mostPassed(this.#carrier(node, edge));
    }
    return line;
  }

  /**
   * Goes on from the view that the seat got after its answer, with what was found out about it so far. False, and
   * nothing changes, if the view brought news or is not one that follows: then a new search has to be made.
   */
  follow(option: Option, view: View): boolean {
    const before = this.#view;
    const follows = view.viewer === this.#seat && view.asked === this.#seat && view.turn === this.#turn;
    if (!follows || view.ply !== before.ply + 1 || view.barrier === view.ply) return false;
    const engine = this.#engine;
    const chance = fastChance(this.#seed);
    const world = engine.determinise(before, chance);
    engine.apply(world, option, chance);
    if (!sameView(engine, engine.view(world, this.#seat), view)) return false;
    const edge = this.#tree.edgeFor(this.#root, option);
    const { question, options } = this.#standing(view);
    const node = edge === NONE ? NONE : this.#tree.childOf(edge, this.#keyOf(world, question, options, options.length));
    if (node === NONE) return false;
    this.#root = node;
    this.#rootOptions = options;
    this.#view = view;
    return true;
  }

  /** The seat that is asked sees its own options, so they are the same in every world. */
  #standing(view: View): { question: number; options: readonly Option[] } {
    const world = this.#engine.determinise(view, fastChance(this.#seed));
    const options: Option[] = [];
    this.#engine.options(world, options);
    return { question: this.#questions.at(world), options };
  }

  #iterate(): void {
    const engine = this.#engine;
    const tree = this.#tree;
    const options = this.#options;
    const chance = fastChance(forkSeed(this.#seed, this.#iterations++));
    const world = engine.determinise(this.#view, chance);
    let node = this.#root;
    let count = engine.options(world, options);
    let depth = 0;
    let turn = world.turn;
    for (;;) {
      tree.passed[node] = intAt(tree.passed, node) + 1;
      const secret = this.#questions.isSecret(intAt(tree.questionOf, node));
      const edge = this.#choice.at(node, world, options, count, chance, secret);
      this.#path[depth] = edge;
      this.#movers[depth++] = tree.seatOf[node]!;
      turn = world.turn;
      engine.apply(world, intAt(tree.optionOf, edge), chance);
      if (this.#plan !== undefined) passOver(engine, this.#plan, this.#seat, world, chance);
      if (engine.over(world)) break;
      count = engine.options(world, options);
      const question = this.#questions.at(world);
      const key = this.#keyOf(world, question, options, count);
      const carrier = this.#carrier(node, edge);
      node = tree.childOf(carrier, key);
      if (node === NONE) {
        tree.addChild(carrier, world.asked, question, key);
        break;
      }
    }
    const rewards = this.#rewards;
    this.#rollout.play(world, turn, chance, rewards);
    for (let i = 0; i < depth; i++) tree.record(this.#path[i]!, rewards[this.#movers[i]!]!);
  }

  #keyOf(world: State, question: number, options: readonly Option[], count: number): number {
    const { asked } = world;
    const key = Math.imul(question + 1, 0x9e3779b1) ^ asked;
    if (asked !== this.#seat || world.turn !== this.#turn) return key;
    // The order does not count: it may come from the order in a hand, which means nothing.
    let sum = key;
    for (let i = 0; i < count; i++) sum = (sum + mixed(options[i]!)) | 0;
    return sum;
  }

  /** The edge that holds the next nodes: one for all options that another seat may choose in secret. */
  #carrier(node: number, edge: number): number {
    const tree = this.#tree;
    if (tree.seatOf[node] === this.#seat || !this.#questions.isSecret(intAt(tree.questionOf, node))) return edge;
    // Passing is never secret.
    if (tree.optionOf[edge] === PASS) return edge;
    const first = intAt(tree.firstEdge, node);
    return tree.optionOf[first] === PASS ? intAt(tree.next, first) : first;
  }

  #finding(option: Option): Finding {
    const tree = this.#tree;
    const edge = tree.edgeFor(this.#root, option);
    const visits = edge === NONE ? 0 : intAt(tree.visits, edge);
    if (visits === 0) return { option, visits, mean: 0.5, error: 0.5 };
    const mean = floatAt(tree.total, edge) / visits;
    const variance = Math.max(0, floatAt(tree.squares, edge) / visits - mean * mean);
    // One look more, of the widest spread there is: few looks that agree prove little.
    return { option, visits, mean, error: Math.sqrt((variance * visits + 0.25) / (visits + 1) / visits) };
  }

  #mostVisited(node: number, chosen: Option | undefined): number {
    const { firstEdge, next, visits } = this.#tree;
    if (chosen !== undefined) return this.#tree.edgeFor(node, chosen);
    let best = intAt(firstEdge, node);
    for (let edge = best; edge !== NONE; edge = intAt(next, edge))
      if (intAt(visits, edge) > intAt(visits, best)) best = edge;
    return best;
  }

  #mostPassed(edge: number): number {
    const { firstChild, sibling, passed } = this.#tree;
    let best = intAt(firstChild, edge);
    for (let node = best; node !== NONE; node = intAt(sibling, node))
      if (intAt(passed, node) > intAt(passed, best)) best = node;
    return best;
  }
}

function mixed(option: Option): number {
  const x = Math.imul(option + 0x7ed55d16, 0x85ebca6b);
  return Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
}

/** Whether a seat that has the one view knows exactly what one with the other knows. */
export function sameView(engine: Engine, a: View, b: View): boolean {
  return engine.hash(a) === engine.hash(b) && sameHidden(a.hidden, b.hidden);
}

function sameHidden(a: View['hidden'], b: View['hidden']): boolean {
  const pools = Object.keys(a);
  if (pools.length !== Object.keys(b).length) return false;
  return pools.every((pool) => a[pool]!.length === b[pool]?.length && a[pool]!.every((k, i) => k === b[pool]![i]));
}

/** Thinks about a view once. */
export function search(
  engine: Engine,
  view: View,
  {
    budget,
    signal,
    ...setting
  }: SearchSetting & { readonly budget: Budget; readonly signal?: AbortSignal | undefined },
): SearchResult {
  const thinking = new Search(engine, view, setting);
  thinking.run(budget, signal);
  return thinking.result();
}
