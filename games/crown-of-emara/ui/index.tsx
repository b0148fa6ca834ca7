import { NOBODY, type Seat } from '@crownleaf/engine';
import type { GameTable } from '@crownleaf/ui';
import { ADVISOR_CARDS } from '../data/advisors.ts';
import { NOBILITY, RANKS } from '../data/nobility.ts';
import { HUT_COSTS, PLACES } from '../data/places.ts';
import { ADVISORS, EVENTS, FAVORS, HUTS } from '../src/components.ts';
import type { EmaraView } from '../src/state.ts';
import { seatOf } from '../src/state.ts';
import { PlaceScene } from './art/scenes.tsx';
import { Details } from './details.tsx';
import { DialFace } from './dial.tsx';
import { Ending } from './ending.tsx';
import { flights } from './flights.ts';
import { lower, scoreNow } from './look.ts';
import { ActionFace, AdvisorFace, EventFace, FavorFace, Miniature } from './parts/face.tsx';
import { EmaraIcon, Good, Price } from './parts/good.tsx';
import { Piece } from './parts/piece.tsx';
import { Reference } from './reference.tsx';
import { SoloBook } from './solo/book.tsx';
import { nextAlone } from './solo/kept.ts';
import { EmaraTable } from './table.tsx';
import { familyOf } from './things.ts';

function Thing({ name, large = false }: { readonly name: string; readonly large?: boolean }) {
  return (
    <span className={large ? 'em-thing is-large' : 'em-thing'} data-world="emara">
      <Picture name={name} />
    </span>
  );
}

/** A thing as it is drawn in flight and, larger, in its details. */
function Picture({ name }: { readonly name: string }) {
  const [what = '', of = ''] = name.split(/[:.]/);
  if (what === 'councilor' || what === 'craftsman') return <Piece seat={Number(of)} of={what} />;
  if (what === 'good') return <Good name={of} mute />;
  if (name === 'turning') return <span className="em-turning" />;
  const advisor = ADVISORS.find((each) => each.name === name);
  if (advisor !== undefined) return <AdvisorFace advisor={advisor} />;
  const event = EVENTS.find((each) => each.name === name);
  if (event !== undefined) return <EventFace event={event} />;
  const favor = FAVORS.find((each) => each.name === name);
  if (favor !== undefined) return <FavorFace favor={favor} />;
  const place = PLACES.find((each) => each === name);
  if (place !== undefined) return <PlaceScene place={place} />;
  const hut = HUTS.find((each) => each.name === name);
  if (hut !== undefined) return <Price cost={hut.cost} />;
  switch (familyOf(name)) {
    case 'dial':
      return <DialFace name={name} />;
    case 'card':
      return <ActionFace name={name} />;
    case 'good':
      return <Miniature name={name} tone="azure" />;
    case 'rank':
      return <Miniature name={what} tone="purpure" />;
    default:
      return <EmaraIcon name={name === 'victoria' ? 'lady-frida' : name} />;
  }
}

/** The lower track, as the ledger shows it, and by how much leftovers would raise it now; after the end the score. */
function standing(view: EmaraView, seat: Seat): string {
  const m = seatOf(view, seat);
  const score = scoreNow(m);
  if (view.asked === NOBODY) return String(score);
  const counts = m[lower(m)];
  const more = score - counts;
  return more > 0 ? `${counts} +${more} left over` : String(counts);
}

const reconstructed = [
  ...ADVISOR_CARDS.map(({ name, cost }) => ({ what: name, value: costText(cost.value) })),
  ...HUT_COSTS.flatMap((costs, place) =>
    costs.flatMap(({ value, basis }, i) =>
      basis === 'reconstructed' ? [{ what: `${PLACES[place]}.${i + 1}`, value: costText(value) }] : [],
    ),
  ),
  ...RANKS.map((rank) => ({ what: rank, value: rankText(rank) })),
];

function costText(cost: { readonly [good: string]: number | undefined }): string {
  return Object.entries(cost)
    .map(([good, count]) => `${count} ${good}`)
    .join(', ');
}

function rankText(rank: (typeof RANKS)[number]): string {
  const { rings, gold, points } = NOBILITY[rank];
  return `${rings.value} ring, ${gold.value} gold; ${points.value.join(', ')} points`;
}

export const table: GameTable<EmaraView> = {
  Table: EmaraTable,
  Thing,
  Details,
  isThing: (name) => familyOf(name) !== undefined && familyOf(name) !== 'good',
  setUp: ['game-began', 'councilor-moved', 'goods-taken', 'cards-drawn', 'round-began'],
  flights,
  standing,
  Reference,
  Ending,
  Alone: SoloBook,
  nextAlone,
  reconstructed,
};
