import type { Seat } from '@crownleaf/engine';
import type { Labels } from '@crownleaf/words';
import { useCallback, useMemo } from 'react';
import type { Snapshot } from '../port.ts';

export interface Names {
  readonly me: Seat | undefined;
  nameOf(seat: Seat): string;
  /** The game's words, in which a seat is called by its player's name. */
  readonly words: Labels;
}

/** What the players are called, seen by the viewer. */
export function useNames({ view, seats }: Snapshot, plainWords: Labels): Names {
  const me = view.viewer ?? undefined;
  // A snapshot brings new seats each time; only new names are news.
  const names = seats.map(({ name }) => name).join('\n');
  const nameOf = useCallback((seat: Seat) => names.split('\n')[seat] ?? `Seat ${seat}`, [names]);
  const words = useMemo(
    () => plainWords.naming((seat) => (seat === me ? 'you' : nameOf(seat))),
    [plainWords, me, nameOf],
  );
  return { me, nameOf, words };
}
