import { type Chosen, put, shuffle } from '@crownleaf/engine';
import { CARDS } from '../../data/cards.ts';
import type { options } from '../options.ts';
import { type C, table } from '../state.ts';

export function setup(c: C, chosen: Chosen<typeof options>): void {
  for (const [kind, { copies }] of CARDS.entries()) put(c, table.pack, Array<number>(copies).fill(kind));
  shuffle(c, table.pack);
  c.table.rounds = chosen.rounds;
}
