import type { BotGuide, Option } from '@crownleaf/engine';
import type { LineStep } from './search.ts';

export interface OptionAnalysis {
  readonly option: Option;
  readonly name: string;
  /** From 0, the surest loss, to 1, the highest win. */
  readonly expected: number;
  /** Where that lies with 95 % confidence. */
  readonly ci95: readonly [low: number, high: number];
  /** In a game that is planned, the ways that were followed up side by side, in all worlds. */
  readonly visits: number;
}

export interface Analysis {
  readonly iterations: number;
  /** Every legal option, the one to recommend first. */
  readonly options: readonly OptionAnalysis[];
  /** How the game is expected to go on from here; in a game that is planned, the answers of the seat itself. */
  readonly line: readonly LineStep[];
}

export interface AnalysisSetting {
  readonly seed?: number;
  readonly guide?: BotGuide;
  readonly signal?: AbortSignal;
  /** In a game that is planned, how many worlds are planned in; time is shared among them. */
  readonly worlds?: number;
}
