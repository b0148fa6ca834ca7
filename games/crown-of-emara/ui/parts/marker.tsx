export interface MarkerProps {
  readonly numbers: readonly number[];
  /** The number printed on the board, which holds once the marker has left. */
  readonly board: number;
  /** How often it was turned. */
  readonly turns: number;
  /** It would be turned by the option that is pointed at. */
  readonly turning?: boolean;
}

const NOTCH = 16;

/** A marker that turns clockwise: what it shows now in its middle, what comes next at its rim. */
export function Marker({ numbers, board, turns, turning = false }: MarkerProps) {
  const left = turns >= numbers.length;
  const now = left ? board : numbers[turns]!;
  const next = left ? undefined : (numbers[turns + 1] ?? board);
  const step = 360 / (numbers.length + 1);
  return (
    <span className="em-marker" data-left={left} data-turning={turning}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle className="em-marker-plate" cx="20" cy="20" r="18.500" />
        {!left && (
          <g className="em-marker-rim" style={{ transform: `rotate(${(turns + (turning ? 1 : 0)) * step}deg)` }}>
            {Array.from({ length: NOTCH }, (_, i) => (
              <path key={i} d="M20 2.500v2.600" transform={`rotate(${(i * 360) / NOTCH} 20 20)`} />
            ))}
            <path className="em-marker-hand" d="M20 1.500 22.800 6.800h-5.600z" />
          </g>
        )}
        <circle className="em-marker-hub" cx="20" cy="20" r="12" />
        <text className="em-marker-now" x="20" y="20.800">
          {now}
        </text>
      </svg>
      {next !== undefined && (
        <span className="em-marker-next" aria-hidden="true">
          {next}
        </span>
      )}
    </span>
  );
}
