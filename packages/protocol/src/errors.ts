import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from './error-codes.ts';
import { RuleText, SeatNumber } from './words.ts';

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
