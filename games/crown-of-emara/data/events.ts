import type { RuleId } from '@crownleaf/engine';
import { type Fact, reconstructed } from './basis.ts';
import type { Place } from './places.ts';

/** The effects are the rulebook's; which card carries which set-up values is reconstructed. */
export const EVENT_CARDS = [
  event('clear-the-old-forest', 'start', 25, 'forest', 'castle', 'EMARA-15.1'),
  event('bountiful-harvest', 'start', 30, 'grainfield', 'cathedral', 'EMARA-15.2'),
  event('stone-from-distant-shores', 'start', 20, 'quarry', 'construction-site', 'EMARA-15.3'),
  event('fine-wool-fine-cloth', 'start', 35, 'weaving-mill', 'market', 'EMARA-15.4'),
  event('the-great-famine', 'end', 25, 'forest', 'cathedral', 'EMARA-15.5'),
  event('alms-for-the-poor', 'end', 30, 'grainfield', 'construction-site', 'EMARA-15.6'),
  event('new-lore-in-old-books', 'end', 20, 'quarry', 'market', 'EMARA-15.7'),
  event('an-early-winter', 'round', 35, 'weaving-mill', 'castle', 'EMARA-15.8'),
  event('a-long-summer', 'round', 20, 'forest', 'construction-site', 'EMARA-15.9'),
  event('respected-at-court', 'round', 25, 'grainfield', 'market', 'EMARA-15.10'),
  event('good-labour-conditions', 'round', 30, 'quarry', 'castle', 'EMARA-15.11'),
  event('merchants-from-afar', 'round', 35, 'weaving-mill', 'cathedral', 'EMARA-15.13'),
  event('a-pious-donation', 'round', 25, 'forest', 'market', 'EMARA-15.15'),
  event('a-gift-from-the-people', 'round', 30, 'grainfield', 'castle', 'EMARA-15.16'),
] as const;

export interface EventCard<N extends string = string> {
  readonly name: N;
  /** At the start of the round, at its end, or all through it. */
  readonly when: 'start' | 'end' | 'round';
  readonly building: Fact<number>;
  readonly councilors: Fact<readonly [countryside: Place, town: Place]>;
  readonly rule: RuleId;
}

function event<const N extends string>(
  name: N,
  when: EventCard['when'],
  building: number,
  countryside: Place,
  town: Place,
  rule: RuleId,
): EventCard<N> {
  return { name, when, building: reconstructed(building), councilors: reconstructed([countryside, town]), rule };
}
