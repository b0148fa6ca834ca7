import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser sends this from our own page. Programs send no origin and have no cookie that could be abused; a
 * browser always sends one with what could do harm.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true;
  const parsed = URL.parse(origin);
  return parsed !== null && host !== undefined && parsed.host === host;
}
