import type { ForcedPriv, Seat } from '@crownleaf/engine';
import type { Snapshot, TableEvent, TablePort } from '../port.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that an answer of another seat stays on the table before the next one. */
const PACE: { readonly [speed in Speed]: number } = { slow: 1500, normal: 850, fast: 350, instant: 0 };

/** Where nothing stays, answers that come within a blink are shown as one: to draw each of them would only take longer. */
const BLINK = 40;

export interface Scene {
  /** What is on the screen. */
  readonly shown: Snapshot;
  /** What was on the screen before it. */
  readonly before: Snapshot;
  /** What led from the one to the other; empty after a jump. */
  readonly news: readonly TableEvent[];
  /** Answers that have been given but not been shown. */
  readonly behind: number;
  /** An answer that the rules gave for the viewer, and that waits to be seen before its consequences are. */
  readonly held?: TableEvent;
}

/**
 * Others' answers come as fast as they are given and are shown at a pace that people can follow. One's own answer is
 * shown at once; a hidden page shows nothing on the way, and a page that is left or seen again is at the end.
 */
export class Stage {
  speed: Speed;
  /** Whether what an event tells waits for the viewer's word before it is shown. */
  holds: (event: TableEvent) => boolean = () => false;
  scene: Scene;
  readonly #queue: Snapshot[] = [];
  /** What was shown since the viewer last answered, the position then included. */
  #since: Snapshot[] = [];
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #isHidden: () => boolean;

  constructor(first: Snapshot, speed: Speed, isHidden = () => document.hidden) {
    this.speed = speed;
    this.#isHidden = isHidden;
    this.scene = { shown: first, before: first, news: [], behind: 0 };
    this.#since = [first];
  }

  /** Where the viewer last answered. */
  get sinceAt(): number {
    return this.#since[0]?.log.at(-1)?.at ?? 0;
  }

  get canReplay(): boolean {
    return this.#since.length > 1;
  }

  /** Shows once more what happened since the viewer last answered. */
  replay(): void {
    const [first, ...rest] = this.#since;
    if (first === undefined || !this.canReplay) return;
    clearTimeout(this.#timer);
    this.#queue.unshift(...rest);
    this.scene = { shown: first, before: first, news: [], behind: this.#queue.length };
    this.#since = [first];
    this.#wait();
  }

  /** Follows the port until the returned function is called. */
  follow(port: TablePort): () => void {
    const turnedTo = (): void => this.skip();
    const leave = port.subscribe((next) => this.arrive(next));
    if (port.current.seq !== this.scene.shown.seq) this.#show(port.current, []);
    document.addEventListener('visibilitychange', turnedTo);
    return () => {
      leave();
      clearTimeout(this.#timer);
      this.#timer = undefined;
      document.removeEventListener('visibilitychange', turnedTo);
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  arrive(next: Snapshot): void {
    const { shown } = this.scene;
    if (next.seq === (this.#queue.at(-1) ?? shown).seq) {
      this.#amend(next);
      return;
    }
    // Who goes back, in a replay or by an undo, is there at once; what was still to be shown did not happen.
    if (next.view.ply < (this.#queue.at(-1) ?? shown).view.ply) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#queue.length = 0;
      this.#show(next, []);
      return;
    }
    this.#queue.push(next);
    if (this.scene.held !== undefined) this.#count();
    else if (this.#isHidden()) this.#jump();
    else if (PACE[this.speed] === 0) this.#hurry();
    else if (this.#timer !== undefined) this.#count();
    // The answer to a question on the screen is one's own; who sits down at a shared device is not kept waiting.
    else if (shown.asked !== undefined || shown.view.viewer !== next.view.viewer) this.#step();
    else this.#wait();
  }

  #hurry(): void {
    if (this.scene.shown.asked !== undefined) this.skip();
    else this.#timer ??= setTimeout(() => this.skip(), BLINK);
  }

  /** Somebody came, went or said something: the game is where it was. */
  #amend(next: Snapshot): void {
    if (this.#queue.length > 0) {
      this.#queue[this.#queue.length - 1] = next;
      // Whatever waits to be seen, who is there and what is said is seen.
      const { seats, connection, chat } = next;
      const shown = { ...this.scene.shown, seats, connection, ...(chat === undefined ? {} : { chat }) };
      if (this.scene.held !== undefined) this.scene = { ...this.scene, shown };
    } else {
      if (next.view.viewer !== this.scene.shown.view.viewer) this.#since = [next];
      this.scene = { ...this.scene, shown: next };
    }
    this.#tell();
  }

  /** To the end of what is known, and of what is still in the air. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#queue.length > 0) this.#jump();
    else if (this.scene.news.length > 0) this.#rest();
  }

  /** The viewer has seen which answer was given for them. */
  confirm(): void {
    const next = this.scene.held === undefined ? undefined : this.#queue.shift();
    if (next === undefined) return;
    this.#show(next, newsBetween(this.scene.shown, next));
    if (this.#queue.length > 0) this.#wait();
  }

  /** Whether this waits for the viewer; until then the table stands as it was, and the log tells what came before. */
  #isHeld(next: Snapshot): boolean {
    const { shown, behind } = this.scene;
    const news = newsBetween(shown, next);
    const held = this.#heldIn(news);
    if (held === undefined) return false;
    const log = next.log.filter(({ at }) => at < held.at);
    const earlier = news.filter(({ at }) => at < held.at);
    const view = { ...shown.view, asked: (held.priv as ForcedPriv).seat };
    this.scene = { shown: { ...shown, view, log, undo: next.undo }, before: shown, news: earlier, behind, held };
    this.#count();
    return true;
  }

  /** Not what follows something of one's own: that is not on the board yet, so there would be something wrong to confirm. */
  #heldIn(news: readonly TableEvent[]): TableEvent | undefined {
    const held = news.find(this.holds);
    const { seat } = (held?.priv ?? {}) as Partial<ForcedPriv>;
    const own = news.some(({ at, pub }) => at < (held?.at ?? 0) && (pub as { seat?: Seat } | undefined)?.seat === seat);
    return own ? undefined : held;
  }

  #rest(): void {
    this.scene = { ...this.scene, news: [] };
    this.#tell();
  }

  readonly #step = (): void => {
    this.#timer = undefined;
    const next = this.#queue[0];
    if (next === undefined || this.#isHeld(next)) return;
    this.#queue.shift();
    this.#show(next, newsBetween(this.scene.shown, next));
    if (this.#queue.length > 0) this.#wait();
  };

  #wait(): void {
    this.#timer = setTimeout(this.#step, PACE[this.speed]);
    this.#count();
  }

  /** To the end, or to the first answer that waits for the viewer. */
  #jump(): void {
    if (this.scene.held !== undefined) return;
    const before = (i: number): Snapshot => (i === 0 ? this.scene.shown : this.#queue[i - 1]!);
    const held = this.#queue.findIndex((next, i) => this.#heldIn(newsBetween(before(i), next)) !== undefined);
    const passed = this.#queue.splice(0, held < 0 ? this.#queue.length : held);
    const end = passed.at(-1);
    if (end !== undefined) this.#show(end, []);
    if (held >= 0) this.#isHeld(this.#queue[0]!);
  }

  #show(shown: Snapshot, news: readonly TableEvent[]): void {
    const { shown: last } = this.scene;
    // What one person at a shared device has seen is not shown again to the next; who looks on has no last answer.
    const another = shown.view.viewer !== last.view.viewer || shown.view.viewer === null;
    if (last.asked !== undefined || another) this.#since = [shown];
    else this.#since.push(shown);
    this.scene = { shown, before: this.scene.shown, news, behind: this.#queue.length };
    this.#tell();
  }

  #count(): void {
    this.scene = { ...this.scene, behind: this.#queue.length };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** An undo tells nothing new. */
function newsBetween(before: Snapshot, after: Snapshot): readonly TableEvent[] {
  const known = before.log.at(-1)?.at ?? 0;
  return after.view.ply < before.view.ply ? [] : after.log.filter(({ at }) => at > known);
}
