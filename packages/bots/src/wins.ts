/** One win a game: who share the first place share it in equal parts. Nobody may have won. */
export function winShares(ranking: readonly number[]): readonly number[] {
  const winners = ranking.filter((place) => place === 1).length;
  return ranking.map((place) => (place === 1 ? 1 / winners : 0));
}
