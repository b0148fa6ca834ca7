import { itemAt } from '@crownleaf/engine';
import { CLEARING_PLANS } from '../../data/board.ts';
import { PATHS, SPOT_COUNT } from '../../src/board/board.ts';

/** The forest on a sheet of this size; everything on it is placed in shares of the sheet. */
export const WIDTH = 1120;
export const HEIGHT = 716;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A hexagon with a corner on top: its side, its width, and the step from row to row. */
export const SIDE = 40;
export const HEX_WIDTH = Math.sqrt(3) * SIDE;
const ROW = 1.5 * SIDE;

/** Where the space (0, 0) of each clearing lies, and its campfire. */
const CENTRES: readonly Point[] = [
  { x: 152, y: 352 },
  { x: 392, y: 138 },
  { x: 742, y: 140 },
  { x: 946, y: 352 },
  { x: 744, y: 566 },
  { x: 396, y: 572 },
];
export const CAMPS: readonly Point[] = [
  { x: 142, y: 204 },
  { x: 214, y: 112 },
  { x: 952, y: 94 },
  { x: 986, y: 170 },
  { x: 988, y: 640 },
  { x: 218, y: 610 },
];

/** Signs of the camps on the right end at the rim and grow to the left, so that none is cut off. */
const RIGHT = 900;
const RIM = 1089;

export function signOf(camp: Point): { readonly at: Point; readonly side: 'middle' | 'right' } {
  return camp.x < RIGHT ? { at: camp, side: 'middle' } : { at: { x: RIM, y: camp.y }, side: 'right' };
}

export const SPACE_POINTS: readonly Point[] = CLEARING_PLANS.flatMap(({ spaces }, clearing) =>
  spaces.map(({ q, r }) => ({
    x: itemAt(CENTRES, clearing).x + HEX_WIDTH * (q + r / 2),
    y: itemAt(CENTRES, clearing).y + ROW * r,
  })),
);

export const CLEARING_POINTS: readonly (readonly Point[])[] = CLEARING_PLANS.map((_, clearing) => {
  const first = CLEARING_PLANS.slice(0, clearing).reduce((sum, plan) => sum + plan.spaces.length, 0);
  return SPACE_POINTS.slice(first, first + itemAt(CLEARING_PLANS, clearing).spaces.length);
});

/** A pathway as a curve: its ends at the rims of the clearings and one point that bends it. */
const CURVES: readonly (readonly [Point, Point, Point])[] = [
  [
    { x: 214, y: 286 },
    { x: 262, y: 226 },
    { x: 322, y: 186 },
  ],
  [
    { x: 486, y: 116 },
    { x: 560, y: 78 },
    { x: 652, y: 112 },
  ],
  [
    { x: 812, y: 196 },
    { x: 846, y: 216 },
    { x: 908, y: 262 },
  ],
  [
    { x: 884, y: 452 },
    { x: 940, y: 566 },
    { x: 838, y: 630 },
  ],
  [
    { x: 612, y: 636 },
    { x: 536, y: 668 },
    { x: 462, y: 640 },
  ],
  [
    { x: 330, y: 540 },
    { x: 248, y: 508 },
    { x: 214, y: 436 },
  ],
  [
    { x: 316, y: 366 },
    { x: 560, y: 440 },
    { x: 836, y: 360 },
  ],
  [
    { x: 300, y: 322 },
    { x: 480, y: 300 },
    { x: 684, y: 216 },
  ],
];

export function pathOf(path: number): string {
  const [a, bend, b] = itemAt(CURVES, path);
  return `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`;
}

export function pointOn(path: number, t: number): Point {
  const [a, c, b] = itemAt(CURVES, path);
  const at = (u: number, v: number, w: number): number => (1 - t) ** 2 * u + 2 * (1 - t) * t * v + t ** 2 * w;
  return { x: at(a.x, c.x, b.x), y: at(a.y, c.y, b.y) };
}

/** How far along their pathway the spots lie. */
const SHARES: readonly (readonly number[])[] = [[], [0.5], [0.3, 0.72]];

export const SPOT_POINTS: readonly Point[] = spotPoints();

function spotPoints(): readonly Point[] {
  const points: Point[] = Array(SPOT_COUNT);
  for (const [path, { spots }] of PATHS.entries()) {
    for (const [i, spot] of spots.entries()) points[spot] = pointOn(path, itemAt(itemAt(SHARES, spots.length), i));
  }
  return points;
}

/** As a place in the sheet, for CSS. */
export function placed({ x, y }: Point): { readonly left: string; readonly top: string } {
  return { left: `${((100 * x) / WIDTH).toFixed(2)}%`, top: `${((100 * y) / HEIGHT).toFixed(2)}%` };
}

const MARGIN = 17;
export const TRACK_STEPS = 100;

/** The score track runs clockwise around the forest, from its upper left corner. */
export function trackPoint(score: number): Point {
  const w = WIDTH - 2 * MARGIN;
  const h = HEIGHT - 2 * MARGIN;
  let way = ((score % TRACK_STEPS) / TRACK_STEPS) * 2 * (w + h);
  if (way <= w) return { x: MARGIN + way, y: MARGIN };
  way -= w;
  if (way <= h) return { x: MARGIN + w, y: MARGIN + way };
  way -= h;
  if (way <= w) return { x: MARGIN + w - way, y: MARGIN + h };
  return { x: MARGIN, y: MARGIN + h - (way - w) };
}
