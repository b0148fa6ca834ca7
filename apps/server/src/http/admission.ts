import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from '../ops/limits.ts';
import { ApiError, problemOf } from '../problems.ts';
import { MAX_MESSAGE_BYTES } from './json.ts';

/** Requests of one connection that wait for their replies. Browsers and proxies send the next when they have read one. */
const MAX_UNANSWERED = 10;
/** Requests of one address that are under way, also behind a proxy: else one that never ends each could take every connection. */
const MAX_UNDER_WAY = 100;
const WITHOUT_BODY = ['GET', 'HEAD'];

export interface AdmissionParts {
  readonly limits: Limits;
  readonly headers: { readonly [name: string]: string };
  addressOf(request: IncomingMessage): string;
  /** A connection that costs far more than it brings: all that it sends would be taken apart, although it was refused. */
  onFlood(socket: Socket, isRepeated: boolean): void;
}

/**
 * Every request passes here before anything reads it, so that none comes past the limits: neither files and unknown addresses
 * nor what the framework refuses by itself. What is refused here ends the connection.
 */
export class Admission {
  readonly #parts: AdmissionParts;
  readonly #unanswered = new WeakMap<Socket, number>();
  /** By address. */
  readonly #underWay = new Map<string, number>();

  constructor(parts: AdmissionParts) {
    this.#parts = parts;
  }

  guard(handle: RequestListener): RequestListener {
    return (request, response) => {
      if (!this.#isFlood(request, response) && !this.#isRefused(request, response)) handle(request, response);
    };
  }

  #isFlood(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    // What came in the same packet as the request for which the connection was cut.
    if (socket.destroyed) return true;
    const count = (this.#unanswered.get(socket) ?? 0) + 1;
    const isTooMany = count > MAX_UNANSWERED;
    if (isTooMany || isChunked(request)) {
      const isRepeated = !this.#isFirstFlood(request);
      // An honest mistake with chunks is answered.
      if (isTooMany || isRepeated) {
        this.#parts.onFlood(socket, isRepeated);
        return true;
      }
    }
    this.#unanswered.set(socket, count);
    response.once('close', () => this.#unanswered.set(socket, this.#unanswered.get(socket)! - 1));
    return false;
  }

  #isFirstFlood(request: IncomingMessage): boolean {
    try {
      this.#parts.limits.check('flood', this.#parts.addressOf(request));
      return true;
    } catch {
      return false;
    }
  }

  #isRefused(request: IncomingMessage, response: ServerResponse): boolean {
    try {
      const address = this.#parts.addressOf(request);
      this.#parts.limits.check('request', address);
      checkBody(request);
      this.#count(address, response);
      return false;
    } catch (error) {
      this.#refuse(response, error);
      return true;
    }
  }

  #count(address: string, response: ServerResponse): void {
    const count = (this.#underWay.get(address) ?? 0) + 1;
    if (count > MAX_UNDER_WAY) throw new ApiError('too-many', 'there are too many requests under way');
    this.#underWay.set(address, count);
    response.once('close', () => {
      const left = this.#underWay.get(address)! - 1;
      if (left > 0) this.#underWay.set(address, left);
      else this.#underWay.delete(address);
    });
  }

  #refuse(response: ServerResponse, error: unknown): void {
    const refused = problemOf(error);
    if (refused === undefined) throw error;
    const body = JSON.stringify(refused);
    response.writeHead(refused.status, {
      ...this.#parts.headers,
      ...(refused.retryAfter === undefined ? {} : { 'retry-after': String(refused.retryAfter) }),
      'content-type': 'application/problem+json',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    });
    response.end(body);
  }
}

/** Such a body can come in any number of pieces, and each takes far more memory and time than its bytes. */
function isChunked({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined;
}

function checkBody(request: IncomingMessage): void {
  const { method = '', headers } = request;
  if (isChunked(request)) {
    throw new ApiError('length-required', 'send the length of the body as content-length, not in chunks');
  }
  if (Number(headers['content-length'] ?? 0) > MAX_MESSAGE_BYTES) {
    throw new ApiError('too-large', `a message has at most ${MAX_MESSAGE_BYTES} bytes`);
  }
  // Nobody would read it, and what is not read is held in memory.
  if (WITHOUT_BODY.includes(method) && Number(headers['content-length'] ?? 0) > 0) {
    throw new ApiError('bad-request', `a ${method} has no body`);
  }
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    throw new ApiError('bad-request', 'the server meets no expectation but 100-continue');
  }
}
