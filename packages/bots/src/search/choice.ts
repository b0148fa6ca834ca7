import type { BotGuide, Chance, Option, State } from '@crownleaf/engine';
import { floatAt, intAt } from '../read.ts';
import type { Dice } from './dice.ts';
import type { Lookahead } from './lookahead.ts';
import { NONE, type Tree } from './tree.ts';

/** How much doubt counts against the mean, without priors (as published for information sets) and with them. */
const EXPLORE = 0.7;
const EXPLORE_PRIOR = 1.2;
const EXPLORE_FORESEEN = 0.4;
const FIRST_SIGHT = 0.02;

const FINE = 2 ** 20;

/**
 * Chooses the edge to follow at a node among the options of the world at hand. An option that few worlds offer is
 * compared by how often it was there to be chosen, not by how often the node was passed.
 */
export class Choice {
  readonly #tree: Tree;
  readonly #guide: BotGuide;
  readonly #lookahead: Lookahead | undefined;
  readonly #explore: number;
  readonly #firstSight: number;
  readonly #dice: Dice;
  readonly #edges: number[] = [];
  readonly #weights: number[] = [];

  /** Without a look-ahead there is nothing to go by but the priors of the guide, if it has any. */
  constructor(tree: Tree, guide: BotGuide, lookahead: Lookahead | undefined, dice: Dice) {
    this.#tree = tree;
    this.#guide = guide;
    this.#lookahead = lookahead;
    this.#explore = lookahead === undefined ? EXPLORE_PRIOR : EXPLORE_FORESEEN;
    this.#firstSight = guide.firstSight ?? FIRST_SIGHT;
    this.#dice = dice;
  }

  /**
   * A choice that others do not see is made with randomised bounds: by fixed ones, the seat that answers to it would
   * learn to keep step with it, as if it had seen it.
   */
  at(node: number, world: State, options: Option[], count: number, chance: Chance, secret: boolean): number {
    const known = this.#tree.edges;
    this.#match(node, options, count);
    const { prior } = this.#guide;
    if (prior === undefined && this.#lookahead === undefined) return this.#byDoubt(count, secret);
    if (this.#tree.edges > known) {
      if (this.#lookahead !== undefined) this.#lookAhead(this.#lookahead, known, world, count, chance);
      if (prior !== undefined) this.#weigh(known, world, options, count);
    }
    return this.#byPrior(count, secret);
  }

  /** Finds the edge of each option. Worlds list their options in much the same order, so the next one mostly fits. */
  #match(node: number, options: readonly Option[], count: number): void {
    const tree = this.#tree;
    const edges = this.#edges;
    let edge = intAt(tree.firstEdge, node);
    for (let i = 0; i < count; i++) {
      const option = options[i]!;
      if (edge === NONE || tree.optionOf[edge] !== option) edge = tree.edgeFor(node, option);
      if (edge === NONE) edge = tree.addEdge(node, option);
      edges[i] = edge;
      tree.offered[edge] = intAt(tree.offered, edge) + 1;
      edge = intAt(tree.next, edge);
    }
  }

  /** Upper confidence bounds; what was never tried comes first, in any order. */
  #byDoubt(count: number, secret: boolean): number {
    const { visits, offered, total } = this.#tree;
    const edges = this.#edges;
    let untried = 0;
    let best = NONE;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const edge = edges[i]!;
      const n = intAt(visits, edge);
      if (n === 0) edges[untried++] = edge;
      else if (untried === 0) {
        const doubt = EXPLORE * Math.sqrt(Math.log(intAt(offered, edge)) / n);
        const bound = floatAt(total, edge) / n + (secret ? this.#some(doubt) : doubt);
        if (bound > most) {
          most = bound;
          best = edge;
        }
      }
    }
    return untried === 0 ? best : edges[this.#dice.below(untried)]!;
  }

  /** Doubt in proportion to the prior; what was never tried is as good as it looked, or else as the rest. */
  #byPrior(count: number, secret: boolean): number {
    const { visits, offered, total, prior, guess } = this.#tree;
    const edges = this.#edges;
    let weight = 0;
    let tried = 0;
    let got = 0;
    for (let i = 0; i < count; i++) {
      const edge = edges[i]!;
      weight += floatAt(prior, edge);
      tried += intAt(visits, edge);
      got += floatAt(total, edge);
    }
    const unknown = tried === 0 ? 0 : got / tried;
    const looked = this.#lookahead !== undefined;
    let best = NONE;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const edge = edges[i]!;
      const n = intAt(visits, edge);
      const share = weight > 0 ? floatAt(prior, edge) / weight : 1 / count;
      const mean = looked
        ? (floatAt(total, edge) + floatAt(guess, edge)) / (n + 1)
        : n === 0
          ? unknown
          : floatAt(total, edge) / n;
      const doubt = (this.#explore * share * Math.sqrt(intAt(offered, edge))) / (1 + n);
      const bound = mean + (secret ? this.#some(doubt) : doubt);
      if (bound > most) {
        most = bound;
        best = edge;
      }
    }
    return best;
  }

  #some(doubt: number): number {
    return (doubt * this.#dice.below(FINE)) / FINE;
  }

  #lookAhead(lookahead: Lookahead, known: number, world: State, count: number, chance: Chance): void {
    const { optionOf, guess, prior } = this.#tree;
    for (let i = 0; i < count; i++) {
      const edge = this.#edges[i]!;
      if (edge < known) continue;
      guess[edge] = lookahead.guess(world, intAt(optionOf, edge), chance);
      prior[edge] = Math.exp(floatAt(guess, edge) / this.#firstSight);
    }
  }

  /** Asks the game about edges that are new; what it says goes together with what the look-ahead found. */
  #weigh(known: number, world: State, options: Option[], count: number): void {
    const weights = this.#weights;
    options.length = count;
    weights.length = count;
    weights.fill(0);
    this.#guide.prior!(world, options, weights);
    for (let i = 0; i < count; i++) {
      const edge = this.#edges[i]!;
      if (edge < known) continue;
      this.#tree.prior[edge] =
        this.#lookahead === undefined ? weights[i]! : floatAt(this.#tree.prior, edge) * weights[i]!;
    }
  }
}
