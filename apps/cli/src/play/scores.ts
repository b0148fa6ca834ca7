import { type Engine, itemAt, type ScoreLine, type Seat, type State, type View } from '@crownleaf/engine';
import { knownScores, resultOf } from '@crownleaf/table';
import type { Labels } from '@crownleaf/words';
import { bold, dim } from '../print.ts';
import { type Seating, titleOf } from './seating.ts';

/** The scores as far as this view tells. */
export function scoresNow(engine: Engine, labels: Labels, seating: Seating, view: View): string[] {
  return knownScores(engine, view).flatMap((lines, seat) =>
    lines === undefined
      ? [`${bold(titleOf(seating, seat))}: not known yet`]
      : seatLines(labels, titleOf(seating, seat), lines),
  );
}

/** The ranking and every line of every score. */
export function finalLines({ game }: Engine, labels: Labels, seating: Seating, state: State): string[] {
  const { ranking, scores } = resultOf(game, state);
  const seats = [...ranking.keys()].toSorted((a, b) => itemAt(ranking, a) - itemAt(ranking, b));
  return [
    bold('The game is over.'),
    verdict(seats, ranking, seating),
    '',
    ...seats.flatMap((seat) => seatLines(labels, `${ranking[seat]}. ${titleOf(seating, seat)}`, itemAt(scores, seat))),
  ];
}

function verdict(seats: readonly Seat[], places: readonly number[], seating: Seating): string {
  const { human } = seating;
  const first = seats.filter((seat) => places[seat] === 1);
  if (first.length === 0) return 'You have lost against the game.';
  if (!first.includes(human)) {
    const winners = first.map((seat) => titleOf(seating, seat)).join(' and ');
    return `${winners} ${first.length === 1 ? 'has' : 'have'} won. Your place: ${places[human]}.`;
  }
  return first.length === 1 ? 'You have won!' : 'You share the first place.';
}

function seatLines(labels: Labels, title: string, lines: readonly ScoreLine[]): string[] {
  const total = lines.reduce((sum, { points }) => sum + points, 0);
  const width = Math.max(0, ...lines.map(({ label }) => labels.message(label).length)) + 2;
  return [
    `${bold(title)}: ${total}`,
    ...lines.map(
      ({ label, points, rule }) =>
        `  ${labels.message(label).padEnd(width)}${String(points).padStart(4)}  ${dim(`[${rule}]`)}`,
    ),
  ];
}
