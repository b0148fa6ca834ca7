import { z } from 'zod';
import { Problem } from './errors.ts';
import { Answer, Answered, PresenceChange, Said, Say, TableUpdate } from './play.ts';
import { Instant, SeatNumber, TableId } from './words.ts';

/** What a client may send over `WS /api/live`, one JSON object a message. */
export const Watch = z.strictObject({
  watch: TableId,
  seat: SeatNumber.optional().describe('Of the caller; without it his only seat, else a spectator'),
  since: z.int().min(0).optional().describe('The last change that the client knows'),
  invitation: z.string().max(100).optional(),
});
export const Unwatch = z.strictObject({ unwatch: TableId });
export const LiveAnswer = z.strictObject({ table: TableId, answer: Answer });
export const LiveUndo = z.strictObject({
  table: TableId,
  undo: z.strictObject({ seat: SeatNumber.optional(), to: z.int().min(0).optional() }),
});
export const LiveSay = z.strictObject({ table: TableId, say: Say });
/** Whether the page is in front of somebody. */
export const Look = z.strictObject({ look: z.enum(['here', 'idle']) });
/** Answered with the server's time. */
export const Ping = z.strictObject({ ping: z.number() });

export const ClientMessage = z.union([Watch, Unwatch, LiveAnswer, LiveUndo, LiveSay, Look, Ping]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** What the server sends. A client that misses nothing sees each `seq` once; one that does asks again with `since`. */
export const ServerMessage = z.union([
  TableUpdate,
  z.strictObject({ table: TableId, answered: Answered }),
  z.strictObject({ table: TableId, said: z.array(Said) }),
  z.strictObject({ table: TableId, presence: z.array(PresenceChange), watching: z.int() }),
  z
    .strictObject({ table: TableId, renamed: z.array(z.strictObject({ seat: SeatNumber, name: z.string() })) })
    .describe('What those on these seats are called now'),
  z.strictObject({ table: TableId, gone: z.literal(true) }).describe('The table may no longer be seen'),
  z
    .strictObject({ turn: TableId, game: z.string() })
    .describe('It is your turn at a table that this line does not watch'),
  z.strictObject({ problem: Problem, table: TableId.optional(), id: z.string().optional() }),
  z.strictObject({ pong: z.number(), now: Instant }),
  z.strictObject({ stopping: z.strictObject({ retryAfter: z.number() }) }).describe('The server goes down; come back'),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
