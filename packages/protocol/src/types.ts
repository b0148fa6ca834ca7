// What a program can use of the protocol without its checks: nothing here loads zod.

export type * from './accounts.ts';
export type * from './call.ts';
export type { Calls } from './calls.ts';
export * from './constants.ts';
export * from './error-codes.ts';
export type * from './errors.ts';
export type * from './extras.ts';
export type * from './games.ts';
export type * from './live.ts';
export type * from './play.ts';
export * from './routes.ts';
export type * from './tables.ts';
