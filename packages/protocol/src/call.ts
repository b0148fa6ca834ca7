import type { z } from 'zod';
import type { Scope } from './accounts.ts';
import type { ErrorCode } from './errors.ts';

/** One HTTP call: from it come the server's checks, the types of both sides and the OpenAPI document. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` for parameters. */
  readonly path: string;
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

/** Keeps the exact type of each call while holding it to the shape. */
export function calls<const T extends { readonly [name: string]: Call }>(list: T): T {
  return list;
}
