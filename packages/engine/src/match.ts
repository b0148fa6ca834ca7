import { type Secret, secretChance } from './chance.ts';
import type { Option } from './decision.ts';
import type { Engine } from './engine.ts';
import type { Event } from './event.ts';
import { itemAt } from './item.ts';
import { RefusedError } from './refused-error.ts';
import { NOBODY, type Seat } from './seat.ts';
import type { State } from './state/state.ts';

/** A game under way as its host holds it. A clone of a state holds no key; a match does. Matches are never changed. */
export interface Match {
  readonly state: State;
  readonly secret: Secret;
  /** The states before each answer that may still be taken back, all of one seat, oldest first. */
  readonly back: readonly State[];
}

export interface Played {
  readonly match: Match;
  readonly events: readonly Event[];
  /** How many answers of the chain were taken. */
  readonly applied: number;
}

/** One answer of a chain that was taken. */
export interface PlayedAnswer {
  readonly name: string;
  /** After the answer. */
  readonly state: State;
  readonly events: readonly Event[];
}

export interface PlayedChain extends Played {
  readonly answers: readonly PlayedAnswer[];
}

export function startMatch(engine: Engine, seats: number, secret: Secret, options?: unknown): Played {
  const events: Event[] = [];
  const state = engine.start(seats, secretChance(secret), options, { event: (e) => events.push(e) });
  return { match: { state, secret, back: [] }, events, applied: 0 };
}

/** Takes one answer by its option. */
export function play(engine: Engine, match: Match, option: Option): Played {
  const decision = engine.decision(match.state);
  if (decision === undefined) throw new RefusedError('over', 'the game is over');
  if (!decision.options.includes(option)) {
    throw illegal(engine, match.state, engine.nameOption(decision.kind, option), 0);
  }
  const events: Event[] = [];
  return { match: after(engine, match, option, events), events, applied: 1 };
}

/**
 * Takes a chain of answers of one seat by name. An answer that is not possible refuses the whole chain. The chain ends where
 * something new is seen or another seat is asked; the rest is dropped unexamined, since a refusal there would reveal
 * hidden things. `resolve` turns what somebody typed into a name, at the question where it arrives.
 */
export function playNames(
  engine: Engine,
  match: Match,
  seat: Seat,
  names: readonly string[],
  resolve: (word: string, at: Match, index: number) => string = (word) => word,
): PlayedChain {
  const answers: PlayedAnswer[] = [];
  let now = match;
  for (const [index, word] of names.entries()) {
    const { asked } = now.state;
    if (index > 0 && (asked !== seat || now.state.barrier === now.state.ply)) break;
    if (asked === NOBODY) throw new RefusedError('over', 'the game is over', { index });
    if (asked !== seat) throw new RefusedError('not-your-turn', `seat ${asked} is asked, not seat ${seat}`, { index });
    const name = resolve(word, now, index);
    const option = engine.findOption(now.state, name);
    if (option === undefined) throw illegal(engine, now.state, name, index);
    const events: Event[] = [];
    now = after(engine, now, option, events);
    answers.push({ name, state: now.state, events });
  }
  return { match: now, answers, events: answers.flatMap((each) => each.events), applied: answers.length };
}

/** What happens is added to the events. */
function after(engine: Engine, { state: before, secret, back }: Match, option: Option, events: Event[]): Match {
  const state = engine.clone(before);
  engine.apply(state, option, secretChance(secret), { event: (e) => events.push(e) });
  return { state, secret, back: backAfter(before, back, state) };
}

function backAfter(before: State, back: readonly State[], now: State): readonly State[] {
  if (now.barrier >= now.ply) return [];
  const ownOnly = back.length > 0 && itemAt(back, 0).asked === before.asked;
  return ownOnly ? [...back, before] : [before];
}

function illegal(engine: Engine, state: State, name: string, index: number): RefusedError {
  const decision = engine.decision(state)!;
  const { rule, message: reason } = engine.whyNot(engine.view(state, decision.seat), name);
  const possible = decision.options.map((o) => engine.nameOption(decision.kind, o));
  const shown = possible.length > 12 ? [...possible.slice(0, 12), `… ${possible.length - 12} more`] : possible;
  const message = `'${clipped(name)}' is not possible now: ${reason}${rule === undefined ? '' : ` (${rule})`}; possible: ${shown.join(', ')}`;
  return new RefusedError('illegal-option', message, { rule, index });
}

function clipped(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}

/** The plies to which this seat can go back, oldest first: down to the last new information or another's answer. */
export function undoPlies(match: Match, seat: Seat): readonly number[] {
  return match.back.filter((s) => s.asked === seat).map((s) => s.ply);
}

/** Takes back the seat's own answers: the last one, or down to the given ply. */
export function undo(match: Match, seat: Seat, to?: number): Match {
  const plies = undoPlies(match, seat);
  const ply = to ?? plies.at(-1);
  const index = match.back.findIndex((s) => s.ply === ply);
  if (ply === undefined || !plies.includes(ply)) {
    const possible = plies.length > 0 ? `possible: ${plies.join(', ')}` : 'something new was seen, or another answered';
    throw new RefusedError(
      'nothing-to-undo',
      `seat ${seat} cannot go back${to === undefined ? '' : ` to ${to}`}: ${possible}`,
    );
  }
  return { ...match, state: itemAt(match.back, index), back: match.back.slice(0, index) };
}
