import type { Question, Refusal, RuleId } from '@crownleaf/engine';
import type { Card } from '../catalogue.ts';
import type { HeartView } from '../state.ts';

/** An answer that was wanted, and where. */
export interface Wish {
  /** The whole name, such as `bribe:library,1,kept`. */
  readonly name: string;
  readonly card: Card;
  /** What stands behind the card: a seat, a place. */
  readonly where: readonly string[];
  readonly view: HeartView;
  /** The seat that is asked. */
  readonly me: HeartView['seats'][number];
  readonly asked: Question;
}

/** Why a wish is refused; undefined if the reason is another's to give. */
export type Reason = (wish: Wish) => Refusal | undefined;

export function no(rule: RuleId, message: string): Refusal {
  return { rule, message };
}

export function isOnTurn({ stack, asked }: HeartView): boolean {
  return stack[0]!.seat === asked;
}

/** The local numbers of the effect that asks. */
export function slotsOf({ stack }: HeartView): readonly number[] {
  return stack[stack.length - 1]!.slots;
}

/** Whom the question is about. */
export function whomOf({ stack }: HeartView): number {
  return stack[stack.length - 1]!.who;
}
