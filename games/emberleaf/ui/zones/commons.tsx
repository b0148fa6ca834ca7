import { itemAt, NOBODY, type Seat } from '@crownleaf/engine';
import { Option, SeatShape, say, useTable } from '@crownleaf/ui';
import { GENERAL_BUILDINGS } from '../../data/buildings.ts';
import { RESOURCES, resourceName } from '../../data/resources.ts';
import { LONG_TRACK, SHORT_TRACK } from '../../data/track.ts';
import { TROPHIES } from '../../data/trophies.ts';
import { kindNamed } from '../../src/components.ts';
import type { Emberleaf } from '../../src/state.ts';
import { Ico } from '../card/icon.tsx';
import { usePosition } from '../look.ts';
import { Building } from '../map/buildings.tsx';
import { amountsText } from '../say.ts';
import { Cost } from './cost.tsx';
import { Tiles } from './village.tsx';

/** Banner track, trophies, and all that can be built: the buildings of all and one's own. */
export function Commons({ seat }: { readonly seat: number }) {
  return (
    <div className="ember-commons">
      <div className="ember-commons-war">
        <BannerTrack />
        <Trophies />
      </div>
      <div className="ember-commons-build">
        <BuildingSupply />
        <Tiles seat={seat} />
      </div>
    </div>
  );
}

/** The tracker goes right; in each row whoever moved it chooses one of its resources. The last is a trophy. */
function BannerTrack() {
  const { words, asked } = useTable();
  const { trackRow, trackSpace, longTrack, creatures, tamed } = usePosition().table;
  const rows = longTrack === 1 ? LONG_TRACK : SHORT_TRACK;
  const choosing = asked?.kind === 'track';
  return (
    <section
      className="ember-banner-track ember-sheet"
      aria-label={say(words, 'track.banners', { row: trackRow, rows: rows.length + 1 })}
    >
      <span className="ember-track-start" data-here={trackRow === 0} title={say(words, 'track.start')}>
        <Ico name="banner" />
      </span>
      <ol data-zone={choosing ? 'banner-track' : undefined}>
        {rows.map((row, i) => (
          <li key={i} data-now={trackRow === i + 1} data-past={trackRow > i + 1}>
            {row.map((resource) =>
              choosing && trackRow === i + 1 ? (
                <Option
                  key={resource}
                  name={`track:${resource}`}
                  className="ember-track-choice"
                  data-resource={resource}
                  aria-label={words.option(`track:${resource}`, 'track')}
                >
                  <Ico name={resource} />
                </Option>
              ) : (
                <span
                  key={resource}
                  className="ember-track-space"
                  data-resource={resource}
                  data-here={trackRow === i + 1 && trackSpace === RESOURCES.indexOf(resource)}
                >
                  <Ico name={resource} />
                </span>
              ),
            )}
          </li>
        ))}
        <li className="ember-track-trophy" data-now={trackRow === rows.length + 1} title={say(words, 'track.end')}>
          <Ico name="trophy" />
        </li>
      </ol>
      <span
        className="ember-bag"
        data-place="bag"
        title={say(words, tamed === 1 ? 'bag.tamed' : 'bag', { n: creatures.length })}
      >
        <Ico name="bag" label={say(words, 'bag', { n: creatures.length })} />
        <b aria-hidden="true">{creatures.length}</b>
      </span>
    </section>
  );
}

const TROPHY_VERBS = ['trophy', 'sister-trophy'] as const;

function Trophies() {
  const { words, legal, nameOf } = useTable();
  const s = usePosition();
  const { trophies } = s.table;
  const holderName = (seat: Seat): string => (seat === NOBODY ? words.what('nobody') : nameOf(seat));
  return (
    <section className="ember-trophies ember-sheet" aria-label={say(words, 'trophies.left', { n: trophies.length })}>
      <ul data-zone="trophies">
        {TROPHIES.map(({ name, leaves, gain, homes, others }) => {
          const there = trophies.includes(kindNamed(name));
          const holder = holderOf(s, kindNamed(name));
          const option = TROPHY_VERBS.map((verb) => `${verb}:${name}`).find(legal);
          const label = say(words, 'trophy', {
            trophy: words.what(name),
            others: amountsText(words, others) || say(words, 'trophy.nothing'),
            state: there ? 'there' : holder === undefined ? 'taken' : 'held',
            holder: holder === undefined ? '' : holderName(holder),
          });
          return (
            <li key={name} data-place={`trophy:${name}`}>
              <Option
                name={option ?? `trophy:${name}`}
                className="ember-trophy"
                data-there={there}
                aria-label={label}
                title={label}
              >
                <span className="ember-trophy-best">
                  {leaves > 0 && <Amount n={leaves} of="leaves" />}
                  {homes && <Amount n={1} of="home" />}
                  {gain.map((n, r) => n > 0 && <Amount key={r} n={n} of={resourceName(r)} />)}
                </span>
                {holder === undefined ? (
                  <span className="ember-trophy-others">
                    {others.some((n) => n > 0) && say(words, 'trophy.others')}{' '}
                    {others.map((n, r) => n > 0 && <Amount key={r} n={n} of={resourceName(r)} />)}
                  </span>
                ) : (
                  <span className="ember-holder">
                    {holder !== NOBODY && <SeatShape seat={holder} />}
                    <span>{holderName(holder)}</span>
                  </span>
                )}
              </Option>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Who has taken a trophy; nobody's seat is the sister's. */
function holderOf({ table, seats }: Emberleaf, trophy: number): Seat | undefined {
  if (table.sisterTrophies.includes(trophy)) return NOBODY;
  const seat = seats.findIndex((each) => each.trophies.includes(trophy));
  return seat < 0 ? undefined : seat;
}

function Amount({ n, of }: { readonly n: number; readonly of: string }) {
  return (
    <span>
      {n}
      <Ico name={of} />
    </span>
  );
}

function BuildingSupply() {
  const { words } = useTable();
  const { buildings } = usePosition().table;
  return (
    <section className="ember-supply ember-sheet" aria-label={say(words, 'supply')}>
      <ul data-zone="supply">
        {GENERAL_BUILDINGS.map(({ type, cost }, i) => {
          const label = say(words, 'building', {
            type: words.what(type),
            n: itemAt(buildings, i),
            cost: amountsText(words, cost),
          });
          return (
            <li key={type} data-place={`plan:${type}`}>
              <Option name={`build:${type}`} className="ember-plan" aria-label={label} title={label}>
                <Building type={type} />
                <Cost amounts={cost} />
                <span className="ember-left" aria-hidden="true">
                  ×{buildings[i]}
                </span>
              </Option>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
