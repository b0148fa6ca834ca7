/** Less is what a busy machine and a careful time service may differ by. */
const MIN_JUMP_MS = 1000;

export interface Clocks {
  readonly now: () => number;
  /** Milliseconds that only ever pass at their own pace, from any beginning. */
  readonly monotonic: () => number;
}

/** Notices that the wall clock was set, or that the machine slept, while the server was there. */
export class WallJumps {
  readonly #clocks: Clocks;
  #wall: number;
  #passed: number;

  constructor(clocks: Clocks) {
    this.#clocks = clocks;
    this.#wall = clocks.now();
    this.#passed = clocks.monotonic();
  }

  /** By how much the wall clock has jumped since the last time this was asked; 0: not at all. */
  take(): number {
    const wall = this.#clocks.now();
    const passed = this.#clocks.monotonic();
    const jump = wall - this.#wall - (passed - this.#passed);
    this.#wall = wall;
    this.#passed = passed;
    return Math.abs(jump) < MIN_JUMP_MS ? 0 : jump;
  }
}
