import { itemAt, type RuleId, type ScoreLine, type Seat, type TieBreak } from '@crownleaf/engine';
import { villagersHomed } from './board/villages.ts';
import { allFavourLeaves } from './favours/evaluate.ts';
import { buildingCardLeaves, sisterFavoursLeaves, sisterScore } from './sister/score.ts';
import { EMPTY, type Emberleaf, LEAF_SOURCES, type LeafSource, seatOf } from './state.ts';

const RULES: { readonly [source in LeafSource]: RuleId } = {
  villagers: 'EMBER-13.2',
  dangers: 'EMBER-11.5',
  trophies: 'EMBER-17.2',
  bonuses: 'EMBER-18.3',
  skills: 'EMBER-16.17',
};

/** The leaves on the track by their source, and what the favours give in this position [EMBER-20.5]. */
export function scoreLines(s: Emberleaf, seat: Seat): readonly ScoreLine[] {
  const { leaves } = seatOf(s, seat);
  const lines = LEAF_SOURCES.map((source, i) => ({
    label: `score.${source}`,
    points: itemAt(leaves, i),
    rule: RULES[source],
  }));
  return [...lines, { label: 'score.favours', points: allFavourLeaves(s, seat), rule: 'EMBER-15.1' }];
}

/** The sister's score, line by line [EMBER-21.33]. */
export function sisterLines(s: Emberleaf): readonly ScoreLine[] {
  const during = s.table.sisterLeaves.map((points, i) => {
    return { label: `score.${itemAt(LEAF_SOURCES, i)}`, points, rule: RULES[itemAt(LEAF_SOURCES, i)] };
  });
  return [
    ...during,
    { label: 'score.sisterFavours', points: sisterFavoursLeaves(s), rule: 'EMBER-21.34' },
    { label: 'score.sisterBuildings', points: buildingCardLeaves(s), rule: 'EMBER-21.36' },
  ];
}

export function finalLeaves(s: Emberleaf, seat: Seat): number {
  return seatOf(s, seat).score + allFavourLeaves(s, seat);
}

/** Villagers homed, then tokens held [EMBER-20.6]; alone there is no tie to break [EMBER-21.1]. */
export function tieBreaks({ table, seats }: Emberleaf): readonly TieBreak[] {
  if (table.difficulty !== EMPTY) return [];
  return [
    { label: 'score.tie.homed', rule: 'EMBER-20.6', counts: seats.map(villagersHomed) },
    { label: 'score.tie.tokens', rule: 'EMBER-20.6', counts: seats.map(({ banners }) => banners.length) },
  ];
}

/** Most leaves, then what breaks a tie [EMBER-20.6]; alone, more than the sister [EMBER-21.1]. */
export function ranking(s: Emberleaf): readonly number[] {
  if (s.table.difficulty !== EMPTY) return [finalLeaves(s, 0) > sisterScore(s) ? 1 : 2];
  const breaks = tieBreaks(s);
  const results = s.seats.map((_, seat) => [finalLeaves(s, seat), ...breaks.map(({ counts }) => itemAt(counts, seat))]);
  return results.map((mine) => 1 + results.filter((other) => isBetter(other, mine)).length);
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return itemAt(a, i) > itemAt(b, i);
  return false;
}
