import { commitment, isSecret, type Secret } from './chance.ts';
import type { Engine } from './engine.ts';
import { itemAt } from './item.ts';
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
/** The rules changed in mid-game, and all players agreed to go on from a state that the record names by its hash. */
export interface ResumeEntry {
  readonly from: State;
  /** The rules from here on. */
  readonly rulesVersion: number;
  readonly by: Author;
  readonly agreed: true;
}
export type Entry = AnswerEntry | UndoEntry | ResumeEntry;

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
  | {
      readonly ok: true;
      readonly answers: number;
      readonly over: boolean;
      readonly final: State;
      /** The first entry that was played again. More than 0 when the rules changed in mid-game: what is before it needs those. */
      readonly from: number;
    }
  | { readonly ok: false; readonly at: number; readonly difference: string };

/**
 * Plays a record again and names the first difference. `at` is the entry, −1 what comes before them. A record of another
 * version of the rules is good as long as every state is the same.
 */
export function verify(engine: Engine, record: GameRecord): Verdict {
  const { id, rulesVersion } = engine.game;
  const others =
    record.rulesVersion === rulesVersion
      ? ''
      : ` (the record is of rules version ${record.rulesVersion}, this is version ${rulesVersion})`;
  const off = (at: number, difference: string): Verdict => ({ ok: false, at, difference: difference + others });
  if (record.game !== id) return off(-1, `the record is of '${record.game}', not of '${id}'`);
  if (!isSecret(record.secret)) return off(-1, 'the secret is not 64 hex digits');
  if (commitment(record.secret) !== record.commitment.toLowerCase())
    return off(-1, 'the secret does not match the commitment');

  const resumed = record.entries.findLastIndex((entry) => 'from' in entry);
  let match: Match;
  try {
    match = resumed < 0 ? startOf(engine, record) : resumedAt(engine, record, resumed);
  } catch (error) {
    return off(resumed, messageOf(error));
  }
  const history: Match[] = [match];
  for (let at = resumed + 1; at < record.entries.length; at++) {
    const entry = record.entries[at] as AnswerEntry | UndoEntry;
    if ('undoTo' in entry) {
      const earlier = history.findIndex((m) => m.state.ply === entry.undoTo);
      // Two agreements to go back at once were once written as two entries; the second changes nothing.
      const isHere = earlier === history.length - 1;
      if (earlier < 0 || (isHere && !entry.agreed)) return off(at, `nothing to take back to ply ${entry.undoTo}`);
      if (!entry.agreed && !match.back.some((s) => s.ply === entry.undoTo)) {
        return off(at, `undo to ply ${entry.undoTo} goes past what was seen or another's answer, and nobody agreed`);
      }
      history.length = earlier + 1;
      match = itemAt(history, earlier);
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
  const { state: final } = match;
  return { ok: true, answers: history.length - 1, over: engine.over(final), final, from: resumed + 1 };
}

function startOf(engine: Engine, { seats, secret, options }: GameRecord): Match {
  return startMatch(engine, seats, secret, options).match;
}

function resumedAt(engine: Engine, record: GameRecord, at: number): Match {
  const { from: state } = record.entries[at] as ResumeEntry;
  const wrong = engine.check(state);
  if (wrong !== undefined) throw new Error(`the state to go on from is none of this game: ${wrong}`);
  const hash = engine.hash(state);
  const named = record.entries.slice(0, at).some((entry) => 'hash' in entry && entry.hash === hash);
  if (!named && hash !== engine.hash(startOf(engine, record).state)) {
    throw new Error(`the game goes on from the state ${hash}, at which it never was`);
  }
  return { state, secret: record.secret, back: [] };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
