import { kindOf, type Seat } from '@crownleaf/engine';
import { Dialog, say } from '@crownleaf/ui';
import { ACTION_CARDS } from '../data/action-cards.ts';
import { GOODS } from '../data/goods.ts';
import { advisorOf, cardName, countOf, favorOf, HUTS, noble } from '../src/components.ts';
import { craftsmenOf } from '../src/places/board.ts';
import { finalOf } from '../src/score.ts';
import { seatOf } from '../src/state.ts';
import { handOf, handsOpen, useGameTable } from './look.ts';
import { ActionFace, AdvisorFace, FavorFace } from './parts/face.tsx';
import { Good } from './parts/good.tsx';

/** All that is open about a seat: nobody has to remember what everybody may see. */
export function SeatDialog({ seat, onClose }: { readonly seat: Seat; onClose(): void }) {
  const { view, words, nameOf, me } = useGameTable();
  const m = seatOf(view, seat);
  const { score, leftovers } = finalOf(m);
  const known = new Set([...m.played, ...m.past].map(kindOf));
  const unseen = ACTION_CARDS.filter((_, kind) => !known.has(kind));
  const huts = HUTS.filter((_, hut) => view.table.huts[hut] === seat);
  return (
    <Dialog title={nameOf(seat)} wide onClose={onClose}>
      <div className="em-seat-dialog" data-world="emara">
        <p className="em-big">
          <Good name="citizens" count={m.citizens} /> <Good name="buildings" count={m.buildings} />{' '}
          {say(words, 'seat.now', { score, leftovers })}
        </p>
        <p className="em-big">
          {GOODS.map((good, i) => (
            <Good key={good} name={good} count={countOf(m.goods, i)} />
          ))}
        </p>
        <h3 className="dialog-part">{say(words, 'advisors')}</h3>
        <ul className="em-shelf">
          {m.advisors.map(advisorOf).map((advisor) => (
            <li key={advisor.name}>
              <AdvisorFace advisor={advisor} />
              <span className="em-shelf-text">{words.message(`text.${advisor.name}`)}</span>
            </li>
          ))}
          {m.advisors.length === 0 && <li>{say(words, 'none')}</li>}
        </ul>
        <h3 className="dialog-part">{say(words, 'seat.rest')}</h3>
        <dl className="facts">
          <div>
            <dt>{say(words, 'nobility')}</dt>
            <dd>{m.nobles.map((kind) => words.what(noble(kind).name)).join('; ') || say(words, 'rank.none')}</dd>
          </div>
          <div>
            <dt>{say(words, 'craftsmen.title', { count: craftsmenOf(view.table, seat) })}</dt>
            <dd>{huts.map(({ name }) => words.what(name)).join('; ') || say(words, 'none')}</dd>
          </div>
        </dl>
        <ul className="em-shelf">
          {m.favors.map(favorOf).map((favor) => (
            <li key={favor.name} title={words.what(favor.name)}>
              <FavorFace favor={favor} />
            </li>
          ))}
        </ul>
        {handsOpen(view, me) && (
          <>
            <h3 className="dialog-part">{say(words, 'hand')}</h3>
            <ul className="em-shelf em-shelf-cards">
              {handOf(m).map((card) => (
                <li key={card}>
                  <ActionFace name={card} />
                </li>
              ))}
            </ul>
          </>
        )}
        <h3 className="dialog-part">{say(words, 'seat.played')}</h3>
        <ul className="em-shelf em-shelf-cards">
          {[...known].map((kind) => (
            <li key={kind}>
              <ActionFace name={cardName(kind)} />
            </li>
          ))}
        </ul>
        <p>
          {say(words, 'seat.unseen', { list: unseen.map((card) => words.what(card)).join(', ') || say(words, 'none') })}
        </p>
      </div>
    </Dialog>
  );
}
