import { CLEARINGS } from '../../data/board.ts';
import { BUILDING_TYPES } from '../../data/buildings.ts';
import { CLEARING_OF } from '../board/board.ts';
import type { Count } from '../favours/vocabulary.ts';
import { EMPTY, type Emberleaf } from '../state.ts';

/** Whom no villager lives on: what the sister is credited with [EMBER-21.40, EMBER-21.42, EMBER-21.43]. */
function emptyBuildings({ table, seats }: Emberleaf, fits: (space: number) => boolean): number {
  return table.tiles.filter(
    (tile, space) => tile !== EMPTY && seats.every((seat) => seat.homes[space] === EMPTY) && fits(space),
  ).length;
}

/** Her number for a favour that compares the player with others ([EMBER-21.38] to 21.44). */
export function sisterCount(s: Emberleaf, of: Count): number {
  switch (of.what) {
    case 'banners':
      return s.table.sisterCleared;
    case 'trophies':
      return s.table.sisterTrophies.length;
    case 'buildings': {
      const { type } = of;
      return emptyBuildings(s, (space) => type === undefined || s.table.tiles[space] === BUILDING_TYPES.indexOf(type));
    }
    case 'villagers': {
      const { clearing } = of;
      return emptyBuildings(s, (space) => clearing === undefined || CLEARING_OF[space] === CLEARINGS.indexOf(clearing));
    }
    default:
      throw new Error(`no rule compares the sister's ${of.what}`);
  }
}
