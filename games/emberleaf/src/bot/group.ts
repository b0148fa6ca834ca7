import type { Position } from './position.ts';

/** Some numbers about a position that belong together; `at` is where the first of them goes. */
export interface Group {
  readonly names: readonly string[];
  write(p: Position, out: Float32Array, at: number): void;
}

/** `name-1` to `name-count`. */
export function numbered(name: string, count: number, from = 1): readonly string[] {
  return Array.from({ length: count }, (_, i) => `${name}-${from + i}`);
}

export function prefixed(prefix: string, names: readonly string[]): readonly string[] {
  return names.map((name) => `${prefix}-${name}`);
}

/** Ones up to a count: each next one of a kind may be worth something else. */
export function steps(out: Float32Array, at: number, count: number, most: number): void {
  for (let i = 0; i < most && i < count; i++) out[at + i] = 1;
}

/** Several groups, one behind the other. */
export function joined(groups: readonly Group[]): Group {
  return {
    names: groups.flatMap(({ names }) => names),
    write(p, out, first) {
      let at = first;
      for (let i = 0; i < groups.length; i++) {
        groups[i]!.write(p, out, at);
        at += groups[i]!.names.length;
      }
    },
  };
}
