import type { IncomingMessage } from 'node:http';
import type { Problem } from '@crownleaf/protocol';
import { type FastifyError, type FastifyInstance, type FastifyReply, fastify } from 'fastify';
import type { MemoryBudget } from '../live/memory-budget.ts';
import type { Log } from '../ops/log.ts';
import { ApiError, problem, problemOf } from '../problems.ts';
import { isDiskFault } from '../store/sqlite/errors.ts';
import type { Admission } from './admission.ts';
import { readBody } from './body.ts';
import { MAX_MESSAGE_BYTES, parseJson } from './json.ts';
import { newListener } from './listener.ts';
import { refuseRaw } from './raw-refusal.ts';

export interface AppSetting {
  readonly log: Log;
  readonly admission: Admission;
  readonly budget: MemoryBudget;
  readonly headers: { readonly [name: string]: string };
  /** When to come back, for who calls while the server goes down. */
  readonly retrySeconds: number;
}

/** Fastify with our own way of reading JSON and of telling errors. */
export function newApp({ log, admission, budget, headers, retrySeconds }: AppSetting): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: MAX_MESSAGE_BYTES,
    routerOptions: { maxParamLength: 100, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    serverFactory: (handle) => newListener(handle, admission),
    frameworkErrors: (error, _, reply) => void send(reply.headers(headers), toldOf(error, log)),
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => {
      if (socket.writable) refuseRaw(socket, problemOf(ofConnection(error))!, headers);
      else socket.destroy();
    },
  });
  app.addHook('onRequest', async (_, reply) => void reply.headers(headers));
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async () => {
    if (!closing) return;
    throw new ApiError('unavailable', 'the server is going down; come back in a moment', { retryAfter: retrySeconds });
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (_: unknown, request: IncomingMessage) => {
    const body = await readBody(request, budget);
    return body.length === 0 ? undefined : parseJson(body);
  });
  // What is sent was made by us and is typed; checking it again would only cost.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler((error: FastifyError, { method, routeOptions }, reply) => {
    const told = toldOf(error, log);
    log.debug({ call: `${method} ${routeOptions.url}`, status: told.status, code: told.code }, 'a call was refused');
    if (told.retryAfter !== undefined) reply.header('retry-after', told.retryAfter);
    return send(reply, told);
  });
  app.setNotFoundHandler((request, reply) => {
    const told = problem(
      'not-found',
      `there is nothing at ${request.method} ${request.url.split('?')[0]!.slice(0, 100)}`,
    );
    return send(reply, told);
  });
  return app;
}

function send(reply: FastifyReply, told: Problem): FastifyReply {
  return reply.code(told.status).type('application/problem+json').send(JSON.stringify(told));
}

function toldOf(error: FastifyError, log: Log): Problem {
  const known = problemOf(error) ?? problemOf(ofFastify(error));
  if (known !== undefined && !isDiskFault(error)) return known;
  log.error({ err: error }, 'a call failed');
  return known ?? problem('failed', 'something went wrong on the server; it was noted');
}

/** What is wrong with what came over a connection, when it is not even a request. */
function ofConnection({ code }: Error & { readonly code?: string }): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW') return new ApiError('too-large', 'the headers of the request are too long');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ApiError('bad-request', 'the request took too long to arrive');
  return new ApiError('bad-request', 'this is not a request of HTTP');
}

/** Fastify's own refusals under our codes. */
function ofFastify({ code, statusCode, message }: FastifyError): ApiError | undefined {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new ApiError('too-large', `a message has at most ${MAX_MESSAGE_BYTES} bytes`);
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new ApiError('wrong-type', 'send JSON, as content-type: application/json');
  }
  const isTheirs = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return isTheirs ? new ApiError('bad-request', message) : undefined;
}
