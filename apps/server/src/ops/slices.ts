/** Long work of the whole process, cut into slices: one runs in a turn of the event loop, however many wait. */
export class Slices {
  readonly #beginning: (() => void)[] = [];
  readonly #goingOn: (() => void)[] = [];
  #hasBegunLast = false;

  /** Resolves when the first slice of some work may run. Much of it is done after one, so it need not wait for all that is long. */
  begin(): Promise<void> {
    return this.#wait(this.#beginning);
  }

  /** Resolves when a further slice may run. */
  next(): Promise<void> {
    return this.#wait(this.#goingOn);
  }

  get #isAnyWaiting(): boolean {
    return this.#beginning.length + this.#goingOn.length > 0;
  }

  #wait(queue: (() => void)[]): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (!this.#isAnyWaiting) this.#runNextTurn();
    queue.push(resolve);
    return promise;
  }

  #runNextTurn(): void {
    setImmediate(() => {
      const isBeginning = this.#goingOn.length === 0 || (this.#beginning.length > 0 && !this.#hasBegunLast);
      const run = (isBeginning ? this.#beginning : this.#goingOn).shift();
      this.#hasBegunLast = isBeginning;
      if (this.#isAnyWaiting) this.#runNextTurn();
      run?.();
    });
  }
}

/** There is one event loop, so all share these. */
export const slices = new Slices();
