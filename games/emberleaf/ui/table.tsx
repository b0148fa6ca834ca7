import { Inspector, say, slideTo, useTable } from '@crownleaf/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Foresight } from './foresight.tsx';
import { LargeCard } from './inspect.tsx';
import { isSolo, useOwnSeat, usePosition } from './look.ts';
import { EndSign } from './map/end-sign.tsx';
import { Forest } from './map/forest.tsx';
import { Commons } from './zones/commons.tsx';
import { Favours } from './zones/favours.tsx';
import { FellowshipBoard } from './zones/fellowship.tsx';
import { Hand } from './zones/hand.tsx';
import { FavourRow, HeroRow } from './zones/market.tsx';
import { Rivals } from './zones/rivals.tsx';
import { SisterBoard } from './zones/sister.tsx';
import { Storage, VillagerTracks } from './zones/village.tsx';
import { ChoiceWindow } from './zones/window.tsx';
import './style.css';

/** The zones are laid out as ZONES.md maps them. */
export function EmberTable() {
  const s = usePosition();
  const seat = useOwnSeat();
  return (
    <div className="ember" data-world="ember" data-seats={s.seats.length}>
      <Inspector Note={LargeCard} delay={350}>
        <div className="ember-board">
          <Areas>
            <div className="ember-area ember-area-forest">
              <Forest />
            </div>
            <div className="ember-area ember-area-own">
              <FellowshipBoard seat={seat} />
              <Hand seat={seat} />
            </div>
            <div className="ember-area ember-area-village">
              <div className="ember-village ember-sheet">
                <VillagerTracks seat={seat} />
                <Storage seat={seat} />
              </div>
              <Favours seat={seat} />
            </div>
            <div className="ember-area ember-area-camp">
              {isSolo(s) ? <SisterBoard /> : <Rivals />}
              <HeroRow />
              <FavourRow />
              <Commons seat={seat} />
            </div>
            <ChoiceWindow />
          </Areas>
        </div>
      </Inspector>
      <Foresight />
    </div>
  );
}

const AREAS = ['forest', 'own', 'village', 'camp'] as const;

/** Which area a question is answered in. */
const AREA_OF: { readonly [kind: string]: (typeof AREAS)[number] } = {
  action: 'own',
  space: 'own',
  resolve: 'own',
  use: 'own',
  ongoing: 'own',
  trigger: 'own',
  recall: 'own',
  leaves: 'forest',
  walk: 'forest',
  attack: 'forest',
  site: 'forest',
  lodge: 'forest',
  clearing: 'forest',
  spot: 'forest',
  'sister-attack': 'forest',
  'sister-site': 'forest',
  home: 'village',
  banner: 'village',
  build: 'camp',
  track: 'camp',
  trophy: 'camp',
  'sister-trophy': 'camp',
  'take-hero': 'camp',
  'take-favour': 'camp',
};

/** On a phone four areas to swipe between, with tabs; elsewhere they all lie open and the tabs are gone. */
function Areas({ children }: { readonly children: ReactNode }) {
  const { words, asked } = useTable();
  const strip = useRef<HTMLDivElement>(null);
  const [now, setNow] = useState(0);
  const go = useCallback((area: number): void => {
    const element = strip.current;
    if (element !== null && element.scrollWidth > element.clientWidth) slideTo(element, area);
  }, []);
  const wanted = asked === undefined ? undefined : AREA_OF[asked.kind];
  useEffect(() => {
    if (wanted !== undefined) go(AREAS.indexOf(wanted));
    if (wanted === 'forest') showFirstOption(strip.current);
  }, [wanted, go]);
  return (
    <>
      <nav className="ember-tabs" data-zone="areas" aria-label={say(words, 'areas')}>
        {AREAS.map((area, i) => (
          <button key={area} type="button" aria-pressed={now === i} data-wanted={wanted === area} onClick={() => go(i)}>
            {say(words, `area.${area}`)}
          </button>
        ))}
      </nav>
      <div className="ember-end-strip">
        <EndSign />
      </div>
      <div
        ref={strip}
        className="ember-table"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setNow(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {children}
      </div>
    </>
  );
}

/** The wood is wider than a phone: what can be chosen in it comes to the middle. */
function showFirstOption(strip: Element | null): void {
  const area = strip?.querySelector<HTMLElement>('.ember-area-forest');
  const first = area?.querySelector('[data-option]');
  if (area == null || first == null || area.scrollWidth <= area.clientWidth) return;
  const { left, width } = first.getBoundingClientRect();
  area.scrollLeft += left + width / 2 - area.getBoundingClientRect().left - area.clientWidth / 2;
}
