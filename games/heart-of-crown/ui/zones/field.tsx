import { previewedNumber, SeatShape, say } from '@crownleaf/ui';
import { type Card, linksOf, NAMES } from '../../src/components.ts';
import { BUYING, SETTING } from '../../src/state.ts';
import { aimOf } from '../aim.ts';
import { CardFace } from '../card/face.tsx';
import { CardChoice } from '../choice.tsx';
import { useDrag } from '../drag.tsx';
import { activeSeat, useGameTable } from '../look.ts';

const MOST_SOCKETS = 3;

/** What has been played this turn, chained link by link, and what can still be done with it. */
export function Field() {
  const table = useGameTable();
  const { words, nameOf, me } = table;
  const { view } = table;
  const seat = activeSeat(view);
  const { field } = view.seats[seat]!;
  const { dragged, drop } = useDrag();
  const plays = (card: Card): readonly string[] => [`play:${NAMES[card]}`];
  const open = dragged !== undefined && table.legal(`play:${NAMES[dragged.card]}`);
  return (
    <section
      className="hoc-field"
      aria-label={say(words, 'zone.field', { who: nameOf(seat) })}
      data-zone="field"
      data-place="field"
      data-aim={open || aimOf(table) === 'field'}
      data-mine={seat === me}
      {...drop(plays)}
    >
      <header className="hoc-field-head">
        <SeatShape seat={seat} />
        <h3>{say(words, seat === me ? 'turn.mine' : 'turn.theirs', { who: nameOf(seat) })}</h3>
        <Phases />
      </header>
      <div className="hoc-field-cards">
        <Purse />
        <ol className="hoc-chain">
          {field.map((card, i) => (
            <li
              key={`${i}-${card}`}
              className="hoc-played"
              data-links={linksOf(card)}
              data-place={`field:${NAMES[card]}`}
            >
              <CardChoice card={card} looked>
                <CardFace card={card} face="mini" />
              </CardChoice>
            </li>
          ))}
          <Sockets first={field.length === 0} />
        </ol>
      </div>
    </section>
  );
}

function Phases() {
  const { view, words } = useGameTable();
  const { table } = view;
  const second = table.second === BUYING ? 'buying' : table.second === SETTING ? 'setting' : 'second';
  return (
    <ol className="hoc-phases">
      <li data-now={table.main === 1}>{say(words, 'phase.main')}</li>
      <li data-now={table.main === 0}>{say(words, `phase.${second}`)}</li>
      {table.extra === 1 && <li data-now="true">{say(words, 'phase.extra')}</li>}
    </ol>
  );
}

/** Coins at hand, and how many there would be after the option that is pointed at. */
function Purse() {
  const table = useGameTable();
  const { coins } = table.view.table;
  const then = previewedNumber(table, 'table.coins');
  return (
    <span className="hoc-purse" data-place="coins" role="img" aria-label={say(table.words, 'coins', { count: coins })}>
      <span className="hoc-purse-coin">{coins}</span>
      {then !== undefined && then !== coins && <span className="hoc-purse-then">→ {then}</span>}
    </span>
  );
}

/** Open ends of the chain: as many cards may still be played. */
function Sockets({ first }: { readonly first: boolean }) {
  const table = useGameTable();
  const { main, plays } = table.view.table;
  if (main !== 1) return null;
  const then = previewedNumber(table, 'table.plays');
  return (
    <li
      className="hoc-sockets"
      data-first={first}
      data-plays={Math.min(plays, MOST_SOCKETS)}
      aria-label={say(table.words, 'plays', { count: plays })}
    >
      {plays === 0 ? (
        <span className="hoc-closed">{say(table.words, 'plays', { count: 0 })}</span>
      ) : (
        Array.from({ length: Math.min(plays, MOST_SOCKETS) }, (_, i) => (
          <span key={i} className="hoc-socket" aria-hidden="true">
            <svg viewBox="0 0 16 12" className="hoc-arrow" aria-hidden="true">
              <path d="M0 3.500h8V0l8 6-8 6V8.500H0z" />
            </svg>
          </span>
        ))
      )}
      {plays > MOST_SOCKETS && <span className="hoc-times">×{plays}</span>}
      {then !== undefined && then !== plays && <span className="hoc-plays-then">→ {then}</span>}
    </li>
  );
}
