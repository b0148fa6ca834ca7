import type { CardName } from '../../data/cards.ts';

/** The drawn grounds of card pictures; `scenes.tsx` has one drawing for each. */
export const SCENES = [
  'fields',
  'town',
  'metropolis',
  'palace',
  'camp',
  'harbour',
  'night',
  'alley',
  'hall',
  'court',
  'walls',
  'thorns',
  'rose',
] as const;
export type SceneName = (typeof SCENES)[number];

/** The light that a picture stands in: sky and silhouettes of one palette (`card.css`). */
export const HUES = ['meadow', 'dusk', 'gold', 'steel', 'sea', 'violet', 'shadow', 'wine', 'ember', 'ash'] as const;
export type Hue = (typeof HUES)[number];

export interface Portrait {
  readonly scene: SceneName;
  readonly hue: Hue;
}

function portrait(scene: SceneName, hue: Hue): Portrait {
  return { scene, hue };
}

/** Emblems are in icons.json under the names of the cards; princesses are drawn as cameos. */
export const PORTRAITS: { readonly [name in CardName]: Portrait } = {
  lulunasaika: portrait('rose', 'gold'),
  laolilly: portrait('rose', 'wine'),
  'klam-klam': portrait('rose', 'sea'),
  bergamotte: portrait('rose', 'meadow'),
  flammaria: portrait('rose', 'ember'),
  twins: portrait('rose', 'violet'),

  'farming-village': portrait('fields', 'meadow'),
  city: portrait('town', 'dusk'),
  'large-city': portrait('metropolis', 'gold'),
  'apprentice-maid': portrait('court', 'ash'),
  'royal-maid': portrait('court', 'wine'),
  senator: portrait('court', 'violet'),
  duke: portrait('court', 'gold'),
  curse: portrait('thorns', 'ash'),

  'imperial-capital': portrait('palace', 'gold'),
  'imperial-crown': portrait('palace', 'wine'),

  contribution: portrait('hall', 'gold'),
  'post-horse': portrait('fields', 'dusk'),
  'wishing-well': portrait('fields', 'sea'),
  scout: portrait('camp', 'meadow'),
  rampart: portrait('walls', 'steel'),
  'draft-notice': portrait('hall', 'ember'),
  'slash-and-burn-farming': portrait('fields', 'ember'),
  'trading-ship': portrait('harbour', 'sea'),
  'battering-ram': portrait('walls', 'ember'),
  'buried-treasure': portrait('alley', 'gold'),
  'government-contractor': portrait('harbour', 'gold'),
  bribery: portrait('alley', 'shadow'),
  refuge: portrait('walls', 'meadow'),
  'magic-talisman': portrait('night', 'wine'),
  shinobi: portrait('alley', 'steel'),
  moneylender: portrait('harbour', 'dusk'),
  library: portrait('hall', 'dusk'),
  'stargazing-witch': portrait('night', 'violet'),
  'city-development': portrait('town', 'gold'),
  'supply-unit': portrait('camp', 'dusk'),
  'evicted-monster': portrait('alley', 'violet'),
  'infantry-battalion': portrait('camp', 'steel'),
  'glamour-witch': portrait('night', 'ember'),
  bank: portrait('harbour', 'violet'),
  adventurer: portrait('fields', 'steel'),
  alchemist: portrait('hall', 'violet'),
  'royal-guard': portrait('camp', 'wine'),
  'curse-witch': portrait('night', 'shadow'),
  'imperial-estate': portrait('palace', 'meadow'),
  'gossipy-duchess': portrait('court', 'ember'),
};
