import type { IncomingHttpHeaders } from 'node:http';
import type { Accounts } from '../accounts/accounts.ts';
import type { Caller } from '../accounts/caller.ts';
import { ApiError } from '../problems.ts';
import { sessionIn } from './cookies.ts';

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/** Who calls: by token if there is one, else by cookie. */
export async function callerOf(headers: IncomingHttpHeaders, accounts: Accounts): Promise<Caller | undefined> {
  const { authorization } = headers;
  if (authorization !== undefined) {
    const token = BEARER.exec(authorization)?.[1];
    if (token === undefined) throw new ApiError('token-invalid', 'expected: Authorization: Bearer TOKEN');
    return accounts.byToken(token);
  }
  const session = sessionIn(headers);
  return session === undefined ? undefined : accounts.bySession(session);
}
