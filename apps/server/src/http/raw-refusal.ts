import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '@crownleaf/protocol';

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
}
