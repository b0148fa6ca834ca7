import type { Event, Seat } from '@crownleaf/engine';
import type { Place } from '../../data/places.ts';

/** The two tracks. */
export const TRACKS = ['citizens', 'buildings'] as const;
export type Track = (typeof TRACKS)[number];

/** What points are owed to: places, lasting abilities and events by their names. */
export type Source =
  | 'start'
  | 'nobility'
  | 'craftsmen'
  | 'advisors'
  | 'favors'
  | `place:${Place}`
  | `ability:${string}`
  | `event:${string}`;

/** A change of a track by what it is owed to. */
export type Shares = { readonly [source in Source]?: number };

/** In which order sources are told; those of one family as they were first met. */
const FAMILIES = ['start', 'nobility', 'craftsmen', 'advisors', 'place', 'ability', 'favors', 'event'];

export interface Row {
  readonly source: Source;
  /** By seat. */
  readonly points: readonly number[];
}

/** Where all points of a track came from, every point in one row, as the events of a whole game tell it. */
export function rowsOf(track: Track, events: readonly Pick<Event, 'kind' | 'pub'>[], seats: number): readonly Row[] {
  const rows = new Map<Source, number[]>();
  const add = (seat: Seat, shares: Shares): void => {
    for (const [source, by] of Object.entries(shares) as [Source, number][]) {
      const points = rows.get(source) ?? Array<number>(seats).fill(0);
      points[seat]! += by;
      rows.set(source, points);
    }
  };
  for (const { kind, pub } of events) {
    if (kind === 'game-began' && track === 'buildings') {
      const { building } = pub as { building: number };
      for (let seat = 0; seat < seats; seat++) add(seat, { start: building });
    } else if (kind === `${track}-changed`) {
      const { seat, from } = pub as { seat: Seat; from: Shares };
      add(seat, from);
    }
  }
  return [...rows]
    .map(([source, points]) => ({ source, points }))
    .toSorted((a, b) => FAMILIES.indexOf(familyOf(a.source)) - FAMILIES.indexOf(familyOf(b.source)));
}

function familyOf(source: Source): string {
  return source.split(':')[0]!;
}
