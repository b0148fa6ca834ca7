import type { BotGuide, Budget, Engine, Option, Policy } from '@crownleaf/engine';
import { Search } from './search.ts';

const SEEDS = 2 ** 31;

/**
 * A player that searches. What it found out about a decision serves for the next one of the same turn, as long as the
 * answer brought no news. A budget that comes with the question goes before its own.
 */
export function searchBot(name: string, engine: Engine, budget: Budget, guide?: BotGuide): Policy {
  let last: { readonly search: Search; readonly option: Option } | undefined;
  return {
    name,
    choose(ask) {
      const view = ask.view();
      const seed = ask.random(SEEDS);
      const search = last?.search.follow(last.option, view) ? last.search : new Search(engine, view, { seed, guide });
      search.run(ask.budget ?? budget);
      const { option } = search.result();
      last = { search, option };
      return option;
    },
  };
}
