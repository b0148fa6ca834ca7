import type { Call } from './call.ts';
import { accountCalls } from './calls/accounts.ts';
import { challengeCalls } from './calls/challenges.ts';
import { operationCalls } from './calls/operation.ts';
import { tableCalls } from './calls/tables.ts';
import type { CallName } from './routes.ts';

/** Every call of the server: what validates it, types it and describes it. */
export const CALLS = { ...operationCalls, ...accountCalls, ...tableCalls, ...challengeCalls } satisfies {
  readonly [N in CallName]: Call;
};
export type Calls = typeof CALLS;
