import type { ForcedPriv, Seat } from '@crownleaf/engine';
import { useMemo } from 'react';
import type { Asked, Snapshot, TableEvent, TablePort } from '../port.ts';
import type { Scene } from './stage.ts';

export interface Question {
  /** What the viewer is asked, once all that led to it has been shown. */
  readonly asked: Asked | undefined;
  isLegal(name: string): boolean;
  /** Whether the latest position is on the screen. */
  readonly isCurrent: boolean;
}

/** What the viewer is asked on the screen. */
export function useQuestion({ shown, held, behind }: Scene, port: TablePort, lookingBack: boolean): Question {
  const isCurrent = (held !== undefined || behind === 0) && shown.seq === port.current.seq;
  const asked = useMemo(
    () => (held !== undefined ? askedBefore(held, shown) : isCurrent && !lookingBack ? shown.asked : undefined),
    [held, shown, isCurrent, lookingBack],
  );
  const legal = useMemo(() => new Set(asked?.options), [asked]);
  return { asked, isLegal: (name) => legal.has(name), isCurrent };
}

/** The answer that the rules gave for the viewer because there was no other. */
export function forcedOption({ kind, priv }: TableEvent): string | undefined {
  return kind === 'forced' ? (priv as ForcedPriv | undefined)?.option : undefined;
}

/** The question as it would have been put, had there been a choice. */
function askedBefore(held: TableEvent, { view }: Snapshot): Asked {
  const { seat, decision } = held.priv as ForcedPriv;
  const cause = { label: decision, ...(held.rule === undefined ? {} : { rule: held.rule }) };
  return { ply: view.ply, seat, kind: decision, options: [forcedOption(held)!], because: [cause] };
}

/** The next person to sit down at a shared device, until they say that they are there. */
export function nextToSit(shown: Snapshot, me: Seat | undefined): Seat | undefined {
  const { asked } = shown.view;
  return shown.hands.length > 1 && asked !== me && shown.hands.includes(asked) ? asked : undefined;
}
