import type { BotGuide, Budget, Engine, Option, View } from '@crownleaf/engine';
import { Z_95 } from '../statistics.ts';
import { analysePlans } from './analyse-plans.ts';
import { type LineStep, Search } from './search.ts';

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

/** What each option of the seat that is asked is worth, by the way its bots think: for hints and for looking back at a game. */
export function analyse(engine: Engine, view: View, budget: Budget, setting: AnalysisSetting = {}): Analysis {
  const { guide = engine.game.guide } = setting;
  if (guide?.plan !== undefined) return analysePlans(engine, view, budget, { ...setting, guide });
  const { seed = 1, signal } = setting;
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
