import type { Budget, Engine, View } from '@crownleaf/engine';
import { Z_95 } from '../statistics.ts';
import { analysePlans } from './analyse-plans.ts';
import type { Analysis, AnalysisSetting } from './analysis.ts';
import { Search } from './search.ts';

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
