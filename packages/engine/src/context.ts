import type { Chance } from './chance.ts';
import type { Option } from './decision.ts';
import type { EventMap, Observer, Tell } from './event.ts';
import type { RuleId } from './rule.ts';
import type { Script, Slot } from './script/part.ts';
import { clockwise, type Seat } from './seat.ts';
import type { Schema, Stored } from './state/schema.ts';
import type { Frame, State } from './state/state.ts';

/**
 * What the parts of a script work on: the state, the frame that is running, the last answer, chance and the listener.
 * One is made for an engine and used again for every answer. Moving components is in `zones.ts`.
 */
export class Context<T extends Schema = Schema, P extends Schema = Schema, E extends EventMap = EventMap> {
  state!: State<T, P>;
  frame!: Frame;
  /** The option chosen at the latest question; read it before the next one. */
  answer: Option = 0;
  /** Absent in search: write `c.tell?.(…)`, and the event is not even built. */
  tell: Tell<E> | undefined;

  observer: Observer | undefined;
  /** The seat whose answer is being applied; what it could see already is no news to it. */
  answering: Seat = -1;
  rule: RuleId | undefined;
  /** Scripts that a step asked for; they run, in this order, before the next step. */
  readonly pending: { script: Script<never>; seat: Seat; who: Seat }[] = [];
  /** Set by `endGame`; the runner then drops the whole stack. */
  ended = false;

  #chance!: Chance;
  readonly #record: Tell<E> = (kind, pub, ...secret) => {
    const [to, priv] = secret;
    this.emit(kind, pub, to, priv);
  };

  begin(state: State<T, P>, chance: Chance, observer: Observer | undefined, answering: Seat): void {
    this.state = state;
    this.#chance = chance;
    this.observer = observer;
    this.answering = answering;
    this.answer = 0;
    this.rule = undefined;
    this.tell = observer ? this.#record : undefined;
    if (this.pending.length > 0) this.pending.length = 0;
    this.ended = false;
  }

  get table(): Stored<T> {
    return this.state.table;
  }

  /** Whose effect is running. */
  get seat(): Seat {
    return this.frame.seat;
  }

  /** Whom the effect concerns just now. */
  get who(): Seat {
    return this.frame.who;
  }

  get mine(): Stored<P> {
    return this.state.seats[this.frame.seat]!;
  }

  get theirs(): Stored<P> {
    return this.state.seats[this.frame.who]!;
  }

  get seats(): number {
    return this.state.seats.length;
  }

  of(seat: Seat): Stored<P> {
    return this.state.seats[seat]!;
  }

  left(seat: Seat, steps = 1): Seat {
    return clockwise(seat, steps, this.state.seats.length);
  }

  get(slot: Slot): number {
    return this.frame.slots[slot.index]!;
  }

  set(slot: Slot, value: number): void {
    this.frame.slots[slot.index] = value;
  }

  /** From here on the frame is about this seat. */
  setWho(seat: Seat): void {
    this.frame.who = seat;
  }

  /** The frame now belongs to this seat: for the script that goes round the table. */
  setSeat(seat: Seat): void {
    this.frame.seat = seat;
    this.frame.who = seat;
  }

  beginTurn(): void {
    this.state.turn++;
  }

  /** The game is over after this step: nothing that is still under way is carried out. */
  endGame(): void {
    this.ended = true;
  }

  /** A trigger: the script runs before the next step of this one. */
  call<C extends Context<T, P, E>>(
    script: Script<C>,
    seat = this.seat,
    who = seat === this.seat ? this.who : seat,
  ): void {
    this.pending.push({ script: script as Script<never>, seat, who });
  }

  /** The one place where chance is drawn. */
  int(below: number): number {
    this.state.barrier = this.state.ply;
    return this.#chance.int(this.state.drawn++, below);
  }

  /**
   * The one place where hidden things become known. Undo stops here, unless the seat that answers could see it before:
   * showing one's own card is no news to oneself.
   */
  learn(by: Seat | 'all', answererKnew: boolean, kind?: number): void {
    if (!answererKnew) this.state.barrier = this.state.ply;
    this.observer?.learned?.(by, kind);
  }

  /**
   * Makes a hidden fact about a seat public that no card on the table shows, such as "holds a defence card": write it to
   * a public field right after this, and honour it in the game's `determinise`.
   */
  disclose(owner: Seat): void {
    this.learn('all', owner === this.answering);
  }

  emit(kind: string, pub: unknown, to?: Seat, priv?: unknown): void {
    const { ply, stack } = this.state;
    this.observer?.event({ kind, pub, to, priv, ply, depth: stack.length, rule: this.rule });
  }
}
