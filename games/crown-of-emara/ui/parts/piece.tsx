import type { Seat } from '@crownleaf/engine';
import { SeatShape } from '@crownleaf/ui';

const SHAPES = {
  councilor:
    'M12 1.500a4.600 4.600 0 0 1 3 8.100c3.400 1 5 4.200 5.400 9.400H22v3.500H2V19h1.600C4 13.800 5.600 10.600 9 9.600a4.600 4.600 0 0 1 3-8.100z',
  craftsman: 'M12 2 21.500 9v12.500h-19V9z',
} as const;

export interface PieceProps {
  readonly seat: Seat;
  readonly of: keyof typeof SHAPES;
  readonly state?: 'plain' | 'ghost';
}

/** A wooden piece in the colour of its seat, with the seat's shape on it. */
export function Piece({ seat, of, state = 'plain' }: PieceProps) {
  return (
    <span className="em-piece" data-seat={seat} data-of={of} data-state={state} aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPES[of]} />
      </svg>
      <SeatShape seat={seat} />
    </span>
  );
}
