import { readFileSync } from 'node:fs';
import { defaultThreads } from '@crownleaf/bots/host-node';
import { MAX_MAIL_CONNECTIONS } from '../notify/messenger.ts';
import { MAX_CONNECTIONS } from '../notify/outgoing.ts';

/** Node, the log, the store and its log: about 30, and some more while a thread is replaced or SQLite sorts. */
const OWN_DESCRIPTORS = 40;
/** Names are looked up on the four threads of libuv. */
const LOOKUP_DESCRIPTORS = 10;
/** 105: what the process opens besides the connections of clients and the threads of bots. No reply opens a file. */
const KEPT_DESCRIPTORS = OWN_DESCRIPTORS + LOOKUP_DESCRIPTORS + MAX_CONNECTIONS + MAX_MAIL_CONNECTIONS;
/** What the event loop of a thread takes. */
const DESCRIPTORS_PER_THREAD = 5;
/** Of all connections: calls come and go, and a WebSocket stays. */
const MAX_SOCKET_SHARE = 0.75;

interface Wanted {
  readonly maxConnections: number;
  readonly maxSockets: number;
  readonly botThreads?: number | undefined;
}

/** So many connections that the process can still open files, and so many WebSockets that calls find room beside them. */
export function withinDescriptors<T extends Wanted>(wanted: T, limit = maxDescriptors()): T {
  const { botThreads = defaultThreads() } = wanted;
  const kept = KEPT_DESCRIPTORS + botThreads * DESCRIPTORS_PER_THREAD;
  const maxConnections = Math.max(1, Math.min(wanted.maxConnections, limit - kept));
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
