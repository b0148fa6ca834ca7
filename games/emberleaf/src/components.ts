import { itemAt } from '@crownleaf/engine';
import { BANNERS, DANGER_TOKENS, type DangerToken } from '../data/dangers.ts';
import { FAVOUR_CARDS, type FavourCard } from '../data/favours.ts';
import { FELLOWSHIP_CARDS, HERO_CARDS, type HeroCard } from '../data/heroes.ts';
import {
  ADVANCED_SISTER_FAVOURS,
  SISTER_ACTIONS,
  SISTER_BUILDINGS,
  SISTER_FAVOURS,
  type SisterAction,
  type SisterBuilding,
  type SisterFavour,
} from '../data/sister.ts';
import { TROPHIES, type Trophy } from '../data/trophies.ts';

/** Every card and token has a kind, a small number that is unique in the game; here is which is which. */
export const HEROES: readonly HeroCard[] = [...FELLOWSHIP_CARDS, ...HERO_CARDS];
export const FIRST_FREE_HERO = FELLOWSHIP_CARDS.length;

const FIRST_FAVOUR = HEROES.length;
const FIRST_DANGER = FIRST_FAVOUR + FAVOUR_CARDS.length;
const FIRST_TROPHY = FIRST_DANGER + DANGER_TOKENS.length;
const FIRST_ACTION = FIRST_TROPHY + TROPHIES.length;
const FIRST_BUILDING = FIRST_ACTION + SISTER_ACTIONS.length;
const FIRST_SISTER_FAVOUR = FIRST_BUILDING + SISTER_BUILDINGS.length;
const ALL_SISTER_FAVOURS: readonly SisterFavour[] = [...SISTER_FAVOURS, ...ADVANCED_SISTER_FAVOURS];

export const HERO_KINDS = kinds(0, HEROES.length);
export const FAVOUR_KINDS = kinds(FIRST_FAVOUR, FAVOUR_CARDS.length);
export const DANGER_KINDS = kinds(FIRST_DANGER, DANGER_TOKENS.length);
export const TROPHY_KINDS = kinds(FIRST_TROPHY, TROPHIES.length);
export const ACTION_KINDS = kinds(FIRST_ACTION, SISTER_ACTIONS.length);
export const BUILDING_KINDS = kinds(FIRST_BUILDING, SISTER_BUILDINGS.length);
export const BASIC_FAVOUR_KINDS = kinds(FIRST_SISTER_FAVOUR, SISTER_FAVOURS.length);
export const ADVANCED_FAVOUR_KINDS = kinds(FIRST_SISTER_FAVOUR + SISTER_FAVOURS.length, ADVANCED_SISTER_FAVOURS.length);

function kinds(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => first + i);
}

export function heroCard(kind: number): HeroCard {
  return itemAt(HEROES, kind);
}

export function favourCard(kind: number): FavourCard {
  return itemAt(FAVOUR_CARDS, kind - FIRST_FAVOUR);
}

export function dangerToken(kind: number): DangerToken {
  return itemAt(DANGER_TOKENS, kind - FIRST_DANGER);
}

/** The place of a token's banner in `BANNERS`. */
export function bannerOf(kind: number): number {
  return itemAt(BANNER_OF, kind - FIRST_DANGER);
}
const BANNER_OF = DANGER_TOKENS.map((token) => BANNERS.indexOf(token.banner));

export function trophy(kind: number): Trophy {
  return itemAt(TROPHIES, kind - FIRST_TROPHY);
}

export function sisterAction(kind: number): SisterAction {
  return itemAt(SISTER_ACTIONS, kind - FIRST_ACTION);
}

export function sisterBuilding(kind: number): SisterBuilding {
  return itemAt(SISTER_BUILDINGS, kind - FIRST_BUILDING);
}

export function sisterFavour(kind: number): SisterFavour {
  return itemAt(ALL_SISTER_FAVOURS, kind - FIRST_SISTER_FAVOUR);
}

export const COMPONENTS: readonly string[] = [
  ...HEROES.map((card) => slug(card.name)),
  ...FAVOUR_CARDS.map((card) => slug(card.name)),
  ...DANGER_TOKENS.map(({ banner, green, orange }) => `${banner}-${green.health}-${orange.health}`),
  ...TROPHIES.map((card) => card.name),
  ...SISTER_ACTIONS.map((card) => slug(card.id)),
  ...SISTER_BUILDINGS.map((card) => slug(card.id)),
  ...ALL_SISTER_FAVOURS.map((card) => slug(card.name)),
];

/** What a kind is called in options, events and logs. */
export function nameOf(kind: number): string {
  return itemAt(COMPONENTS, kind);
}

export function kindNamed(name: string): number {
  const kind = COMPONENTS.indexOf(name);
  if (kind < 0) throw new Error(`there is no component '${name}'`);
  return kind;
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');
}
