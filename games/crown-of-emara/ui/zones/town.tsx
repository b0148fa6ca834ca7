import { Named, Option, previewedItem, previewedNumber, say, useInspect } from '@crownleaf/ui';
import type { ReactNode } from 'react';
import { RESOURCES } from '../../data/goods.ts';
import {
  BOOK_TABLE,
  CASTLE_BOOK_BUILDINGS,
  DONATION_BOOKS,
  PLACES,
  SITE_MOST_BREADS,
  SITE_STONE_BUILDINGS,
  SITE_WOOD,
} from '../../data/places.ts';
import { advisorOf, CASTLE, CATHEDRAL, CONSTRUCTION_SITE, MARKET, placeName } from '../../src/components.ts';
import { giftCitizens } from '../../src/places/castle.ts';
import { donationBooks, donationCitizens } from '../../src/places/cathedral.ts';
import { markerSides } from '../../src/places/dials.ts';
import { ADVISOR_FIELDS, seatOf } from '../../src/state.ts';
import { receipt } from '../../src/stores/stores.ts';
import { eventOf, useGameTable } from '../look.ts';
import { AnyGood, Good } from '../parts/good.tsx';
import { Marker } from '../parts/marker.tsx';
import { titled } from '../say.ts';
import { AdvisorSpace } from './advisors.tsx';

/** A town place: what can be done on a visit, and the two advisors who wait there. */
export function Town({ place }: { readonly place: number }) {
  const { view, words } = useGameTable();
  const waiting = view.table[ADVISOR_FIELDS[place - CASTLE]!].map(advisorOf);
  return (
    <>
      <div className="em-deeds">{deedsOf(place)}</div>
      <ul className="em-advisors" aria-label={say(words, 'advisors.at')} data-place={`advisors:${PLACES[place]}`}>
        {waiting.map((advisor) => (
          <AdvisorSpace key={advisor.name} advisor={advisor} />
        ))}
      </ul>
    </>
  );
}

function deedsOf(place: number): ReactNode {
  switch (place) {
    case CASTLE:
      return <Castle />;
    case CATHEDRAL:
      return <Cathedral />;
    case CONSTRUCTION_SITE:
      return <Site />;
    default:
      return <Market />;
  }
}

interface DeedProps {
  readonly name: string;
  /** What it belongs to: the place, or one of its markers. */
  readonly thing: string;
  readonly label: string;
  readonly small?: boolean;
  readonly children: ReactNode;
}

/** One action of a place; its name is the answer that does it. */
function Deed({ name, thing, label, small = false, children }: DeedProps) {
  const spot = useInspect(thing, label);
  return (
    <span className="em-deed-spot" {...spot}>
      <Option
        name={name}
        thing={thing}
        className={`board-option em-deed${small ? ' em-deed-small' : ''}`}
        aria-label={label}
      >
        {children}
      </Option>
    </span>
  );
}

/** A marker beside the actions that it counts for. */
function PlainDial({ thing, children }: { readonly thing: string; readonly children: ReactNode }) {
  const { words, open } = useGameTable();
  const spot = useInspect(thing);
  return (
    <button type="button" className="em-plain-dial" {...spot} onClick={() => open(thing)}>
      <Named name={titled(words, thing)}>{children}</Named>
    </button>
  );
}

/** Building points with all that changes them for the viewer. */
function useReceipt(): (printed: number) => number {
  const { view, me } = useGameTable();
  return (printed) => (me === undefined ? printed : receipt(view.table, seatOf(view, me), printed));
}

interface MarkersProps {
  readonly verb: 'gift' | 'donate';
  readonly field: 'gifts' | 'donations';
  readonly books: number;
  readonly citizens: number;
}

/** Four markers, one for each resource. */
function Markers({ verb, field, books, citizens }: MarkersProps) {
  const table = useGameTable();
  const { words } = table;
  const { view } = table;
  const sides = markerSides(view.seats.length);
  const side = verb === 'gift' ? sides.gift : sides.donation;
  return RESOURCES.map((resource, r) => {
    const turns = view.table[field][r]!;
    const then = previewedItem(table, `table.${field}`, r);
    const now = side.numbers[turns] ?? side.board;
    return (
      <Deed
        key={resource}
        name={`${verb}:${resource}`}
        thing={`${verb === 'gift' ? 'gift' : 'donation'}-${resource}`}
        label={say(words, `deed.${verb}`, { count: now, good: words.what(resource), books, citizens })}
      >
        <span className="em-dial" data-place={`marker:${verb === 'gift' ? 'gift' : 'donation'}-${resource}`}>
          <Marker {...side} turns={turns} turning={then !== undefined && then !== turns} />
          <Good name={resource} mute />
        </span>
      </Deed>
    );
  });
}

function Castle() {
  const { words, view, me } = useGameTable();
  const buildings = useReceipt()(CASTLE_BOOK_BUILDINGS.value);
  const citizens = me === undefined ? 0 : giftCitizens(view.table, seatOf(view, me));
  return (
    <>
      <Markers verb="gift" field="gifts" books={0} citizens={citizens} />
      <Brings>
        <Good name="ring" />
        {citizens > 0 && <Good name="citizens" count={citizens} />}
      </Brings>
      <Deed name="book" thing={placeName(CASTLE)} label={say(words, 'deed.book', { buildings })} small>
        <Good name="book" mute />
        <i>›</i>
        <Good name="buildings" count={buildings} mute />
      </Deed>
    </>
  );
}

function Cathedral() {
  const { view, words, me, open } = useGameTable();
  const { table } = view;
  const books = me === undefined ? DONATION_BOOKS.value : donationBooks(seatOf(view, me));
  const citizens = donationCitizens(table);
  return (
    <>
      <Markers verb="donate" field="donations" books={books} citizens={citizens} />
      <Brings>
        {books > 1 ? <Good name="book" count={books} /> : <Good name="book" />}
        {citizens > 0 && <Good name="citizens" count={citizens} />}
        <button
          type="button"
          className="em-stack"
          data-place="favors"
          aria-label={say(words, 'favors.stack', { left: table.favorStack.length, used: table.favorDiscard.length })}
          title={say(words, 'favors.stack', { left: table.favorStack.length, used: table.favorDiscard.length })}
          onClick={() => open('favor')}
        >
          <Good name="favor" mute />
          {table.favorStack.length}
        </button>
      </Brings>
    </>
  );
}

function Brings({ children }: { readonly children: ReactNode }) {
  return (
    <span className="em-brings">
      <i aria-hidden="true">›</i>
      {children}
    </span>
  );
}

const BREADS = Array.from({ length: SITE_MOST_BREADS.value }, (_, i) => i + 1);

function Site() {
  const table = useGameTable();
  const { words } = table;
  const { view } = table;
  const { stone, bread } = markerSides(view.seats.length);
  const turns = view.table;
  const received = useReceipt();
  const turning = (field: 'stone' | 'bread'): boolean =>
    (previewedNumber(table, `table.${field}`) ?? turns[field]) !== turns[field];
  const stoneNow = stone.numbers[turns.stone] ?? stone.board;
  const breadNow = bread.numbers[turns.bread] ?? bread.board;
  const laid = received(SITE_STONE_BUILDINGS.value);
  return (
    <>
      <Deed name="stone" thing="marker-stone" label={say(words, 'deed.stone', { buildings: laid, citizens: stoneNow })}>
        <span className="em-dial" data-place="marker:stone">
          <Marker {...stone} turns={turns.stone} turning={turning('stone')} />
          <Good name="stone" mute />
          <Good name="citizens" mute />
        </span>
        <Good name="buildings" count={laid} mute />
      </Deed>
      <span className="em-breads">
        <PlainDial thing="marker-bread">
          <span className="em-dial" data-place="marker:bread">
            <Marker {...bread} turns={turns.bread} turning={turning('bread')} />
            <Good name="bread" mute />
            <Good name="citizens" mute />
          </span>
        </PlainDial>
        <span className="em-row">
          {BREADS.map((count) => (
            <Deed
              key={count}
              name={`bread:${count}`}
              thing="marker-bread"
              label={say(words, 'deed.bread', { count, citizens: count * breadNow })}
              small
            >
              {count}
              <b>{count * breadNow}</b>
            </Deed>
          ))}
        </span>
      </span>
      <span className="em-column">
        {SITE_WOOD.map(({ value: { wood, buildings } }) => (
          <Deed
            key={wood}
            name={`wood:${wood}`}
            thing={placeName(CONSTRUCTION_SITE)}
            label={say(words, 'deed.wood', { count: wood, buildings: received(buildings) })}
            small
          >
            <Good name="wood" count={wood} mute />
            <i>›</i>
            <Good name="buildings" count={received(buildings)} mute />
          </Deed>
        ))}
      </span>
    </>
  );
}

const COINS = [1, 2] as const;

function Market() {
  const { view, words } = useGameTable();
  const more = eventOf(view)?.name === 'merchants-from-afar';
  return (
    <>
      <span className="em-column">
        {COINS.slice(0, more ? 2 : 1).map((count) => (
          <Deed
            key={count}
            name={`coin:${count}`}
            thing={placeName(MARKET)}
            label={say(words, 'deed.coin', { count })}
            small
          >
            <AnyGood count={count} />
            <i>›</i>
            <Good name="gold" count={count} mute />
          </Deed>
        ))}
      </span>
      <span className="em-row em-books">
        {BOOK_TABLE.slice(1).map(({ value: citizens }, i) => (
          <Deed
            key={citizens}
            name={`books:${i + 1}`}
            thing={placeName(MARKET)}
            label={say(words, 'deed.books', { count: i + 1, citizens })}
            small
          >
            <Good name="book" count={i + 1} mute />
            <b>{citizens}</b>
          </Deed>
        ))}
      </span>
    </>
  );
}
