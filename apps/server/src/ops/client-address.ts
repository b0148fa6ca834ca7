import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { addressKey } from './address-key.ts';

/**
 * Where a request comes from, as limits count it. Our own proxy is believed, and so the last address in its header; those
 * before are what the client says. Where the proxy names none, its own address counts.
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  const named = forwarded.split(',').at(-1)!.trim();
  return addressKey(isIP(named) === 0 ? (socket.remoteAddress ?? '') : named);
}
