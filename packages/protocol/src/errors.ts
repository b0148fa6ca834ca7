import { z } from 'zod';
import { RuleText, SeatNumber } from './words.ts';

/** Every way in which a call can fail, with its HTTP status. Codes are stable: programs compare them, people read `detail`. */
export const ERRORS = {
  'bad-request': { status: 400, title: 'The request is not well formed' },
  'bad-options': { status: 400, title: 'These options do not fit the game' },
  'not-signed-in': { status: 401, title: 'There is no account with this request' },
  'token-invalid': { status: 401, title: 'This token is unknown or was revoked' },
  'wrong-code': { status: 401, title: 'This code is unknown or was used up' },
  forbidden: { status: 403, title: 'This is not for you to do' },
  'scope-missing': { status: 403, title: 'The token does not allow this' },
  'wrong-origin': { status: 403, title: 'The request comes from another site' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'method-not-allowed': { status: 405, title: 'This cannot be done here' },
  'stale-ply': { status: 409, title: 'The game has moved on' },
  'not-your-turn': { status: 409, title: 'Another seat is asked' },
  'not-started': { status: 409, title: 'The game has not started' },
  'already-started': { status: 409, title: 'The game has started' },
  over: { status: 409, title: 'The game is over' },
  'not-over': { status: 409, title: 'The game is not over yet' },
  'not-full': { status: 409, title: 'There are open seats' },
  full: { status: 409, title: 'There is no open seat' },
  'taken-over': { status: 409, title: 'A bot plays this seat' },
  'nothing-to-undo': { status: 409, title: 'Nothing can be taken back' },
  'consent-needed': { status: 409, title: 'All players have to agree to this' },
  'no-proposal': { status: 409, title: 'There is nothing to agree to' },
  'already-played': { status: 409, title: 'There is one try only' },
  'day-not-over': { status: 409, title: 'This is kept until the day is over' },
  'not-stopped': { status: 409, title: 'The game has not stopped' },
  'rules-changed': { status: 409, title: 'The rules have changed since this game began' },
  'too-large': { status: 413, title: 'The message is too large' },
  'wrong-type': { status: 415, title: 'The message must be JSON' },
  'illegal-option': { status: 422, title: 'This answer is not possible now' },
  'too-many': { status: 429, title: 'That was too much at once' },
  failed: { status: 500, title: 'Something went wrong on the server' },
  unavailable: { status: 503, title: 'The server cannot do this now' },
} as const;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as readonly ErrorCode[];

/** An error as RFC 9457 has it, with a stable `code`. */
export const Problem = z.object({
  type: z.string().describe('`about:blank#<code>`'),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe('One sentence that says what is wrong and what is possible'),
  code: z.enum(ERROR_CODES as readonly [ErrorCode, ...ErrorCode[]]),
  index: z.int().optional().describe('Which answer of a chain it was'),
  rule: RuleText.optional(),
  ply: z.int().optional().describe('The current ply, when another was named'),
  seat: SeatNumber.optional(),
  retryAfter: z.number().optional().describe('Seconds'),
});
export type Problem = z.infer<typeof Problem>;
