import { type HostEvents, RESUMED, UNDONE } from '@crownleaf/protocol/types';
import type { HostUpdate } from '@crownleaf/table';
import { grown, type TableEvent } from '@crownleaf/ui';

export type Log = readonly TableEvent[];

/** Which change of the table an event came with; kept beside it for going on after a lost connection. */
const SEQ = new WeakMap<TableEvent, number>();

/** The log up to this change of the table. */
export function logUpTo(log: Log, seq: number): Log {
  return log.filter((event) => (SEQ.get(event) ?? 0) <= seq);
}

/** The log with what is new; what was taken back is gone, but not that it was, and turns are counted by their ends. */
export function addEvents(before: Log, { events }: Pick<HostUpdate, 'events'>): Log {
  let log = before;
  for (const { seq, pub, ...event } of events) {
    if (event.kind === UNDONE) {
      const { to } = pub as HostEvents[typeof UNDONE];
      log = log.filter(({ ply }) => ply <= to);
    } else if (event.kind === RESUMED) {
      const { ply: to } = pub as HostEvents[typeof RESUMED];
      log = log.filter(({ ply }) => ply <= to);
      continue;
    } else if (event.kind.startsWith('table.')) continue;
    log = grown(log, [{ ...event, pub }]);
    SEQ.set(log.at(-1)!, seq);
  }
  return log;
}
