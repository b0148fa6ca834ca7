import { emptyTally, playRound, type Tally } from '@crownleaf/bots';
import { type Budget, createEngine } from '@crownleaf/engine';
import { botNamed, gameNamed } from './catalogue.ts';

/** What one thread is told: plain data, names instead of functions. */
export interface ArenaShare {
  readonly game: string;
  readonly bots: readonly string[];
  readonly seats: number;
  readonly seed: string;
  readonly limit: number;
  readonly options: unknown;
  readonly budget: Budget | undefined;
  /** It plays the rounds first, first + step, … below `rounds`. */
  readonly first: number;
  readonly step: number;
  readonly rounds: number;
}

/** Plays a share of an arena; `played` hears of the games of each round. */
export function playShare(share: ArenaShare, played: (games: number) => void): readonly Tally[] {
  const { game } = gameNamed(share.game);
  const bots = share.bots.map((name) => botNamed(game, name));
  const plan = { ...share, engine: createEngine(game), bots };
  const tallies = bots.map(emptyTally);
  for (let round = share.first; round < share.rounds; round += share.step) played(playRound(plan, round, tallies));
  return tallies;
}
