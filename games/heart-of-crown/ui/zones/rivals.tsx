import type { Seat } from '@crownleaf/engine';
import { Named, SeatShape, say } from '@crownleaf/ui';
import type { Labels } from '@crownleaf/words';
import type { ReactNode } from 'react';
import { type Card, cardOf, NAMES } from '../../src/components.ts';
import { pointsOf } from '../../src/effects/verbs/domain.ts';
import { pointsThen } from '../aim.ts';
import { CardFace } from '../card/face.tsx';
import { CardChoice } from '../choice.tsx';
import { activeSeat, grouped, holdings, markers, openHand, othersOf, setCards, useGameTable } from '../look.ts';
import type { PileName } from '../piles.tsx';
import { PointsBar } from '../points.tsx';
import { bribeName, bribePrice, type Sale, saleOf, usePriceText } from '../sale.ts';

export interface RivalsProps {
  openPile(pile: PileName): void;
}

export function Rivals({ openPile }: RivalsProps) {
  const { view, me, words } = useGameTable();
  const seats = othersOf(view, me ?? 0);
  return (
    <section className="hoc-rivals" aria-label={say(words, 'zone.rivals')} data-zone="rivals">
      {seats.map((seat) => (
        <Rival key={seat} seat={seat} openPile={openPile} />
      ))}
    </section>
  );
}

function Rival({ seat, openPile }: { readonly seat: Seat } & RivalsProps) {
  const table = useGameTable();
  const { nameOf, words } = table;
  const { view } = table;
  const me = view.seats[seat]!;
  const princess = me.princess[0];
  const state = me.out === 1 ? 'out' : me.declared === 1 ? 'ceremony' : 'plain';
  const hand = openHand(me);
  const sale = saleOf(table, seat);
  return (
    <article
      className="hoc-rival"
      data-open={hand !== undefined}
      data-seat={seat}
      data-state={state}
      data-active={activeSeat(view) === seat}
      aria-label={nameOf(seat)}
    >
      <span className="hoc-rival-princess" data-place={`princess.${seat}`}>
        {princess === undefined ? <NoPrincess /> : <Looked card={princess} />}
        <Counters seat={seat} />
      </span>
      <header className="hoc-rival-head">
        <SeatShape seat={seat} />
        <h3>{nameOf(seat)}</h3>
        <PointsBar points={pointsOf(me)} then={pointsThen(table, seat)} />
        {state === 'ceremony' && <span className="only-heard">{say(words, 'flag.ceremony')}</span>}
        {state === 'out' && <span className="hoc-flag is-out">{say(words, 'flag.out')}</span>}
      </header>
      <div className="hoc-rival-domain" data-place={`domain.${seat}`}>
        <DomainRow seat={seat} sale={sale} />
      </div>
      {sale.draw.map((card) => (
        <span key={card} className="hoc-on-draw">
          <ForSale card={card} names={[bribeName(card, seat, 'draw')]}>
            <span className="hoc-on-draw-name">{words.what(cardOf(card).name)}</span>
          </ForSale>
        </span>
      ))}
      {hand !== undefined && <OpenHand seat={seat} cards={hand} openPile={openPile} />}
      <footer className="hoc-rival-piles">
        {hand === undefined && (
          <span
            className="hoc-tally"
            data-place={`hand.${seat}`}
            title={say(words, 'tally.hand', { count: me.hand.length })}
          >
            <HandMark /> {me.hand.length}
            <span className="only-heard">{say(words, 'tally.hand', { count: me.hand.length })}</span>
          </span>
        )}
        <button
          type="button"
          className="hoc-tally"
          data-place={`draw.${seat}`}
          onClick={() => openPile({ pile: 'draw', seat })}
        >
          <Named name={say(words, 'tally.draw', { count: me.draw.length })}>
            <PileMark /> {me.draw.length}
            {markers(me.draw)
              .slice(0, 3)
              .map(({ place, card }) => (
                <span key={place} className="hoc-marker" title={words.what(cardOf(card).name)}>
                  {place}
                </span>
              ))}
          </Named>
        </button>
        <button
          type="button"
          className="hoc-tally"
          data-place={`discard.${seat}`}
          onClick={() => openPile({ pile: 'discard', seat })}
        >
          <Named name={discardName(words, me.discard.length, sale.discard.length)}>
            <DiscardMark /> {me.discard.length}
            {sale.discard.length > 0 && <SaleTag count={sale.discard.length} />}
          </Named>
        </button>
      </footer>
    </article>
  );
}

function discardName(words: Labels, count: number, onSale: number): string {
  const pile = say(words, 'tally.discard', { count });
  return onSale === 0 ? pile : say(words, 'sale.tally', { pile, count: onSale });
}

interface OpenHandProps extends RivalsProps {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** One line with the names of the cards; a click lays them out. */
function OpenHand({ seat, cards, openPile }: OpenHandProps) {
  const { words, nameOf } = useGameTable();
  const listed = grouped(cards).map(
    ({ card, count }) => `${words.what(cardOf(card).name)}${count > 1 ? ` ×${count}` : ''}`,
  );
  return (
    <button
      type="button"
      className="hoc-open-hand"
      data-place={`hand.${seat}`}
      onClick={() => openPile({ pile: 'hand', seat })}
    >
      <span className="only-heard">{say(words, 'dialog.hand', { who: nameOf(seat) })}: </span>
      <HandMark /> <span className="hoc-open-names">{listed.join(' · ')}</span>
    </button>
  );
}

/** A card that is only looked at. The window of an attack lists what can be chosen of it, and may cover it. */
function Looked({ card }: { readonly card: Card }) {
  return (
    <CardChoice card={card} looked>
      <CardFace card={card} face="mini" />
    </CardChoice>
  );
}

interface ForSaleProps {
  readonly card: Card;
  /** What a click could mean, the purchase first. */
  readonly names: readonly string[];
  readonly children?: ReactNode;
}

/** A card that Bribery can buy where it lies, with its price. */
function ForSale({ card, names, children }: ForSaleProps) {
  const table = useGameTable();
  const priceText = usePriceText();
  const price = bribePrice(table, card);
  return (
    <CardChoice card={card} names={names} note={priceText(price)}>
      <CardFace card={card} face="mini" />
      <span className="hoc-price" aria-hidden="true">
        {price}
      </span>
      {children}
    </CardChoice>
  );
}

/** Something is for sale here; how many cards, where there is room to say it. */
export function SaleTag({ count }: { readonly count?: number }) {
  return (
    <span className="hoc-sale" aria-hidden="true">
      <svg className="hoc-mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 3h9l9 9-9 9-9-9zm4.500 2.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z" fillRule="evenodd" />
      </svg>
      {count}
    </span>
  );
}

interface DomainRowProps {
  readonly seat: Seat;
  readonly sale: Sale;
}

/** Territories with what is kept on them, then what was set. */
function DomainRow({ seat, sale }: DomainRowProps) {
  const { view, words } = useGameTable();
  const me = view.seats[seat]!;
  const lands = holdings(me);
  const cards = setCards(me);
  if (me.princess.length === 0) return <p className="hoc-none">{say(words, 'domain.none')}</p>;
  return (
    <ul className="hoc-minis">
      {lands.map(({ territory, kept }, i) => (
        <li key={`land-${i}`} className="hoc-land" data-kept={kept !== undefined}>
          <Looked card={territory} />
          {kept !== undefined && (
            <span className="hoc-kept" data-place={`kept.${seat}:${NAMES[kept]}`}>
              <Kept card={kept} seat={seat} sale={sale} />
            </span>
          )}
        </li>
      ))}
      {cards.map(({ card, count }) => (
        <li key={card} className="hoc-set" data-count={count}>
          <Looked card={card} />
          {count > 1 && <span className="hoc-times">×{count}</span>}
        </li>
      ))}
    </ul>
  );
}

function Kept({ card, seat, sale }: DomainRowProps & { readonly card: Card }) {
  if (!sale.kept.includes(card)) return <Looked card={card} />;
  return <ForSale card={card} names={[bribeName(card, seat, 'kept')]} />;
}

/** What lies on the princess: Twin counters, counters of succession, and debt. */
export function Counters({ seat }: { readonly seat: Seat }) {
  const { view, words } = useGameTable();
  const { twins, debt, counters } = view.seats[seat]!;
  const held = { twins, counters, debt };
  return (
    <span className="hoc-counters">
      {(['twins', 'counters', 'debt'] as const).map((kind) => {
        const count = held[kind];
        const told = say(words, `flag.${kind}`, { count });
        return count === 0 ? null : (
          <span key={kind} className="hoc-counter" data-kind={kind} title={told} role="img" aria-label={told}>
            {kind === 'counters' ? `+${count}` : kind === 'debt' ? `−${count}` : count}
          </span>
        );
      })}
    </span>
  );
}

export function NoPrincess() {
  return (
    <svg className="hoc-vacant" viewBox="0 0 60 84" aria-hidden="true">
      <rect x="1.500" y="1.500" width="57" height="81" rx="4" />
      <path d="M18 50h24v4H18zM16 30l8 7 6-12 6 12 8-7-3 17H19z" />
    </svg>
  );
}

function HandMark() {
  return (
    <svg className="hoc-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 8l6-2 4 13-6 2zM11 5h7v13h-3.500zM20 7l2 .6-3 10z" />
    </svg>
  );
}

function PileMark() {
  return (
    <svg className="hoc-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 3h11v14H7zM5 6v13h11v2H3V6z" />
    </svg>
  );
}

function DiscardMark() {
  return (
    <svg className="hoc-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 8 14 5l4 13-10 3zM12 3h7v2z M20 6v11h-1L16 5z" />
    </svg>
  );
}
