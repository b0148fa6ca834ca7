import { z } from 'zod';
import { GameId, GameOptions, Instant, PlayerId, TableId } from './words.ts';

/** The same cards for everybody that day, one try each. */
export const DailyChallenge = z.object({
  game: GameId,
  day: z.iso.date(),
  ends: Instant,
  seats: z.int(),
  options: GameOptions,
  commitment: z.string(),
  /** The caller's own try. */
  table: TableId.nullable(),
});
export type DailyChallenge = z.infer<typeof DailyChallenge>;

export const DailyResult = z.object({
  rank: z.int(),
  player: PlayerId.nullable(),
  name: z.string(),
  score: z.int(),
  won: z.boolean(),
  finished: Instant,
  mine: z.boolean(),
});
export const DailyResults = z.object({
  game: GameId,
  day: z.iso.date(),
  over: z.boolean(),
  secret: z.string().nullable().describe('When the day is over'),
  results: z.array(DailyResult),
});
export type DailyResults = z.infer<typeof DailyResults>;

/** What a player has reached alone: the best scores for each choice of options, and for Crown of Emara the score sheet. */
export const SoloRecords = z.object({
  game: GameId,
  best: z.array(
    z.object({
      options: GameOptions,
      score: z.int(),
      won: z.boolean(),
      played: z.int(),
      table: TableId,
      finished: Instant,
    }),
  ),
  sheet: z.unknown().nullable().describe("The game's own score sheet, where it has one"),
  next: GameOptions.nullable().describe('The options of the next campaign game, where there is a campaign'),
});
export type SoloRecords = z.infer<typeof SoloRecords>;
