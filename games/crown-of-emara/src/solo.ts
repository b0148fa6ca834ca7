import { moveKind } from '@crownleaf/engine';
import { COMPONENTS, noble } from './components.ts';
import { breadYield, stoneYield, turnBread, turnStone } from './dials.ts';
import { topOfRank } from './flow/bonus.ts';
import { type C, type Table, table } from './state.ts';

/** Victoria, the virtual opponent of a solo game: at the end of rounds 2 to 6 she builds and rises (section 18). */
export const SOLO_MODES = ['high-score', 'campaign'] as const;
export type SoloMode = (typeof SOLO_MODES)[number];

const FIRST_ROUND = 2;
const LAST_RANK_ROUND = 5;

export function isSolo(t: Table): boolean {
  return t.solo > 0;
}

export function victoriaActs(c: C): void {
  if (c.table.round < FIRST_ROUND) return;
  build(c);
  if (c.table.round <= LAST_RANK_ROUND) rise(c, c.table.round - FIRST_ROUND);
}

function build(c: C): void {
  const { table: t } = c;
  const stone = stoneYield(t, c.seats);
  const bread = breadYield(t, c.seats);
  t.victoria += stone + bread;
  c.tell?.('victoria-built', { stone, bread, now: t.victoria });
  turnStone(c);
  turnBread(c);
}

function rise(c: C, rank: number): void {
  const card = topOfRank(c.table, rank);
  const { citizens } = noble(card);
  moveKind(c, card, table.nobility, table.victoriaNobles);
  c.table.victoria += citizens;
  c.tell?.('victoria-ranked', { noble: COMPONENTS[card]!, citizens, now: c.table.victoria });
}
