import type { Option, Seat } from '@crownleaf/engine';
import { floatAt, intAt } from '../read.ts';

/** No node, no edge. */
export const NONE = -1;

const FIRST_SIZE = 1024;

/**
 * What a search has learned, in columns of numbers: a node is a decision as the searching seat can follow it, an edge one
 * of its options. Nodes and edges are never taken out; the columns grow and are used until the tree is dropped.
 */
export class Tree {
  nodes = 0;
  edges = 0;

  seatOf = new Int8Array(FIRST_SIZE);
  questionOf = new Int32Array(FIRST_SIZE);
  /** What tells a node from its siblings behind the same edge. */
  keyOf = new Int32Array(FIRST_SIZE);
  sibling = new Int32Array(FIRST_SIZE);
  firstEdge = new Int32Array(FIRST_SIZE);
  lastEdge = new Int32Array(FIRST_SIZE);
  /** How many iterations came by. */
  passed = new Int32Array(FIRST_SIZE);

  optionOf = new Int32Array(FIRST_SIZE);
  next = new Int32Array(FIRST_SIZE);
  firstChild = new Int32Array(FIRST_SIZE);
  visits = new Int32Array(FIRST_SIZE);
  /** How often the option was there to be chosen: not every world has it. */
  offered = new Int32Array(FIRST_SIZE);
  /** Sums of what the seat that decides got, and of its squares. */
  total = new Float64Array(FIRST_SIZE);
  squares = new Float64Array(FIRST_SIZE);
  prior = new Float64Array(FIRST_SIZE);
  /** What the option looked like at first sight. */
  guess = new Float64Array(FIRST_SIZE);

  addNode(seat: Seat, question: number, key: number): number {
    const node = this.nodes++;
    if (node === this.seatOf.length) this.#growNodes();
    this.seatOf[node] = seat;
    this.questionOf[node] = question;
    this.keyOf[node] = key;
    this.sibling[node] = NONE;
    this.firstEdge[node] = NONE;
    this.lastEdge[node] = NONE;
    return node;
  }

  addEdge(node: number, option: Option): number {
    const edge = this.edges++;
    if (edge === this.optionOf.length) this.#growEdges();
    this.optionOf[edge] = option;
    this.next[edge] = NONE;
    this.firstChild[edge] = NONE;
    const last = intAt(this.lastEdge, node);
    if (last === NONE) this.firstEdge[node] = edge;
    else this.next[last] = edge;
    this.lastEdge[node] = edge;
    return edge;
  }

  edgeFor(node: number, option: Option): number {
    let edge = intAt(this.firstEdge, node);
    while (edge !== NONE && this.optionOf[edge] !== option) edge = intAt(this.next, edge);
    return edge;
  }

  childOf(edge: number, key: number): number {
    let node = intAt(this.firstChild, edge);
    while (node !== NONE && this.keyOf[node] !== key) node = intAt(this.sibling, node);
    return node;
  }

  addChild(edge: number, seat: Seat, question: number, key: number): number {
    const node = this.addNode(seat, question, key);
    this.sibling[node] = intAt(this.firstChild, edge);
    this.firstChild[edge] = node;
    return node;
  }

  record(edge: number, reward: number): void {
    this.visits[edge] = intAt(this.visits, edge) + 1;
    this.total[edge] = floatAt(this.total, edge) + reward;
    this.squares[edge] = floatAt(this.squares, edge) + reward * reward;
  }

  #growNodes(): void {
    const size = this.seatOf.length * 2;
    this.seatOf = grown(this.seatOf, new Int8Array(size));
    this.questionOf = grown(this.questionOf, new Int32Array(size));
    this.keyOf = grown(this.keyOf, new Int32Array(size));
    this.sibling = grown(this.sibling, new Int32Array(size));
    this.firstEdge = grown(this.firstEdge, new Int32Array(size));
    this.lastEdge = grown(this.lastEdge, new Int32Array(size));
    this.passed = grown(this.passed, new Int32Array(size));
  }

  #growEdges(): void {
    const size = this.optionOf.length * 2;
    this.optionOf = grown(this.optionOf, new Int32Array(size));
    this.next = grown(this.next, new Int32Array(size));
    this.firstChild = grown(this.firstChild, new Int32Array(size));
    this.visits = grown(this.visits, new Int32Array(size));
    this.offered = grown(this.offered, new Int32Array(size));
    this.total = grown(this.total, new Float64Array(size));
    this.squares = grown(this.squares, new Float64Array(size));
    this.prior = grown(this.prior, new Float64Array(size));
    this.guess = grown(this.guess, new Float64Array(size));
  }
}

function grown<A extends { set(from: A): void }>(from: A, to: A): A {
  to.set(from);
  return to;
}
