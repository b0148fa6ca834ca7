import { accountCalls } from './calls/accounts.ts';
import { challengeCalls } from './calls/challenges.ts';
import { operationCalls } from './calls/operation.ts';
import { tableCalls } from './calls/tables.ts';

/** Every call of the server: what validates it, types it and describes it. */
export const CALLS = { ...operationCalls, ...accountCalls, ...tableCalls, ...challengeCalls };
export type Calls = typeof CALLS;
export type CallName = keyof Calls;
