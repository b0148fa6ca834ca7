export {
  type ArenaPlan,
  addTally,
  type BotResult,
  emptyTally,
  lineUps,
  lineUpsOf,
  playRound,
  results,
  type Tally,
} from './arena.ts';
export { chooseFrom } from './host/choose.ts';
export { type FitSetting, type Fitted, fit } from './learn/fit.ts';
export { lessonsOf } from './learn/lessons.ts';
export { joined, type Samples } from './learn/samples.ts';
export {
  featuresOf,
  type LessonShare,
  type MatchShare,
  meet,
  type Teacher,
  teach,
  teacherOf,
} from './learn/training.ts';
export { LEVELS, type Level } from './levels.ts';
export { type Outcome, playOut, type Sitting, type Watcher } from './playout.ts';
export { policiesOf, randomPolicy } from './policies.ts';
export { type Rating, ratings } from './rating.ts';
export { analyse } from './search/analyse.ts';
export type { Analysis, AnalysisSetting, OptionAnalysis } from './search/analysis.ts';
export { searchBot } from './search/bot.ts';
export { type Finding, type LineStep, Search, type SearchResult, type SearchSetting, search } from './search/search.ts';
export { BOUND, type Claim, Sprt, type Verdict } from './sprt.ts';
export { mean, percentile, wilson } from './statistics.ts';
export { winShares } from './wins.ts';
