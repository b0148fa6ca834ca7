import { poolKey, type Seat } from '@crownleaf/engine';
import { Dialog, useTable } from '@crownleaf/ui';
import { type Card, NAMES } from '../src/catalogue.ts';
import { mine, table as tableSchema } from '../src/state.ts';
import { CardFace } from './card/face.tsx';
import { CardChoice } from './choice.tsx';
import { byCost, grouped, heartView, markers } from './look.ts';
import { say } from './say.ts';

export type PileName =
  | { readonly pile: 'supply' | 'curses' | 'outskirts' }
  | { readonly pile: 'draw' | 'discard'; readonly seat: Seat };

export interface PileDialogProps {
  readonly of: PileName;
  onClose(): void;
}

/** All that the rules let everybody see of a pile. */
export function PileDialog({ of, onClose }: PileDialogProps) {
  const { words, nameOf } = useTable();
  const who = 'seat' in of ? nameOf(of.seat) : '';
  return (
    <Dialog title={say(words, `dialog.${of.pile}`, { who })} wide onClose={onClose}>
      <div className="hoc-dialog">{of.pile === 'draw' ? <Draw seat={of.seat} /> : <Plain of={of} />}</div>
    </Dialog>
  );
}

function Plain({ of }: { readonly of: PileName }) {
  const { view: anyView, words } = useTable();
  const view = heartView(anyView);
  if (of.pile === 'supply') {
    const inside = view.hidden[poolKey(tableSchema.supply.pool, 0)] ?? [];
    return (
      <>
        <p>{say(words, 'supply.about', { count: view.table.supply.length })}</p>
        <Cards cards={inside} />
      </>
    );
  }
  const cards = of.pile === 'discard' ? view.seats[of.seat]!.discard : view.table[of.pile as 'curses' | 'outskirts'];
  return cards.length === 0 ? (
    <p>{say(words, `empty.${of.pile}`)}</p>
  ) : (
    <Cards cards={cards} {...('seat' in of ? { seat: of.seat } : {})} />
  );
}

/** What lies face up, from the top; and what else must be in there, or in the hand where that is hidden. */
function Draw({ seat }: { readonly seat: Seat }) {
  const { view: anyView, words, me } = useTable();
  const view = heartView(anyView);
  const { draw, hand } = view.seats[seat]!;
  const known = markers(draw);
  const inside = view.hidden[poolKey(mine.draw.pool, seat)] ?? [];
  return (
    <>
      <p>{say(words, 'draw.about', { count: draw.length })}</p>
      {known.length > 0 && (
        <>
          <h3 className="hoc-dialog-part">{say(words, 'draw.known')}</h3>
          <ol className="hoc-known">
            {known.map(({ place, card, peeked }) => (
              <li key={place}>
                <CardChoice card={card} looked note={say(words, peeked ? 'draw.peeked' : 'draw.up', { place })}>
                  <CardFace card={card} face="stack" />
                </CardChoice>
                <span>{say(words, peeked ? 'draw.peeked' : 'draw.up', { place })}</span>
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

/** Equal cards once; those of a discard pile can be what a question is about. */
function Cards({ cards, seat }: { readonly cards: readonly Card[]; readonly seat?: Seat }) {
  const { me } = useTable();
  const names = (card: Card): readonly string[] => {
    const name = NAMES[card]!;
    if (seat === undefined) return [];
    if (seat !== me) return [`bribe:${name},${seat}`];
    return ['take', 'copy', 'recruit', 'shelve'].map((verb) => `${verb}:${name}`).concat(`banish:${name},discard`);
  };
  return (
    <ul className="hoc-laid">
      {grouped(byCost(cards)).map(({ card, count }) => (
        <li key={card}>
          <CardChoice card={card} names={names(card)} looked note={`×${count}`}>
            <CardFace card={card} face="stack" />
          </CardChoice>
          {count > 1 && <span className="hoc-count">×{count}</span>}
        </li>
      ))}
    </ul>
  );
}
