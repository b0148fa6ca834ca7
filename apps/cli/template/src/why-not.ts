import type { Question, Refusal } from '@crownleaf/engine';
import { dropKind } from './kinds.ts';
import type { SkeletonView } from './state.ts';

/** Why an answer is refused, from the view of the seat that is asked. */
export function whyNot(_: SkeletonView, name: string, asked: Question): Refusal {
  const [verb, what] = name.split(':');
  const isLantern = asked.kind === dropKind.id;
  if (verb === 'drop' && isLantern) return { rule: 'SKELETON-3.2', message: `there is no ${what} in the row` };
  if (verb === 'drop') return { rule: 'SKELETON-3.2', message: 'only a lantern takes a number from the row' };
  if (isLantern) return { rule: 'SKELETON-3.2', message: 'the lantern comes first' };
  return { rule: 'SKELETON-2.1', message: 'draw or bank' };
}
