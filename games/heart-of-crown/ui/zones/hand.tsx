import { HIDDEN } from '@crownleaf/engine';
import { Named, Option, say } from '@crownleaf/ui';
import type { CSSProperties } from 'react';
import { type Card, IS_PLAYABLE, NAMES, nameOf } from '../../src/components.ts';
import { aimOf } from '../aim.ts';
import { CardBack, CardFace } from '../card/face.tsx';
import { CardChoice, handDeeds } from '../choice.tsx';
import { useDrag } from '../drag.tsx';
import { markers, sortedHand, useGameTable } from '../look.ts';
import type { PileName } from '../piles.tsx';

export interface HandProps {
  readonly seat: number;
  openPile(pile: PileName): void;
}

export function Hand({ seat, openPile }: HandProps) {
  const table = useGameTable();
  const { words } = table;
  const { view } = table;
  const me = view.seats[seat]!;
  const { drop, dragged } = useDrag();
  const recalls = (card: Card): readonly string[] => [`recall:${NAMES[card]}`];
  const open = dragged?.from === 'domain' && table.legal(`recall:${NAMES[dragged.card]}`);
  const cards = sortedHand(me.hand.filter((card) => card !== HIDDEN));
  // Who looks on sees the backs of the first seat's cards.
  const backs = me.hand.length - cards.length;
  return (
    <div className="hoc-own" data-zone="hand">
      <DrawPile seat={seat} openPile={openPile} />
      <section
        className="hoc-hand-zone"
        aria-label={say(words, 'zone.hand', { count: me.hand.length })}
        data-place={`hand.${seat}`}
        data-aim={open || aimOf(table) === `hand.${seat}`}
        {...drop(recalls)}
      >
        <ul className="hoc-hand" data-many={cards.length > 8}>
          {cards.map((card, i) =>
            cards[i + 1] === card ? (
              <li key={`${i}-${card}`} className="hoc-held" data-closed="true" aria-hidden="true">
                <CardFace card={card} face="full" />
              </li>
            ) : (
              <HandCard
                key={`${i}-${card}`}
                card={card}
                seat={seat}
                count={me.hand.filter((each) => each === card).length}
              />
            ),
          )}
          {Array.from({ length: backs }, (_, i) => (
            <li key={`back-${i}`} className="hoc-held" aria-hidden="true">
              <CardBack />
            </li>
          ))}
          {me.hand.length === 0 && <li className="hoc-none">{say(words, 'hand.empty')}</li>}
        </ul>
      </section>
      <DiscardPile seat={seat} openPile={openPile} />
    </div>
  );
}

interface HandCardProps {
  readonly card: Card;
  readonly seat: number;
  /** How many of the kind there are. */
  readonly count: number;
}

/** [HOC-16.5] The uppermost of equal cards stands for all of them. */
function HandCard({ card, seat, count }: HandCardProps) {
  const { legal, words, asked } = useGameTable();
  const { drag } = useDrag();
  const name = nameOf(card);
  const names = handDeeds(name, IS_PLAYABLE[card]!);
  const [, ...others] = names.filter(legal);
  return (
    <li
      className="hoc-held"
      data-place={`hand.${seat}:${name}`}
      style={{ '--beneath': count - 1 } as CSSProperties}
      {...drag({ card, from: 'hand' })}
    >
      <CardChoice card={card} names={names} {...(count > 1 ? { note: `×${count}` } : {})}>
        <CardFace card={card} face="full" />
      </CardChoice>
      {others.length > 0 && (
        <span className="hoc-deeds">
          {others.map((deed) => (
            <Option key={deed} name={deed} className="hoc-deed" aria-label={words.option(deed, asked!.kind)}>
              {say(words, `deed.${deed.split(':')[0]}`)}
            </Option>
          ))}
        </span>
      )}
    </li>
  );
}

function DrawPile({ seat, openPile }: HandProps) {
  const table = useGameTable();
  const { words } = table;
  const { draw } = table.view.seats[seat]!;
  const known = markers(draw);
  const top = known[0]?.place === 1 ? known[0] : undefined;
  return (
    <div
      className="hoc-own-pile"
      data-place={`draw.${seat}`}
      data-left={Math.min(draw.length, 3)}
      data-aim={aimOf(table) === `draw.${seat}`}
    >
      <button type="button" className="hoc-pile" onClick={() => openPile({ pile: 'draw', seat })}>
        <Named name={say(words, 'tally.draw', { count: draw.length })}>
          {draw.length === 0 ? <Vacant /> : top === undefined ? <CardBack /> : <CardFace card={top.card} face="full" />}
        </Named>
      </button>
      <span className="hoc-count" aria-hidden="true">
        {draw.length}
      </span>
      {known.length > 0 && (
        <span className="hoc-markers" aria-hidden="true">
          {known.slice(0, 5).map(({ place, known }) => (
            <i key={place} data-peeked={known === 'peeked'}>
              {place}
            </i>
          ))}
        </span>
      )}
      <span className="hoc-pile-name" aria-hidden="true">
        {say(words, 'short.draw')}
      </span>
    </div>
  );
}

function DiscardPile({ seat, openPile }: HandProps) {
  const table = useGameTable();
  const { words } = table;
  const { discard } = table.view.seats[seat]!;
  const last = discard.at(-1);
  return (
    <div
      className="hoc-own-pile"
      data-place={`discard.${seat}`}
      data-left={Math.min(discard.length, 3)}
      data-aim={aimOf(table) === `discard.${seat}`}
    >
      <button type="button" className="hoc-pile" onClick={() => openPile({ pile: 'discard', seat })}>
        <Named name={say(words, 'tally.discard', { count: discard.length })}>
          {last === undefined ? <Vacant /> : <CardFace card={last} face="full" />}
        </Named>
      </button>
      <span className="hoc-count" aria-hidden="true">
        {discard.length}
      </span>
      <span className="hoc-pile-name" aria-hidden="true">
        {say(words, 'short.discard')}
      </span>
    </div>
  );
}

function Vacant() {
  return <span className="hoc-card hoc-vacant-card" data-face="full" aria-hidden="true" />;
}
