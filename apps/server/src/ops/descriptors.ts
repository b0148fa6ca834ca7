import { readFileSync } from 'node:fs';

/** For the store, the log, bots, mail and push. */
const KEPT_DESCRIPTORS = 100;
/** Of all connections: calls come and go, and a WebSocket stays. */
const MAX_SOCKET_SHARE = 0.75;

interface Wanted {
  readonly maxConnections: number;
  readonly maxSockets: number;
}

/** So many connections that the process can still open files, and so many WebSockets that calls find room beside them. */
export function withinDescriptors<T extends Wanted>(wanted: T, limit = maxDescriptors()): T {
  const maxConnections = Math.max(1, Math.min(wanted.maxConnections, limit - KEPT_DESCRIPTORS));
  const maxSockets = Math.max(1, Math.min(wanted.maxSockets, Math.floor(maxConnections * MAX_SOCKET_SHARE)));
  return { ...wanted, maxConnections, maxSockets };
}

/** Where the system does not tell, there is no limit. */
function maxDescriptors(): number {
  try {
    const found = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return Number(found?.[1] ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
