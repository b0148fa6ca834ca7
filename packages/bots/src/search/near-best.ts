import { type BotLevel, type Budget, itemAt, lastOf, type Option, type PolicyAsk } from '@crownleaf/engine';
import type { Finding } from './search.ts';

/** Options that were hardly looked at are not known to be near the best. */
const LEAST_SHARE = 0.02;
const FINE = 2 ** 20;

/** How a player that searches thinks, if the question comes with no budget of its own. */
export type Thinking = BotLevel | Budget;

export function spreadOf(thinking: Thinking): number | undefined {
  return 'iterations' in thinking && 'spread' in thinking ? thinking.spread : undefined;
}

/** Own turns that are planned together. */
export function turnsOf(thinking: Thinking): number {
  return ('iterations' in thinking && 'turns' in thinking ? thinking.turns : undefined) ?? 1;
}

/** A weaker player takes an option that is nearly as good, the better ones more often; it does not blunder. */
export function nearBest(findings: readonly Finding[], spread: number, ask: PolicyAsk): Option {
  const all = findings.reduce((sum, { visits }) => sum + visits, 0);
  const known = findings.filter(({ visits }) => visits >= all * LEAST_SHARE);
  const best = Math.max(...known.map(({ mean }) => mean));
  const near = known.filter(({ mean }) => mean >= best - spread);
  const weights = near.map(({ mean }) => Math.exp((2 * (mean - best)) / spread));
  let left = (ask.random(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, { option }] of near.entries()) {
    left -= itemAt(weights, i);
    if (left < 0) return option;
  }
  return lastOf(near).option;
}
