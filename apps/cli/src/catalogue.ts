import { readFileSync } from 'node:fs';
import { policiesOf } from '@crownleaf/bots';
import type { Game, Policy } from '@crownleaf/engine';
import { OperatorError } from '@crownleaf/server/operator-error';
import { GAMES, type Registered } from '../../../games/loaded-games.ts';
import { type NumberedRule, parseRules } from '../../../games/rules.ts';

/** What the command line knows of games, each look-up with a message that says what is possible. */
export function gameNamed(id: string): Registered {
  const found = GAMES.find(({ game }) => game.id === id);
  if (found === undefined) throw new OperatorError(`there is no game '${id}'; possible: ${gameIds().join(', ')}`);
  return found;
}

export function gameIds(): readonly string[] {
  return GAMES.map(({ game }) => game.id);
}

/** The game that is also written by hand without the engine, to be measured against. */
export function yardstick(): Game {
  const found = GAMES.find(({ manifest }) => manifest.yardstick);
  if (found === undefined) throw new Error('no manifest says that its game is the yardstick');
  return found.game;
}

export function rulesOf(registered: Registered): readonly NumberedRule[] {
  return parseRules(readFileSync(registered.rulesFile, 'utf8'));
}

export function seatsOf(game: Game, wanted: number | undefined): number {
  const [min, max] = game.seats;
  const seats = wanted ?? Math.min(max, Math.max(2, min));
  if (seats < min || seats > max) {
    throw new OperatorError(`${game.id} is for ${min === max ? min : `${min} to ${max}`} seats, not ${seats}`);
  }
  return seats;
}

export function botNamed(game: Game, name: string): Policy {
  const found = policiesOf(game).find((bot) => bot.name === name);
  if (found === undefined) throw new OperatorError(`${game.id} has no bot '${name}'; possible: ${botNames(game)}`);
  return found;
}

export function botNames(game: Game): string {
  return policiesOf(game)
    .map((bot) => bot.name)
    .join(', ');
}
