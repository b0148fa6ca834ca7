import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** A call with one of these came through a proxy, which is on this machine while its client need not be. */
const PROXY_HEADERS = [
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'x-client-ip'],
  ...['cf-connecting-ip', 'true-client-ip', 'fastly-client-ip'],
];

export interface MetricsReader {
  /** Of the connection itself, whatever a proxy says about it. */
  readonly address: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** The figures are for programs on this machine, and for those that know the token. */
export function canReadMetrics({ address, headers }: MetricsReader, token: string | undefined): boolean {
  if (isLoopback(address) && PROXY_HEADERS.every((name) => headers[name] === undefined)) return true;
  return token !== undefined && isSame(headers.authorization ?? '', `Bearer ${token}`);
}

function isLoopback(address = ''): boolean {
  return LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Takes equally long for every text, since it compares hashes. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
