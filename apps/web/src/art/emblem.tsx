import type { ReactNode } from 'react';
import type { World } from '../games.ts';

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];

/** The sign of the house and of each world: two tones, lit from the upper left. */
const DRAWN: { readonly [world in World | 'house']: ReactNode } = {
  house: (
    <>
      <path className="em-b" d="M7 35h34l-1.6 6H8.6z" />
      <path className="em-a" d="M24 4c5.5 7 7 14 4.6 22L24 33l-4.6-7C17 18 18.500 11 24 4z" />
      <path className="em-a" d="M6 13c8 1.500 13 6 14.500 12.500L21 33H9.500C6.200 26.500 5 20 6 13z" />
      <path className="em-c" d="M42 13c-8 1.500-13 6-14.500 12.500L27 33h11.500C41.800 26.500 43 20 42 13z" />
      <path className="em-l" d="M24 10v22M10 17c4 4 7 9 9 15M38 17c-4 4-7 9-9 15" />
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
