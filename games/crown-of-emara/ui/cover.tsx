import type { GameArt } from '@crownleaf/ui';
import './cover.css';

const TWELVE = Array.from({ length: 12 }, (_, i) => i * 30);
const EIGHT = Array.from({ length: 8 }, (_, i) => i * 45);

/** A city in the morning under a rose window of a sun. */
function Scene() {
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

function Emblem() {
  return (
    <>
      <circle className="em-b" cx="24" cy="24" r="21" />
      <circle className="em-c" cx="24" cy="24" r="17.500" />
      {EIGHT.map((turn) => (
        <path
          key={turn}
          className="em-a"
          d="M24 21c-3.200-4-3.200-9.500 0-13 3.200 3.500 3.200 9 0 13z"
          transform={`rotate(${turn} 24 24)`}
        />
      ))}
      <circle className="em-b" cx="24" cy="24" r="4.500" />
      <circle className="em-l" cx="24" cy="24" r="21" />
    </>
  );
}

export const art: GameArt = { Scene, Emblem };
