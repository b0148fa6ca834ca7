import type { Refusal, RuleId } from '@crownleaf/engine';
import { first } from './questions.ts';
import { isOnTurn, no, type Situation } from './reason.ts';

/** What is done in one's own phases cannot be done in another's turn, nor before the first. */
export function offTurn({ view }: Situation, rule: RuleId, message: string): Refusal | undefined {
  if (view.table.order.length === 0)
    return no('HOC-2.14', 'no turn has begun yet: you are asked to pick your first hand');
  return isOnTurn(view) ? undefined : no(rule, message);
}

export function outsideMainPhase({ view }: Situation): Refusal | undefined {
  return view.table.main === 1 ? undefined : no('HOC-4.7', 'the Main Phase is over');
}

/** Nothing else is done in the middle of an effect. */
export function inEffect({ view, asked }: Situation): Refusal | undefined {
  return view.stack.length > 1 ? first('HOC-4.9', asked) : undefined;
}
