/**
 * The shortest list this finds that still fails: drops ever smaller runs of answers for as long as the fault stays.
 * Bounded, since each try plays a game.
 */
export function shrink<A>(answers: readonly A[], fails: (few: readonly A[]) => boolean, tries = 400): readonly A[] {
  let best = answers;
  let left = tries;
  for (let run = Math.ceil(best.length / 2); run >= 1 && left > 0; run = run === 1 ? 0 : Math.ceil(run / 2)) {
    for (let at = 0; at < best.length && left > 0; left--) {
      const fewer = [...best.slice(0, at), ...best.slice(at + run)];
      if (fails(fewer)) best = fewer;
      else at += run;
    }
  }
  return best;
}
