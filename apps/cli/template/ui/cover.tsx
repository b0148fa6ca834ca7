import { type GameArt, Glow } from '@crownleaf/ui';
import './cover.css';

/** Three cards in the light of a lantern. */
function Scene() {
  return (
    <>
      <rect className="s-sky" width="400" height="460" />
      <Glow id="skeleton-glow" />
      <circle fill="url(#skeleton-glow)" cx="200" cy="150" r="190" />
      <path className="s-lantern" d="M176 70h48l8 22h-64zM174 98h52l-8 70h-36zM170 174h60v10h-60z" />
      <g className="s-card">
        <rect x="96" y="230" width="96" height="134" rx="8" transform="rotate(-14 144 297)" />
        <rect x="208" y="230" width="96" height="134" rx="8" transform="rotate(14 256 297)" />
        <rect x="152" y="216" width="96" height="134" rx="8" />
      </g>
    </>
  );
}

function Emblem() {
  return (
    <>
      <rect className="em-b" x="8" y="10" width="20" height="28" rx="3" transform="rotate(-12 18 24)" />
      <rect className="em-a" x="20" y="10" width="20" height="28" rx="3" transform="rotate(10 30 24)" />
    </>
  );
}

export const art: GameArt = { Scene, Emblem };
