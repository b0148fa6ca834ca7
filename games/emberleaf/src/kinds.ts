import { type Argument, argument, numbers, type VerbKind, verb, verbKind, where } from '@crownleaf/engine';
import { CLEARINGS } from '../data/board.ts';
import { DECKS, STORAGE_WITH_BOAT_HOUSE } from '../data/fellowship.ts';
import { RESOURCES } from '../data/resources.ts';
import { VILLAGERS } from '../data/villagers.ts';
import { PLANS, SPACE_COUNT, SPACES, SPOT_NAMES } from './board/board.ts';
import {
  COMPONENTS,
  DANGER_KINDS,
  FAVOUR_KINDS,
  FIRST_FREE_HERO,
  HERO_KINDS,
  HEROES,
  heroCard,
  TROPHY_KINDS,
} from './components.ts';
import type { Skill } from './effects/vocabulary.ts';
import { HERO_SPACE_COUNT } from './state.ts';

/** Every number from 0 to the last. */
function upTo(last: number): Argument {
  return numbers(...Array(last + 1).keys());
}

/** Counted from 0 and named from 1. */
function ordinal(count: number): Argument {
  return argument(Array.from({ length: count }, (_, i) => String(i + 1)));
}

function components(kinds: readonly number[]): Argument {
  return argument(COMPONENTS, kinds);
}

/** The questions of the game and what their options mean. Names are for ever: logs and saved games use them. */
export const deckKind = verbKind('deck', [verb('deck', argument(DECKS))]);

const hero = argument(COMPONENTS.slice(0, HEROES.length));
const favour = components(FAVOUR_KINDS);
const trophy = components(TROPHY_KINDS);
const charger = argument(
  hero.names,
  HERO_KINDS.filter((kind) => heroCard(kind).skills.some(({ trigger }) => trigger === 'charge')),
);

/** Step 1: a hero to place or to charge, a favour to promise, or one of the two words. */
export const actionKind = verbKind('action', [
  verb('place', hero),
  verb('promise', favour),
  verb('charge', charger),
  verb('slide'),
  verb('end-turn'),
]);
export const SLIDE = actionKind.of.slide();
export const END_TURN = actionKind.of['end-turn']();

export const spaceKind = verbKind('space', [verb('space', ordinal(HERO_SPACE_COUNT))]);
export const RESOLVE_HERO = 0;
export const RESOLVE_SPACE = 1;
export const resolveKind = verbKind('resolve', [verb('resolve', argument(['hero', 'space']))]);

/** A question about skills of cards: the hero and the skill's place on it. */
function aboutSkills<const N extends string>(word: N, holds: (skill: Skill) => boolean) {
  const skill = ordinal(Math.max(...HEROES.map(({ skills }) => skills.length)));
  const isOffered = (kind: number, place: number): boolean => {
    const found = heroCard(kind).skills[place];
    return found !== undefined && holds(found);
  };
  return verbKind(word, [where(verb(word, hero, skill), isOffered)]);
}

/** The hero and the place of the skill that an option names. */
export type SkillKind = Pick<VerbKind, 'argumentOf'>;

/** Skills with a fixed price; a charge is paid by its action, and X is asked for by its amount. */
const isPaidFor = ({ price, trigger }: Skill): boolean =>
  price !== undefined && trigger !== 'charge' && ('banner' in price || price.amount !== 'X');
export const useKind = aboutSkills('use', isPaidFor);
export const ongoingKind = aboutSkills('ongoing', ({ trigger }) => trigger === 'ongoing');
export const triggerKind = aboutSkills('trigger', ({ trigger }) => trigger === 'onPlay');
export const xKind = verbKind('x', [verb('x', numbers(...upTo(STORAGE_WITH_BOAT_HOUSE).values.slice(1)))]);

const clearing = argument(CLEARINGS);
const space = argument(SPACES.map(({ name }) => name));
const spot = argument(SPOT_NAMES);
const resource = argument(RESOURCES);

export const walkKind = verbKind('walk', [verb('walk', clearing)]);
export const attackKind = verbKind('attack', [verb('attack', spot)]);
export const trackKind = verbKind('track', [verb('track', resource)]);

export const buildKind = verbKind('build', [verb('build', argument(PLANS.map(({ name }) => name)))]);
export const PAY_TO_REDUCE = 0;
export const PAY_IN_FULL = 1;
export const reduceKind = verbKind('reduce', [verb('reduce', argument(['yes', 'no']))]);
export const clearingKind = verbKind('clearing', [verb('clearing', clearing)]);
export const siteKind = verbKind('site', [verb('site', space)]);
export const lodgeKind = verbKind('lodge', [verb('lodge', space)]);
export const homeKind = verbKind('home', [verb('home', argument(VILLAGERS))]);

const stored = upTo(STORAGE_WITH_BOAT_HOUSE);
const MAX_COST = Math.max(...PLANS.flatMap(({ cost }) => cost));
export const takeKind = verbKind('take', [verb('take', resource, stored)]);
export const returnKind = verbKind('return', [verb('return', resource, stored)]);
export const saveKind = verbKind('save', [verb('save', resource, upTo(MAX_COST))]);

/** The most that are optional at once: two for each building of a neighbourhood that fills its clearing. */
const MAX_LEAVES = 2 * Math.max(...SPACE_COUNT);
export const leavesKind = verbKind('leaves', [verb('leaves', upTo(MAX_LEAVES))]);

export const takeHeroKind = verbKind('take-hero', [verb('hero', components(HERO_KINDS.slice(FIRST_FREE_HERO)))]);
export const takeFavourKind = verbKind('take-favour', [verb('favour', favour)]);
export const trophyKind = verbKind('trophy', [verb('trophy', trophy)]);
export const recallKind = verbKind('recall', [verb('recall', hero)]);
/** What can be put on a card: all but beehives. */
export const PUTTABLE: readonly number[] = (['wood', 'food', 'stone'] as const).map((name) => RESOURCES.indexOf(name));
export const putKind = verbKind('put', [verb('put', argument(RESOURCES, PUTTABLE))]);
export const bannerKind = verbKind('banner', [verb('banner', components(DANGER_KINDS))]);
export const spotKind = verbKind('spot', [verb('spot', spot)]);

export const sisterTrophyKind = verbKind('sister-trophy', [verb('sister-trophy', trophy)]);
export const sisterAttackKind = verbKind('sister-attack', [verb('sister-attack', spot)]);
export const sisterSiteKind = verbKind('sister-site', [verb('sister-site', space)]);
