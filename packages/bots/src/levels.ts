import { createEngine, type Game, type Policy } from '@crownleaf/engine';
import { searchBot } from './search/bot.ts';

/** Weakest first. */
export const LEVELS = ['page', 'squire', 'knight', 'sovereign'] as const;
export type Level = (typeof LEVELS)[number];

/** The bots that search, as far as the game says how hard each thinks. */
export function levelBots(game: Game): readonly Policy[] {
  return LEVELS.flatMap((level) => levelBot(game, level) ?? []);
}

function levelBot(game: Game, level: Level): Policy | undefined {
  const setting = game.guide?.levels?.[level];
  if (setting === undefined) return undefined;
  let bot: Policy | undefined;
  return {
    name: level,
    choose(ask) {
      bot ??= searchBot(level, createEngine(game, { asks: 'choices' }), setting);
      return bot.choose(ask);
    },
  };
}
