import type { Event, Seat } from '@crownleaf/engine';
import type { HostEventKind, HostEvents } from '@crownleaf/protocol';
import type { JournalEntry, TableNote } from '../store/store.ts';

/** What the table itself has to tell of an entry. */
export function hostEvents(entry: JournalEntry): readonly Event[] {
  if (entry.kind === 'undo') return undoneEvents(entry);
  return entry.kind === 'note' ? noteEvents(entry.note) : [];
}

export function undoneEvents(undone: { readonly seat: Seat; readonly to: number; readonly agreed: boolean }): Event[] {
  const { seat, to, agreed } = undone;
  return told('table.undone', { seat, to, agreed }, to);
}

export function noteEvents(note: TableNote): Event[] {
  switch (note.what) {
    case 'started':
      return told('table.started', {});
    case 'ended':
      return told('table.ended', { agreed: true });
    case 'stopped':
      return told('table.stopped', { rulesVersion: note.rulesVersion });
    case 'resumed': {
      const { seat, lost, rulesVersion, state } = note;
      return told('table.resumed', { seat, ply: state.ply, lost, rulesVersion }, state.ply);
    }
    case 'expired':
      return told('table.expired', {});
    case 'taken-over':
      return told('table.taken-over', { seat: note.seat, why: note.why });
    case 'returned':
      return told('table.returned', { seat: note.seat });
    default:
      return [];
  }
}

function told<K extends HostEventKind>(kind: K, pub: HostEvents[K], ply = 0): Event[] {
  return [{ kind, ply, depth: 0, pub }];
}
