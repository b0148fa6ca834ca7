import { type Chance, fastChance, itemAt, type PolicyAsk } from '@crownleaf/engine';
import type { TableHost } from '@crownleaf/table';
import type { Seating } from './seating.ts';

/** Returns a function that plays for the bots until the person is asked or the game is over. */
export function botTurns(host: TableHost, { bots, human }: Seating, seed: number): () => void {
  const dice: Chance = fastChance(seed);
  let thrown = 0;
  const random = (below: number): number => dice.int(thrown++, below);

  return () => {
    for (let { decision } = host; decision !== undefined && decision.seat !== human; { decision } = host) {
      const { seat, kind, options } = decision;
      const nameOf = (option: number): string => host.engine.nameOption(kind, option);
      const ask: PolicyAsk = { kind, options, nameOf, view: () => host.view(seat)!, random };
      host.answer({ seat, names: [nameOf(itemAt(bots, seat).choose(ask))], by: 'bot' });
    }
  };
}
