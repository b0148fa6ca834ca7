import { readFileSync } from 'node:fs';

/** For the store, the log, bots, mail and push. */
const KEPT_DESCRIPTORS = 100;

/** So many connections that the process can still open files; where the system does not tell, as many as are wanted. */
export function affordableConnections(wanted: number, limit = maxDescriptors()): number {
  return Math.max(1, Math.min(wanted, limit - KEPT_DESCRIPTORS));
}

function maxDescriptors(): number {
  try {
    const found = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return Number(found?.[1] ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
