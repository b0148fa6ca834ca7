import { RefusedError } from '@crownleaf/engine';
import { ERRORS, type ErrorCode, type Problem } from '@crownleaf/protocol';
import { isDiskFault } from './store/sqlite/errors.ts';

type About = Partial<Pick<Problem, 'index' | 'rule' | 'ply' | 'seat' | 'retryAfter'>>;

/** A call that cannot be carried out: the caller is told why, and nothing has changed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly about: About;

  constructor(code: ErrorCode, detail: string, about: About = {}) {
    super(detail);
    this.code = code;
    this.about = about;
  }
}

const LONGEST_DETAIL = 500;

export function problem(code: ErrorCode, detail: string, about: About = {}): Problem {
  const { status, title } = ERRORS[code];
  const text = (detail.length > LONGEST_DETAIL ? `${detail.slice(0, LONGEST_DETAIL)}…` : detail).toWellFormed();
  return { type: `about:blank#${code}`, title, status, detail: text, code, ...about };
}

/** What the caller is told of an error; undefined for one that is ours and that nobody outside need know. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof ApiError) return problem(error.code, error.message, error.about);
  if (error instanceof RefusedError) {
    const { code, message, index, rule } = error;
    if (code === 'bad-options') return problem(code, message);
    return problem(code, message, { index, ...(rule === undefined ? {} : { rule }) });
  }
  if (isDiskFault(error)) return problem('unavailable', 'the store cannot be used just now; nothing has changed');
  return undefined;
}
