import { HIDDEN, kindOf, poolKey, type Seat } from '@crownleaf/engine';
import { Dialog, previewedNumber, say } from '@crownleaf/ui';
import { useEffect, useRef } from 'react';
import { type Card, NAMES } from '../src/components.ts';
import { mine, table as tableSchema } from '../src/state.ts';
import { CardFace } from './card/face.tsx';
import { CardChoice } from './choice.tsx';
import { byCost, grouped, knownOf, type Marker, useGameTable } from './look.ts';
import { bribeName, bribePrice, saleOf, usePriceText } from './sale.ts';

export type PileName =
  | { readonly pile: 'supply' | 'curses' | 'outskirts' }
  | { readonly pile: 'draw' | 'discard' | 'hand'; readonly seat: Seat };

export interface PileDialogProps {
  readonly of: PileName;
  onClose(): void;
}

/** All that the rules let everybody see of a pile, and all of it where a game is looked back at with all cards open. */
export function PileDialog({ of, onClose }: PileDialogProps) {
  const { words, nameOf, given } = useGameTable();
  const who = 'seat' in of ? nameOf(of.seat) : '';
  const before = useRef(given);
  // An answer that was given in here goes on at the table.
  useEffect(() => {
    if (given !== before.current) onClose();
  }, [given, onClose]);
  return (
    <Dialog title={say(words, `dialog.${of.pile}`, { who })} wide onClose={onClose}>
      <div className="hoc-dialog">{of.pile === 'draw' ? <Draw seat={of.seat} /> : <Plain of={of} />}</div>
    </Dialog>
  );
}

function Plain({ of }: { readonly of: PileName }) {
  const { view, words } = useGameTable();
  if (of.pile === 'supply') {
    const open = view.table.supply.filter((entry) => entry !== HIDDEN).map(kindOf);
    const inside = view.hidden[poolKey(tableSchema.supply.pool, 0)] ?? open;
    return (
      <>
        <p>{say(words, 'supply.about', { count: view.table.supply.length })}</p>
        <Cards cards={inside} />
      </>
    );
  }
  const cards = 'seat' in of ? view.seats[of.seat]![of.pile] : view.table[of.pile];
  if (cards.length === 0) return <p>{say(words, `empty.${of.pile}`)}</p>;
  return of.pile === 'discard' ? <Discard seat={of.seat} /> : <Cards cards={cards} />;
}

/** What Bribery can buy comes first. */
function Discard({ seat }: { readonly seat: Seat }) {
  const table = useGameTable();
  const { words, me } = table;
  const { discard } = table.view.seats[seat]!;
  const sale = saleOf(table, seat).discard;
  if (sale.length === 0)
    return <Cards cards={discard} verbs={seat === me ? ['take', 'copy', 'recruit', 'shelve'] : []} />;
  const rest = discard.filter((card) => !sale.includes(card));
  return (
    <>
      <Purse />
      <h3 className="hoc-dialog-part">{say(words, 'sale.title', { count: sale.length })}</h3>
      <ul className="hoc-laid">
        {grouped(byCost(sale)).map(({ card, count }) => (
          <li key={card}>
            <ForSale card={card} name={bribeName(card, seat, 'discard')} />
            {count > 1 && <span className="hoc-count">×{count}</span>}
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <>
          <h3 className="hoc-dialog-part">{say(words, 'sale.rest', { count: rest.length })}</h3>
          <Cards cards={rest} />
        </>
      )}
    </>
  );
}

/** A card that Bribery can buy, with its price below it. */
function ForSale({ card, name }: { readonly card: Card; readonly name: string }) {
  const table = useGameTable();
  const price = bribePrice(table, card);
  const text = usePriceText()(price);
  return (
    <>
      <CardChoice card={card} names={[name]} note={text}>
        <CardFace card={card} face="stack" price={price} />
      </CardChoice>
      <span className="hoc-laid-price" aria-hidden="true">
        {text}
      </span>
    </>
  );
}

/** Coins at hand, or what would be left of them: the bar that says it lies behind the dialog. */
function Purse() {
  const table = useGameTable();
  const { coins } = table.view.table;
  const then = previewedNumber(table, 'table.coins');
  return (
    <p aria-live="off">
      {then === undefined || then === coins
        ? say(table.words, 'sale.purse', { coins })
        : say(table.words, 'sale.then', { coins: then })}
    </p>
  );
}

/** What lies face up, from the top; and what else must be in there, or in the hand where that is hidden. */
function Draw({ seat }: { readonly seat: Seat }) {
  const table = useGameTable();
  const { words, me } = table;
  const { view } = table;
  const { draw, hand } = view.seats[seat]!;
  const isSold = saleOf(table, seat).draw.length > 0;
  const known = knownOf(draw);
  const inside = view.hidden[poolKey(mine.draw.pool, seat)] ?? [];
  return (
    <>
      <p>{say(words, 'draw.about', { count: draw.length })}</p>
      {isSold && <Purse />}
      {known.length > 0 && (
        <>
          <h3 className="hoc-dialog-part">{say(words, 'draw.known')}</h3>
          <ol className="hoc-known">
            {known.map((marker) => (
              <li key={marker.place}>
                {isSold && marker.place === 1 ? (
                  <ForSale card={marker.card} name={bribeName(marker.card, seat, 'draw')} />
                ) : (
                  <Known {...marker} />
                )}
                <span>{say(words, `draw.${marker.known}`, { place: marker.place })}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {inside.length > 0 && (
        <>
          <h3 className="hoc-dialog-part">
            {say(words, seat === me ? 'draw.inside' : 'draw.inside-or-hand', {
              count: inside.length,
              hand: hand.length,
            })}
          </h3>
          <Cards cards={inside} />
        </>
      )}
    </>
  );
}

function Known({ card, place, known }: Marker) {
  const { words } = useGameTable();
  return (
    <CardChoice card={card} looked note={say(words, `draw.${known}`, { place })}>
      <CardFace card={card} face="stack" />
    </CardChoice>
  );
}

interface CardsProps {
  readonly cards: readonly Card[];
  /** What a question could be about that these cards answer. */
  readonly verbs?: readonly string[];
}

/** Equal cards once. */
function Cards({ cards, verbs = [] }: CardsProps) {
  return (
    <ul className="hoc-laid">
      {grouped(byCost(cards)).map(({ card, count }) => (
        <li key={card}>
          <CardChoice card={card} names={verbs.map((verb) => `${verb}:${NAMES[card]}`)} looked note={`×${count}`}>
            <CardFace card={card} face="stack" />
          </CardChoice>
          {count > 1 && <span className="hoc-count">×{count}</span>}
        </li>
      ))}
    </ul>
  );
}
