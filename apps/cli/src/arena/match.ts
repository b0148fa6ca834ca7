import { type ArenaPlan, emptyTally, playRound, type Tally } from '@crownleaf/bots';
import { type Budget, createEngine } from '@crownleaf/engine';
import { botNamed, gameNamed } from '../catalogue.ts';

/** All that decides the games of an arena: plain data, names instead of functions. */
export interface ArenaMatch {
  readonly game: string;
  readonly rulesVersion: number;
  readonly bots: readonly string[];
  readonly field: boolean;
  readonly seats: number;
  readonly seed: string;
  readonly limit: number;
  readonly options?: unknown;
  readonly variants?: readonly unknown[] | undefined;
  readonly budget?: Budget | undefined;
}

/** What came of one round, for each bot. */
export type PlayRound = (round: number) => readonly Tally[];

/** Every round has its own players, so that none remembers anything of another round. */
export function roundsOf(match: ArenaMatch): PlayRound {
  const { game } = gameNamed(match.game);
  const engine = createEngine(game);
  return (round) => {
    const plan: ArenaPlan = { ...match, engine, bots: match.bots.map((name) => botNamed(game, name)) };
    const tallies = plan.bots.map(emptyTally);
    playRound(plan, round, tallies);
    return tallies;
  };
}
