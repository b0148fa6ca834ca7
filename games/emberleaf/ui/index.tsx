import type { Seat } from '@crownleaf/engine';
import type { GameTable } from '@crownleaf/ui';
import { GENERAL_BUILDINGS } from '../data/buildings.ts';
import { FELLOWSHIP_CARDS, HERO_CARDS } from '../data/heroes.ts';
import { allFavourLeaves } from '../src/favours/evaluate.ts';
import { sisterLines, tieBreaks } from '../src/score.ts';
import { type EmberleafView, seatOf } from '../src/state.ts';
import { Alone } from './alone.tsx';
import { about, brief } from './bar.ts';
import { Details } from './details.tsx';
import { flights } from './flights.ts';
import { isSolo, kindOfName } from './look.ts';
import { Reference } from './reference.tsx';
import { EmberTable } from './table.tsx';
import { Thing } from './thing.tsx';

function standing(s: EmberleafView, seat: Seat): string {
  const favours = allFavourLeaves(s, seat);
  const { score } = seatOf(s, seat);
  return `${score} ${score === 1 ? 'leaf' : 'leaves'}${favours > 0 ? ` +${favours}` : ''}`;
}

const unknown = [...FELLOWSHIP_CARDS, ...HERO_CARDS].filter(({ known }) => known === undefined).length;

const reconstructed = [
  { what: 'Heroes', value: `${unknown} cards but for their number; of the others what no text states` },
  { what: 'Favours', value: 'most of the 88 conditions and their leaves' },
  { what: 'The forest', value: 'spaces, pathways, marks and resources of the clearings, and four of their names' },
  { what: 'Costs', value: GENERAL_BUILDINGS.map(({ type, cost }) => `${type} ${cost.join('-')}`).join(', ') },
  { what: 'Dangerous areas', value: 'banners, health and leaves of the 33 tokens' },
  { what: 'Score and banner tracks', value: 'where the bonuses lie, and the resources of the rows' },
  { what: 'The sister', value: 'her action cards, reputation and most of her favours' },
];

export const table: GameTable<EmberleafView> = {
  setUp: ['deck-chosen'],
  Table: EmberTable,
  wide: true,
  Alone,
  Thing,
  Details,
  isThing: (name) => kindOfName(name) !== undefined,
  shownFirst: (name) => name === 'slide',
  confirmed: (name) => name === 'slide',
  brief,
  about,
  flights,
  standing,
  rival: (s, words) => (isSolo(s) ? { name: words.what('nobody'), lines: sisterLines(s) } : undefined),
  tieBreaks,
  Reference,
  reconstructed,
};
