import { isFaceUp, kindOf } from '@crownleaf/engine';
import { BUILDING_TYPES } from '../../data/buildings.ts';
import { BUILDING_CARD_LEAVES, type SisterCount } from '../../data/sister.ts';
import { CLEARING_COUNT } from '../board.ts';
import { sisterBuilding, sisterFavour } from '../components.ts';
import { countOf } from '../favours/counts.ts';
import { favourLeaves } from '../favours/evaluate.ts';
import { plain, resources, villagers } from '../favours/vocabulary.ts';
import { EMPTY, type Emberleaf, HERO_SPACE_COUNT, HUMAN } from '../state.ts';
import { buildingsHad, buildingTypesHad, clearingsWithVillager, villagersHomed } from '../villages.ts';

const ALL_VILLAGERS = 20;

/** What her favours count on the human (EMBER-21.35). */
const COUNTS: { readonly [count in SisterCount]: (s: Emberleaf) => number } = {
  unhomedVillagers: (s) => ALL_VILLAGERS - villagersHomed(s.seats[HUMAN]!),
  favours: (s) => countOf(s, HUMAN, plain('favours')),
  trophies: (s) => countOf(s, HUMAN, plain('trophies')),
  heroCards: (s) => countOf(s, HUMAN, plain('heroCards')),
  banners: (s) => countOf(s, HUMAN, plain('banners')),
  largestNeighbourhood: (s) => countOf(s, HUMAN, plain('largestNeighbourhood')),
  clearingsWithVillager: (s) => clearingsWithVillager(s.seats[HUMAN]!),
  unbuiltFellowshipBuildings: (s) => s.seats[HUMAN]!.built.filter((built) => built === 0).length,
  villagers: (s) => villagersHomed(s.seats[HUMAN]!),
  rats: (s) => countOf(s, HUMAN, villagers('rat')),
  owls: (s) => countOf(s, HUMAN, villagers('owl')),
  rabbits: (s) => countOf(s, HUMAN, villagers('rabbit')),
  frogs: (s) => countOf(s, HUMAN, villagers('frog')),
  favourDiscsLeft: (s) => s.seats[HUMAN]!.discs.filter((disc) => disc === 1).length,
  neighbourhoods: (s) => countOf(s, HUMAN, plain('neighbourhoods')),
  resources: (s) => countOf(s, HUMAN, resources()),
  buildingTypesOwned: (s) => buildingTypesHad(s.table.tiles, s.seats[HUMAN]!.homes),
  incompleteFavours: (s) => s.seats[HUMAN]!.favours.filter((favour) => favourLeaves(s, HUMAN, favour) === 0).length,
  clearingsWithoutVillager: (s) => CLEARING_COUNT - clearingsWithVillager(s.seats[HUMAN]!),
  halfTheDangersOnBoard: (s) => Math.floor(s.table.dangers.length / 2),
  fellowshipBuildings: (s) => countOf(s, HUMAN, plain('fellowshipBuildings')),
  heroesInPlay: (s) => s.seats[HUMAN]!.spaces.slice(0, HERO_SPACE_COUNT).filter((hero) => hero !== EMPTY).length,
  trophiesOfSister: (s) => s.table.sisterTrophies.length,
};

export function sisterFavourLeaves(s: Emberleaf, favour: number): number {
  const { points, per } = sisterFavour(favour);
  return points * COUNTS[per](s);
}

/** Each building of the human by the place of its card in her line, as far as the cards are turned (EMBER-21.36). */
export function buildingCardLeaves(s: Emberleaf): number {
  const { homes } = s.seats[HUMAN]!;
  return s.table.sisterBuildings.reduce((sum, entry, place) => {
    if (!isFaceUp(entry)) return sum;
    const type = BUILDING_TYPES.indexOf(sisterBuilding(kindOf(entry)).type);
    return sum + BUILDING_CARD_LEAVES[place]! * buildingsHad(s.table.tiles, homes, type);
  }, 0);
}

/** Her leaves of the game, of her favours and of her building cards. */
export function sisterScore(s: Emberleaf): number {
  const during = s.table.sisterLeaves.reduce((sum, n) => sum + n, 0);
  return during + sisterFavoursLeaves(s) + buildingCardLeaves(s);
}

export function sisterFavoursLeaves(s: Emberleaf): number {
  return s.table.sisterFavours.reduce((sum, favour) => sum + sisterFavourLeaves(s, favour), 0);
}
