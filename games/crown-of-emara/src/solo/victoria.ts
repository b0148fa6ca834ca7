import { moveKind } from '@crownleaf/engine';
import { VICTORIA_ROUNDS } from '../../data/course.ts';
import { nameOf, noble } from '../components.ts';
import { topOfRank } from '../flow/bonus.ts';
import { breadYield, stoneYield, turnBread, turnStone } from '../places/dials.ts';
import { type C, type Table, table } from '../state.ts';
import { SOLO_MODES, type SoloMode } from './modes.ts';

// Victoria is the virtual opponent of a solo game: at the end of rounds 2 to 6 she builds and rises (section 18).
const { first: FIRST_ROUND, lastRank: LAST_RANK_ROUND } = VICTORIA_ROUNDS.value;

/** What the single player plays for; undefined in a game of several. */
export function soloMode(t: Table): SoloMode | undefined {
  return SOLO_MODES[t.solo - 1];
}

/** A tie does not suffice [EMARA-18.13]. */
export function beatsVictoria(score: number, victoria: number): boolean {
  return score > victoria;
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
  c.tell?.('victoria-ranked', { noble: nameOf(card), citizens, now: c.table.victoria });
}
