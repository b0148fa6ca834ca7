import type { GameRecord, Seat } from '@crownleaf/engine';
import { PortError, type Snapshot, type TablePort } from '@crownleaf/ui';
import { startRules } from '../worker/client.ts';
import type { Course } from '../worker/replay.ts';

export interface ReplayTable extends TablePort {
  readonly course: Course;
  readonly index: number;
  show(index: number, seat: Seat | undefined, open: boolean): Promise<void>;
}

/** A finished game as a table that can be looked at, step by step; a record does not say who played, the table may. */
export async function openReplay(record: GameRecord, names: readonly string[] = []): Promise<ReplayTable> {
  const rules = startRules();
  const listeners = new Set<(next: Snapshot) => void>();
  const course = await rules.begin('openReplay', record);
  let index = 0;
  let shows = 0;
  const named = (frame: Snapshot): Snapshot => ({
    ...frame,
    seats: frame.seats.map((seat, n) => ({ ...seat, name: names[n] ?? seat.name })),
  });
  let current = named(await rules.begin('frame', 0, 0, true));
  const past = (): never => {
    throw new PortError('this game is past');
  };
  return {
    course,
    get index() {
      return index;
    },
    get current() {
      return current;
    },
    async show(next, seat, open) {
      index = next;
      const show = ++shows;
      const frame = await rules.call('frame', next, seat, open);
      // Who scrubs asks for many; only the last counts.
      if (show !== shows) return;
      current = { ...named(frame), seq: show };
      for (const listener of listeners) listener(current);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    preview: async () => past(),
    whyNot: async () => undefined,
    send: async () => past(),
    undo: async () => past(),
    hint: async () => past(),
    scores: () => rules.call('scores', record.game, current.view),
    sit: () => {},
    close: rules.close,
  };
}
