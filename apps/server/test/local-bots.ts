import { analyse, chooseFrom, policiesOf } from '@crownleaf/bots';
import type { BotHost } from '@crownleaf/bots/host-node';
import { createEngine } from '@crownleaf/engine';
import { GAMES } from '../../../games/loaded-games.ts';

const engines = new Map(GAMES.map(({ game }) => [game.id, createEngine(game)]));

/** The same bots in this thread, so that a test need not wait until threads have begun. */
export const localBots: BotHost = {
  async choose({ game, bot, view, seed }) {
    const engine = engines.get(game)!;
    return chooseFrom(engine, policiesOf(engine.game).find(({ name }) => name === bot)!, { view, seed });
  },
  async analyse({ game, view, seed, budget }) {
    return analyse(engines.get(game)!, view, budget, { seed });
  },
  async close() {},
};
