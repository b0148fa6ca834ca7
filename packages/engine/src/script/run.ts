import type { Context } from '../context.ts';
import { OptionList } from '../decision.ts';
import type { ForcedPriv, ForcedPub } from '../event.ts';
import { NOBODY, type Seat } from '../seat.ts';
import type { Frame, State } from '../state/state.ts';
import { ASK, CALL, type Compiled, JUMP, type Op, type Program, RUN, TEST, ZERO } from './compile.ts';
import type { Script } from './part.ts';

/** More steps than this without a question: the scripts go round in a circle. */
const RUNAWAY = 100_000;
const NO_SLOTS: number[] = [];

/** Runs compiled scripts on the stack of frames until the next question with two or more options, or the end. */
export class Runner<C extends Context> {
  readonly #compiled: Compiled<C>;
  readonly #programs: readonly Program<C>[];
  readonly #options = new OptionList();

  constructor(compiled: Compiled<C>) {
    this.#compiled = compiled;
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

  /** How many slots a frame of this script has; undefined if there is no such script. */
  slotsOf(script: number): number | undefined {
    return this.#programs[script]?.slots;
  }

  programOf(frame: Frame): Program<C> {
    return this.#programs[frame.script]!;
  }

  run(c: C): void {
    const stack = c.state.stack;
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
          stack.push(frame);
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
          if (count > 1) {
            const by = op.by(c);
            if (c.observer !== undefined) this.#branched(c, at, 'ask', by, 2);
            frame.step = at;
            c.state.asked = by;
            return;
          }
          if (c.observer !== undefined) {
            const by = op.by(c);
            this.#branched(c, at, 'ask', by, count);
            if (count === 1) this.#forced(c, op, by, options.items[0]!);
          }
          if (count === 1) {
            c.answer = options.items[0]!;
            at++;
          } else at = op.to;
        }
      }
    }
    throw new Error(`runaway: '${this.programOf(c.frame).script.id}' ran ${RUNAWAY} steps without a question`);
  }

  #indexOf(script: Script<C>): number {
    const index = this.#compiled.indexOf.get(script);
    if (index === undefined) throw new Error(`script '${script.id}' is not in the game's list of scripts`);
    return index;
  }

  #pushPending(c: C, stack: State['stack']): void {
    for (let i = c.pending.length - 1; i >= 0; i--) {
      const { script, seat, who } = c.pending[i]!;
      stack.push(this.frame(this.#indexOf(script as unknown as Script<C>), seat, who));
    }
    c.pending.length = 0;
  }

  #locate(c: C, op: Op<C>): void {
    c.rule = op.rule ?? this.programOf(c.frame).script.rule;
  }

  #branched(c: C, step: number, kind: 'test' | 'ask', seat: Seat, way: number): void {
    c.observer?.branched?.({ script: this.programOf(c.frame).script.id, step, seat, kind, way });
  }

  #forced(c: C, op: Op<C>, seat: Seat, option: number): void {
    this.#locate(c, op);
    const pub: ForcedPub = { seat, decision: op.kind.id };
    const priv: ForcedPriv = { option: op.kind.name(option) };
    c.emit({ kind: 'forced', pub, priv, to: seat });
  }
}
