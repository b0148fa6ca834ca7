import type { LEVELS } from '@crownleaf/bots';

type Level = (typeof LEVELS)[number];

/** How strong the bots are, in words; the weakest first. */
const LEVEL_WORDS: { readonly [level in Level]: string } = {
  page: 'Page: still learning',
  squire: 'Squire: plays soundly',
  knight: 'Knight: plans ahead',
  sovereign: 'Sovereign: spares nobody',
};

/** What plays where a game says nothing about levels. */
const OTHER_WORDS: { readonly [bot: string]: string } = {
  random: 'Jester: anything goes',
  baseline: 'Steward: by rule of thumb',
};

/** Neither the weakest nor the strongest: a first game should be a game. */
const FIRST_RIVAL: Level = 'squire';

function isLevel(bot: string): bot is Level {
  return bot in LEVEL_WORDS;
}

export function levelText(bot: string): string {
  return isLevel(bot) ? LEVEL_WORDS[bot] : (OTHER_WORDS[bot] ?? bot.charAt(0).toUpperCase() + bot.slice(1));
}

/** The bots that are offered: the levels, and whatever there is where a game has none. */
export function offeredLevels(bots: readonly string[]): readonly string[] {
  const levels = bots.filter(isLevel);
  return levels.length > 0 ? levels : bots;
}

/** The bot that somebody meets who has not chosen one; undefined leaves it to the server. */
export function fittingLevel(bots: readonly string[]): string | undefined {
  return bots.includes(FIRST_RIVAL) ? FIRST_RIVAL : bots[Math.ceil((bots.length - 1) / 2)];
}

export const LOCAL_RIVAL = FIRST_RIVAL;
