import type { BotGuide, Budget, Engine, Option, View } from '@crownleaf/engine';
import { type LineStep, Search } from './search.ts';

export interface OptionAnalysis {
  readonly option: Option;
  readonly name: string;
  /** From 0, the surest loss, to 1, the highest win. */
  readonly expected: number;
  /** Where that lies with 95 % confidence. */
  readonly ci95: readonly [low: number, high: number];
  readonly visits: number;
}

export interface Analysis {
  readonly iterations: number;
  /** Every legal option, the one to recommend first. */
  readonly options: readonly OptionAnalysis[];
  /** How the game is expected to go on from here. */
  readonly line: readonly LineStep[];
}

export interface AnalysisSetting {
  readonly seed?: number;
  readonly guide?: BotGuide;
  readonly signal?: AbortSignal;
}

const Z_95 = 1.959964;

/** What each option of the seat that is asked is worth: for hints and for looking back at a game. */
export function analyse(engine: Engine, view: View, budget: Budget, setting: AnalysisSetting = {}): Analysis {
  const { seed = 1, guide, signal } = setting;
  const search = new Search(engine, view, { seed, guide });
  search.run(budget, signal);
  const { option: best, iterations, findings } = search.result();
  const options = findings
    .toSorted((a, b) => Number(b.option === best) - Number(a.option === best) || b.visits - a.visits || b.mean - a.mean)
    .map(({ option, visits, mean, error }) => ({
      option,
      name: search.nameOf(option),
      expected: mean,
      ci95: [Math.max(0, mean - Z_95 * error), Math.min(1, mean + Z_95 * error)] as const,
      visits,
    }));
  return { iterations, options, line: search.line() };
}
