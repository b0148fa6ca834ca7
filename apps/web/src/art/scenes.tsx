import type { ReactNode } from 'react';
import type { World } from '../games.ts';

/** The view through each gate. Colours come from the style sheet, by day and by night. */
const DRAWN: { readonly [world in World]: ReactNode } = { emara: <Emara />, ember: <Ember />, crown: <Crown /> };

export function Scene({ world }: { readonly world: World }) {
  return (
    <svg
      className="scene"
      viewBox="0 0 400 460"
      preserveAspectRatio="xMidYMid slice"
      data-scene={world}
      aria-hidden="true"
    >
      {DRAWN[world]}
    </svg>
  );
}

/** Light that fades outwards. */
function Glow({ id }: { readonly id: string }) {
  return (
    <radialGradient id={id}>
      <stop className="s-glow-in" offset="0" />
      <stop className="s-glow-in" offset="0.35" stopOpacity="0.7" />
      <stop className="s-glow-in" offset="1" stopOpacity="0" />
    </radialGradient>
  );
}

const TWELVE = Array.from({ length: 12 }, (_, i) => i * 30);
const EIGHT = Array.from({ length: 8 }, (_, i) => i * 45);

/** A city in the morning under a rose window of a sun. */
function Emara() {
  return (
    <>
      <rect className="s-sky" width="400" height="460" />
      <g className="s-rays">
        {TWELVE.map((turn) => (
          <path key={turn} d="M200 168 182-120h36z" transform={`rotate(${turn} 200 168)`} />
        ))}
      </g>
      <g className="s-rose" transform="translate(0 12)">
        <circle className="s-rose-ring" cx="200" cy="168" r="112" />
        <circle className="s-rose-glass" cx="200" cy="168" r="101" />
        {EIGHT.map((turn) => (
          <g key={turn} transform={`rotate(${turn} 200 168)`}>
            <path className="s-rose-petal" d="M200 148c-17-20-19-46 0-68 19 22 17 48 0 68z" />
            <circle className="s-rose-dot" cx="238.300" cy="75.600" r="9" />
            <path className="s-rose-line" d="M200 150V67" />
          </g>
        ))}
        <circle className="s-rose-ring" cx="200" cy="168" r="21" />
        <circle className="s-rose-dot" cx="200" cy="168" r="12" />
      </g>
      <path className="s-hill-3" d="M0 300c60-34 120-34 190-14s140 4 210-24v198H0z" />
      <g className="s-town-far" transform="translate(0 26)">
        <path d="M34 330v-62l13-22 13 22v20h18v-34l9-14 9 14v34h22v42z" />
        <path d="M290 336v-40h16v-52l12-20 12 20v30h20v-22l10-14 10 14v84z" />
      </g>
      <g className="s-town" transform="translate(60 116) scale(0.7)">
        <path d="M138 372V262l17-46 17 46v18l28-34 28 34v-18l17-46 17 46v110z" />
        <path d="M60 380v-58l26-20 26 20v-30l12-18 12 18v88zM262 380v-74l14-24 14 24v28l24-18 26 20v44z" />
      </g>
      <g className="s-town-lines" transform="translate(60 116) scale(0.7)">
        <path d="M155 216v-22m0 0 15 5-15 6M245 216v-22m0 0 15 5-15 6M123 274v-16m0 0 11 4-11 4" />
        <path d="M146 262h18M236 262h18M146 282h18M236 282h18M172 300h56M86 322v24M312 330v22" />
        <circle cx="200" cy="302" r="15" />
        <path d="M200 287v30M185 302h30M189.400 291.400l21.200 21.200M210.600 291.400l-21.200 21.200" />
        <path d="M190 372v-26c0-14 20-14 20 0v26M150 318v16M160 318v16M240 318v16M250 318v16" />
      </g>
      <path className="s-hill-1" d="M0 362c70-16 140-2 200-2s130-16 200 4v96H0z" />
      <path className="s-road" d="M190 362c4 24-44 40-62 98h144c-8-46-58-66-50-98z" />
    </>
  );
}

/** A lantern in the autumn wood; clearings like hexes lead to it. */
function Ember() {
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

const FOLDS_LEFT = [0, 26, 54, 84];

/** A hall with velvet curtains; a crown waits on its cushion. */
function Crown() {
  return (
    <>
      <rect className="s-sky" width="400" height="460" />
      <g className="s-arches">
        <path d="M96 330V148c0-60 44-104 104-104s104 44 104 104v182z" />
        <path className="s-window" d="M120 330V152c0-46 34-82 80-82s80 36 80 82v178z" />
        <path className="s-window-lines" d="M200 70v260M160 330V88M240 330V88M124 150h152M120 214h160M120 276h160" />
      </g>
      <Glow id="crown-glow" />
      <circle fill="url(#crown-glow)" cx="200" cy="218" r="150" />
      <g className="s-beams">
        <path d="M200 200 96 60h36zM200 200 304 60h-36zM200 200 176 30h48z" />
      </g>
      <path className="s-floor" d="M0 342h400v118H0z" />
      <g className="s-tiles">
        <path d="M200 342-60 470M200 342 40 470M200 342l-70 128M200 342l0 128M200 342l70 128M200 342l160 128M200 342l260 128" />
        <path d="M0 364h400M0 394h400M0 434h400" />
      </g>
      <path className="s-carpet" d="M172 342h56l62 118H110z" />
      <path className="s-carpet-line" d="M178 342 124 460M222 342l54 118" />
      <g className="s-plinth">
        <path d="M146 342h108l8 18H138z" />
        <path d="M158 286h84v56h-84z" />
        <path d="M150 276h100v12H150z" />
        <path
          className="s-plinth-heart"
          d="M200 332c-12-9-19-15-19-23 0-6 4-9 9-9 4 0 8 3 10 6 2-3 6-6 10-6 5 0 9 3 9 9 0 8-7 14-19 23z"
        />
      </g>
      <path className="s-cushion" d="M148 262c16 8 88 8 104 0 6 6 6 12 0 17-18 7-86 7-104 0-6-5-6-11 0-17z" />
      <g className="s-crown">
        <path d="M162 252 152 186l26 24 22-44 22 44 26-24-10 66z" />
        <path className="s-crown-band" d="M160 250h80v14c-18 6-62 6-80 0z" />
        <circle cx="152" cy="182" r="6" />
        <circle cx="200" cy="160" r="7" />
        <circle cx="248" cy="182" r="6" />
        <path className="s-gem" d="M200 210l11 15-11 15-11-15z" />
        <circle className="s-gem" cx="178" cy="258" r="4" />
        <circle className="s-gem" cx="200" cy="260" r="5" />
        <circle className="s-gem" cx="222" cy="258" r="4" />
      </g>
      <g className="s-curtain">
        <path d="M0 0h150c-2 90-30 150-84 196 10 80 0 180 10 264H0z" />
        <path d="M400 0H250c2 90 30 150 84 196-10 80 0 180-10 264h76z" />
      </g>
      <g className="s-folds">
        {FOLDS_LEFT.map((x) => (
          <g key={x}>
            <path d={`M${28 + x} 0c0 80-${10 + x / 4} 140-${24 + x / 2} 196`} />
            <path d={`M${372 - x} 0c0 80 ${10 + x / 4} 140 ${24 + x / 2} 196`} />
          </g>
        ))}
        <path d="M16 210c6 80 0 170 4 250M36 212c8 80 2 170 8 248M54 208c8 80 0 170 10 252M384 210c-6 80 0 170-4 250M364 212c-8 80-2 170-8 248M346 208c-8 80 0 170-10 252" />
      </g>
      <path
        className="s-tie"
        d="M0 190c26 14 48 14 68 4l-2 14c-22 10-44 8-66-4zM400 190c-26 14-48 14-68 4l2 14c22 10 44 8 66-4z"
      />
      <path
        className="s-valance"
        d="M0 0h400v34c-20 20-46 20-66 0-20 20-48 20-68 0-20 20-46 20-66 0-20 20-46 20-66 0-20 20-48 20-68 0-20 20-46 20-66 0z"
      />
      <path
        className="s-fringe"
        d="M0 34c20 20 46 20 66 0 20 20 48 20 68 0 20 20 46 20 66 0 20 20 46 20 66 0 20 20 48 20 68 0 20 20 46 20 66 0"
      />
    </>
  );
}
