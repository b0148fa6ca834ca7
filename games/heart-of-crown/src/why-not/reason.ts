import { itemAt, lastOf, type Question, type Refusal, type RuleId } from '@crownleaf/engine';
import { APPRENTICE_MAID, type Card, CURSE, cardOf, FARMING_VILLAGE, IS_RANDOM, PRINCESSES } from '../components.ts';
import { SCRIPTS } from '../scripts.ts';
import type { HeartView } from '../state.ts';

/** Who is asked, and what. */
export interface Situation {
  readonly view: HeartView;
  /** The seat that is asked. */
  readonly me: HeartView['seats'][number];
  readonly asked: Question;
}

/** An answer that was wanted, and where. */
export interface Wish extends Situation {
  readonly verb: string;
  readonly card: Card;
  /** What stands behind the card: a seat, a place. */
  readonly where: readonly string[];
}

/** Why a wish is refused; undefined if the reason is another's to give. */
export type Reason = (wish: Wish) => Refusal | undefined;

export function no(rule: RuleId, message: string): Refusal {
  return { rule, message };
}

export function isOnTurn({ stack, asked }: HeartView): boolean {
  return itemAt(stack, 0).seat === asked;
}

/** Whether an effect of this name has begun and is not finished. */
export function isUnderWay({ stack }: HeartView, id: string): boolean {
  return stack.some((frame) => itemAt(SCRIPTS, frame.script).id === id);
}

/** The local numbers of the effect that asks. */
export function slotsOf({ stack }: HeartView): readonly number[] {
  return lastOf(stack).slots;
}

/** Whom the question is about. */
export function whomOf({ stack }: HeartView): number {
  return lastOf(stack).who;
}

/** [HOC-2.8] Whether all copies were left in the box. */
export function isAbsent({ table }: HeartView, card: Card): boolean {
  return IS_RANDOM[card]! && table.box[card] === cardOf(card).copies;
}

/** [HOC-11.13] Players who are out are opponents for nothing. */
export function noSuchPlayer({ seats }: HeartView, seat: number): Refusal | undefined {
  if (seats[seat] === undefined) return no('HOC-2.1', 'there is no such player');
  return seats[seat].out === 1 ? no('HOC-11.13', 'that player is out of the game') : undefined;
}

/** [HOC-9.16] What no stack of the Market ever has. */
export function neverForSale(card: Card): boolean {
  return card === FARMING_VILLAGE || card === APPRENTICE_MAID || card === CURSE || PRINCESSES.includes(card);
}
