import type { Game, Policy } from '@crownleaf/engine';

/** Plays anything legal; the floor that every other bot is measured from. */
export const randomPolicy: Policy = {
  name: 'random',
  choose: (ask) => ask.options[ask.random(ask.options.length)]!,
};

/** Who can play this game, weakest first. */
export function policiesOf(game: Game): readonly Policy[] {
  return [randomPolicy, ...(game.policies ?? [])];
}
