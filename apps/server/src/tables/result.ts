import type { Game, Match } from '@crownleaf/engine';
import type { Result, Status } from '@crownleaf/protocol';

/** How a game has ended, by the rules as they are now. Nobody has a place in one that was ended before its end. */
export function resultOf(game: Game, { state }: Match, status: Extract<Status, 'over' | 'ended'>): Result {
  return {
    scores: state.seats.map((_, seat) => game.score(state, seat).map((line) => ({ ...line }))),
    ranking: status === 'over' ? [...game.ranking(state)] : [],
  };
}
