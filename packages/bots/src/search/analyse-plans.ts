import { type BotGuide, type Budget, type Engine, fastChance, forkSeed, itemAt, type View } from '@crownleaf/engine';
import { mean, Z_95 } from '../statistics.ts';
import type { Analysis, AnalysisSetting, OptionAnalysis } from './analysis.ts';
import { Planner } from './planner.ts';
import type { Finding } from './search.ts';

/** A bot plans in one world; who asks for advice is told how far luck can change it. */
const WORLDS = 3;
/** How far a plan's worth is taken to lie from world to world, as one look more: few worlds that agree prove little. */
const SPREAD = 0.05;

/** The same for a game that is planned, as far ahead as its strongest bot looks. */
export function analysePlans(
  engine: Engine,
  view: View,
  budget: Budget,
  { seed = 1, guide, signal, worlds = WORLDS }: AnalysisSetting & { readonly guide: BotGuide },
): Analysis {
  const turns = guide.levels?.sovereign?.turns ?? 1;
  const share = 'ms' in budget ? { ms: budget.ms / worlds } : budget;
  const planners: Planner[] = [];
  for (let world = 0; world < worlds && (world === 0 || !signal?.aborted); world++) {
    const planner = new Planner(engine, view, { seed: world === 0 ? seed : forkSeed(seed, world), guide, turns });
    planner.run(share);
    planners.push(planner);
  }
  const [first] = planners as [Planner, ...Planner[]];
  const found = planners.map(({ findings }) => new Map(findings.map((finding) => [finding.option, finding])));
  const { kind } = engine.decision(engine.determinise(view, fastChance(seed)))!;
  const options = first.options
    .map((option) => summary(found.flatMap((findings) => findings.get(option) ?? [])))
    .toSorted((a, b) => b.mean - a.mean)
    .map(({ option, mean, error, visits }): OptionAnalysis => {
      const ci95 = [inRange(mean - Z_95 * error), inRange(mean + Z_95 * error)] as const;
      return { option, name: engine.nameOption(kind, option), expected: inRange(mean), ci95, visits };
    });
  const { option: best, visits: iterations } = itemAt(options, 0);
  return { iterations, options, line: first.line(best) };
}

/** What all worlds together say about one option. */
function summary(findings: readonly Finding[]): Finding {
  const { option } = itemAt(findings, 0);
  const expected = mean(findings.map((finding) => finding.mean));
  let squares = SPREAD * SPREAD;
  let visits = 0;
  for (const finding of findings) {
    squares += (finding.mean - expected) ** 2 + finding.error ** 2;
    visits += finding.visits;
  }
  return { option, mean: expected, error: Math.sqrt(squares) / findings.length, visits };
}

/** An answer that was given up may be put below the worst result. */
function inRange(worth: number): number {
  return Math.min(1, Math.max(0, worth));
}
