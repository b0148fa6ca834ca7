import { Inspector, say, slideTo } from '@crownleaf/ui';
import { useEffect, useRef, useState } from 'react';
import { SceneSheet } from './card/scenes.tsx';
import { DragGround } from './drag.tsx';
import { LargeCard } from './inspect.tsx';
import { activeSeat, useGameTable } from './look.ts';
import { PileDialog, type PileName } from './piles.tsx';
import { saleCount, saleOf } from './sale.ts';
import { Domain } from './zones/domain.tsx';
import { Field } from './zones/field.tsx';
import { Hand } from './zones/hand.tsx';
import { Market } from './zones/market.tsx';
import { Proclamation } from './zones/proclamation.tsx';
import { Rivals, SaleTag } from './zones/rivals.tsx';
import { EffectWindow } from './zones/window.tsx';
import './style.css';

/** The zones are laid out as ZONES.md maps them. */
export function HeartTable() {
  const { view, me } = useGameTable();
  const [pile, setPile] = useState<PileName>();
  const seat = me ?? 0;
  const ceremony = view.table.overtime === 1 || view.seats.some(({ declared }) => declared === 1);
  return (
    <div className="hoc" data-world="crown" data-ceremony={ceremony} data-seats={view.seats.length}>
      <SceneSheet />
      <DragGround>
        <Inspector Note={LargeCard} delay={320}>
          <div className="hoc-board">
            <Proclamation />
            <Areas>
              <Market openPile={setPile} />
              <div className="hoc-realm">
                <Domain seat={seat} />
                <Field />
              </div>
              <Rivals openPile={setPile} />
            </Areas>
            <Hand seat={seat} openPile={setPile} />
            <EffectWindow />
          </div>
        </Inspector>
        {pile !== undefined && <PileDialog of={pile} onClose={() => setPile(undefined)} />}
      </DragGround>
    </div>
  );
}

const AREAS = ['market', 'realm', 'rivals'] as const;

/** On a phone three areas to swipe between, with tabs; elsewhere they all lie side by side and the tabs are gone. */
function Areas({ children }: { readonly children: readonly React.ReactNode[] }) {
  const table = useGameTable();
  const { words, me } = table;
  const { view } = table;
  const onSale = view.seats.reduce((sum, _, seat) => sum + saleCount(saleOf(table, seat)), 0);
  const strip = useRef<HTMLDivElement>(null);
  const [now, setNow] = useState(0);
  const mine = activeSeat(view) === me;
  const wanted = mine && view.table.main === 0 ? 0 : 1;
  useEffect(() => {
    slideTo(strip.current, wanted);
  }, [wanted]);
  return (
    <>
      <div
        ref={strip}
        className="hoc-areas"
        onScroll={({ currentTarget }) =>
          setNow(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
        }
      >
        {children}
      </div>
      <div className="hoc-tabs" data-zone="areas">
        {AREAS.map((area, i) => (
          <button key={area} type="button" aria-pressed={now === i} onClick={() => slideTo(strip.current, i)}>
            {say(words, `area.${area}`)}
            {area === 'market' && <span className="hoc-coin">{view.table.coins}</span>}
            {area === 'rivals' && onSale > 0 && (
              <>
                <SaleTag />
                <span className="only-heard">{say(words, 'sale.mark', { count: onSale })}</span>
              </>
            )}
          </button>
        ))}
      </div>
    </>
  );
}
