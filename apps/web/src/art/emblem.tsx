import type { ReactNode } from 'react';
import type { World } from '../games.ts';

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];

/** The sign of the house and of each world: two tones, lit from the upper left. */
const DRAWN: { readonly [world in World | 'house']: ReactNode } = {
  house: (
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
  ),
  emara: (
    <>
      <circle className="em-b" cx="24" cy="24" r="21" />
      <circle className="em-c" cx="24" cy="24" r="17.500" />
      {PETALS.map((turn) => (
        <path
          key={turn}
          className="em-a"
          d="M24 21c-3.200-4-3.200-9.500 0-13 3.200 3.500 3.200 9 0 13z"
          transform={`rotate(${turn} 24 24)`}
        />
      ))}
      <circle className="em-b" cx="24" cy="24" r="4.500" />
      <circle className="em-l" cx="24" cy="24" r="21" />
    </>
  ),
  ember: (
    <>
      <path className="em-b" d="M40 5C20 5 7 14 7 28c0 5 2 9 5 12C27 41 41 31 41 14c0-3-.300-6-1-9z" />
      <path
        className="em-a"
        d="M30 15c1 5-2 7-4 10-1.500-1.200-2-2.500-2-4-4 3-6 6.500-6 10 0 4.500 3.500 7 7 7 5 0 8-3.500 8-8 0-5.500-3.500-8-3-15z"
      />
      <path className="em-l" d="M6 44c5-9 11-16 19-22" />
    </>
  ),
  crown: (
    <>
      <path
        className="em-b"
        d="M24 44C12 35 5 28.500 5 20.500 5 15 9.200 11.500 14 11.500c4 0 7.500 2.500 10 6 2.500-3.500 6-6 10-6 4.800 0 9 3.500 9 9C43 28.500 36 35 24 44z"
      />
      <path className="em-a" d="M13.500 15 11.500 4l7.500 5.500L24 2l5 7.500L36.500 4l-2 11z" />
      <path className="em-c" d="M13.500 15h21v3.500h-21z" />
      <path className="em-l" d="M10 22c.500 5 5 10 10 14" />
    </>
  ),
};

export function Emblem({ world }: { readonly world: World | 'house' }) {
  return (
    <svg className="emblem" viewBox="0 0 48 48" data-emblem={world} aria-hidden="true">
      {DRAWN[world]}
    </svg>
  );
}
