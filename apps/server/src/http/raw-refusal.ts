import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '@crownleaf/protocol';

/** How long a refused client may take to read the reply and disconnect. */
const REFUSED_MS = 2000;

/** Refuses what came over a connection before it was a request that anything else could answer, and ends it. */
export function refuseRaw(socket: Duplex, told: Problem, headers: { readonly [name: string]: string } = {}): void {
  const body = JSON.stringify(told);
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/problem+json',
    'content-length': `${Buffer.byteLength(body)}`,
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${told.status} ${STATUS_CODES[told.status]}\r\n${lines.join('')}\r\n${body}`);
  // Unread bytes would hide that the client has gone, and the connection would stay for ever.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), REFUSED_MS);
  socket.once('close', () => clearTimeout(timer));
}
