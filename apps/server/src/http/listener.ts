import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a request may take to arrive. */
const REQUEST_MS = 30_000;
/** How often connections are searched for requests that take longer. */
const CHECK_MS = 5000;
/** How long a connection stays open for the next request; longer than proxies keep theirs. */
const KEEP_ALIVE_MS = 65_000;
/** How long nothing may move on a connection, as with a reply that is not read; longer than calls that wait. */
const STILL_MS = 60_000;
/** Requests of one connection that wait for their replies. Browsers and proxies send the next when they have read one. */
const MAX_UNANSWERED = 10;

/** The server's port: speaks HTTP, and passes on upgrades to WebSockets only. */
export function newListener(handle: RequestListener): Server {
  const options = {
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Other offers, such as HTTP/2, may be ignored: the request is answered as if they were not there.
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
  };
  const server = createServer(options, fewAtOnce(handle));
  server.setTimeout(STILL_MS);
  return server;
}

/** Cuts connections that ask and ask before anything is answered: all of it would be held in memory. */
function fewAtOnce(handle: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // What came in the same packet as a request for which the connection was cut.
    if (socket.destroyed) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MAX_UNANSWERED) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));
    handle(request, response);
  };
}
