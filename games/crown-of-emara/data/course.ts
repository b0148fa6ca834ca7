import { type Fact, rulebook, source } from './basis.ts';

/** The length of a game, and where buildings start. */
export const ROUND_COUNT: Fact<number> = rulebook(6);
/** Slots of a player board, and so turns of a round; slot n is worth n steps [EMARA-4.2]. */
export const SLOT_COUNT: Fact<number> = rulebook(3);
export const RESHUFFLE_AFTER_ROUND: Fact<number> = rulebook(3);
export const ADVISORS_A_TOWN_PLACE: Fact<number> = rulebook(2);

/** The ends of the score track [EMARA-2.16]. */
export const TRACK: Fact<{ readonly first: number; readonly last: number }> = source({ first: 0, last: 104 });
export const FIRST_GAME_BUILDING: Fact<number> = rulebook(35);
export const CAMPAIGN_BUILDING: Fact<number> = rulebook(40);
/** By how much the next campaign game starts lower or higher [EMARA-18.14]. */
export const CAMPAIGN_STEPS: Fact<{ readonly won: number; readonly lost: number }> = rulebook({ won: 5, lost: 2 });
/** Victoria's first round, and the last one in which she rises [EMARA-18.5, EMARA-18.6]. */
export const VICTORIA_ROUNDS: Fact<{ readonly first: number; readonly lastRank: number }> = rulebook({
  first: 2,
  lastRank: 5,
});
