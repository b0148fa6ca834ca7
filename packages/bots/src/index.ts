export {
  type ArenaPlan,
  addTally,
  type BotResult,
  emptyTally,
  lineUps,
  playRound,
  results,
  type Tally,
} from './arena.ts';
export { type Outcome, playOut, type Sitting, type Watcher } from './playout.ts';
export { policiesOf, randomPolicy } from './policies.ts';
export { mean, percentile, wilson } from './statistics.ts';
export { winShares } from './wins.ts';
