import { isFaceUp, itemAt, kindOf } from '@crownleaf/engine';
import { BUILDING_TYPES } from '../../data/buildings.ts';
import { BUILDING_CARD_LEAVES, type SisterCount } from '../../data/sister.ts';
import { CLEARING_COUNT } from '../board/board.ts';
import { buildingsHad, buildingTypesHad, clearingsWithVillager, villagersHomed } from '../board/villages.ts';
import { sisterBuilding, sisterFavour } from '../components.ts';
import { countOf } from '../favours/counts.ts';
import { favourLeaves } from '../favours/evaluate.ts';
import { plain, resources, villagers } from '../favours/vocabulary.ts';
import { EMPTY, type Emberleaf, HERO_SPACE_COUNT, HUMAN, seatOf } from '../state.ts';

const ALL_VILLAGERS = 20;

/** What her favours count on the human [EMBER-21.35]. */
const COUNTS: { readonly [count in SisterCount]: (s: Emberleaf) => number } = {
  unhomedVillagers: (s) => ALL_VILLAGERS - villagersHomed(seatOf(s, HUMAN)),
  favours: (s) => countOf(s, HUMAN, plain('favours')),
  trophies: (s) => countOf(s, HUMAN, plain('trophies')),
  heroCards: (s) => countOf(s, HUMAN, plain('heroCards')),
  banners: (s) => countOf(s, HUMAN, plain('banners')),
  largestNeighbourhood: (s) => countOf(s, HUMAN, plain('largestNeighbourhood')),
  clearingsWithVillager: (s) => clearingsWithVillager(seatOf(s, HUMAN)),
  unbuiltFellowshipBuildings: (s) => seatOf(s, HUMAN).built.filter((built) => built === 0).length,
  villagers: (s) => villagersHomed(seatOf(s, HUMAN)),
  rats: (s) => countOf(s, HUMAN, villagers('rat')),
  owls: (s) => countOf(s, HUMAN, villagers('owl')),
  rabbits: (s) => countOf(s, HUMAN, villagers('rabbit')),
  frogs: (s) => countOf(s, HUMAN, villagers('frog')),
  favourDiscsLeft: (s) => seatOf(s, HUMAN).discs.filter((disc) => disc === 1).length,
  neighbourhoods: (s) => countOf(s, HUMAN, plain('neighbourhoods')),
  resources: (s) => countOf(s, HUMAN, resources()),
  buildingTypesOwned: (s) => buildingTypesHad(s.table.tiles, seatOf(s, HUMAN).homes),
  incompleteFavours: (s) => seatOf(s, HUMAN).favours.filter((favour) => favourLeaves(s, HUMAN, favour) === 0).length,
  clearingsWithoutVillager: (s) => CLEARING_COUNT - clearingsWithVillager(seatOf(s, HUMAN)),
  halfTheDangersOnBoard: (s) => Math.floor(s.table.dangers.length / 2),
  fellowshipBuildings: (s) => countOf(s, HUMAN, plain('fellowshipBuildings')),
  heroesInPlay: (s) =>
    seatOf(s, HUMAN)
      .spaces.slice(0, HERO_SPACE_COUNT)
      .filter((hero) => hero !== EMPTY).length,
  trophiesOfSister: (s) => s.table.sisterTrophies.length,
};

export function sisterFavourLeaves(s: Emberleaf, favour: number): number {
  const { points, per } = sisterFavour(favour);
  return points * COUNTS[per](s);
}

/** Each building of the human by the place of its card in her line, as far as the cards are turned [EMBER-21.36]. */
export function buildingCardLeaves(s: Emberleaf): number {
  const { homes } = seatOf(s, HUMAN);
  return s.table.sisterBuildings.reduce((sum, entry, place) => {
    if (!isFaceUp(entry)) return sum;
    const type = BUILDING_TYPES.indexOf(sisterBuilding(kindOf(entry)).type);
    return sum + itemAt(BUILDING_CARD_LEAVES, place) * buildingsHad(s.table.tiles, homes, type);
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
