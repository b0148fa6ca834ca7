import { itemAt } from '@crownleaf/engine';
import { Option, say, useTable } from '@crownleaf/ui';
import { FELLOWSHIP_TILES } from '../../data/buildings.ts';
import { BANNERS } from '../../data/dangers.ts';
import { RESOURCES } from '../../data/resources.ts';
import { VILLAGERS, VILLAGERS_A_TRACK } from '../../data/villagers.ts';
import { capacity, stored } from '../../src/actions/storage.ts';
import { bannerOf, nameOf } from '../../src/components.ts';
import { seatOf } from '../../src/state.ts';
import { Ico } from '../card/icon.tsx';
import { counted, usePosition } from '../look.ts';
import { Building } from '../map/buildings.tsx';
import { amountsText } from '../say.ts';
import { Cost } from './cost.tsx';

interface BonusSign {
  readonly icon: string;
  readonly n?: number;
  /** Once for each of these. */
  readonly per?: string;
}

/** What the villager that leaves next brings, in signs, by track and place ([EMBER-13.7] to 13.10). */
const BONUS_SIGNS: readonly (readonly BonusSign[])[] = [
  [
    { icon: 'hero' },
    { icon: 'wood', n: 2 },
    { icon: 'favour' },
    { icon: 'wood', per: 'favour' },
    { icon: 'leaves', per: 'wood' },
  ],
  [
    { icon: 'hero' },
    { icon: 'attack', n: 1 },
    { icon: 'stone', per: 'banner' },
    { icon: 'attack', n: 1 },
    { icon: 'leaves', n: 3, per: 'banner' },
  ],
  [
    { icon: 'hero' },
    { icon: 'stone', n: 1 },
    { icon: 'favour' },
    { icon: 'beehive', n: 1 },
    { icon: 'leaves', n: 2, per: 'home' },
  ],
  [
    { icon: 'hero' },
    { icon: 'food', n: 2 },
    { icon: 'home' },
    { icon: 'food', per: 'campfire' },
    { icon: 'leaves', per: 'food' },
  ],
];

function BonusSigns({ icon, n, per }: BonusSign) {
  return (
    <span className="ember-track-bonus">
      {n === undefined && per === undefined && '+'}
      <Ico name={icon} />
      {n}
      {per !== undefined && (
        <>
          /<Ico name={per} />
        </>
      )}
    </span>
  );
}

interface SeatProps {
  readonly seat: number;
  readonly still?: boolean;
}

/** Four tracks of five; the sign under the next villager says what homing it brings. */
export function VillagerTracks({ seat, still = false }: SeatProps) {
  const { words } = useTable();
  const { homed } = seatOf(usePosition(), seat);
  return (
    <ul className="ember-tracks" aria-label={say(words, 'tracks')} data-zone={still ? undefined : 'tracks'}>
      {VILLAGERS.map((villager, track) => {
        const gone = itemAt(homed, track);
        const next = gone < VILLAGERS_A_TRACK ? say(words, `bonus.${villager}.${gone + 1}`) : say(words, 'track.done');
        const label = say(words, 'track', { villager: words.what(villager), left: VILLAGERS_A_TRACK - gone, next });
        const places = Array.from({ length: VILLAGERS_A_TRACK }, (_, place) => (
          <span
            key={place}
            className="ember-seat-of"
            data-state={place < gone ? 'gone' : place === gone ? 'next' : 'there'}
          >
            {place >= gone && <Ico name={villager} />}
            <BonusSigns {...itemAt(itemAt(BONUS_SIGNS, track), place)} />
          </span>
        ));
        return (
          <li key={villager} data-place={`track.${seat}:${villager}`}>
            {still ? (
              <span className="ember-track-of" title={label}>
                {places}
                <span className="only-heard">{label}</span>
              </span>
            ) : (
              <Option name={`home:${villager}`} className="ember-track-of" aria-label={label} title={label}>
                {places}
              </Option>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The six tiles of one's own: what they cost, what they unlock, which are built. */
export function Tiles({ seat, still = false }: SeatProps) {
  const { words } = useTable();
  const { built } = seatOf(usePosition(), seat);
  return (
    <ul className="ember-tiles" aria-label={say(words, 'tiles')} data-zone={still ? undefined : 'tiles'}>
      {FELLOWSHIP_TILES.map(({ slot, type, cost }, i) => {
        const label = say(words, 'tile', {
          tile: words.what(`tile-${slot}`),
          unlocks: say(words, `tile.${slot}`),
          state: built[i] === 1 ? 'built' : 'open',
          cost: amountsText(words, cost),
        });
        const face = (
          <>
            <Building type={type} />
            <span className="ember-tile-letter">{slot.toUpperCase()}</span>
            {built[i] === 1 ? <span className="ember-tile-done">✓</span> : <Cost amounts={cost} />}
          </>
        );
        return (
          <li key={slot} data-place={`plan.${seat}:tile-${slot}`} data-built={built[i] === 1}>
            {still ? (
              <span className="ember-tile" title={label}>
                {face}
              </span>
            ) : (
              <Option name={`build:tile-${slot}`} className="ember-tile" aria-label={label} title={label}>
                {face}
              </Option>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function Storage({ seat }: SeatProps) {
  const { words } = useTable();
  const mine = seatOf(usePosition(), seat);
  return (
    <div
      className="ember-storage"
      data-place={`storage.${seat}`}
      title={say(words, 'storage', { n: stored(mine), room: capacity(mine) })}
    >
      {RESOURCES.map((resource, r) => (
        <span
          key={resource}
          className="ember-cube"
          data-resource={resource}
          data-none={mine.storage[r] === 0}
          data-place={`storage.${seat}:${resource}`}
        >
          <Ico name={resource} label={`${mine.storage[r]} ${words.what(resource)}`} />
          <i aria-hidden="true">{words.what(resource).charAt(0)}</i>
          <b aria-hidden="true">{mine.storage[r]}</b>
        </span>
      ))}
      <span className="ember-room">
        {stored(mine)}/{capacity(mine)}
      </span>
    </div>
  );
}

/** War banners and trophies that were won. */
export function Winnings({ seat, still = false }: SeatProps) {
  const { words, legal, asked } = useTable();
  const { banners, trophies } = seatOf(usePosition(), seat);
  const spending = !still && asked?.kind === 'banner';
  return (
    <div className="ember-winnings">
      <ul
        className="ember-banners"
        aria-label={say(words, 'banners', { n: banners.length })}
        data-place={`banners.${seat}`}
        data-zone={spending ? 'banners' : undefined}
      >
        {spending
          ? [...counted(banners)].map(([token, count]) => (
              <li key={token}>
                <Option
                  name={`banner:${nameOf(token)}`}
                  className="ember-banner is-large"
                  data-banner={BANNERS[bannerOf(token)]}
                >
                  <Ico name={itemAt(BANNERS, bannerOf(token))} />
                  {count > 1 && `×${count}`}
                  <span className="only-heard">
                    {legal(`banner:${nameOf(token)}`) && words.option(`banner:${nameOf(token)}`, 'banner')}
                  </span>
                </Option>
              </li>
            ))
          : BANNERS.map((banner, b) => (
              <li key={banner} className="ember-banner" data-banner={banner} title={words.what(banner)}>
                <Ico name={banner} label={words.what(banner)} />
                <b>{banners.filter((token) => bannerOf(token) === b).length}</b>
              </li>
            ))}
      </ul>
      <span
        className="ember-trophies-won"
        data-place={`trophies.${seat}`}
        title={trophies.map((each) => words.what(nameOf(each))).join(', ') || say(words, 'trophies.none')}
      >
        <Ico name="trophy" label={say(words, 'trophies', { n: trophies.length })} />
        <b aria-hidden="true">{trophies.length}</b>
      </span>
    </div>
  );
}
