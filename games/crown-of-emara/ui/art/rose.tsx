import { PLACES } from '../../data/places.ts';

/** A petal of the upper left quarter; the others are turned. The middle is calm: councilors stand there. */
const PETAL = 'M-5-36V-91C-52-88-88-52-91-5H-36C-34-21-21-34-5-36z';
const TRACERY = 'M-12-86c-3 12-3 22 4 32M-86-12c12-3 22-3 32 4M-34-82c2 10-1 17-8 22M-82-34c10 2 17-1 22-8';
const PEARLS = Array.from({ length: 40 }, (_, i) => i * 9);
const QUARTERS = [0, 90, 180, 270] as const;

export interface Path {
  /** The quarter that a councilor leaves, and how many it passes. */
  readonly from: number;
  readonly steps: number;
}

export interface RoseProps {
  /** The places, clockwise from the upper left. */
  readonly places: readonly number[];
  readonly paths: readonly Path[];
}

/** A rose window: glass in the colours of its places, a gilt rim with pearls, and the way round. */
export function Rose({ places, paths }: RoseProps) {
  return (
    <svg className="em-rose-art" viewBox="-100 -100 200 200" aria-hidden="true">
      <circle className="em-rose-lead" r="99" />
      <circle className="em-rose-rim" r="95.500" />
      {PEARLS.map((turn) => (
        <circle key={turn} className="em-rose-pearl" cx="0" cy="-95.500" r="1.700" transform={`rotate(${turn})`} />
      ))}
      {places.map((place, i) => (
        <g key={place} className="em-rose-petal" data-of={PLACES[place]} transform={`rotate(${QUARTERS[i]!})`}>
          <path className="em-rose-glass" d={PETAL} />
          <path className="em-rose-shine" d="M-12-84C-48-78-78-48-84-12l-9 4C-90-54-54-90-8-93z" />
          <path className="em-rose-tracery" d={TRACERY} />
        </g>
      ))}
      <circle className="em-rose-hub" r="29" />
      {QUARTERS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className="em-rose-leaf" d="M0-4C-9-10-9-19 0-26c9 7 9 16 0 22z" />
          <path className="em-rose-way" d="M-14.500-22.500a27 27 0 0 1 8.500-3.600" />
        </g>
      ))}
      <circle className="em-rose-heart" r="5" />
      {paths.map(({ from, steps }) => (
        <path key={`${from}-${steps}`} className="em-rose-path" d={pathOf(from, steps)} />
      ))}
    </svg>
  );
}

const REACH = 84;
const HEAD = 9;

/** An arc along the rim, clockwise, that ends in an arrow. */
function pathOf(from: number, steps: number): string {
  const at = (degrees: number, r = REACH): string => {
    const turn = (degrees * Math.PI) / 180;
    return `${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`;
  };
  const start = 225 + from * 90;
  const end = start + steps * 90;
  const large = steps > 2 ? 1 : 0;
  return `M${at(start + 6)}A${REACH} ${REACH} 0 ${large} 1 ${at(end - 4)}M${at(end - 10, REACH + HEAD)}L${at(end - 2)}L${at(end - 10, REACH - HEAD)}`;
}
