import { commitment, isSecret, type Secret } from './chance.ts';
import type { Engine } from './engine.ts';
import { type Match, playNames, startMatch } from './match.ts';
import type { Seat } from './seat.ts';
import type { State } from './state/state.ts';

export const AUTHORS = ['human', 'bot', 'clock'] as const;
export type Author = (typeof AUTHORS)[number];

export interface AnswerEntry {
  readonly seat: Seat;
  readonly name: string;
  /** Of the state after the answer. */
  readonly hash: string;
  readonly by: Author;
}
export interface UndoEntry {
  readonly undoTo: number;
  readonly by: Author;
  /** All players agreed, so it may go further back than a seat could by itself. */
  readonly agreed?: true;
}
export type Entry = AnswerEntry | UndoEntry;

/** A whole game as data: enough to play it again and to check every shuffle of it. */
export interface GameRecord {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: unknown;
  readonly commitment: string;
  readonly secret: Secret;
  readonly entries: readonly Entry[];
}

export type Verdict =
  | { readonly ok: true; readonly answers: number; readonly over: boolean; readonly final: State }
  | { readonly ok: false; readonly at: number; readonly difference: string };

/** Plays a record again and names the first difference. `at` is the entry, −1 what comes before them. */
export function verify(engine: Engine, record: GameRecord): Verdict {
  const { game } = engine;
  const off = (at: number, difference: string): Verdict => ({ ok: false, at, difference });
  if (record.game !== game.id) return off(-1, `the record is of '${record.game}', not of '${game.id}'`);
  if (record.rulesVersion !== game.rulesVersion) {
    return off(-1, `rules version ${record.rulesVersion}, but this is version ${game.rulesVersion}`);
  }
  if (!isSecret(record.secret)) return off(-1, 'the secret is not 64 hex digits');
  if (commitment(record.secret) !== record.commitment.toLowerCase())
    return off(-1, 'the secret does not match the commitment');

  let match: Match;
  try {
    match = startMatch(engine, record.seats, record.secret, record.options).match;
  } catch (error) {
    return off(-1, messageOf(error));
  }
  const history: Match[] = [match];
  for (const [at, entry] of record.entries.entries()) {
    if ('undoTo' in entry) {
      const earlier = history.findIndex((m) => m.state.ply === entry.undoTo);
      if (earlier < 0 || earlier === history.length - 1) return off(at, `nothing to take back to ply ${entry.undoTo}`);
      if (!entry.agreed && !match.back.some((s) => s.ply === entry.undoTo)) {
        return off(at, `undo to ply ${entry.undoTo} goes past what was seen or another's answer, and nobody agreed`);
      }
      history.length = earlier + 1;
      match = history[earlier]!;
      continue;
    }
    try {
      match = playNames(engine, match, entry.seat, [entry.name]).match;
    } catch (error) {
      return off(at, messageOf(error));
    }
    history.push(match);
    const hash = engine.hash(match.state);
    if (hash !== entry.hash)
      return off(at, `after '${entry.name}' the state is ${hash}, the record says ${entry.hash}`);
  }
  return { ok: true, answers: history.length - 1, over: engine.over(match.state), final: match.state };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
