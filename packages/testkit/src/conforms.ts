import type { Game, Policy } from '@crownleaf/engine';
import { CHECKS } from './checks/all.ts';
import { fuzz } from './fuzz.ts';
import type { CheckMaker } from './step.ts';

export interface ConformsSpec {
  /** Seat counts; all that the game allows by default. */
  readonly seats?: readonly number[];
  /** Sets of options; the presets by default. */
  readonly options?: readonly unknown[];
  /** Random games for each combination. */
  readonly games?: number;
  readonly limit?: number;
  readonly checks?: readonly CheckMaker[];
  /** See `FuzzSpec`. */
  readonly guide?: Policy | undefined;
}

/**
 * All that the engine asks of a game, over random games at every decision: nothing made or lost, pure lists, stable
 * names, no circles, barriers, secrecy, determinism, plain data, an end. One call in a game's tests.
 */
export function conforms(game: Game, spec: ConformsSpec = {}): { games: number; answers: number } {
  const { options = [undefined], games = 5, limit = 20_000, checks = CHECKS, guide } = spec;
  const [min, max] = game.seats;
  const counts = spec.seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  let played = 0;
  let answers = 0;
  for (const seats of counts) {
    for (const chosen of options) {
      for (let seed = 0; seed < games; seed++) {
        answers += fuzz(game, { seats, options: chosen, seed: played, limit, checks, guide }).answers.length;
        played++;
      }
    }
  }
  return { games: played, answers };
}
