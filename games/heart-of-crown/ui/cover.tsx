import { type GameArt, Glow } from '@crownleaf/ui';
import './cover.css';

const FOLDS_LEFT = [0, 26, 54, 84];

/** A hall with velvet curtains; a crown waits on its cushion. */
function Scene() {
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

function Emblem() {
  return (
    <>
      <path
        className="em-b"
        d="M24 44C12 35 5 28.500 5 20.500 5 15 9.200 11.500 14 11.500c4 0 7.500 2.500 10 6 2.500-3.500 6-6 10-6 4.800 0 9 3.500 9 9C43 28.500 36 35 24 44z"
      />
      <path className="em-a" d="M13.500 15 11.500 4l7.500 5.500L24 2l5 7.500L36.500 4l-2 11z" />
      <path className="em-c" d="M13.500 15h21v3.500h-21z" />
      <path className="em-l" d="M10 22c.500 5 5 10 10 14" />
    </>
  );
}

export const art: GameArt = { Scene, Emblem };
