import { type Chance, type Engine, fastChance, type Match, type Played, type PolicyAsk, play } from '@crownleaf/engine';
import type { Seating } from './seating.ts';

/** Plays for the bots until the person is asked or the game is over. */
export type BotTurns = (match: Match) => Pick<Played, 'match' | 'events'>;

export function botTurns(engine: Engine, seating: Seating, seed: number): BotTurns {
  const dice: Chance = fastChance(seed);
  let thrown = 0;
  const random = (below: number): number => dice.int(thrown++, below);

  return (start) => {
    let match = start;
    const events: Played['events'][number][] = [];
    while (!engine.over(match.state) && match.state.asked !== seating.human) {
      const bot = seating.bots[match.state.asked]!;
      const played = play(engine, match, bot.choose(askOf(engine, match, random)));
      match = played.match;
      events.push(...played.events);
    }
    return { match, events };
  };
}

function askOf(engine: Engine, { state }: Match, random: (below: number) => number): PolicyAsk {
  const { kind, options, seat } = engine.decision(state)!;
  return {
    kind,
    options,
    nameOf: (option) => engine.nameOption(kind, option),
    view: () => engine.view(state, seat),
    random,
  };
}
