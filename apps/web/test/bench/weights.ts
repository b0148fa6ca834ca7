import { sizes } from '../../build/sizes.ts';

/** The most that a page may load, in kB of compressed script. */
const MOST = { start: 150, table: 120 } as const;

export interface Weight {
  readonly what: string;
  readonly kB: number;
  readonly most: number;
  /** To what the start page has loaded already. */
  readonly added: boolean;
}

/** What the built page weighs, beside what it may. */
export function weights(): readonly Weight[] {
  const { start, tables } = sizes();
  return [
    { what: 'start page', kB: start / 1000, most: MOST.start, added: false },
    ...Object.entries(tables).map(([what, bytes]) => ({ what, kB: bytes / 1000, most: MOST.table, added: true })),
  ];
}
