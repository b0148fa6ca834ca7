import { SeatShape, say } from '@crownleaf/ui';
import type { CSSProperties } from 'react';
import { type Card, NAMES, nameOf } from '../../src/components.ts';
import { pointsOf } from '../../src/effects/verbs/domain.ts';
import { aimOf, pointsThen } from '../aim.ts';
import { CardFace } from '../card/face.tsx';
import { CardChoice } from '../choice.tsx';
import { useDrag } from '../drag.tsx';
import { holdings, type SeatView, setCards, useGameTable } from '../look.ts';
import { PointsBar } from '../points.tsx';
import { Counters, NoPrincess } from './rivals.tsx';

/** Cards of a Domain with an ability that is used in the Main Phase [HOC-6.2]. */
const HAS_USE = new Set(['bergamotte', 'twins', 'imperial-estate']);

/** The viewer's own Domain: a card from the hand is kept or set by dropping it here. */
export function Domain({ seat }: { readonly seat: number }) {
  const table = useGameTable();
  const { words, nameOf } = table;
  const { view } = table;
  const me = view.seats[seat]!;
  const { drop, dragged } = useDrag();
  const princess = me.princess[0];
  const takes = (card: Card): readonly string[] => [`keep:${NAMES[card]}`, `set:${NAMES[card]}`];
  const open = dragged !== undefined && takes(dragged.card).some(table.legal);
  return (
    <section
      className="hoc-domain"
      aria-label={say(words, 'zone.domain')}
      data-zone="domain"
      data-place={`domain.${seat}`}
      data-seat={seat}
      data-aim={open || aimOf(table) === `domain.${seat}`}
      data-state={me.out === 1 ? 'out' : me.declared === 1 ? 'ceremony' : 'plain'}
      {...drop(takes)}
    >
      <header className="hoc-domain-head">
        <SeatShape seat={seat} />
        <h3>{nameOf(seat)}</h3>
        <PointsBar points={pointsOf(me)} then={pointsThen(table, seat)} />
        {me.declared === 1 && <span className="hoc-flag is-ceremony">{say(words, 'flag.ceremony')}</span>}
      </header>
      <div className="hoc-domain-cards" style={{ '--units': unitsOf(me) } as CSSProperties}>
        <span className="hoc-own-princess" data-place={`princess.${seat}`}>
          {princess === undefined ? (
            <NoPrincess />
          ) : (
            <CardChoice card={princess} names={[`use:${NAMES[princess]}`]} looked={!HAS_USE.has(nameOf(princess))}>
              <CardFace card={princess} face="mini" />
            </CardChoice>
          )}
          <Counters seat={seat} />
        </span>
        {princess === undefined ? <p className="hoc-none">{say(words, 'domain.empty')}</p> : <Lands seat={seat} />}
      </div>
    </section>
  );
}

/** Widths in heights of a card: a whole one, and how much of one must stay in sight, with or without a kept card. */
const WHOLE = 0.76;
const IN_SIGHT = 0.46;
const IN_SIGHT_WITH_KEPT = 0.97;

/** How wide the row is when its cards lie as closely as they may: for that there shall be room. */
function unitsOf(me: SeatView): number {
  const lands = holdings(me).reduce((sum, { kept }) => sum + (kept === undefined ? IN_SIGHT : IN_SIGHT_WITH_KEPT), 0);
  return WHOLE + lands + setCards(me).length * IN_SIGHT + WHOLE;
}

function Lands({ seat }: { readonly seat: number }) {
  const { view, words } = useGameTable();
  const { drag } = useDrag();
  const me = view.seats[seat]!;
  return (
    <ul className="hoc-minis">
      {holdings(me).map(({ territory, kept }, i) => (
        <li key={`land-${i}`} className="hoc-land" data-kept={kept !== undefined}>
          <CardChoice card={territory} names={[`use:${NAMES[territory]}`]} looked={!HAS_USE.has(nameOf(territory))}>
            <CardFace card={territory} face="mini" />
          </CardChoice>
          {kept !== undefined && (
            <span
              className="hoc-kept"
              data-place={`kept.${seat}:${NAMES[kept]}`}
              {...drag({ card: kept, from: 'domain' })}
            >
              <CardChoice card={kept} names={[`recall:${NAMES[kept]}`]} note={say(words, 'kept')}>
                <CardFace card={kept} face="mini" />
              </CardChoice>
            </span>
          )}
        </li>
      ))}
      {setCards(me).map(({ card, count }) => (
        <li key={card} className="hoc-set" data-count={count}>
          <CardChoice card={card} looked>
            <CardFace card={card} face="mini" />
          </CardChoice>
          {count > 1 && <span className="hoc-times">×{count}</span>}
        </li>
      ))}
    </ul>
  );
}
