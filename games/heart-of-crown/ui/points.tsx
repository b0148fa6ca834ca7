import { say, useTable } from '@crownleaf/ui';
import { CEREMONY, CROWN } from '../src/flow/coronation.ts';
import { CrownMark } from './card/boons.tsx';

export interface PointsProps {
  readonly points: number;
  /** What they would be after the option that is pointed at. */
  readonly then?: number | undefined;
}

/** Succession points on the way to the ceremony and to the crown. */
export function PointsBar({ points, then }: PointsProps) {
  const { words } = useTable();
  const share = (value: number): string => `${(Math.max(0, Math.min(CROWN, value)) / CROWN) * 100}%`;
  const state = points >= CROWN ? 'crown' : points >= CEREMONY ? 'ceremony' : 'plain';
  return (
    <span className="hoc-points" data-state={state}>
      <span className="hoc-points-number" aria-hidden="true">
        <CrownMark />
        {points < 0 ? `−${-points}` : points}
        {then !== undefined && then !== points && <b> → {then}</b>}
      </span>
      <span
        className="hoc-points-bar"
        role="img"
        aria-label={say(words, 'points', { points, ceremony: CEREMONY, crown: CROWN })}
      >
        {then !== undefined && <span className="hoc-points-then" style={{ width: share(then) }} />}
        <span className="hoc-points-fill" style={{ width: share(points) }} />
        <span className="hoc-points-mark" style={{ left: share(CEREMONY) }}>
          <i>{CEREMONY}</i>
        </span>
        <span className="hoc-points-mark is-crown">
          <i>{CROWN}</i>
        </span>
      </span>
    </span>
  );
}
