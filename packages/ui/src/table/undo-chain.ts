/** Answers that were sent together. */
export interface Chain {
  /** Before the first of them. */
  readonly ply: number;
  readonly length: number;
}

/** What still stands of the chains when the game is at this ply; the rest was not taken, or was taken back. */
export function chainsBefore(chains: readonly Chain[], ply: number): readonly Chain[] {
  return chains.flatMap((chain) => {
    const length = Math.min(chain.length, ply - chain.ply);
    return length > 0 ? { ...chain, length } : [];
  });
}

/** What was sent together is taken back together: the ply before the chain of the last answer, if it can be gone back to. */
export function chainStart(chains: readonly Chain[], plies: readonly number[]): number | undefined {
  const last = plies.at(-1);
  if (last === undefined) return undefined;
  return chains.findLast(({ ply, length }) => ply <= last && last < ply + length && plies.includes(ply))?.ply;
}
