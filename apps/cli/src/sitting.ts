import { createEngine, fastChance, itemAt, RefusedError } from '@crownleaf/engine';
import { OperatorError } from '@crownleaf/server/operator-error';
import type { Arguments } from './arguments.ts';
import { gameNamed, seatsOf } from './catalogue.ts';
import type { Flag } from './command.ts';

/** Decisions after which a game between bots is stopped. */
export const LIMIT = 20_000;

/** The options that every command which plays games has. `seats` is what it does when no number of seats is given. */
export const sittingFlags = (seats: string): readonly Flag[] => [
  { name: 'seats', value: 'N', about: `number of seats (default: ${seats})` },
  { name: 'games', value: 'G', about: 'number of games (default: 100)' },
  { name: 'seed', value: 'S', about: 'text that decides all chance; deal i comes from the seed S:i (default: 1)' },
  { name: 'options', value: 'JSON', about: "the game's own options, see 'crownleaf games --json'" },
  { name: 'limit', value: 'N', about: `stop a game after N decisions (default: ${LIMIT})` },
];

/** What those options say, checked before any work begins. */
export function sittingOf(args: Arguments, defaultSeats?: number) {
  const { game } = gameNamed(itemAt(args.words, 0));
  const engine = createEngine(game);
  const seats = seatsOf(game, args.count('seats') ?? defaultSeats);
  const options = args.json('options');
  try {
    engine.start(seats, fastChance(1), options);
  } catch (error) {
    if (error instanceof RefusedError) throw new OperatorError(error.message);
    throw error;
  }
  return {
    game,
    engine,
    seats,
    options,
    games: args.count('games') ?? 100,
    seed: args.text('seed') ?? '1',
    limit: args.count('limit') ?? LIMIT,
  };
}
