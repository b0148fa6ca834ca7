import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Admission } from './admission.ts';

/** How long a request may take to arrive. */
const REQUEST_MS = 30_000;
/** How often connections are searched for requests that take longer. */
const CHECK_MS = 5000;
/** How long a connection stays open for the next request; longer than proxies keep theirs. */
const KEEP_ALIVE_MS = 65_000;
/** How long nothing may move on a connection, as with a reply that is not read; longer than calls that wait. */
const STILL_MS = 60_000;

/** The server's port: speaks HTTP, and passes on upgrades to WebSockets only. */
export function newListener(handle: RequestListener, admission: Admission): Server {
  const options = {
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Other offers, such as HTTP/2, may be ignored: the request is answered as if they were not there.
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
  };
  const guarded = admission.guard(handle);
  const server = createServer(options, guarded);
  // Node would refuse these by itself, past all limits.
  server.on('checkExpectation', guarded);
  server.setTimeout(STILL_MS);
  return server;
}
