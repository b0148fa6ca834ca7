import { kind } from '@crownleaf/engine';
import { CLEARINGS } from '../data/board.ts';
import { DECKS } from '../data/fellowship.ts';
import { RESOURCES } from '../data/resources.ts';
import { VILLAGERS } from '../data/villagers.ts';
import { PLANS, SPACES, SPOT_NAMES } from './board.ts';
import { HEROES, nameOf } from './components.ts';

/** The questions of the game and what their options mean. Names are for ever: logs and saved games use them. */
export const deckKind = kind('deck', (deck) => `deck:${DECKS[deck]}`);

/** Step 1: a hero to place or to charge, a favour to promise, or one of the three words. */
export const CHARGE = 1000;
export const SLIDE = 2000;
export const END_TURN = 2001;
export const actionKind = kind('action', (option) => {
  if (option === SLIDE) return 'slide';
  if (option === END_TURN) return 'end-turn';
  if (option >= CHARGE) return `charge:${nameOf(option - CHARGE)}`;
  return option < HEROES.length ? `place:${nameOf(option)}` : `promise:${nameOf(option)}`;
});

/** Hero spaces are counted from 0 and named from 1. */
export const spaceKind = kind('space', (space) => `space:${space + 1}`);
export const RESOLVE_HERO = 0;
export const RESOLVE_SPACE = 1;
export const resolveKind = kind('resolve', (option) => (option === RESOLVE_HERO ? 'resolve:hero' : 'resolve:space'));

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
export const useKind = kind('use', (option) => `use:${skillName(option)}`);
export const ongoingKind = kind('ongoing', (option) => `ongoing:${skillName(option)}`);
export const triggerKind = kind('trigger', (option) => `trigger:${skillName(option)}`);
export const xKind = kind('x', (amount) => `x:${amount}`);

export const walkKind = kind('walk', (clearing) => `walk:${CLEARINGS[clearing]}`);
export const attackKind = kind('attack', (spot) => `attack:${SPOT_NAMES[spot]}`);
export const trackKind = kind('track', (resource) => `track:${RESOURCES[resource]}`);

export const buildKind = kind('build', (plan) => `build:${PLANS[plan]!.name}`);
export const PAY_TO_REDUCE = 0;
export const PAY_IN_FULL = 1;
export const reduceKind = kind('reduce', (option) => (option === PAY_TO_REDUCE ? 'reduce:yes' : 'reduce:no'));
export const clearingKind = kind('clearing', (clearing) => `clearing:${CLEARINGS[clearing]}`);
export const siteKind = kind('site', (space) => `site:${SPACES[space]!.name}`);
export const lodgeKind = kind('lodge', (space) => `lodge:${SPACES[space]!.name}`);
export const homeKind = kind('home', (villager) => `home:${VILLAGERS[villager]}`);

/** So many of a resource. */
const AMOUNTS = 64;
export function amountOption(resource: number, amount: number): number {
  return resource * AMOUNTS + amount;
}
export function amountOf(option: number): number {
  return option % AMOUNTS;
}
const amountName = (option: number): string => `${RESOURCES[Math.floor(option / AMOUNTS)]},${amountOf(option)}`;
export const takeKind = kind('take', (option) => `take:${amountName(option)}`);
export const returnKind = kind('return', (option) => `return:${amountName(option)}`);
export const saveKind = kind('save', (option) => `save:${amountName(option)}`);

export const takeHeroKind = kind('take-hero', (hero) => `hero:${nameOf(hero)}`);
export const takeFavourKind = kind('take-favour', (favour) => `favour:${nameOf(favour)}`);
export const trophyKind = kind('trophy', (trophy) => `trophy:${nameOf(trophy)}`);
export const recallKind = kind('recall', (hero) => `recall:${nameOf(hero)}`);
export const putKind = kind('put', (resource) => `put:${RESOURCES[resource]}`);
export const bannerKind = kind('banner', (token) => `banner:${nameOf(token)}`);
export const spotKind = kind('spot', (spot) => `spot:${SPOT_NAMES[spot]}`);

export const sisterTrophyKind = kind('sister-trophy', (trophy) => `sister-trophy:${nameOf(trophy)}`);
export const sisterAttackKind = kind('sister-attack', (spot) => `sister-attack:${SPOT_NAMES[spot]}`);
export const sisterSiteKind = kind('sister-site', (space) => `sister-site:${SPACES[space]!.name}`);
