import type { Context } from '../context.ts';
import { OptionList } from '../decision.ts';
import type { ForcedPriv } from '../event.ts';
import { NOBODY, type Seat } from '../seat.ts';
import { type Frame, MAX_DEPTH, NO_SLOTS, type State } from '../state/state.ts';
import { ASK, CALL, type Compiled, JUMP, type Op, type Program, RUN, type SecretSlot, TEST, ZERO } from './compile.ts';
import type { Script } from './part.ts';

/** More steps than this without a question: the scripts go round in a circle. */
const RUNAWAY = 100_000;

/**
 * Which questions a game is halted for: those with a choice, also the end of a turn where that is the only option left, or
 * all that have an option at all. Search needs the first, players the second, and a test that looks at every step the third.
 */
export type Asks = 'choices' | 'turn-ends' | 'all';

/** Runs compiled scripts on the stack of frames until the next question that is asked, or the end. */
export class Runner<C extends Context> {
  readonly #compiled: Compiled<C>;
  readonly #programs: readonly Program<C>[];
  readonly #options = new OptionList();
  readonly #asks: Asks;

  constructor(compiled: Compiled<C>, asks: Asks) {
    this.#compiled = compiled;
    this.#asks = asks;
    this.#programs = compiled.programs;
  }

  frame(script: number, seat: Seat, who: Seat): Frame {
    const size = this.#programs[script]!.slots;
    return { script, step: 0, seat, who, slots: size === 0 ? NO_SLOTS : new Array<number>(size).fill(0) };
  }

  /** The question at which this frame halts, or undefined if it does not stand at one. */
  askAt(frame: Frame): Op<C> | undefined {
    const op = this.#programs[frame.script]?.steps[frame.step];
    return op?.code === ASK ? op : undefined;
  }

  /** The slots of this script that only one seat may see. */
  secretsOf(script: number): readonly SecretSlot[] {
    return this.#programs[script]!.secrets;
  }

  /** How many slots a frame of this script has; undefined if there is no such script. */
  slotsOf(script: number): number | undefined {
    return this.#programs[script]?.slots;
  }

  /** A frame stands at a step of its script, or behind the last one when only the return is left. */
  hasStep(script: number, step: number): boolean {
    return step <= this.#programs[script]!.steps.length;
  }

  programOf(frame: Frame): Program<C> {
    return this.#programs[frame.script]!;
  }

  /** Whether a question with these options is put to its seat. */
  isAsked(op: Op<C>, { count, items }: OptionList): boolean {
    if (count !== 1) return count > 1;
    return this.#asks === 'all' || (this.#asks === 'turn-ends' && items[0] === op.endsTurn);
  }

  run(c: C): void {
    const stack = c.state.stack;
    if (c.pending.length > 0) this.#pushPending(c, stack);
    let frame = stack[stack.length - 1]!;
    let steps = this.#programs[frame.script]!.steps;
    let at = frame.step;
    c.frame = frame;
    for (let budget = RUNAWAY; budget > 0; budget--) {
      if (at >= steps.length) {
        stack.pop();
        if (stack.length === 0) {
          c.state.asked = NOBODY;
          return;
        }
        frame = stack[stack.length - 1]!;
        steps = this.#programs[frame.script]!.steps;
        at = frame.step;
        c.frame = frame;
        continue;
      }
      const op = steps[at]!;
      switch (op.code) {
        case RUN:
          if (c.tell !== undefined) this.#locate(c, op);
          op.run(c);
          if (c.ended) {
            stack.length = 0;
            c.state.asked = NOBODY;
            return;
          }
          at++;
          if (c.pending.length > 0) {
            frame.step = at;
            this.#pushPending(c, stack);
            frame = stack[stack.length - 1]!;
            steps = this.#programs[frame.script]!.steps;
            at = 0;
            c.frame = frame;
          }
          break;
        case TEST: {
          const passed = op.test(c);
          if (c.observer !== undefined) this.#branched(c, at, 'test', c.seat, passed ? 1 : 0);
          at = passed ? at + 1 : op.to;
          break;
        }
        case JUMP:
          at = op.to;
          break;
        case ZERO:
          frame.slots[op.slot] = 0;
          at++;
          break;
        case CALL: {
          const script = op.script(c);
          at++;
          if (script === undefined) break;
          frame.step = at;
          frame = this.frame(this.#indexOf(script), frame.seat, frame.who);
          this.#push(stack, frame);
          steps = this.#programs[frame.script]!.steps;
          at = 0;
          c.frame = frame;
          break;
        }
        case ASK: {
          const options = this.#options;
          options.clear();
          op.list(c, options);
          const count = options.count;
          if (this.isAsked(op, options)) {
            const by = op.by(c);
            if (c.observer !== undefined) this.#branched(c, at, 'ask', by, 2);
            frame.step = at;
            c.state.asked = by;
            return;
          }
          this.#unasked(c, op, at, count);
          if (count === 1) {
            c.answer = options.items[0]!;
            at++;
          } else at = op.to;
        }
      }
    }
    throw new Error(`runaway: '${this.programOf(c.frame).script.id}' ran ${RUNAWAY} steps without a question`);
  }

  /** That another seat has no choice tells something about what it holds, so it is news. */
  #unasked(c: C, op: Op<C>, at: number, count: number): void {
    const by = op.by(c);
    if (by !== c.answering) c.state.barrier = c.state.ply;
    if (c.observer === undefined) return;
    this.#branched(c, at, 'ask', by, count);
    if (count === 1) this.#forced(c, op, by, this.#options.items[0]!);
  }

  #indexOf(script: Script<C>): number {
    const index = this.#compiled.indexOf.get(script);
    if (index === undefined) throw new Error(`script '${script.id}' is not in the game's list of scripts`);
    return index;
  }

  #pushPending(c: C, stack: State['stack']): void {
    for (let i = c.pending.length - 1; i >= 0; i--) {
      const { script, seat, who } = c.pending[i]!;
      this.#push(stack, this.frame(this.#indexOf(script as Script<C>), seat, who));
    }
    c.pending.length = 0;
  }

  #push(stack: Frame[], frame: Frame): void {
    if (stack.length >= MAX_DEPTH) {
      throw new Error(`runaway: '${this.programOf(frame).script.id}' is called ${MAX_DEPTH} effects deep`);
    }
    stack.push(frame);
  }

  #locate(c: C, op: Op<C>): void {
    c.rule = op.rule ?? this.programOf(c.frame).script.rule;
  }

  #branched(c: C, step: number, kind: 'test' | 'ask', seat: Seat, way: number): void {
    c.observer?.branched?.({ script: this.programOf(c.frame).script.id, step, seat, kind, way });
  }

  #forced(c: C, op: Op<C>, seat: Seat, option: number): void {
    this.#locate(c, op);
    const priv: ForcedPriv = { seat, decision: op.kind.id, option: op.kind.name(option) };
    c.emit('forced', undefined, seat, priv);
  }
}
