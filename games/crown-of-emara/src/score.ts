import type { ScoreLine, Seat } from '@crownleaf/engine';
import { LEFTOVER } from '../data/goods.ts';
import { BOOK, BREAD, countOf, GOLD, noble, RING } from './components.ts';
import { beatsVictoria, soloMode } from './solo/victoria.ts';
import type { Emara, Mine } from './state.ts';
import { seatOf } from './state.ts';
import { resourcesHeld } from './stores/payment.ts';

/** The end of the game: leftovers, their best split, final scores and places (section 17). */
export interface Final {
  readonly leftovers: number;
  /** Both tracks after the split. */
  readonly citizens: number;
  readonly buildings: number;
  readonly score: number;
  /** The higher track: the first tie-break. */
  readonly other: number;
}

interface Leftover {
  readonly label: string;
  readonly points: number;
}

function leftoversOf({ goods, favors }: Mine): readonly Leftover[] {
  return [
    { label: 'score.rings', points: countOf(goods, RING) * LEFTOVER.ring.value },
    { label: 'score.gold', points: countOf(goods, GOLD) * LEFTOVER.gold.value },
    { label: 'score.favors', points: favors.length * LEFTOVER.favor.value },
    { label: 'score.books', points: countOf(goods, BOOK) * LEFTOVER.book.value },
    { label: 'score.breads', points: countOf(goods, BREAD) * LEFTOVER.bread.value },
    { label: 'score.resources', points: Math.floor(resourcesHeld(goods) / 2) * LEFTOVER.pairOfResources.value },
  ];
}

/** Raises the lower track first and shares the rest, an odd last point to the citizens [EMARA-17.4]. */
export function finalOf(m: Mine): Final {
  const leftovers = leftoversOf(m).reduce((sum, line) => sum + line.points, 0);
  const gap = m.citizens - m.buildings;
  const toLower = Math.min(Math.abs(gap), leftovers);
  const rest = leftovers - toLower;
  const citizens = m.citizens + (gap < 0 ? toLower : 0) + Math.ceil(rest / 2);
  const buildings = m.buildings + (gap > 0 ? toLower : 0) + Math.floor(rest / 2);
  return {
    leftovers,
    citizens,
    buildings,
    score: Math.min(citizens, buildings),
    other: Math.max(citizens, buildings),
  };
}

/** The lines add up to the final score: the lower track, every leftover, less what went to the other track. */
export function scoreLines(s: Emara, seat: Seat): readonly ScoreLine[] {
  const m = seatOf(s, seat);
  const final = finalOf(m);
  const even = final.citizens === final.buildings;
  const citizensScore = even ? m.citizens <= m.buildings : final.citizens < final.buildings;
  const lines: ScoreLine[] = [
    citizensScore
      ? { label: 'score.citizens', points: m.citizens, rule: 'EMARA-17.5' }
      : { label: 'score.buildings', points: m.buildings, rule: 'EMARA-17.5' },
  ];
  for (const { label, points } of leftoversOf(m)) if (points > 0) lines.push({ label, points, rule: 'EMARA-17.1' });
  const away = citizensScore ? final.buildings - m.buildings : final.citizens - m.citizens;
  if (away > 0) lines.push({ label: 'score.to-other-track', points: -away, rule: 'EMARA-17.3' });
  return lines;
}

/** What is compared, in order ([EMARA-17.5] to [EMARA-17.9]). */
function standing(m: Mine): readonly number[] {
  const { score, other } = finalOf(m);
  let highest = 0;
  for (const kind of m.nobles) if (noble(kind).rank === m.nobles.length - 1) highest = noble(kind).citizens;
  return [score, other, m.nobles.length, highest];
}

function isAhead(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && a[at]! > b[at]!;
}

/** What is compared after the score, in order; or nothing is left that differs. */
const TIE_BREAKS = ['other', 'rank', 'card'] as const;

export interface Tie {
  /** Everybody with the best score. */
  readonly seats: readonly Seat[];
  /** The last comparison that put some of them behind. */
  readonly by: (typeof TIE_BREAKS)[number] | 'nothing';
}

/** How a tie for the best score is broken ([EMARA-17.6] to [EMARA-17.10]); undefined where one seat alone has it. */
export function tieOf(seats: readonly Mine[]): Tie | undefined {
  const standings = seats.map(standing);
  const best = (among: readonly Seat[], at: number): readonly Seat[] => {
    const most = Math.max(...among.map((seat) => standings[seat]![at]!));
    return among.filter((seat) => standings[seat]![at] === most);
  };
  const tied = best([...seats.keys()], 0);
  if (tied.length < 2) return undefined;
  let ahead = tied;
  let by: Tie['by'] = 'nothing';
  for (const [i, tieBreak] of TIE_BREAKS.entries()) {
    const left = best(ahead, i + 1);
    if (left.length < ahead.length) by = tieBreak;
    ahead = left;
  }
  return { seats: tied, by };
}

/** Who does not beat Victoria in a campaign comes second, behind her [EMARA-18.19]. */
export function ranking(s: Emara): readonly number[] {
  const { table: t } = s;
  if (soloMode(t) === 'campaign') return [beatsVictoria(finalOf(seatOf(s, 0)).score, t.victoria) ? 1 : 2];
  const standings = s.seats.map(standing);
  return standings.map((own) => 1 + standings.filter((other) => isAhead(other, own)).length);
}
