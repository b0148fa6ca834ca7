import { type Game, itemAt, type Policy } from '@crownleaf/engine';
import { levelBots } from './levels.ts';

/** Plays anything legal; the floor that every other bot is measured from. */
export const randomPolicy: Policy = {
  name: 'random',
  choose: (ask) => itemAt(ask.options, ask.random(ask.options.length)),
};

/** Who can play this game, weakest first: a page is a beginner, the other levels are better than the game's own bots. */
export function policiesOf(game: Game): readonly Policy[] {
  const levels = levelBots(game);
  return [randomPolicy, ...levels.slice(0, 1), ...(game.policies ?? []), ...levels.slice(1)];
}
