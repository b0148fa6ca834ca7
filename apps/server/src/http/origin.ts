import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a browser sends this from our own page. Programs send no origin and have no cookie that could be abused; a
 * browser always sends one with what could do harm.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true;
  const parsed = URL.parse(origin);
  if (parsed === null || host === undefined || parsed.host !== host) return false;
  // Where the address is known, another name for it is somebody else's, but for whoever sits at the machine itself.
  return publicUrl === undefined || LOOPBACK.includes(parsed.hostname);
}
