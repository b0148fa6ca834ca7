import { type Engine, itemAt, lastOf, type State } from '@crownleaf/engine';

interface Question {
  readonly kind: string;
  readonly secret: boolean;
}

const STEPS = 0x10000;

/** Numbers the places in a game's scripts at which somebody is asked, so that a node holds one instead of words. */
export class Questions {
  readonly #engine: Engine;
  readonly #known: Question[] = [];
  readonly #numbers = new Map<number, number>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  at(world: State): number {
    const { script, step } = lastOf(world.stack);
    const place = script * STEPS + step;
    const known = this.#numbers.get(place);
    if (known !== undefined) return known;
    const { kind, secret } = this.#engine.decision(world)!;
    this.#numbers.set(place, this.#known.length);
    return this.#known.push({ kind, secret }) - 1;
  }

  kindOf(question: number): string {
    return itemAt(this.#known, question).kind;
  }

  isSecret(question: number): boolean {
    return itemAt(this.#known, question).secret;
  }
}
