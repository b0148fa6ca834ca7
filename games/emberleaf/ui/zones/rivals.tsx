import { itemAt } from '@crownleaf/engine';
import { Dialog, Named, SeatShape, say, useTable } from '@crownleaf/ui';
import { useState } from 'react';
import { DECKS } from '../../data/fellowship.ts';
import { RESOURCES } from '../../data/resources.ts';
import { villagersHomed } from '../../src/board/villages.ts';
import { allFavourLeaves } from '../../src/favours/evaluate.ts';
import { EMPTY, HERO_SPACE_COUNT, seatOf } from '../../src/state.ts';
import { emblemOf, familyOf } from '../card/hero.tsx';
import { Ico } from '../card/icon.tsx';
import { othersOf, useOwnSeat, usePosition } from '../look.ts';
import { Favours } from './favours.tsx';
import { FellowshipBoard } from './fellowship.tsx';
import { Hand } from './hand.tsx';
import { Storage, Tiles, VillagerTracks } from './village.tsx';

/** The others, one strip each; a click opens everything they have. */
export function Rivals() {
  const { words } = useTable();
  const s = usePosition();
  const own = useOwnSeat();
  const [open, setOpen] = useState<number>();
  return (
    <section className="ember-rivals" aria-label={say(words, 'rivals')} data-count={s.seats.length - 1}>
      <ul data-zone="rivals">
        {othersOf(s, own).map((seat) => (
          <li key={seat}>
            <Rival seat={seat} open={() => setOpen(seat)} />
          </li>
        ))}
      </ul>
      {open !== undefined && <BoardDialog seat={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

function Rival({ seat, open }: { readonly seat: number; open(): void }) {
  const { words, nameOf, view } = useTable();
  const s = usePosition();
  const mine = seatOf(s, seat);
  return (
    <button
      type="button"
      className="ember-rival ember-sheet"
      data-seat={seat}
      data-asked={view.asked === seat}
      data-place={`board.${seat}`}
      onClick={open}
    >
      <Named name={say(words, 'rival.open', { name: nameOf(seat) })}>
        <span className="ember-rival-head">
          <SeatShape seat={seat} />
          <span className="ember-rival-name">{nameOf(seat)}</span>
          <b title={say(words, 'leaves.now')}>
            <Ico name="leaves" />
            {mine.score}
          </b>
        </span>
        <span className="ember-rival-cards" data-place={`hand.${seat}`}>
          {Array.from({ length: HERO_SPACE_COUNT }, (_, space) => {
            const hero = itemAt(mine.spaces, space);
            return (
              <i key={space} data-family={hero === EMPTY ? undefined : familyOf(hero)}>
                {hero !== EMPTY && <Ico name={emblemOf(hero)} />}
              </i>
            );
          })}
        </span>
        <span className="ember-rival-goods" data-place={`storage.${seat}`}>
          {RESOURCES.map((resource, r) => (
            <span key={resource} data-resource={resource}>
              <Ico name={resource} />
              {mine.storage[r]}
            </span>
          ))}
        </span>
        <span className="ember-rival-folk" data-place={`track.${seat}`}>
          <span title={say(words, 'homed', { n: villagersHomed(mine) })}>
            <Ico name="home" />
            {villagersHomed(mine)}
          </span>
          <span title={say(words, 'favours')} data-place={`favours.${seat}`}>
            <Ico name="favour" />
            {mine.favours.length}
          </span>
          <span data-place={`banners.${seat}`}>
            <Ico name="banner" />
            {mine.banners.length}
          </span>
          <span data-place={`trophies.${seat}`}>
            <Ico name="trophy" />
            {mine.trophies.length}
          </span>
        </span>
      </Named>
    </button>
  );
}

/** The whole board of a seat, to look at. */
export function BoardDialog({ seat, onClose }: { readonly seat: number; onClose(): void }) {
  const { words, nameOf } = useTable();
  const s = usePosition();
  const mine = seatOf(s, seat);
  const deck = DECKS[mine.deck];
  return (
    <Dialog title={say(words, 'rival.board', { name: nameOf(seat) })} wide onClose={onClose}>
      <div className="ember-board-dialog" data-world="ember">
        <p>
          {say(words, 'rival.sum', { leaves: mine.score, favours: allFavourLeaves(s, seat) })}
          {deck !== undefined && ` · ${words.what(deck)}`}
        </p>
        <FellowshipBoard seat={seat} still />
        <h3>{say(words, 'hand')}</h3>
        <Hand seat={seat} still />
        <div className="ember-board-more">
          <VillagerTracks seat={seat} still />
          <Storage seat={seat} />
        </div>
        <Tiles seat={seat} still />
        <Favours seat={seat} still />
      </div>
    </Dialog>
  );
}
