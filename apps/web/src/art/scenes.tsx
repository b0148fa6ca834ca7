import { Suspense } from 'react';
import type { GameEntry } from '../games.ts';
import { drawingsOf } from './drawings.ts';

/** The view through the gate of a game. Colours come from its style sheet, by day and by night. */
export function Scene({ entry }: { readonly entry: GameEntry }) {
  const Drawn = drawingsOf(entry).Scene;
  return (
    <svg
      className="scene"
      viewBox="0 0 400 460"
      preserveAspectRatio="xMidYMid slice"
      data-scene={entry.world}
      aria-hidden="true"
    >
      <Suspense>
        <Drawn />
      </Suspense>
    </svg>
  );
}
