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

/** The server's port: speaks HTTP, and passes on upgrades to WebSockets only. */
export function newListener(maxConnections: number, handle: RequestListener): Server {
  const options = {
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Other offers, such as HTTP/2, may be ignored: the request is answered as if they were not there.
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
  };
  const server = createServer(options, handle);
  server.maxConnections = maxConnections;
  server.setTimeout(STILL_MS);
  return server;
}

/** Every connection of a server, whatever became of it: the server itself cannot cut those that were upgraded. */
export class Connections {
  readonly #open = new Set<Socket>();

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  cut(): void {
    for (const socket of this.#open) socket.destroy();
  }
}
