import { itemAt } from '@crownleaf/engine';
import { Z_95 } from './statistics.ts';

export interface Rating {
  /** Elo points above or below the mean of all who were compared. */
  readonly elo: number;
  readonly ci95: readonly [low: number, high: number];
}

const ELO = 400 / Math.LN10;
const MOST_STEPS = 100;
const CLOSE_ENOUGH = 1e-9;

/**
 * Bradley and Terry's model: the chance that a finishes before b depends on the difference of their strengths alone. These
 * are the most likely strengths, and how sure they are. `ahead[a][b]` counts how often a finished before b, ties as a half.
 * Each pair that met is given one tie more, without which who never lost would be infinitely strong.
 */
export function ratings(ahead: readonly (readonly number[])[]): readonly Rating[] {
  const tied = ahead.map((row, a) => row.map((times, b) => times + (times + itemAt(ahead, b)[a]! > 0 ? 0.5 : 0)));
  const strength = likeliest(tied);
  const middle = sum(strength, (a) => itemAt(strength, a)) / strength.length;
  const spread = inverted(information(strength, tied));
  return strength.map((value, a) => {
    const elo = (value - middle) * ELO;
    const reach = Z_95 * ELO * Math.sqrt(Math.max(0, itemAt(spread, a)[a]! - 1 / strength.length));
    return { elo, ci95: [elo - reach, elo + reach] };
  });
}

/** By Newton's steps, which are kept short: they overshoot where one side wins nearly always. */
function likeliest(ahead: readonly (readonly number[])[]): readonly number[] {
  const strength = ahead.map(() => 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const slope = strength.map((_, a) =>
      sum(
        strength,
        (b) =>
          itemAt(ahead, a)[b]! -
          (itemAt(ahead, a)[b]! + itemAt(ahead, b)[a]!) * chance(itemAt(strength, a) - itemAt(strength, b)),
      ),
    );
    const inverse = inverted(information(strength, ahead));
    const moves = strength.map((_, a) => sum(slope, (b) => itemAt(inverse, a)[b]! * itemAt(slope, b)));
    for (const [a, move] of moves.entries()) strength[a]! += Math.max(-1, Math.min(1, move));
    if (moves.every((move) => Math.abs(move) < CLOSE_ENOUGH)) break;
  }
  return strength;
}

function chance(difference: number): number {
  return 1 / (1 + Math.exp(-difference));
}

/** Only differences are known; the same share of everything is added, so that there is an inverse. */
function information(strength: readonly number[], ahead: readonly (readonly number[])[]): number[][] {
  const pull = (a: number, b: number): number => {
    const p = chance(itemAt(strength, a) - itemAt(strength, b));
    return a === b ? 0 : (itemAt(ahead, a)[b]! + itemAt(ahead, b)[a]!) * p * (1 - p);
  };
  const share = 1 / strength.length;
  return strength.map((_, a) =>
    strength.map((_, b) => share + (a === b ? sum(strength, (other) => pull(a, other)) : -pull(a, b))),
  );
}

function sum(over: readonly unknown[], of: (index: number) => number): number {
  let total = 0;
  for (let i = 0; i < over.length; i++) total += of(i);
  return total;
}

/** Gauss and Jordan's way; the matrix is positive definite, so no rows have to change places. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (const [i, row] of rows.entries()) {
    const pivot = itemAt(row, i);
    for (let k = 0; k < row.length; k++) row[k]! /= pivot;
    for (const other of rows) {
      const factor = other === row ? 0 : itemAt(other, i);
      if (factor !== 0) for (let k = 0; k < other.length; k++) other[k]! -= factor * itemAt(row, k);
    }
  }
  return rows.map((row) => row.slice(matrix.length));
}
