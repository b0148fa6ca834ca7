import type { NamedDecision } from '@crownleaf/table';
import type { Asked } from '@crownleaf/ui/port';

/** A decision as tables show it. Effects are known by their key, so the causes are not those in words. */
export function questionFrom(decision: NamedDecision, because: Asked['because']): Asked {
  const options = decision.options.map(({ name }) => name);
  return { ...decision, because, options, isTurnEnd: options.length === 1 };
}
