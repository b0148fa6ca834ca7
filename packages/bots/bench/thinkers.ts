import { createEngine, type Game } from '@crownleaf/engine';
import { emberleaf } from '../../../games/emberleaf/src/game.ts';
import { heartOfCrown } from '../../../games/heart-of-crown/src/game.ts';
import { botDesk } from '../node/index.ts';
import { searchBot } from '../src/index.ts';

/**
 * The games with the largest views and the longest thoughts, each with a bot that thinks as long as it is told: one that
 * plans would keep to its plan, and stop when it has seen every way.
 */
export const GAMES: readonly Game[] = [emberleaf, heartOfCrown].map((game: Game) => {
  const { plan: _, ...guide } = game.guide!;
  return {
    ...game,
    policies: [searchBot('thinks', createEngine(game, { asks: 'choices' }), { iterations: 1 }, guide)],
  };
});

export const answer = botDesk(GAMES);
