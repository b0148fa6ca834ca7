import type { Seat } from '@crownleaf/engine';
import type { ReactNode } from 'react';
import { SeatShape } from './seat-badge.tsx';

export interface TokenProps {
  readonly children?: ReactNode;
  readonly seat?: Seat;
  readonly label?: string;
}

/** A round piece; with a seat it carries its colour and shape. */
export function Token({ children, seat, label }: TokenProps) {
  return (
    <span className="token" data-seat={seat}>
      {seat !== undefined && <SeatShape seat={seat} />}
      {children}
      {label !== undefined && <span className="only-heard">{label}</span>}
    </span>
  );
}

export interface DialProps {
  /** What stands around the rim, clockwise. */
  readonly values: readonly (number | string)[];
  /** The place that the hand points at. */
  readonly at: number;
  readonly label: string;
}

const RIM = 38;

/** A dial that turns to its value; the value that counts now is large in the middle. */
export function Dial({ values, at, label }: DialProps) {
  const step = 360 / values.length;
  return (
    <svg className="dial" viewBox="0 0 100 100" role="img" aria-label={`${label}: ${values[at]}`}>
      <circle className="dial-plate" cx="50" cy="50" r="48" />
      {values.map((value, i) => {
        const turn = ((i * step - 90) * Math.PI) / 180;
        const place = { x: 50 + RIM * Math.cos(turn), y: 50 + RIM * Math.sin(turn) };
        return (
          <text key={`${i}-${value}`} className={i === at ? 'dial-value is-now' : 'dial-value'} {...place}>
            {value}
          </text>
        );
      })}
      <g className="dial-hand" style={{ transform: `rotate(${at * step}deg)` }}>
        <path d="M50 22 54 32H46z" />
      </g>
      <circle className="dial-hub" cx="50" cy="50" r="19" />
      <text className="dial-now" x="50" y="50">
        {values[at]}
      </text>
    </svg>
  );
}

export interface HexProps {
  readonly children?: ReactNode;
  readonly tone?: string;
  readonly state?: 'plain' | 'legal' | 'pointed';
}

/** A space of six sides, flat on top, seen from above. */
export function Hex({ children, tone, state = 'plain' }: HexProps) {
  return (
    <span className={`hex is-${state}`} data-tone={tone}>
      <svg viewBox="0 0 100 87" aria-hidden="true">
        <path className="hex-ground" d="M25 1.5h50L98.5 43.5 75 85.5H25L1.5 43.5z" />
        <path className="hex-light" d="M27 5h46L94 43.5" />
      </svg>
      <span className="hex-inside">{children}</span>
    </span>
  );
}
