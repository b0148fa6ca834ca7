import type { RuleId } from '@crownleaf/engine';
import { z } from 'zod';
import { MAX_NAME_LENGTH } from './constants.ts';
import { isReadableName, tidyName } from './names.ts';

/** Small things that many messages are made of. */
export const SeatNumber = z.int().min(0).max(9).describe('0 … seats − 1, clockwise');
export const RuleText: z.ZodType<RuleId> = z.templateLiteral([z.string(), '-', z.number(), '.', z.number()]);

/** 128 random bits: knowing it is the right to look, where the table allows that. */
export const TableId = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'not the id of a table');
export const PlayerId = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'not the id of a player');

/** What a person is to be called. Anything that can be seen, and nothing that rearranges the line it stands in. */
export const DisplayName = z
  .string()
  .overwrite(tidyName)
  .min(1, 'a name has at least one character')
  .max(MAX_NAME_LENGTH, `a name has at most ${MAX_NAME_LENGTH} characters`)
  .refine(isReadableName, 'a name is plain text that can be seen, with at least one letter, digit or symbol');

export const GameId = z.string().regex(/^[a-z0-9-]{1,40}$/, 'not the name of a game');
export const BotName = z.string().regex(/^[a-z0-9-]{1,40}$/, 'not the name of a bot');
/** Milliseconds since 1970. */
export const Instant = z.int().min(0);
/** A day in UTC. */
export const Day = z.iso.date();

/** Not `z.json()`, which is recursive: a message nested deep enough would overflow the stack. */
const OptionValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
/** Options of a game as its own schema has them; the game checks them. */
export const GameOptions = z.record(z.string().max(60), OptionValue);
