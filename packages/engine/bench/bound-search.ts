import { apply, type BoundState, clone, type Draw, legal, score } from './bound.ts';

/**
 * A plain search on the plain game: upper confidence bounds on a tree, all cards open, rollouts at random to the end. Its
 * speed is what the project's own search is compared with.
 */
interface Node {
  /** Who moved to come here, and how. */
  readonly mover: number;
  readonly move: number;
  readonly children: Node[];
  visits: number;
  total: number;
}

const EXPLORE = 0.7;

export class BoundSearch {
  readonly #start: BoundState;
  readonly #root = nodeFor(0, -1);
  readonly #drawOf: (iteration: number) => Draw;
  readonly #random: (below: number) => number;
  readonly #moves: number[] = [];
  readonly #path: Node[] = [];
  #iterations = 0;

  /** `drawOf` is the luck of the cards in each iteration, `random` that of the search itself. */
  constructor(start: BoundState, drawOf: (iteration: number) => Draw, random: (below: number) => number) {
    this.#start = start;
    this.#drawOf = drawOf;
    this.#random = random;
  }

  iterate(): void {
    const draw = this.#drawOf(this.#iterations++);
    const state = clone(this.#start);
    const path = this.#path;
    let node = this.#root;
    let depth = 0;
    path[depth++] = node;
    for (let isNew = false; !isNew; ) {
      const count = this.#untilChoice(state, draw);
      if (count === 0) break;
      const known = node.children.length;
      const child = this.#childOf(node, state.seat, count);
      isNew = node.children.length > known;
      apply(state, child.move, draw);
      node = child;
      path[depth++] = node;
    }
    this.#rollOut(state, draw);
    const lead = score(state.players[0]!) - score(state.players[1]!);
    for (let i = 0; i < depth; i++) {
      const passed = path[i]!;
      passed.visits++;
      passed.total += lead === 0 ? 0.5 : lead > 0 === (passed.mover === 0) ? 1 : 0;
    }
  }

  /** The most visited move. */
  best(): number {
    return this.#root.children.reduce((best, child) => (child.visits > best.visits ? child : best)).move;
  }

  /** Takes forced moves; how many moves there are then, 0 at the end of the game. */
  #untilChoice(state: BoundState, draw: Draw): number {
    while (!state.over) {
      const count = legal(state, this.#moves);
      if (count > 1) return count;
      apply(state, this.#moves[0]!, draw);
    }
    return 0;
  }

  #childOf(node: Node, mover: number, count: number): Node {
    const log = Math.log(node.visits + 1);
    let best: Node | undefined;
    let most = Number.NEGATIVE_INFINITY;
    let untried = 0;
    for (let i = 0; i < count; i++) {
      const move = this.#moves[i]!;
      const child = childFor(node, move);
      if (child === undefined) this.#moves[untried++] = move;
      else {
        const bound = child.total / child.visits + EXPLORE * Math.sqrt(log / child.visits);
        if (bound > most) {
          most = bound;
          best = child;
        }
      }
    }
    if (untried === 0) return best!;
    const child = nodeFor(mover, this.#moves[this.#random(untried)]!);
    node.children.push(child);
    return child;
  }

  #rollOut(state: BoundState, draw: Draw): void {
    const moves = this.#moves;
    while (!state.over) {
      const count = legal(state, moves);
      apply(state, moves[count === 1 ? 0 : this.#random(count)]!, draw);
    }
  }
}

function nodeFor(mover: number, move: number): Node {
  return { mover, move, children: [], visits: 0, total: 0 };
}

function childFor(node: Node, move: number): Node | undefined {
  const { children } = node;
  for (let i = 0; i < children.length; i++) if (children[i]!.move === move) return children[i];
  return undefined;
}
