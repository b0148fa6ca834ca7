import type { Basis } from './basis.ts';

export const BANNERS = ['fang', 'flame', 'thorn'] as const;
export type Banner = (typeof BANNERS)[number];

export interface Side {
  readonly health: number;
  readonly leaves: number;
}

/** Tokens with the same banner and the same two sides cannot be told apart: one row, so many copies. */
export interface DangerToken {
  readonly banner: Banner;
  readonly green: Side;
  readonly orange: Side;
  readonly copies: number;
  readonly basis: Basis;
}

function token(banner: Banner, green: number, orange: number, copies: number): DangerToken {
  return { banner, green: side(green), orange: side(orange), copies, basis: 'reconstructed' };
}

function side(health: number): Side {
  return { health, leaves: health - 1 };
}

/** 33 tokens: the number is the rulebook's, the faces are reconstructed. */
export const DANGER_TOKENS: readonly DangerToken[] = [
  token('fang', 2, 4, 2),
  token('flame', 2, 4, 2),
  token('thorn', 2, 4, 1),
  token('thorn', 2, 5, 2),
  token('fang', 2, 5, 1),
  token('flame', 2, 5, 1),
  token('fang', 3, 5, 2),
  token('flame', 3, 5, 2),
  token('thorn', 3, 5, 1),
  token('thorn', 3, 6, 3),
  token('fang', 3, 6, 2),
  token('flame', 3, 6, 2),
  token('fang', 4, 6, 1),
  token('flame', 4, 6, 1),
  token('thorn', 4, 6, 1),
  token('fang', 4, 7, 2),
  token('flame', 4, 7, 2),
  token('thorn', 4, 7, 1),
  token('thorn', 5, 7, 1),
  token('fang', 5, 8, 1),
  token('flame', 5, 8, 1),
  token('thorn', 5, 8, 1),
];
