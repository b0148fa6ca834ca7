import { type GameArt, Glow } from '@crownleaf/ui';
import './cover.css';

/** A lantern in the autumn wood; clearings like hexes lead to it. */
function Scene() {
  return (
    <>
      <rect className="s-sky" width="400" height="460" />
      <Glow id="ember-glow" />
      <circle fill="url(#ember-glow)" cx="200" cy="222" r="200" />
      <g className="s-trees-far">
        <path d="M40 0h22l4 330H34zM112 0h15l5 320h-26zM268 0h16l6 322h-24zM338 0h24l2 330h-32z" />
        <path d="M76 120 118 92M268 150l-44-34M120 176l36-22M340 110l-40-40" />
      </g>
      <g className="s-canopy-far" transform="translate(0 46)">
        <path d="M0-60h400V84c-22 20-44 4-60 18-20 18-44-2-64 10-24 14-40-10-66 0-24 10-40-6-62 2-26 10-44-10-70 0-26 8-48 0-78 12z" />
      </g>
      <g className="s-trees">
        <path d="M-20 0h66c-8 120-6 220 14 352 4 28 20 44 38 56H-20z" />
        <path d="M420 0h-62c8 120 4 220-12 346-4 30-22 46-42 60h116z" />
        <path d="M30 150c34-12 52-34 62-62M366 178c-30-10-52-30-64-60" />
      </g>
      <g className="s-lantern" transform="translate(0 -16)">
        <path className="s-lantern-chain" d="M200 0v150" />
        <path className="s-lantern-cap" d="M182 170c0-12 8-20 18-20s18 8 18 20z" />
        <path className="s-lantern-glass" d="M178 170h44l7 66h-58z" />
        <path
          className="s-flame"
          d="M203 184c4 14-4 18-8 26-4-3-5-7-4-11-9 8-12 15-12 22 0 9 8 13 20 13s22-4 22-15c0-14-14-18-18-35z"
        />
        <path className="s-lantern-cap" d="M168 236h64l-6 12h-52zM178 170h44v6h-44z" />
        <path className="s-lantern-bars" d="M178 170l-7 66M222 170l7 66M200 170v14" />
      </g>
      <path className="s-hill-1" d="M0 338c60-26 128-30 200-30s140 4 200 30v122H0z" />
      <g className="s-hexes" transform="translate(0 -42)">
        <path d="M176 366h48l17 16-17 16h-48l-17-16z" />
        <path d="M118 398h50l19 18-19 18h-50l-19-18zM232 398h50l19 18-19 18h-50l-19-18z" />
        <path d="M174 434h52l21 20-21 20h-52l-21-20z" />
      </g>
      <g className="s-leaves">
        <path d="M92 208c10-2 17 2 19 11-9 3-16 0-19-11zM296 252c-8-6-16-5-22 2 6 6 14 6 22-2zM128 300c3-8 9-12 18-10-1 9-8 12-18 10zM318 196c2-9 8-13 17-11-1 9-8 13-17 11zM260 132c9 0 15 5 15 14-9 1-15-4-15-14zM72 258c-8-4-15-2-19 6 7 4 14 2 19-6z" />
      </g>
      <g className="s-canopy" transform="translate(0 52)">
        <path d="M0-60h400V40c-16 18-32 2-46 20-14 16-34-4-50 8-18 12-32-8-50-4-20 6-30-12-52-6-20 6-34-8-52 0-18 8-34-8-52 2-20 10-36-6-52 6-16 12-30 4-46 16z" />
      </g>
    </>
  );
}

function Emblem() {
  return (
    <>
      <path className="em-b" d="M40 5C20 5 7 14 7 28c0 5 2 9 5 12C27 41 41 31 41 14c0-3-.300-6-1-9z" />
      <path
        className="em-a"
        d="M30 15c1 5-2 7-4 10-1.500-1.200-2-2.500-2-4-4 3-6 6.500-6 10 0 4.500 3.500 7 7 7 5 0 8-3.500 8-8 0-5.500-3.500-8-3-15z"
      />
      <path className="em-l" d="M6 44c5-9 11-16 19-22" />
    </>
  );
}

export const art: GameArt = { Scene, Emblem };
