import { ACTION_CARDS } from '../data/action-cards.ts';
import { GOODS, RESOURCES } from '../data/goods.ts';
import { PLACES } from '../data/places.ts';
import { COMPONENTS, hutAt, placeName, RING_SIZE } from './components.ts';
import { breadYield, donationPrice, giftPrice, stoneYield } from './places/dials.ts';
import type { Table } from './state.ts';

/** The numbers of the state in words, for playthroughs. */
export function describe(field: string, value: number | readonly number[], seats: number): string | undefined {
  return typeof value === 'number' ? describeNumber(field, value, seats) : describeList(field, value, seats);
}

function describeNumber(field: string, value: number, seats: number): string | undefined {
  switch (field) {
    case 'card':
      return ACTION_CARDS[value] ?? '-';
    case 'visit':
      return PLACES[value] ?? '-';
    case 'fresh':
      return COMPONENTS[value] ?? '-';
    case 'bread':
      return `shows ${breadYield({ bread: value } as Table, seats)}`;
    case 'stone':
      return `shows ${stoneYield({ stone: value } as Table, seats)}`;
    default:
      return undefined;
  }
}

function describeList(field: string, values: readonly number[], seats: number): string | undefined {
  switch (field) {
    case 'goods':
      return listed(values.map((count, good) => (count === 0 ? '' : `${count} ${GOODS[good]}`)));
    case 'councilors':
      return listed(values.map((place) => PLACES[place] ?? ''));
    case 'layout':
      return [values.slice(0, RING_SIZE), values.slice(RING_SIZE)]
        .map((ring) => ring.map(placeName).join(' '))
        .join(' | ');
    case 'huts':
      return listed(values.map((seat, hut) => (seat < 0 ? '' : `${hutAt(hut).name} of seat ${seat}`)));
    case 'gifts':
      return prices(giftPrice, { gifts: values }, seats);
    case 'donations':
      return prices(donationPrice, { donations: values }, seats);
    default:
      return undefined;
  }
}

function prices(price: typeof giftPrice, fields: object, seats: number): string {
  return RESOURCES.map((resource, r) => `${price(fields as Table, seats, r)} ${resource}`).join(', ');
}

function listed(words: readonly string[]): string {
  return words.filter((word) => word !== '').join(', ') || '-';
}
