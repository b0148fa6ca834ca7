// Everything, for programs that check messages: the types with the schemas of the same names, and the calls.

export * from './accounts.ts';
export type * from './call.ts';
export * from './calls.ts';
export * from './constants.ts';
export * from './error-codes.ts';
export * from './errors.ts';
export * from './extras.ts';
export * from './games.ts';
export * from './live.ts';
export * from './openapi.ts';
export * from './play.ts';
export * from './routes.ts';
export * from './tables.ts';
export * from './words.ts';
