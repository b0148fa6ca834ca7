import type { Seat } from '@crownleaf/engine';
import { Inspector, say, slideTo } from '@crownleaf/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PLACES } from '../data/places.ts';
import { ringOf } from '../src/places/board.ts';
import { Gloss } from './inspect.tsx';
import { useGameTable } from './look.ts';
import { PlanGround, useGoals } from './plan.tsx';
import { SeatDialog } from './seat-dialog.tsx';
import { useSlideBack } from './slide-back.ts';
import { Centre } from './zones/centre.tsx';
import { Ledger } from './zones/ledger.tsx';
import { Own } from './zones/own.tsx';
import { Rondel } from './zones/rondel.tsx';
import { Window } from './zones/window.tsx';
import './style.css';

/** The zones are laid out as ZONES.md maps them. */
export function EmaraTable() {
  const { view, me } = useGameTable();
  const [shown, setShown] = useState<Seat>();
  return (
    <div className="em" data-world="emara" data-seats={view.seats.length} data-mixed={view.table.randomLayout === 1}>
      <PlanGround>
        <Inspector Note={Gloss} delay={380} showsRefused>
          <div className="em-board">
            <Areas>
              <Rondel ring={0} />
              <Rondel ring={1} />
              <Court openSeat={setShown} />
            </Areas>
            <Window />
            <Own seat={me ?? Math.max(0, view.asked)} />
          </div>
        </Inspector>
        {shown !== undefined && <SeatDialog seat={shown} onClose={() => setShown(undefined)} />}
      </PlanGround>
    </div>
  );
}

function Court({ openSeat }: { openSeat(seat: Seat): void }) {
  const court = useSlideBack<HTMLDivElement>();
  return (
    <div ref={court} className="em-court">
      <Ledger openSeat={openSeat} />
      <Centre />
    </div>
  );
}

const AREAS = ['country', 'town', 'court'] as const;

/** On a phone three areas to swipe between, with tabs; elsewhere they all lie side by side and the tabs are gone. */
function Areas({ children }: { readonly children: readonly ReactNode[] }) {
  const { words, view, asked } = useGameTable();
  const strip = useRef<HTMLDivElement>(null);
  const [now, setNow] = useState(0);
  const goals = useGoals();
  const place = view.table.visit >= 0 ? view.table.visit : (goals[0]?.place ?? legalPlace(asked?.options));
  const wanted = place === undefined || view.table.layout.length === 0 ? undefined : ringOf(view.table, place);
  useEffect(() => {
    if (wanted !== undefined) slideTo(strip.current, wanted);
  }, [wanted]);
  const { round } = view.table;
  const known = useRef(round);
  // A new round: its event, and what its end brought to everybody, is what to look at first.
  useEffect(() => {
    if (round !== known.current) slideTo(strip.current, AREAS.indexOf('court'));
    known.current = round;
  }, [round]);
  return (
    <>
      <div
        ref={strip}
        className="em-areas"
        onScroll={({ currentTarget }) =>
          setNow(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
        }
      >
        {children}
      </div>
      <div className="em-tabs" data-zone="areas">
        {AREAS.map((area, i) => (
          <button key={area} type="button" aria-pressed={now === i} onClick={() => slideTo(strip.current, i)}>
            {say(words, `area.${area}`)}
          </button>
        ))}
      </div>
    </>
  );
}

/** The place of the first answer that names one. */
function legalPlace(options: readonly string[] | undefined): number | undefined {
  const names = options?.filter((name) => /^(move|visit):/.test(name)).map((name) => name.split(':')[1]!) ?? [];
  const place = (PLACES as readonly string[]).indexOf(names[0] ?? '');
  return place < 0 ? undefined : place;
}
