import type { Event } from '@crownleaf/engine';
import type { HostEventKind, HostEvents } from '@crownleaf/protocol';
import { undoneEvent } from '@crownleaf/table';
import type { JournalEntry, TableNote } from '../store/store.ts';

/** What the table itself reports with an entry, besides the game. */
export function entryEvents(entry: JournalEntry): readonly Event[] {
  if (entry.kind === 'undo') return [undoneEvent({ seat: entry.seat, to: entry.to, agreed: entry.agreed })];
  return entry.kind === 'note' ? noteEvents(entry.note) : [];
}

export function noteEvents(note: TableNote): Event[] {
  switch (note.what) {
    case 'started':
      return [tableEvent('table.started', {})];
    case 'ended':
      return [tableEvent('table.ended', { agreed: true })];
    case 'stopped':
      return [tableEvent('table.stopped', { rulesVersion: note.rulesVersion })];
    case 'resumed': {
      const { seat, lost, rulesVersion, state } = note;
      return [tableEvent('table.resumed', { seat, ply: state.ply, lost, rulesVersion }, state.ply)];
    }
    case 'expired':
      return [tableEvent('table.expired', {})];
    case 'taken-over':
      return [tableEvent('table.taken-over', { seat: note.seat, why: note.why })];
    case 'returned':
      return [tableEvent('table.returned', { seat: note.seat })];
    default:
      return [];
  }
}

function tableEvent<K extends HostEventKind>(kind: K, pub: HostEvents[K], ply = 0): Event {
  return { kind, ply, depth: 0, pub };
}
