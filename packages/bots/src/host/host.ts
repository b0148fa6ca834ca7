import type { Budget, Option, View } from '@crownleaf/engine';
import type { Analysis } from '../search/analysis.ts';

/** A decision that a bot is to make for the seat whose view this is, which must be the one that is asked. */
export interface ChooseRequest {
  readonly game: string;
  readonly bot: string;
  readonly view: View;
  /** Decides the bot's luck. */
  readonly seed: number;
  /** In place of the bot's own measure. */
  readonly budget?: Budget | undefined;
  /**
   * Names the table, so that a bot may go on with what it found out a decision ago. Without it a decision is made afresh:
   * then the request alone decides the answer, if the budget is in iterations.
   */
  readonly table?: string | undefined;
}

export interface AnalyseRequest {
  readonly game: string;
  readonly view: View;
  readonly seed: number;
  readonly budget: Budget;
}

/** What is done first: answers that a player waits for, then hints, then games of bots alone, first those with spectators. */
export const URGENCIES = ['awaited', 'hint', 'watched', 'unseen'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** For whom a bot thinks. */
export interface Asker {
  /** Addresses take turns, since one can have any number of owners. */
  readonly address: string;
  /** Owners of one address take turns when it has its own. */
  readonly owner: string;
  /** Asked again and again, for people come and go while a request waits. */
  urgency(): Urgency;
}

/** A bot failed, and another answered in its place. */
export interface Trouble {
  readonly game: string;
  readonly bot: string;
  readonly table: string | undefined;
  readonly problem: string;
  readonly insteadBy: string;
}

/** Where bots think, away from the thread that serves people. */
export interface BotHost {
  /**
   * Always gives a legal option: if the bot fails, that of the game's baseline, and the log hears of it. Rejects only when
   * the signal says stop, when the host was closed, and for a game or a view that no bot could decide about.
   */
  choose(request: ChooseRequest, signal?: AbortSignal, asker?: Asker): Promise<Option>;
  /** Nothing can stand in for an analysis: it rejects when there is none. */
  analyse(request: AnalyseRequest, signal?: AbortSignal, asker?: Asker): Promise<Analysis>;
  /** Ends all threads; what is not answered yet rejects. */
  close(): Promise<void>;
}
