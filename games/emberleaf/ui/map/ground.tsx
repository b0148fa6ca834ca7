import { itemAt } from '@crownleaf/engine';
import { memo } from 'react';
import { PATHS } from '../../src/board/board.ts';
import {
  CAMPS,
  CLEARING_POINTS,
  HEIGHT,
  type Point,
  pathOf,
  pointOn,
  SIDE,
  TRACK_STEPS,
  trackPoint,
  WIDTH,
} from './geometry.ts';

interface Tree extends Point {
  readonly size: number;
  readonly tone: number;
  readonly turn: number;
}

const TONES = 6;
const SHAPES = 3;
const CELL = 41;

/** A number from 0 to 1 that is always the same for the same place. */
function noise(x: number, y: number): number {
  const n = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return n - Math.floor(n);
}

function near(p: Point, points: readonly Point[], distance: number): boolean {
  return points.some(({ x, y }) => (x - p.x) ** 2 + (y - p.y) ** 2 < distance ** 2);
}

const WALKED: readonly Point[] = PATHS.flatMap((_, path) =>
  Array.from({ length: 13 }, (__, i) => pointOn(path, i / 12)),
);
const EDGE = 42;

/** Trees stand where neither clearings nor camps nor pathways are. */
const TREES: readonly Tree[] = trees();

function trees(): readonly Tree[] {
  const out: Tree[] = [];
  for (let row = 0; row * CELL < HEIGHT; row++) {
    for (let column = 0; column * CELL < WIDTH; column++) {
      const p = {
        x: (column + 0.5 + (row % 2) * 0.5 + (noise(column, row) - 0.5) * 0.8) * CELL,
        y: (row + 0.5 + (noise(row, column) - 0.5) * 0.8) * CELL,
      };
      if (p.x < EDGE || p.y < EDGE || p.x > WIDTH - EDGE || p.y > HEIGHT - EDGE) continue;
      if (CLEARING_POINTS.some((points) => near(p, points, SIDE * 1.75))) continue;
      if (near(p, CAMPS, 84) || near(p, WALKED, 34)) continue;
      out.push({
        ...p,
        size: 25 + 13 * noise(p.x, p.y),
        tone: Math.floor(noise(p.y, p.x) * TONES),
        turn: Math.floor(360 * noise(p.x, 7)),
      });
    }
  }
  return out;
}

/** The wood seen from above: crowns of leaves, trodden paths, clearings in the light of their fires. It never changes. */
export const Ground = memo(function Ground() {
  return (
    <svg className="ember-ground" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <radialGradient id="ember-fire">
          <stop className="ember-fire-in" offset="0" />
          <stop className="ember-fire-in" offset="0.45" stopOpacity="0.45" />
          <stop className="ember-fire-in" offset="1" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="ember-night" cx="0.5" cy="0.5" r="0.72">
          <stop offset="0.55" stopOpacity="0" />
          <stop className="ember-night-out" offset="1" />
        </radialGradient>
        <symbol id="ember-crown-0" viewBox="-10 -10 20 20" overflow="visible">
          <path d="M0-9.500c3-1.500 5 .5 6 2.500 3 0 4.500 2.500 3.500 5 2 2.500.5 5-2 5.500-.5 3-3 4.500-5.500 3.200-2 2-5 1.500-6-.9-3 .6-5.200-1.300-5-4-2.200-1.800-2-4.800.4-6-.4-3 2-4.900 4.400-4.300.8-1.200 2.600-1.800 4.200-1z" />
        </symbol>
        <symbol id="ember-crown-1" viewBox="-10 -10 20 20" overflow="visible">
          <path d="M-1-9.600c3.500-1 6.500 1 7 3.600 3 .8 4 3.600 2.800 6 1.200 3-.6 5.400-3.400 5.600-1.400 2.900-4.500 3.700-7 2.100-3 1-5.700-.9-5.900-3.700-2.600-1.500-2.900-4.700-.9-6.700-.3-3.300 2-5.400 4.700-5.100.6-.8 1.600-1.500 2.700-1.800z" />
        </symbol>
        <symbol id="ember-crown-2" viewBox="-10 -10 20 20" overflow="visible">
          <path d="M0-10 3.500-5 9-5 6.500-.5 9.500 4.500 4 5 0 10-4 5-9.500 4.500-6.500-.5-9-5-3.500-5z" />
        </symbol>
      </defs>
      <rect className="ember-floor" width={WIDTH} height={HEIGHT} />
      {CLEARING_POINTS.map((points, clearing) => (
        <g key={clearing} className="ember-glade">
          {points.map(({ x, y }) => (
            <circle key={`${x}-${y}`} cx={x} cy={y} r={SIDE * 1.5} />
          ))}
          <circle cx={itemAt(CAMPS, clearing).x} cy={itemAt(CAMPS, clearing).y} r={SIDE * 1.55} />
        </g>
      ))}
      {PATHS.map((_, path) => (
        <g key={path}>
          <path className="ember-path-edge" d={pathOf(path)} />
          <path className="ember-path-way" d={pathOf(path)} />
          <path className="ember-path-steps" d={pathOf(path)} />
        </g>
      ))}
      {CAMPS.map(({ x, y }) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="150" fill="url(#ember-fire)" />
      ))}
      <g className="ember-trees">
        {TREES.map(({ x, y, size, tone, turn }) => (
          <g
            key={`${x}-${y}`}
            className={`ember-tree ember-tree-${tone}`}
            transform={`translate(${x.toFixed(0)} ${y.toFixed(0)})`}
          >
            <use
              className="ember-tree-shade"
              href={`#ember-crown-${tone % SHAPES}`}
              x={-size + 5}
              y={-size + 7}
              width={2 * size}
              height={2 * size}
            />
            <g transform={`rotate(${turn})`}>
              <use href={`#ember-crown-${tone % SHAPES}`} x={-size} y={-size} width={2 * size} height={2 * size} />
            </g>
            <use
              className="ember-tree-light"
              href={`#ember-crown-${(tone + 1) % SHAPES}`}
              x={-size * 0.75}
              y={-size * 0.78}
              width={size * 1.1}
              height={size * 1.1}
            />
          </g>
        ))}
      </g>
      <rect className="ember-vignette" width={WIDTH} height={HEIGHT} fill="url(#ember-night)" />
      <g className="ember-track">
        <rect x="2" y="2" width={WIDTH - 4} height={HEIGHT - 4} rx="22" />
        <rect className="ember-track-inner" x="32" y="32" width={WIDTH - 64} height={HEIGHT - 64} rx="8" />
        {Array.from({ length: TRACK_STEPS }, (_, score) => ({ score, ...trackPoint(score) })).map(({ score, x, y }) => (
          <circle
            key={score}
            className={score % 5 === 0 ? 'ember-track-five' : 'ember-track-dot'}
            cx={x}
            cy={y}
            r={score % 5 === 0 ? 3.4 : 1.7}
          />
        ))}
      </g>
    </svg>
  );
});
