import { itemAt, type RuleId } from '@crownleaf/engine';
import { CARD_DATA, type CardData, type CardName, type CardType } from '../data/cards.ts';

/** A card's place in the catalogue. All lookups by card are arrays of numbers, because search reads them all the time. */
export type Card = number;

export const CARDS: readonly CardData[] = CARD_DATA;
export const NAMES: readonly string[] = CARDS.map((card) => card.name);

const BY_NAME = new Map<string, Card>(NAMES.map((name, card) => [name, card]));

export function cardNamed(name: CardName): Card {
  const card = BY_NAME.get(name);
  if (card === undefined) throw new Error(`there is no card '${name}'`);
  return card;
}

/** The card with this name, if there is one: for words that come from outside. */
export function findCard(name: string): Card | undefined {
  return BY_NAME.get(name);
}

export function cardOf(card: Card): CardData {
  return itemAt(CARDS, card);
}

/** Events name cards as answers do, so that a reader needs no list of kinds. */
export function nameOf(card: Card): string {
  return itemAt(NAMES, card);
}

export function namesOf(cards: readonly Card[]): readonly string[] {
  return cards.map(nameOf);
}

export function ruleOf(card: Card): RuleId {
  return cardOf(card).rule;
}

export const COST: readonly number[] = CARDS.map((card) => card.cost);
export const LINKS: readonly number[] = CARDS.map((card) => card.links);
export const COINS: readonly number[] = CARDS.map((card) => card.coins);
export const POINTS: readonly number[] = CARDS.map((card) => card.points);

export function costOf(card: Card): number {
  return COST[card] ?? missing(card);
}

export function linksOf(card: Card): number {
  return LINKS[card] ?? missing(card);
}

export function coinsOf(card: Card): number {
  return COINS[card] ?? missing(card);
}

/** The points printed on the card. */
export function pointsOn(card: Card): number {
  return POINTS[card] ?? missing(card);
}

export function missing(card: Card): never {
  throw new RangeError(`there is no card ${card}`);
}

function having(type: CardType): readonly boolean[] {
  return CARDS.map((card) => card.types.includes(type));
}

/** [HOC-1.8] A card with several types has all of them. */
export const IS_ACTION = having('action');
export const IS_TERRITORY = having('territory');
export const IS_SUCCESSION = having('succession');
/** [HOC-1.17] What other cards call a Curse card. */
export const IS_CALAMITY = having('calamity');
export function isAction(card: Card): boolean {
  return IS_ACTION[card] === true;
}
/** What Bribery puts up for sale [HOC-14.25] and a Refuge saves [HOC-14.28]. */
export function isActionOrSuccession(card: Card): boolean {
  return isAction(card) || IS_SUCCESSION[card] === true;
}
/** [HOC-4.1] */
export const IS_PLAYABLE: readonly boolean[] = CARDS.map(
  ({ types }) => types.includes('action') || types.includes('territory'),
);
/** [HOC-5.12] */
export const IS_KEEPABLE: readonly boolean[] = CARDS.map(
  ({ types, keepable }) => types.includes('action') && keepable !== false,
);
/** [HOC-8.14] Commons and rares lie in the Random Market. */
export const IS_RANDOM: readonly boolean[] = CARDS.map((card) => card.group === 'common' || card.group === 'rare');

export const PRINCESSES: readonly Card[] = inGroup('princess');
export const COMMONS: readonly Card[] = inGroup('common');
export const RARES: readonly Card[] = inGroup('rare');

function inGroup(group: CardData['group']): readonly Card[] {
  return CARDS.flatMap((card, at) => (card.group === group ? [at] : []));
}

export const KLAM_KLAM = cardNamed('klam-klam');
export const BERGAMOTTE = cardNamed('bergamotte');
export const FLAMMARIA = cardNamed('flammaria');
export const TWINS = cardNamed('twins');
export const FARMING_VILLAGE = cardNamed('farming-village');
export const CITY = cardNamed('city');
export const LARGE_CITY = cardNamed('large-city');
export const APPRENTICE_MAID = cardNamed('apprentice-maid');
export const ROYAL_MAID = cardNamed('royal-maid');
export const SENATOR = cardNamed('senator');
export const DUKE = cardNamed('duke');
export const CURSE = cardNamed('curse');
export const RAMPART = cardNamed('rampart');
export const REFUGE = cardNamed('refuge');
export const MAGIC_TALISMAN = cardNamed('magic-talisman');
export const SHINOBI = cardNamed('shinobi');
export const SUPPLY_UNIT = cardNamed('supply-unit');
export const BANK = cardNamed('bank');
export const ROYAL_GUARD = cardNamed('royal-guard');
export const CURSE_WITCH = cardNamed('curse-witch');
export const IMPERIAL_ESTATE = cardNamed('imperial-estate');

/** Cards with an ability that is used in the Main Phase [HOC-6.2] [HOC-6.5]. */
export const USABLE: readonly Card[] = [BERGAMOTTE, TWINS, IMPERIAL_ESTATE, CURSE_WITCH];

/** The succession cards of the Basic Market, which a Gossipy Duchess can drive away [HOC-14.78]. */
export function isCourtier(card: Card): boolean {
  return card === ROYAL_MAID || card === SENATOR || card === DUKE;
}
