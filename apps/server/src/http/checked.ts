import type { z } from 'zod';
import { ApiError } from '../problems.ts';

/** The value as the schema has it, or one sentence about the first few things that are wrong with it. */
export function checked<S extends z.ZodType>(schema: S, value: unknown, where: string): z.output<S> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const wrong = read.error.issues.slice(0, 3).map(({ path, message }) => `${[where, ...path].join('.')}: ${message}`);
  throw new ApiError('bad-request', wrong.join('; '));
}
