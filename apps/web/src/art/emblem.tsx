import { Suspense } from 'react';
import type { GameEntry } from '../games.ts';
import { drawingsOf } from './drawings.ts';

/** The sign of a game, or of the house where there is none: two tones, lit from the upper left. */
export function Emblem({ entry }: { readonly entry?: GameEntry | undefined }) {
  const Drawn = entry?.art === undefined ? House : drawingsOf(entry).Emblem;
  return (
    <svg className="emblem" viewBox="0 0 48 48" data-emblem={entry?.world ?? 'house'} aria-hidden="true">
      <Suspense>
        <Drawn />
      </Suspense>
    </svg>
  );
}

function House() {
  return (
    <>
      <path className="em-a" d="M24 3c6 8 7 16 4 24l-4 7-4-7C17 19 18 11 24 3z" />
      <path
        className="em-c"
        d="M3 14c9 0 15 5 17 13l1 7-9-1C6 28 3 22 3 14zM45 14c-9 0-15 5-17 13l-1 7 9-1c6-5 9-11 9-19z"
      />
      <path className="em-l" d="M24 11v21M8 19c5 3 9 8 12 14M40 19c-5 3-9 8-12 14" />
      <path className="em-b" d="M8 34c10 3.500 22 3.500 32 0l-1 8c-9 3.500-21 3.500-30 0z" />
      <path
        className="em-gem"
        d="M24 36.500l3 2.800-3 2.800-3-2.800zM14.500 36.200l2 2.300-2 2.300-2-2.300zM33.500 36.200l2 2.300-2 2.300-2-2.300z"
      />
      <circle className="em-b" cx="12.500" cy="8" r="2.600" />
      <circle className="em-b" cx="35.500" cy="8" r="2.600" />
    </>
  );
}
