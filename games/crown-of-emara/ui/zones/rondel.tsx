import { Named, Option, say, useInspect } from '@crownleaf/ui';
import { useEffect, useRef } from 'react';
import { isTown, placeName } from '../../src/components.ts';
import { type Amount, dealsAt } from '../../src/places/deals.ts';
import { seatOf } from '../../src/state.ts';
import { Rose } from '../art/rose.tsx';
import { PlaceScene } from '../art/scenes.tsx';
import { ringPlaces, seatsAt, useGameTable } from '../look.ts';
import { AnyGood, EmaraIcon, Good } from '../parts/good.tsx';
import { Piece } from '../parts/piece.tsx';
import { type Goal, useGoals, useReach } from '../plan.tsx';
import { titled } from '../say.ts';
import { useSlideBack } from '../slide-back.ts';
import { Countryside } from './countryside.tsx';
import { Town } from './town.tsx';

const CORNERS = ['tl', 'tr', 'br', 'bl'] as const;

/** One ring: a rose window with the councilors, and its four places around it. */
export function Rondel({ ring }: { readonly ring: number }) {
  const { view, words } = useGameTable();
  const places = ringPlaces(view, ring);
  const goals = useGoals();
  const within = useReach();
  // The places of the last visit were scrolled to; the next card is planned by where the councilors stand.
  const section = useSlideBack<HTMLElement>();
  const paths = goals.flatMap(({ from, steps }) => {
    const at = from === undefined ? -1 : places.indexOf(from);
    return at < 0 ? [] : [{ from: at, steps }];
  });
  return (
    <section
      ref={section}
      className="em-rondel"
      data-ring={ring}
      data-zone={`ring-${ring}`}
      aria-label={say(words, view.table.randomLayout === 1 ? 'ring.mixed' : `ring.${ring}`, { n: ring + 1 })}
    >
      {places.map((place, i) => (
        <PlacePanel
          key={place}
          place={place}
          corner={CORNERS[i]!}
          goal={goals.find((goal) => goal.place === place)}
          within={within.find((goal) => goal.place === place)}
        />
      ))}
      <div className="em-rose">
        <Rose places={places} paths={paths} />
        {places.map((place, i) => (
          <Petal key={place} place={place} corner={CORNERS[i]!} goal={goals.some((goal) => goal.place === place)} />
        ))}
      </div>
    </section>
  );
}

interface PlacePanelProps {
  readonly place: number;
  readonly corner: (typeof CORNERS)[number];
  /** What is pointed at or planned leads here. */
  readonly goal: Goal | undefined;
  /** Some answer leads here. */
  readonly within: Goal | undefined;
}

function PlacePanel({ place, corner, goal, within }: PlacePanelProps) {
  const { view, words, me } = useGameTable();
  const name = placeName(place);
  const spot = useInspect(name);
  const panel = useRef<HTMLElement>(null);
  const visited = view.table.visit === place;
  const shown = goal ?? within;
  // On a phone the places of a ring lie below each other.
  useEffect(() => {
    if (visited) panel.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [visited]);
  return (
    <article
      ref={panel}
      className="em-place"
      data-of={name}
      data-corner={corner}
      data-goal={goal !== undefined}
      data-visit={visited}
      data-place={`place:${name}`}
    >
      <PlaceScene place={name} />
      <h3 className="em-place-name" {...spot}>
        <EmaraIcon name={name} />
        <span className="em-place-title">{titled(words, name)}</span>
        {shown !== undefined && me !== undefined && <Deals goal={shown} />}
      </h3>
      {isTown(place) ? <Town place={place} /> : <Countryside place={place} />}
    </article>
  );
}

/** What a visit would bring now, and for what. */
function Deals({ goal: { place, steps, taken } }: { readonly goal: Goal }) {
  const { view, words, me } = useGameTable();
  const deals = dealsAt(view, me!, place, taken);
  return (
    <span className="em-deals">
      <span className="em-steps" title={steps > 0 ? say(words, 'steps', { steps }) : say(words, 'visit')}>
        {steps > 0 ? steps : ''}
        <EmaraIcon name={steps > 0 ? 'move' : 'town'} />
      </span>
      {deals.length === 0 && <span className="em-nothing">{say(words, 'gains.none')}</span>}
      {deals.map(({ gives, gets }, i) => (
        <span key={i} className="em-offer">
          {gives.map(drawn)}
          {gives.length > 0 && <i>›</i>}
          {gets.map(drawn)}
        </span>
      ))}
    </span>
  );
}

function drawn([name, count]: Amount) {
  return name === 'any' ? <AnyGood key={name} count={count} /> : <Good key={name} name={name} count={count} />;
}

interface PetalProps {
  readonly place: number;
  readonly corner: (typeof CORNERS)[number];
  readonly goal: boolean;
}

const WAYS = ['move', 'step', 'visit'] as const;

/** Where councilors stand. It stands for every answer that brings one here or uses the place. */
function Petal({ place, corner, goal }: PetalProps) {
  const { view, words, legal, asked, me, nameOf, open } = useGameTable();
  const name = placeName(place);
  const seats = seatsAt(view, place);
  const ways = [
    ...WAYS.map((way) => `${way}:${name}`),
    ...(me === undefined ? [] : seatOf(view, me).councilors.map((from) => `relocate:${placeName(from)},${name}`)),
  ].filter(legal);
  const [main, ...more] = ways;
  const here = seats.length === 0 ? say(words, 'petal.empty') : seats.map(nameOf).join(', ');
  const label = say(words, 'petal', { place: titled(words, name), here });
  const said = main === undefined || asked === undefined ? label : `${words.option(main, asked.kind)}. ${label}`;
  const inside = (
    <>
      {seats.map((seat) => (
        <span key={seat} data-place={`councilor.${seat}:${name}`}>
          <Piece seat={seat} of="councilor" />
        </span>
      ))}
      {goal && me !== undefined && <Piece seat={me} of="councilor" state="ghost" />}
    </>
  );
  return (
    <div className="em-petal-holder" data-corner={corner} data-many={seats.length > 2} data-place={`petal:${name}`}>
      {asked === undefined ? (
        <button type="button" className="em-petal" onClick={() => open(name)}>
          <Named name={said}>{inside}</Named>
        </button>
      ) : (
        <Option name={main ?? `move:${name}`} thing={name} className="board-option em-petal" aria-label={said}>
          {inside}
        </Option>
      )}
      <span className="em-petal-sign" aria-hidden="true">
        <EmaraIcon name={name} />
        {titled(words, name)}
      </span>
      {more.map((way) => (
        <Option key={way} name={way} className="board-option em-petal-more" aria-label={words.option(way, asked!.kind)}>
          <EmaraIcon name={way.startsWith('visit') ? 'town' : 'move'} />
        </Option>
      ))}
    </div>
  );
}
