import type { Game, State } from '@crownleaf/engine';
import type { Result } from '@crownleaf/protocol/types';

/** The scores and places of a game. One that was ended before its end has scores, but nobody has a place. */
export function resultOf(game: Game, state: State, { isFinished = true } = {}): Result {
  return {
    scores: state.seats.map((_, seat) => game.score(state, seat).map((line) => ({ ...line }))),
    ranking: isFinished ? [...game.ranking(state)] : [],
  };
}
