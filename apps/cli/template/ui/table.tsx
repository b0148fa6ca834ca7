import { CardBack, Chip, Option, SeatBadge, say } from '@crownleaf/ui';
import { NAMES, NUMBERS } from '../src/components.ts';
import { CardFace } from './card.tsx';
import { rowPoints, useGameTable } from './look.ts';
import './style.css';

export function SkeletonTable() {
  return (
    <div className="skeleton" data-world="skeleton">
      <Players />
      <Pack />
      <Row />
      <Bank />
    </div>
  );
}

function Players() {
  const { view, nameOf, words } = useGameTable();
  return (
    <ul className="skeleton-players">
      {view.seats.map(({ points, coins }, seat) => (
        <li key={seat} data-place={`seat.${seat}`}>
          <SeatBadge seat={seat} name={nameOf(seat)} state={view.asked === seat ? 'asked' : 'plain'} />
          <Chip tone="accent">{say(words, 'points', { count: points })}</Chip>
          <Chip>{say(words, 'coins', { count: coins })}</Chip>
        </li>
      ))}
    </ul>
  );
}

/** The pack is the answer `draw`. Beside it lies the card that takes effect now. */
function Pack() {
  const { view, words } = useGameTable();
  const { pack, drawn, discard } = view.table;
  return (
    <div className="skeleton-pack" data-zone="pack">
      <Option name="draw" className="board-option" data-place="pack" aria-label={words.option('draw', 'turn')}>
        <CardBack count={pack.length} />
      </Option>
      {drawn.map((card) => (
        <CardFace key={card} name={NAMES[card]!} />
      ))}
      <p data-place="discard">{say(words, 'discard', { count: discard.length })}</p>
    </div>
  );
}

/** One place for each number: what lies there would be a double. */
function Row() {
  const { view, words } = useGameTable();
  return (
    <section className="skeleton-row" data-zone="row" data-place="row" aria-label={say(words, 'row')}>
      {NUMBERS.map((card) => {
        const name = NAMES[card]!;
        if (!view.table.row.includes(card)) {
          return (
            <span key={name} className="skeleton-gap" data-place={`row:${name}`} aria-hidden="true">
              {name}
            </span>
          );
        }
        const drop = `drop:${name}`;
        return (
          <Option
            key={name}
            name={drop}
            className="board-option"
            data-place={`row:${name}`}
            aria-label={words.option(drop, 'drop')}
          >
            <CardFace name={name} />
          </Option>
        );
      })}
    </section>
  );
}

function Bank() {
  const { view, words } = useGameTable();
  return (
    <div className="skeleton-bank" data-zone="bank">
      <Option name="bank" className="button button-primary" data-place="bank">
        {say(words, 'bank', { points: rowPoints(view) })}
      </Option>
    </div>
  );
}
