import { marks } from './marks.ts';
import type { Position } from './position.ts';
import learned from './worth.json' with { type: 'json' };

/** By mark, how many leaves it brings that the evaluation without learning does not see. */
const leaves: Float64Array = Float64Array.from(
  marks.names,
  (name) => (learned.leaves as { readonly [mark: string]: number })[name] ?? 0,
);
const seen = new Float32Array(marks.names.length);

/** What a seat has and may come to, in leaves. */
export function learnedWorth(p: Position): number {
  seen.fill(0);
  marks.write(p, seen, 0);
  let worth = p.me.worth;
  for (let i = 0; i < seen.length; i++) if (seen[i] !== 0) worth += seen[i]! * leaves[i]!;
  return worth;
}
