import { finished, Readable } from 'node:stream';
import type { Call, Given, Reply } from '@crownleaf/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import { type Caller, checkScope } from '../accounts/caller.ts';
import type { Whereabouts } from '../accounts/whereabouts.ts';
import { clientAddress } from '../ops/client-address.ts';
import type { Limits } from '../ops/limits.ts';
import type { Metrics } from '../ops/metrics.ts';
import { ApiError } from '../problems.ts';
import { checked } from './checked.ts';
import { isOwnOrigin } from './origin.ts';
import { callerOf } from './who.ts';

/** What a handler gets: everything checked. */
export interface Ask<C extends Call> {
  readonly params: Given<C, 'params'>;
  readonly query: Given<C, 'query'>;
  readonly body: Given<C, 'body'>;
  readonly caller: C['who'] extends 'account' ? Caller : Caller | undefined;
  /** Where the call comes from, as limits count it. */
  readonly address: string;
  readonly reply: FastifyReply;
}

export interface RouterParts {
  readonly app: FastifyInstance;
  readonly accounts: Accounts;
  readonly limits: Limits;
  readonly whereabouts: Whereabouts;
  readonly metrics: Metrics;
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
}

/** The reply, or the text of its JSON where that is too long to be held as a whole. */
type Handled<C extends Call> = Reply<C> | Readable;

/** Puts a call of the protocol on the server: its schema is the check, its type is the handler's. */
export type Router = <C extends Call>(call: C, handle: (ask: Ask<C>) => Promise<Handled<C>> | Handled<C>) => void;

const SAFE = ['GET', 'HEAD'];

export function routerFor(parts: RouterParts): Router {
  const { app, accounts, limits, whereabouts, metrics, publicUrl, trustProxy } = parts;
  return (call, handle) => {
    app.route({
      method: call.method,
      url: call.path,
      async handler(request, reply) {
        const done = metrics.calls.startTimer({ call: `${call.method} ${call.path}` });
        reply.raw.once('close', () => done({ status: String(reply.statusCode) }));
        const address = clientAddress(request.raw, trustProxy);
        limits.check('address', address);
        if (!SAFE.includes(request.method) && !isOwnOrigin(request.headers, publicUrl)) {
          throw new ApiError('wrong-origin', 'this call must come from the page of this server, or from a program');
        }
        const caller = await allowed(call, request);
        if (caller !== undefined) {
          limits.check('account', caller.account.id);
          whereabouts.note(caller.account.id, address);
        }
        const ask = { ...inputOf(call, request), caller, address, reply } as Ask<typeof call>;
        const handled = await handledOrGone(request, () => handle(ask));
        if (handled === GONE) return reply.hijack();
        reply.header('cache-control', 'no-store');
        if (handled instanceof Readable) streamJson(reply, handled);
        return reply.send(handled);
      },
    });
  };

  async function allowed(call: Call, request: FastifyRequest): Promise<Caller | undefined> {
    if (call.who === 'anybody') return undefined;
    const caller = await callerOf(request.headers, accounts);
    if (caller !== undefined) checkScope(caller, call.scope);
    else if (call.who === 'account') {
      throw new ApiError('not-signed-in', 'this needs an account: POST /api/guest gives one, or send a token');
    }
    return caller;
  }
}

const GONE = Symbol('gone');

/**
 * Nothing is sent to a caller who has gone: Node would keep the connection, and all that was asked on it, as long as one that
 * may be used again.
 */
async function handledOrGone<T>(
  { raw: { socket } }: FastifyRequest,
  handle: () => Promise<T> | T,
): Promise<T | typeof GONE> {
  try {
    const handled = await handle();
    if (!socket.destroyed) return handled;
    if (handled instanceof Readable) handled.destroy();
    return GONE;
  } catch (error) {
    if (socket.destroyed) return GONE;
    throw error;
  }
}

/** Who has gone, or wants the headers only, does not keep the text waiting for its end. */
function streamJson(reply: FastifyReply, text: Readable): void {
  reply.type('application/json; charset=utf-8');
  finished(reply.raw, () => text.destroy());
}

function inputOf({ params, query, body }: Call, request: FastifyRequest) {
  return {
    params: params && checked(params, request.params, 'path'),
    query: query && checked(query, request.query, 'query'),
    body: body && checked(body, request.body ?? undefined, 'body'),
  };
}
