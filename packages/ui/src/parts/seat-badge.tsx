import type { Seat } from '@crownleaf/engine';

/** Colour never stands alone: each seat has a shape as well. */
const SHAPES = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  'M12 2.5 21.5 12 12 21.5 2.5 12z',
  'M12 3 21.5 20h-19z',
  'M4.5 4.5h15v15h-15z',
  'M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.4l6.6-.9z',
] as const;

export const SHAPE_NAMES = ['circle', 'diamond', 'triangle', 'square', 'star'] as const;

export function SeatShape({ seat }: { readonly seat: Seat }) {
  const n = seat % SHAPES.length;
  return (
    <svg className="seat-shape" viewBox="0 0 24 24" data-seat={n} aria-hidden="true">
      <path d={SHAPES[n]} />
    </svg>
  );
}

export interface SeatBadgeProps {
  readonly seat: Seat;
  readonly name: string;
  readonly state?: 'asked' | 'away' | 'plain';
  /** A short fact behind the name, such as a score. */
  readonly note?: string;
}

export function SeatBadge({ seat, name, state = 'plain', note }: SeatBadgeProps) {
  return (
    <span className={`seat-badge is-${state}`} data-seat={seat % SHAPES.length}>
      <SeatShape seat={seat} />
      <span className="seat-name">{name}</span>
      {note !== undefined && <span className="seat-note">{note}</span>}
    </span>
  );
}
