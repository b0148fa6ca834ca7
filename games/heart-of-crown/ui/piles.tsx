import { HIDDEN, kindOf, poolKey, type Seat } from '@crownleaf/engine';
import { Dialog, useTable } from '@crownleaf/ui';
import { type Card, NAMES } from '../src/catalogue.ts';
import { mine, table as tableSchema } from '../src/state.ts';
import { CardFace } from './card/face.tsx';
import { CardChoice } from './choice.tsx';
import { byCost, grouped, heartView, knownOf } from './look.ts';
import { say } from './say.ts';

export type PileName =
  | { readonly pile: 'supply' | 'curses' | 'outskirts' }
  | { readonly pile: 'draw' | 'discard' | 'hand'; readonly seat: Seat };

export interface PileDialogProps {
  readonly of: PileName;
  onClose(): void;
}

/** All that the rules let everybody see of a pile, and all of it where a game is looked back at with all cards open. */
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
  return cards.length === 0 ? (
    <p>{say(words, `empty.${of.pile}`)}</p>
  ) : (
    <Cards cards={cards} {...(of.pile === 'discard' ? { seat: of.seat } : {})} />
  );
}

/** What lies face up, from the top; and what else must be in there, or in the hand where that is hidden. */
function Draw({ seat }: { readonly seat: Seat }) {
  const { view: anyView, words, me } = useTable();
  const view = heartView(anyView);
  const { draw, hand } = view.seats[seat]!;
  const known = knownOf(draw);
  const inside = view.hidden[poolKey(mine.draw.pool, seat)] ?? [];
  return (
    <>
      <p>{say(words, 'draw.about', { count: draw.length })}</p>
      {known.length > 0 && (
        <>
          <h3 className="hoc-dialog-part">{say(words, 'draw.known')}</h3>
          <ol className="hoc-known">
            {known.map(({ place, card, known }) => (
              <li key={place}>
                <CardChoice card={card} looked note={say(words, `draw.${known}`, { place })}>
                  <CardFace card={card} face="stack" />
                </CardChoice>
                <span>{say(words, `draw.${known}`, { place })}</span>
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
    if (seat !== me) return [`bribe:${name},${seat},discard`];
    return ['take', 'copy', 'recruit', 'shelve'].map((verb) => `${verb}:${name}`);
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
