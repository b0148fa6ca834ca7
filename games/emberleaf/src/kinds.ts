import { kind } from '@crownleaf/engine';
import { CLEARINGS } from '../data/board.ts';
import { DECKS, STORAGE_WITH_BOAT_HOUSE } from '../data/fellowship.ts';
import { RESOURCES } from '../data/resources.ts';
import { VILLAGERS } from '../data/villagers.ts';
import { PLANS, SPACE_COUNT, SPACES, SPOT_NAMES } from './board.ts';
import { DANGER_KINDS, FAVOUR_KINDS, FIRST_FREE_HERO, HERO_KINDS, HEROES, nameOf, TROPHY_KINDS } from './components.ts';
import type { Skill } from './skills/vocabulary.ts';
import { HERO_SPACE_COUNT } from './state.ts';

/** Every number from the first to the last. */
function numbers(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function placesOf(list: readonly unknown[]): readonly number[] {
  return [...list.keys()];
}

/** The questions of the game and what their options mean. Names are for ever: logs and saved games use them. */
export const deckKind = kind('deck', (deck) => `deck:${DECKS[deck]}`, { options: placesOf(DECKS) });

/** A skill of a card: the hero and the skill's place on it, counted from 0 and named from 1. */
const SKILLS_A_CARD = 4;
export function skillOption(hero: number, skill: number): number {
  return hero * SKILLS_A_CARD + skill;
}
export function heroOfSkill(option: number): number {
  return Math.floor(option / SKILLS_A_CARD);
}
export function placeOfSkill(option: number): number {
  return option % SKILLS_A_CARD;
}
const skillName = (option: number): string => `${nameOf(heroOfSkill(option))},${placeOfSkill(option) + 1}`;

function skillsWhere(holds: (skill: Skill) => boolean): readonly number[] {
  return HERO_KINDS.flatMap((hero) =>
    HEROES[hero]!.skills.flatMap((skill, i) => (holds(skill) ? [skillOption(hero, i)] : [])),
  );
}

/** Step 1: a hero to place or to charge, a favour to promise, or one of the three words. */
export const CHARGE = 1000;
export const SLIDE = 2000;
export const END_TURN = 2001;
const CHARGES = skillsWhere(({ trigger }) => trigger === 'charge').map((option) => CHARGE + heroOfSkill(option));
export const actionKind = kind(
  'action',
  (option) => {
    if (option === SLIDE) return 'slide';
    if (option === END_TURN) return 'end-turn';
    if (option >= CHARGE) return `charge:${nameOf(option - CHARGE)}`;
    return option < HEROES.length ? `place:${nameOf(option)}` : `promise:${nameOf(option)}`;
  },
  { options: [...HERO_KINDS, ...FAVOUR_KINDS, ...CHARGES, SLIDE, END_TURN] },
);

/** Hero spaces are counted from 0 and named from 1. */
export const spaceKind = kind('space', (space) => `space:${space + 1}`, { options: numbers(0, HERO_SPACE_COUNT - 1) });
export const RESOLVE_HERO = 0;
export const RESOLVE_SPACE = 1;
export const resolveKind = kind('resolve', (option) => (option === RESOLVE_HERO ? 'resolve:hero' : 'resolve:space'), {
  options: [RESOLVE_HERO, RESOLVE_SPACE],
});

/** Skills with a fixed price; a charge is paid by its action, and X is asked for by its amount. */
const isPaidFor = ({ price, trigger }: Skill): boolean =>
  price !== undefined && trigger !== 'charge' && ('banner' in price || price.amount !== 'X');
export const useKind = kind('use', (option) => `use:${skillName(option)}`, { options: skillsWhere(isPaidFor) });
export const ongoingKind = kind('ongoing', (option) => `ongoing:${skillName(option)}`, {
  options: skillsWhere(({ trigger }) => trigger === 'ongoing'),
});
export const triggerKind = kind('trigger', (option) => `trigger:${skillName(option)}`, {
  options: skillsWhere(({ trigger }) => trigger === 'onPlay'),
});
export const xKind = kind('x', (amount) => `x:${amount}`, { options: numbers(1, STORAGE_WITH_BOAT_HOUSE) });

const ALL_CLEARINGS = placesOf(CLEARINGS);
const ALL_SPACES = placesOf(SPACES);
const ALL_SPOTS = placesOf(SPOT_NAMES);
const ALL_RESOURCES = placesOf(RESOURCES);

export const walkKind = kind('walk', (clearing) => `walk:${CLEARINGS[clearing]}`, { options: ALL_CLEARINGS });
export const attackKind = kind('attack', (spot) => `attack:${SPOT_NAMES[spot]}`, { options: ALL_SPOTS });
export const trackKind = kind('track', (resource) => `track:${RESOURCES[resource]}`, { options: ALL_RESOURCES });

export const buildKind = kind('build', (plan) => `build:${PLANS[plan]!.name}`, { options: placesOf(PLANS) });
export const PAY_TO_REDUCE = 0;
export const PAY_IN_FULL = 1;
export const reduceKind = kind('reduce', (option) => (option === PAY_TO_REDUCE ? 'reduce:yes' : 'reduce:no'), {
  options: [PAY_TO_REDUCE, PAY_IN_FULL],
});
export const clearingKind = kind('clearing', (clearing) => `clearing:${CLEARINGS[clearing]}`, {
  options: ALL_CLEARINGS,
});
export const siteKind = kind('site', (space) => `site:${SPACES[space]!.name}`, { options: ALL_SPACES });
export const lodgeKind = kind('lodge', (space) => `lodge:${SPACES[space]!.name}`, { options: ALL_SPACES });
export const homeKind = kind('home', (villager) => `home:${VILLAGERS[villager]}`, { options: placesOf(VILLAGERS) });

/** So many of a resource. */
const AMOUNTS = 64;
export function amountOption(resource: number, amount: number): number {
  return resource * AMOUNTS + amount;
}
export function amountOf(option: number): number {
  return option % AMOUNTS;
}
const amountName = (option: number): string => `${RESOURCES[Math.floor(option / AMOUNTS)]},${amountOf(option)}`;
function amountsUpTo(most: number): readonly number[] {
  return ALL_RESOURCES.flatMap((resource) => numbers(0, most).map((n) => amountOption(resource, n)));
}
const STORED_AMOUNTS = amountsUpTo(STORAGE_WITH_BOAT_HOUSE);
const MAX_COST = Math.max(...PLANS.flatMap(({ cost }) => cost));
export const takeKind = kind('take', (option) => `take:${amountName(option)}`, { options: STORED_AMOUNTS });
export const returnKind = kind('return', (option) => `return:${amountName(option)}`, { options: STORED_AMOUNTS });
export const saveKind = kind('save', (option) => `save:${amountName(option)}`, { options: amountsUpTo(MAX_COST) });

/** The most that are optional at once: two for each building of a neighbourhood that fills its clearing. */
const MAX_LEAVES = 2 * Math.max(...SPACE_COUNT);
export const leavesKind = kind('leaves', (count) => `leaves:${count}`, { options: numbers(0, MAX_LEAVES) });

export const takeHeroKind = kind('take-hero', (hero) => `hero:${nameOf(hero)}`, {
  options: HERO_KINDS.slice(FIRST_FREE_HERO),
});
export const takeFavourKind = kind('take-favour', (favour) => `favour:${nameOf(favour)}`, { options: FAVOUR_KINDS });
export const trophyKind = kind('trophy', (trophy) => `trophy:${nameOf(trophy)}`, { options: TROPHY_KINDS });
export const recallKind = kind('recall', (hero) => `recall:${nameOf(hero)}`, { options: HERO_KINDS });
/** What can be put on a card: all but beehives. */
export const PUTTABLE: readonly number[] = (['wood', 'food', 'stone'] as const).map((name) => RESOURCES.indexOf(name));
export const putKind = kind('put', (resource) => `put:${RESOURCES[resource]}`, { options: PUTTABLE });
export const bannerKind = kind('banner', (token) => `banner:${nameOf(token)}`, { options: DANGER_KINDS });
export const spotKind = kind('spot', (spot) => `spot:${SPOT_NAMES[spot]}`, { options: ALL_SPOTS });

export const sisterTrophyKind = kind('sister-trophy', (trophy) => `sister-trophy:${nameOf(trophy)}`, {
  options: TROPHY_KINDS,
});
export const sisterAttackKind = kind('sister-attack', (spot) => `sister-attack:${SPOT_NAMES[spot]}`, {
  options: ALL_SPOTS,
});
export const sisterSiteKind = kind('sister-site', (space) => `sister-site:${SPACES[space]!.name}`, {
  options: ALL_SPACES,
});
