import { z } from 'zod';
import {
  OLDER_POSITIONS,
  PACE_PRESETS,
  PRESENCES,
  PROPOSALS,
  SEAT_KINDS,
  STATUSES,
  TAKE_OVERS,
  VISIBILITIES,
} from './constants.ts';
import { BotName, DisplayName, GameId, GameOptions, Instant, PlayerId, SeatNumber, TableId } from './words.ts';

export const Visibility = z.enum(VISIBILITIES);
export type Visibility = z.infer<typeof Visibility>;

const DAY_SECONDS = 86_400;
export const Pace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('relaxed') }),
  z.object({
    kind: z.literal('live'),
    initial: z.int().min(10).max(DAY_SECONDS).describe('Seconds at the start'),
    increment: z.int().min(0).max(3600).describe('Seconds for each turn that was committed'),
  }),
  z.object({ kind: z.literal('correspondence'), days: z.int().min(1).max(30).describe('Days for each turn') }),
]);
export type Pace = z.infer<typeof Pace>;

/** A pace, or the name of one. */
export const PaceWish = z.union([
  Pace,
  z.enum(['relaxed', 'live', 'correspondence']).transform((name): Pace => PACE_PRESETS[name]),
]);

export const SeatWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me') }),
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('bot'), bot: BotName.optional() }),
  z.object({ kind: z.literal('local'), name: DisplayName.optional() }),
]);
export type SeatWish = z.infer<typeof SeatWish>;

export const Presence = z.enum(PRESENCES);
export type Presence = z.infer<typeof Presence>;

export const TakeOver = z.enum(TAKE_OVERS);
export type TakeOver = z.infer<typeof TakeOver>;

export const SeatInfo = z.object({
  seat: SeatNumber,
  kind: z.enum(SEAT_KINDS),
  name: z.string(),
  /** Who sits there, for persons and local seats; for an open seat who it is kept for. */
  player: PlayerId.nullable(),
  /** The person sits there through a token. */
  program: z.boolean(),
  bot: BotName.nullable().describe('Which bot plays; also while one has taken over'),
  takenOver: TakeOver.nullable(),
  presence: Presence.nullable().describe('Null for bots and open seats'),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

export const Status = z.enum(STATUSES);
export type Status = z.infer<typeof Status>;

export const Proposal = z.object({
  kind: z.enum(PROPOSALS),
  by: SeatNumber,
  to: z.int().optional().describe('The ply to go back to'),
  agreed: z.array(SeatNumber),
  waiting: z.array(SeatNumber).describe('Who has not said yet'),
});
export type Proposal = z.infer<typeof Proposal>;

export const Daily = z.object({ day: z.iso.date(), ends: Instant });

/** What became of a game whose rules have changed. */
export const Stopped = z.object({
  ply: z.int().nullable().describe('How far it is the same by the new rules: where it can go on; null: nowhere'),
  lost: z.int().describe('How many answers do not count then'),
});
export type Stopped = z.infer<typeof Stopped>;

export const OlderPosition = z.enum(OLDER_POSITIONS);
export type OlderPosition = z.infer<typeof OlderPosition>;

/** All about a table but the game itself: the same for everybody who may see the table. */
export const TableInfo = z.object({
  table: TableId,
  game: GameId,
  rulesVersion: z.int(),
  options: GameOptions,
  pace: Pace,
  visibility: Visibility,
  spectators: z.boolean().describe('Whether people without a seat may look on'),
  hints: z.boolean(),
  practice: z.boolean().describe('For one person: anything may be taken back, and the game leaves no solo record'),
  status: Status,
  host: PlayerId.describe('Who may kick, add bots and start'),
  seats: z.array(SeatInfo),
  watching: z.int().describe('How many look on without a seat'),
  created: Instant,
  started: Instant.nullable(),
  finished: Instant.nullable(),
  commitment: z
    .string()
    .nullable()
    .describe('The hash of the secret that all chance comes from; null before the start'),
  proposal: Proposal.nullable(),
  rematch: TableId.nullable(),
  stopped: Stopped.optional().describe('When the game cannot be played again by the rules as they are now'),
  older: OlderPosition.optional().describe('When the game is over and was played by older rules'),
  daily: Daily.nullable(),
});
export type TableInfo = z.infer<typeof TableInfo>;

/** A line in a list of tables. */
export const TableSummary = TableInfo.pick({
  table: true,
  game: true,
  pace: true,
  visibility: true,
  status: true,
  host: true,
  created: true,
  started: true,
  finished: true,
  daily: true,
}).extend({
  seats: z.array(SeatInfo.omit({ presence: true })),
  asked: SeatNumber.nullable(),
  mine: z.array(SeatNumber),
  yourTurn: z.boolean(),
  changed: Instant,
  deadline: Instant.nullable().describe('When the time of the seat that is asked runs out'),
});
export type TableSummary = z.infer<typeof TableSummary>;

export const NewTable = z.object({
  game: GameId,
  seats: z.array(SeatWish).min(1).max(10),
  options: GameOptions.default({}),
  pace: PaceWish.default({ kind: 'relaxed' }),
  visibility: Visibility.default('link'),
  spectators: z.boolean().default(true),
  hints: z.boolean().default(true),
  practice: z
    .boolean()
    .default(false)
    .describe('A private table for you and bots: take back anything, leave no solo record'),
  /** Begin at once; possible when no seat is open. */
  start: z.boolean().default(false),
});
export type NewTable = z.input<typeof NewTable>;
