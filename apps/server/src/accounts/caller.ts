import type { Scope } from '@crownleaf/protocol';
import { ApiError } from '../problems.ts';
import type { StoredAccount } from '../store/store.ts';

/** On whose behalf a call is made. */
export interface Caller {
  readonly account: StoredAccount;
  /** What the token allows; undefined for a person with a session, who may do everything. */
  readonly scopes?: readonly Scope[];
  /** The hash of the session, to end it. */
  readonly session?: string;
}

/** Who answers for the call: of a program the person who made it. */
export function personOf({ account }: Caller): string {
  return account.owner ?? account.id;
}

/** Without a scope the call is for persons only. */
export function checkScope({ scopes }: Caller, needed: Scope | undefined): void {
  if (scopes === undefined || (needed !== undefined && scopes.includes(needed))) return;
  const has = `this token has ${scopes.join(', ')}`;
  throw new ApiError(
    'scope-missing',
    needed === undefined ? `no token can do this; ${has}` : `it needs '${needed}'; ${has}`,
  );
}
