import { itemAt } from '@crownleaf/engine';
import type { Basis } from './basis.ts';
import type { Resource } from './resources.ts';

/** Clockwise, as the sister travels; all heroes start at the first. The ring and most names are reconstructed. */
export const CLEARINGS = ['hawkers', 'fernhollow', 'owlwatch', 'emberroot', 'watersedge', 'mossmarsh'] as const;
export type Clearing = (typeof CLEARINGS)[number];

export function clearingName(clearing: number): Clearing {
  return itemAt(CLEARINGS, clearing);
}

/** From how many players on a space is free at the start; 1 is always. */
export type Mark = 1 | 3 | 4;

/** A hexagon in axial coordinates; neighbours differ by (1,0), (1,-1), (0,-1), (-1,0), (-1,1) or (0,1). */
export interface HexSpace {
  readonly q: number;
  readonly r: number;
  readonly mark: Mark;
  readonly resource?: Resource;
}

export interface ClearingPlan {
  readonly clearing: Clearing;
  readonly basis: { readonly name: Basis; readonly layout: Basis };
  readonly spaces: readonly HexSpace[];
}

function hex(q: number, r: number, mark: Mark = 1, resource?: Resource): HexSpace {
  return resource === undefined ? { q, r, mark } : { q, r, mark, resource };
}

export const CLEARING_PLANS: readonly ClearingPlan[] = [
  {
    clearing: 'hawkers',
    basis: { name: 'rulebook', layout: 'reconstructed' },
    spaces: [
      hex(0, -1),
      hex(1, -1, 4),
      hex(-1, 0, 1, 'food'),
      hex(0, 0),
      hex(1, 0, 1, 'wood'),
      hex(2, 0, 3),
      hex(-1, 1, 4),
      hex(0, 1, 1, 'stone'),
    ],
  },
  {
    clearing: 'fernhollow',
    basis: { name: 'reconstructed', layout: 'reconstructed' },
    spaces: [hex(0, -1, 1, 'wood'), hex(1, -1), hex(-1, 0), hex(0, 0), hex(1, 0, 3), hex(0, 1, 4)],
  },
  {
    clearing: 'owlwatch',
    basis: { name: 'reconstructed', layout: 'reconstructed' },
    spaces: [
      hex(0, -1, 1, 'stone'),
      hex(1, -1, 4),
      hex(-1, 0, 4),
      hex(0, 0),
      hex(1, 0),
      hex(-1, 1, 1, 'wood'),
      hex(0, 1, 3),
    ],
  },
  {
    clearing: 'emberroot',
    basis: { name: 'reconstructed', layout: 'reconstructed' },
    spaces: [
      hex(0, -1, 4),
      hex(1, -1, 1, 'food'),
      hex(-1, 0),
      hex(0, 0),
      hex(1, 0),
      hex(-1, 1, 1, 'stone'),
      hex(0, 1, 4),
      hex(-2, 1, 4),
    ],
  },
  {
    clearing: 'watersedge',
    basis: { name: 'rulebook', layout: 'reconstructed' },
    spaces: [
      hex(0, -1, 1, 'food'),
      hex(-1, 0),
      hex(0, 0),
      hex(1, 0, 1, 'beehive'),
      hex(-2, 1, 1, 'wood'),
      hex(-1, 1, 3),
      hex(0, 1, 4),
    ],
  },
  {
    clearing: 'mossmarsh',
    basis: { name: 'reconstructed', layout: 'reconstructed' },
    spaces: [
      hex(0, -1, 3),
      hex(1, -1, 1, 'stone'),
      hex(-1, 0, 1, 'beehive'),
      hex(0, 0),
      hex(-1, 1, 1, 'food'),
      hex(0, 1, 4),
    ],
  },
];

/** A pathway and how many danger spots lie on it, counted from its first end. */
export interface Pathway {
  readonly from: Clearing;
  readonly to: Clearing;
  readonly spots: number;
  readonly basis: Basis;
}

export const PATHWAYS: readonly Pathway[] = [
  { from: 'hawkers', to: 'fernhollow', spots: 0, basis: 'reconstructed' },
  { from: 'fernhollow', to: 'owlwatch', spots: 1, basis: 'reconstructed' },
  { from: 'owlwatch', to: 'emberroot', spots: 1, basis: 'reconstructed' },
  { from: 'emberroot', to: 'watersedge', spots: 2, basis: 'reconstructed' },
  { from: 'watersedge', to: 'mossmarsh', spots: 1, basis: 'reconstructed' },
  { from: 'mossmarsh', to: 'hawkers', spots: 1, basis: 'reconstructed' },
  { from: 'hawkers', to: 'emberroot', spots: 1, basis: 'reconstructed' },
  { from: 'hawkers', to: 'owlwatch', spots: 2, basis: 'reconstructed' },
];
