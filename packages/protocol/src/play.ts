import type { View as EngineView } from '@crownleaf/engine';
import { z } from 'zod';
import { EMOTES, MAX_ANSWERS, MAX_CHAT_LENGTH, NO_UNDO } from './constants.ts';
import { Presence, TableInfo } from './tables.ts';
import { Instant, PlayerId, RuleText, SeatNumber, TableId } from './words.ts';

const Fields = z.record(z.string(), z.union([z.int(), z.string(), z.array(z.int())]));

/** What one seat may know, as the engine's `view` builds it. */
export const View: z.ZodType<EngineView> = z.object({
  viewer: SeatNumber.nullable(),
  turn: z.int(),
  ply: z.int(),
  drawn: z.int(),
  barrier: z.int(),
  asked: z.int(),
  stack: z.array(z.object({ script: z.int(), step: z.int(), seat: z.int(), who: z.int(), slots: z.array(z.int()) })),
  table: Fields,
  seats: z.array(Fields),
  hidden: z.record(z.string(), z.array(z.int())),
});

export const Cause = z.object({ label: z.string(), rule: RuleText.exactOptional() });

/** Who is asked what, and why: everybody may know. */
export const Asked = z.object({
  seat: SeatNumber,
  kind: z.string(),
  ply: z.int(),
  because: z.array(Cause).describe('The stack of effects that led here, outermost first'),
});
export type Asked = z.infer<typeof Asked>;

/** The whole set of which a decision asks for one piece. */
const NamedSet = z.object({
  pieces: z
    .array(z.string())
    .describe('The options that can still be chosen, copies included, in the order in which a chain has to name them'),
  min: z.int().describe('How many of them have to be chosen'),
  max: z.int().describe('How many may be'),
});

/** What can be answered: for the seat that is asked alone. */
export const Decision = Asked.extend({
  secret: z.boolean().describe('The answer is for this seat alone to know'),
  options: z.array(
    z.object({ name: z.string(), label: z.string(), option: z.int().describe("The engine's number for it") }),
  ),
  set: NamedSet.exactOptional().describe('Where several pieces are chosen: all of them, to be answered by one chain'),
});
export type Decision = z.infer<typeof Decision>;

/** What happened; `priv` and `to` only for the seat that may know it. Kinds that begin with `table.` are of the table. */
export const TableEvent = z.object({
  seq: z.int().describe('The change of the table that it belongs to'),
  kind: z.string(),
  ply: z.int(),
  depth: z.int(),
  rule: RuleText.optional(),
  pub: z.unknown().optional().describe('What everybody may know; nothing where only your seat may'),
  priv: z.unknown().optional(),
  to: SeatNumber.optional(),
});
export type TableEvent = z.infer<typeof TableEvent>;

/** What the table itself reports among the events of the game, with the type of their public part. */
export interface HostEvents {
  readonly 'table.started': { readonly [nothing: string]: never };
  /** Events with a ply above `to` did not happen after all. */
  readonly 'table.undone': { readonly seat: number; readonly to: number; readonly agreed: boolean };
  readonly 'table.taken-over': { readonly seat: number; readonly why: 'clock' | 'left' };
  readonly 'table.returned': { readonly seat: number };
  readonly 'table.ended': { readonly agreed: true };
  /** By the rules as they are now the game went otherwise; `Stopped` says what can be done. */
  readonly 'table.stopped': { readonly rulesVersion: number };
  /** All agreed to go on by the new rules. Events with a ply above `ply` did not happen after all. */
  readonly 'table.resumed': {
    readonly seat: number;
    readonly ply: number;
    readonly lost: number;
    readonly rulesVersion: number;
  };
  /** Nobody started the game for a long time. */
  readonly 'table.expired': { readonly [nothing: string]: never };
}
export type HostEventKind = keyof HostEvents;

export const Clocks = z.object({
  now: Instant.describe("The server's time when this was written"),
  running: SeatNumber.nullable(),
  left: z.array(z.int().nullable()).describe('Milliseconds at `now` for each seat; null where no clock runs'),
});
export type Clocks = z.infer<typeof Clocks>;

export const Undo = z.object({
  plies: z.array(z.int()).describe('Where this seat can go back to by itself, oldest first'),
  reason: z.enum(NO_UNDO).nullable().describe('Why there is nothing, when there is nothing'),
  deeper: z.boolean().describe('Whether going back further can be proposed'),
});
export type Undo = z.infer<typeof Undo>;

export const ScoreLine = z.object({ label: z.string(), points: z.int(), rule: RuleText });
export const Result = z.object({
  scores: z.array(z.array(ScoreLine)).describe('For each seat'),
  ranking: z
    .array(z.int())
    .describe('1 is the winner; equal numbers share a place. Empty when the game was ended before'),
});
export type Result = z.infer<typeof Result>;

/** The state of a table for one seat, or for a spectator, and what happened on the way there. */
export const TableUpdate = z.object({
  table: TableId,
  seq: z.int().describe('Counts the changes of the table'),
  since: z.int().describe('The events are those after this change'),
  seat: SeatNumber.nullable().describe('Whose view it is; null is a spectator'),
  ply: z.int(),
  view: View.nullable().describe('Null before the start'),
  events: z.array(TableEvent),
  asked: Asked.nullable(),
  decision: Decision.optional(),
  undo: Undo,
  clocks: Clocks.nullable(),
  result: Result.nullable().describe('After the end'),
  info: TableInfo.optional().describe('When it changed, and at first'),
});
export type TableUpdate = z.infer<typeof TableUpdate>;

/** The whole answer to a look at a table. */
export const TableSnapshot = TableUpdate.extend({
  info: TableInfo,
  mine: z.array(SeatNumber).describe('The seats of the caller'),
});
export type TableSnapshot = z.infer<typeof TableSnapshot>;

export const Answer = z.object({
  id: z.string().min(1).max(64).describe('Chosen by the client; the same again counts once'),
  seat: SeatNumber.optional(),
  ply: z.int().min(0),
  options: z.array(z.string().min(1).max(200)).min(1).max(MAX_ANSWERS),
});
export type Answer = z.infer<typeof Answer>;

/** Sent only when the answer is on disk. */
export const Answered = z.object({
  id: z.string(),
  seat: SeatNumber,
  applied: z.int().describe('How many answers of the chain were taken'),
  seq: z.int().describe('The table after it'),
  ply: z.int(),
  repeated: z.boolean().describe('It had been taken before'),
});
export type Answered = z.infer<typeof Answered>;

export const Emote = z.enum(EMOTES);
export const Say = z.union([
  z.strictObject({ text: z.string().trim().min(1).max(MAX_CHAT_LENGTH) }),
  z.strictObject({ emote: Emote }),
]);
export type Say = z.infer<typeof Say>;

export const Said = z.object({
  id: z.int(),
  at: Instant,
  player: PlayerId.nullable(),
  name: z.string(),
  seat: SeatNumber.nullable(),
  text: z.string().optional(),
  emote: Emote.optional(),
});
export type Said = z.infer<typeof Said>;

export const Hint = z.object({
  ply: z.int(),
  options: z.array(
    z.object({ name: z.string(), label: z.string(), expected: z.number(), ci95: z.tuple([z.number(), z.number()]) }),
  ),
  line: z.array(z.object({ seat: SeatNumber, kind: z.string(), name: z.string() })),
});
export type Hint = z.infer<typeof Hint>;

export const GameRecordMessage = z.looseObject({
  game: z.string(),
  rulesVersion: z.int(),
  seats: z.int(),
  options: z.unknown(),
  commitment: z.string(),
  secret: z.string(),
  entries: z.array(z.unknown()),
});

export const PresenceChange = z.object({ seat: SeatNumber, presence: Presence });
