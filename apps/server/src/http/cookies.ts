import type { IncomingHttpHeaders } from 'node:http';

export const COOKIE = 'crownleaf';
const YEAR_SECONDS = 365 * 86_400;
const SECRET = /(?:^|;\s*)crownleaf=([A-Za-z0-9_-]{43})(?:;|$)/;

export function sessionIn({ cookie }: IncomingHttpHeaders): string | undefined {
  return cookie === undefined ? undefined : SECRET.exec(cookie)?.[1];
}

/** Not for scripts, not for other sites. */
export function sessionCookie(secret: string, secure: boolean): string {
  return `${COOKIE}=${secret}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export function noCookie(): string {
  return `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
}
