import { itemAt } from '@crownleaf/engine';
import { CLEARINGS, clearingName } from '../data/board.ts';
import { BUILDING_TYPES, SLOTS } from '../data/buildings.ts';
import { DECKS } from '../data/fellowship.ts';
import { RESOURCES, resourceName } from '../data/resources.ts';
import { SCORE_BONUSES } from '../data/score-track.ts';
import { DIFFICULTIES } from '../data/sister.ts';
import { VILLAGERS, villagerName } from '../data/villagers.ts';
import { boardSpace, SPACES, SPOT_NAMES } from './board/board.ts';
import { nameOf } from './components.ts';
import { DEEDS } from './effects/vocabulary.ts';
import { waitingBonus } from './fellowship/leaves.ts';
import { EMPTY, LEAF_SOURCES, MAKER_STEPS, OFF_BOARD, SISTER, SISTER_LEAF_SOURCES } from './state.ts';

/** A state in words, for playthroughs: places, buildings and resources by name, and only what there is. */
export function describe(field: string, value: number | readonly number[]): string | undefined {
  return typeof value === 'number' ? describeNumber(field, value) : describeList(field, value);
}

function describeNumber(field: string, value: number): string | undefined {
  switch (field) {
    case 'at':
    case 'sisterAt':
      return CLEARINGS[value];
    case 'active':
      return value === SISTER ? 'the sister' : `seat ${value}`;
    case 'deck':
      return DECKS[value] ?? 'none yet';
    case 'difficulty':
      return DIFFICULTIES[value] ?? 'no sister';
    case 'trackSpace':
    case 'counted':
      return RESOURCES[value] ?? '-';
    case 'site':
      return SPACES[value]?.name ?? '-';
    default:
      return undefined;
  }
}

function describeList(field: string, values: readonly number[]): string | undefined {
  switch (field) {
    case 'tiles':
      return held(values, (space, type) => `${BUILDING_TYPES[type]} on ${boardSpace(space).name}`);
    case 'makers':
      return held(values, (space, maker) => `seat ${Math.floor(maker / MAKER_STEPS)} on ${boardSpace(space).name}`);
    case 'homes':
      return held(values, (space, villager) => `${VILLAGERS[villager]} on ${boardSpace(space).name}`);
    case 'spots':
      return held(values, (spot, token) => `${nameOf(token)} on ${SPOT_NAMES[spot]}`);
    case 'spaces':
      return held(values, (space, hero) => `${space === OFF_BOARD ? 'off' : space + 1} ${nameOf(hero)}`);
    case 'onCards':
      return counts(values, (i) => `${RESOURCES[i % RESOURCES.length]} on ${Math.floor(i / RESOURCES.length) + 1}`);
    case 'uses':
      return counts(values, (space) => `space ${space + 1}`);
    case 'storage':
    case 'gaining':
    case 'price':
      return counts(values, (i) => resourceName(i));
    case 'buildings':
      return counts(values, (i) => itemAt(BUILDING_TYPES, i));
    case 'homed':
      return counts(values, (i) => villagerName(i));
    case 'built':
      return counts(values, (i) => `tile ${SLOTS[i]}`);
    case 'discs':
      return counts(values, (i) => clearingName(i));
    case 'deeds':
      return counts(values, (i) => itemAt(DEEDS, i));
    case 'leaves':
      return counts(values, (i) => itemAt(LEAF_SOURCES, i));
    case 'sisterLeaves':
      return counts(values, (i) => itemAt(SISTER_LEAF_SOURCES, i));
    case 'waiting':
      return values.map((entry) => itemAt(SCORE_BONUSES, waitingBonus(entry).bonus).name).join(', ') || '-';
    default:
      return undefined;
  }
}

/** What lies on places that may be empty. */
function held(values: readonly number[], name: (place: number, value: number) => string): string {
  return values.flatMap((value, place) => (value === EMPTY ? [] : [name(place, value)])).join(', ') || '-';
}

function counts(values: readonly number[], name: (index: number) => string): string {
  return values.flatMap((count, i) => (count === 0 ? [] : [`${name(i)} ${count}`])).join(', ') || '-';
}
