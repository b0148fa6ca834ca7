import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Limits, messageCost } from '../ops/limits.ts';
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
      if (this.#isFlood(request)) return;
      const { socket } = request;
      const address = this.#parts.addressOf(request);
      this.#unanswered.set(socket, this.#unansweredOn(socket) + 1);
      this.#underWay.set(address, this.#underWayFrom(address) + 1);
      response.once('close', () => this.#finish(socket, address));
      if (!this.#isRefused(request, response, address)) handle(request, response);
    };
  }

  #unansweredOn(socket: Socket): number {
    return this.#unanswered.get(socket) ?? 0;
  }

  #underWayFrom(address: string): number {
    return this.#underWay.get(address) ?? 0;
  }

  #finish(socket: Socket, address: string): void {
    this.#unanswered.set(socket, this.#unansweredOn(socket) - 1);
    const left = this.#underWayFrom(address) - 1;
    if (left > 0) this.#underWay.set(address, left);
    else this.#underWay.delete(address);
  }

  #isFlood(request: IncomingMessage): boolean {
    const { socket } = request;
    // What came in the same packet as the request for which the connection was cut.
    if (socket.destroyed) return true;
    const isTooMany = this.#unansweredOn(socket) >= MAX_UNANSWERED;
    if (!isTooMany && !isChunked(request)) return false;
    const isRepeated = !this.#isFirstFlood(request);
    // An honest mistake with chunks is answered.
    if (!isTooMany && !isRepeated) return false;
    this.#parts.onFlood(socket, isRepeated);
    return true;
  }

  #isFirstFlood(request: IncomingMessage): boolean {
    try {
      this.#parts.limits.check('flood', this.#parts.addressOf(request));
      return true;
    } catch {
      return false;
    }
  }

  #isRefused(request: IncomingMessage, response: ServerResponse, address: string): boolean {
    try {
      this.#parts.limits.check('request', address, messageCost(Math.min(bodyLength(request), MAX_MESSAGE_BYTES)));
      checkBody(request);
      if (this.#underWayFrom(address) > MAX_UNDER_WAY) {
        throw new ApiError('too-many', 'there are too many requests under way');
      }
      return false;
    } catch (error) {
      this.#refuse(response, error);
      return true;
    }
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

function bodyLength({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

function checkBody(request: IncomingMessage): void {
  const { method = '', headers } = request;
  if (isChunked(request)) {
    throw new ApiError('length-required', 'send the length of the body as content-length, not in chunks');
  }
  if (bodyLength(request) > MAX_MESSAGE_BYTES) {
    throw new ApiError('too-large', `a message has at most ${MAX_MESSAGE_BYTES} bytes`);
  }
  // Nobody would read it, and what is not read is held in memory.
  if (WITHOUT_BODY.includes(method) && bodyLength(request) > 0) {
    throw new ApiError('bad-request', `a ${method} has no body`);
  }
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    throw new ApiError('bad-request', 'the server meets no expectation but 100-continue');
  }
}
