import {
  type Engine,
  eventsFor,
  type GameRecord,
  type Match,
  retrace,
  type Seat,
  type View,
  verify,
} from '@crownleaf/engine';
import { nameDecision, resultOf } from '@crownleaf/table';
import { grown, type Snapshot, type TableEvent } from '@crownleaf/ui/port';
import { questionFrom } from '../table/question.ts';

/** What a check of a record found. */
export interface Checked {
  readonly ok: boolean;
  /** The entry that is off, counted from 0; −1 is what comes before the first. */
  readonly at?: number;
  readonly difference?: string;
  readonly answers?: number;
  /** Values of chance that were drawn, each of them checked. */
  readonly drawn?: number;
  readonly over?: boolean;
  /** The rules version of the record, when it is not the present one. */
  readonly olderRules?: number;
}

export function checked(engine: Engine, record: GameRecord): Checked {
  const verdict = verify(engine, record);
  const { rulesVersion } = record;
  if (!verdict.ok)
    return rulesVersion === engine.game.rulesVersion ? verdict : { ...verdict, olderRules: rulesVersion };
  const { answers, over, final } = verdict;
  return { ok: true, answers, over, drawn: final.drawn };
}

/** What there is to look back at. */
export interface Course {
  /** The turn at every step; step 0 is the start. */
  readonly turns: readonly number[];
  /** The game was played by older rules. */
  readonly older?: OlderRules;
}

export interface OlderRules {
  readonly rulesVersion: number;
  /** Whether every answer is possible by the present rules; if not, the game is shown as far as they are. */
  readonly isWhole: boolean;
}

/** A finished game, step by step. Answers that were taken back are left out. */
export class Replay {
  readonly #engine: Engine;
  readonly #record: GameRecord;
  readonly #steps: readonly { readonly match: Match; readonly events: number }[];
  readonly #log: readonly TableEvent[];
  readonly #older: OlderRules | undefined;

  constructor(engine: Engine, record: GameRecord) {
    this.#engine = engine;
    this.#record = record;
    const { rulesVersion } = record;
    const { steps, trouble } = retrace(engine.game, record);
    const isOlder = rulesVersion !== engine.game.rulesVersion;
    if (trouble !== undefined && (!isOlder || steps.length === 0)) throw new Error(trouble);
    this.#older = isOlder ? { rulesVersion, isWhole: trouble === undefined } : undefined;
    let log: readonly TableEvent[] = [];
    this.#steps = steps.map(({ match, events }) => {
      log = grown(log, events);
      return { match, events: log.length };
    });
    this.#log = log;
  }

  get course(): Course {
    const turns = this.#steps.map(({ match }) => match.state.turn);
    return this.#older === undefined ? { turns } : { turns, older: this.#older };
  }

  /** The table at this step as a seat saw it; `open` shows what every seat held. */
  frame(index: number, seat: Seat | undefined, open: boolean): Snapshot {
    const engine = this.#engine;
    const { match, events } = this.#steps[Math.max(0, Math.min(index, this.#steps.length - 1))]!;
    const { state } = match;
    const view: View = open ? { ...state, viewer: seat ?? null, hidden: {} } : engine.view(state, seat);
    const decision = engine.decision(state);
    const log = this.#log.slice(0, events);
    return {
      table: 'replay',
      game: this.#record.game,
      seq: index,
      view,
      ...(decision === undefined ? {} : { asked: questionFrom(nameDecision(engine, decision), decision.because) }),
      log: open ? log : eventsFor(log, seat),
      seats: state.seats.map((_, n) => ({ name: `Seat ${n + 1}` })),
      hands: [],
      undo: { plies: [], reason: 'over', deeper: false },
      ...(decision === undefined ? { result: resultOf(engine.game, state) } : {}),
      options: this.#record.options,
      commitment: this.#record.commitment,
      connection: 'live',
    };
  }
}
