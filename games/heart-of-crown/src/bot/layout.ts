/** Gives each feature its place, in the order of naming. */
export class Layout {
  readonly names: string[] = [];

  one(name: string): number {
    return this.names.push(name) - 1;
  }

  /** One place for each of these names; returns the first. */
  block(group: string, names: readonly string[]): number {
    const first = this.names.length;
    for (const name of names) this.names.push(`${group}:${name}`);
    return first;
  }

  scale(group: string, from: number, step: number, rungs: number): Scale {
    const names = Array.from({ length: rungs }, (_, rung) => `${from + step * (rung + 1)}`);
    return { at: this.block(group, names), from, step, rungs };
  }
}

/**
 * A number as a ladder: each rung that it has passed is 1, the one that it stands on a part of it. So the step from 18
 * succession points to 20 can weigh more than the one from 8 to 10.
 */
export interface Scale {
  readonly at: number;
  readonly from: number;
  readonly step: number;
  readonly rungs: number;
}

export function climb(scale: Scale, value: number, out: Float32Array): void {
  let height = (value - scale.from) / scale.step;
  for (let rung = 0; rung < scale.rungs && height > 0; rung++, height--) {
    out[scale.at + rung] = Math.min(height, 1);
  }
}
