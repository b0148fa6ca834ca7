import { type Engine, fastChance, type ScoreLine, type Seat, type State, type View } from '@crownleaf/engine';
import type { Labels } from '@crownleaf/words';
import { bold, dim } from '../print.ts';
import { type Seating, titleOf } from './seating.ts';

const WORLDS = 16;

/** Who is ahead, as far as this view tells: a score that differs between the worlds that fit it is not told. */
export function scoresNow(engine: Engine, labels: Labels, seating: Seating, view: View): string[] {
  const worlds = Array.from({ length: WORLDS }, (_, n) => engine.determinise(view, fastChance(n)));
  return [...view.seats.keys()].flatMap((seat) => {
    const [first = [], ...others] = worlds.map((world) => engine.game.score(world, seat));
    const known = others.every((lines) => JSON.stringify(lines) === JSON.stringify(first));
    if (!known) return [`${bold(titleOf(seating, seat))}: not known yet`];
    return seatLines(labels, titleOf(seating, seat), first);
  });
}

/** The ranking and every line of every score. */
export function finalLines({ game }: Engine, labels: Labels, seating: Seating, state: State): string[] {
  const places = game.ranking(state);
  const seats = [...places.keys()].toSorted((a, b) => places[a]! - places[b]!);
  return [
    bold('The game is over.'),
    verdict(seats, places, seating),
    '',
    ...seats.flatMap((seat) =>
      seatLines(labels, `${places[seat]}. ${titleOf(seating, seat)}`, game.score(state, seat)),
    ),
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
