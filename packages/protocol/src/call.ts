import type { z } from 'zod';
import type { Scope } from './accounts.ts';
import type { ErrorCode } from './error-codes.ts';
import { type CallName, ROUTES, type Route } from './routes.ts';

/** One HTTP call: from it come the server's checks, the types of both sides and the OpenAPI document. */
export interface Call extends Route {
  readonly summary: string;
  /** `account`: a cookie or a token is needed. `optional`: the answer depends on it. A token also needs the scope. */
  readonly who: 'anybody' | 'optional' | 'account';
  /** Without one a token cannot do it at all; only the person can. */
  readonly scope?: Scope;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  readonly errors?: readonly ErrorCode[];
}

type Part<C extends Call, K extends 'params' | 'query' | 'body'> = C[K] extends z.ZodType ? C[K] : never;

/** What the server's handler gets, defaults filled in. */
export type Given<C extends Call, K extends 'params' | 'query' | 'body'> = z.output<Part<C, K>>;
/** What a client sends. */
export type Sent<C extends Call, K extends 'params' | 'query' | 'body'> = z.input<Part<C, K>>;
export type Reply<C extends Call> = z.output<C['reply']>;

type Described = { readonly [N in CallName]?: Omit<Call, keyof Route> };
type Routed<T> = { readonly [N in keyof T & CallName]: T[N] & (typeof ROUTES)[N] };

/** Adds method and path to what is said of each call, and keeps the exact type of both. */
export function calls<const T extends Described>(list: T & { readonly [N in Exclude<keyof T, CallName>]: never }) {
  const routed = Object.entries(list).map(([name, call]) => [name, { ...ROUTES[name as CallName], ...call }]);
  return Object.fromEntries(routed) as Routed<T>;
}
