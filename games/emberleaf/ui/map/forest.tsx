import { itemAt } from '@crownleaf/engine';
import { Option, previewedItem, SeatShape, say, type TableProps, useTable } from '@crownleaf/ui';
import { useState } from 'react';
import { CLEARINGS, clearingName } from '../../data/board.ts';
import { BANNERS } from '../../data/dangers.ts';
import { healthOf, leavesOf } from '../../src/actions/attack.ts';
import { crossing } from '../../src/actions/walk.ts';
import { boardSpace, PATHS, PLANS, SPACES, SPOT_NAMES, spotName } from '../../src/board/board.ts';
import { bannerOf } from '../../src/components.ts';
import { EMPTY, seatOf } from '../../src/state.ts';
import { Ico } from '../card/icon.tsx';
import {
  isSolo,
  nameOfResource,
  nameOfType,
  nameOfVillager,
  useOwnSeat,
  usePointed,
  usePosition,
  useRemembered,
} from '../look.ts';
import { effectAsked, leavesFor, neighboursWith, routesFrom } from '../reckon.ts';
import { sumOf } from '../sums.ts';
import { Building } from './buildings.tsx';
import { EndSign } from './end-sign.tsx';
import {
  CAMPS,
  HEIGHT,
  type Point,
  pathOf,
  placed,
  pointOn,
  SPACE_POINTS,
  SPOT_POINTS,
  signOf,
  WIDTH,
} from './geometry.ts';
import { Ground } from './ground.tsx';
import { ScoreTrack } from './score-track.tsx';

/** The wood from above. Whatever can be chosen now stands in the light. */
export function Forest() {
  const { words, asked } = useTable();
  const s = usePosition();
  const seat = useOwnSeat();
  const [under, setUnder] = useState<number>();
  const type = useTypeToBuild();
  const pointedSpace = usePointed('site', 'lodge', 'sister-site');
  const at = pointedSpace === undefined ? under : SPACES.findIndex(({ name }) => name === pointedSpace);
  const lit = new Set(at === undefined || at < 0 ? [] : isOwnOrAsked(at) ? neighboursWith(s, seat, at) : []);
  function isOwnOrAsked(space: number): boolean {
    return pointedSpace !== undefined || seatOf(s, seat).homes[space] !== EMPTY;
  }
  return (
    <section className="ember-forest" aria-label={say(words, 'forest')} data-asked={asked?.kind}>
      <Ground />
      <Ways />
      <div className="ember-hexes" data-zone="spaces">
        {SPACES.map((_, space) => (
          <HexSpace key={space} space={space} lit={lit.has(space)} type={type} look={setUnder} />
        ))}
      </div>
      <div data-zone="paths">
        {SPOT_NAMES.map((_, spot) => (
          <Spot key={spot} spot={spot} />
        ))}
      </div>
      <div data-zone="clearings">
        {CLEARINGS.map((_, clearing) => (
          <Camp key={clearing} clearing={clearing} />
        ))}
      </div>
      <ScoreTrack />
      <EndSign />
    </section>
  );
}

function useTypeToBuild(): number | undefined {
  const plan = useRemembered('build', ['site', 'clearing']);
  return PLANS.find(({ name }) => name === plan)?.type;
}

interface HexSpaceProps {
  readonly space: number;
  readonly lit: boolean;
  readonly type: number | undefined;
  look(space: number | undefined): void;
}

const SITE_VERBS = ['site', 'lodge', 'sister-site'] as const;

function HexSpace({ space, lit, type, look }: HexSpaceProps) {
  const table = useTable();
  const { legal, words, nameOf: seatName, asked, pointed } = table;
  const s = usePosition();
  const seat = useOwnSeat();
  const { name, mark, resource } = boardSpace(space);
  const tile = itemAt(s.table.tiles, space);
  const option = SITE_VERBS.map((verb) => `${verb}:${name}`).find(legal);
  const pointedHere = option !== undefined && pointed?.name === option;
  const ghost = tile === EMPTY && pointedHere ? (type ?? ghostType(table, space)) : undefined;
  const homers = s.seats.flatMap(({ homes }, owner) =>
    homes[space] === EMPTY ? [] : [{ owner, villager: itemAt(homes, space) }],
  );
  const leaves = option === undefined || option.startsWith('sister') ? undefined : worth();
  function worth(): number | undefined {
    if (asked?.kind === 'lodge') return leavesFor(s, seat, space);
    return type === undefined ? undefined : leavesFor(s, seat, space, type);
  }
  const said = [
    words.what(name),
    tile === EMPTY ? say(words, 'space.free') : words.what(nameOfType(tile)),
    resource >= 0 && tile === EMPTY ? words.what(nameOfResource(resource)) : '',
    ...homers.map(({ owner, villager }) =>
      say(words, 'space.home', { villager: words.what(nameOfVillager(villager)), owner: seatName(owner) }),
    ),
    leaves === undefined ? '' : say(words, 'space.worth', { leaves }),
  ].filter(Boolean);
  return (
    <div className="ember-hex-at" style={placed(itemAt(SPACE_POINTS, space))} data-place={`space:${name}`}>
      <Option
        name={option ?? `${tile === EMPTY ? 'site' : 'lodge'}:${name}`}
        className="ember-hex"
        aria-label={said.join(', ')}
        title={said.join(' · ')}
        data-free={tile === EMPTY}
        data-type={tile === EMPTY ? undefined : nameOfType(tile)}
        data-group={lit}
        data-own={seatOf(s, seat).homes[space] !== EMPTY}
        onMouseEnter={() => look(space)}
        onMouseLeave={() => look(undefined)}
      >
        <svg className="ember-hex-ground" viewBox="0 0 100 115" aria-hidden="true">
          <path d="M50 2 97 29.500v56L50 113 3 85.500v-56z" />
        </svg>
        {tile !== EMPTY && <Building type={nameOfType(tile)} />}
        {ghost !== undefined && (
          <span className="ember-ghost">
            <Building type={nameOfType(ghost)} />
          </span>
        )}
        {tile === EMPTY && ghost === undefined && resource >= 0 && (
          <span className="ember-hex-icon" data-resource={nameOfResource(resource)}>
            <Ico name={nameOfResource(resource)} />
          </span>
        )}
        {tile === EMPTY && mark > 1 && <span className="ember-hex-mark">{mark}+</span>}
      </Option>
      {homers.length > 0 && (
        <span className="ember-homers" data-count={homers.length} aria-hidden="true">
          {homers.map(({ owner, villager }) => (
            <span key={owner} className="ember-villager" data-seat={owner}>
              <SeatShape seat={owner} />
              <Ico name={nameOfVillager(villager)} />
            </span>
          ))}
        </span>
      )}
      {leaves !== undefined && (
        <span className="ember-worth" aria-hidden="true">
          <Ico name="leaves" />
          {leaves}
        </span>
      )}
    </div>
  );
}

/** The building that the option that is pointed at would put there. */
function ghostType(table: TableProps, space: number): number | undefined {
  const type = previewedItem(table, 'table.tiles', space) ?? EMPTY;
  return type === EMPTY ? undefined : type;
}

const SPOT_VERBS = ['attack', 'sister-attack', 'spot'] as const;

function Spot({ spot }: { readonly spot: number }) {
  const { legal, words, asked } = useTable();
  const s = usePosition();
  const seat = useOwnSeat();
  const name = spotName(spot);
  const token = itemAt(s.table.spots, spot);
  const option = SPOT_VERBS.map((verb) => `${verb}:${name}`).find(legal);
  const damage = asked?.kind === 'attack' ? sumOf(seatOf(s, seat), effectAsked(asked, 'attack'))?.total : undefined;
  if (token === EMPTY) {
    return (
      <div className="ember-spot-at" style={placed(itemAt(SPOT_POINTS, spot))} data-place={`spot:${name}`}>
        {option === undefined ? (
          <span className="ember-spot-empty" aria-hidden="true" />
        ) : (
          <Option
            name={option}
            className="ember-token is-vacant"
            aria-label={words.option(option, asked?.kind ?? '')}
          />
        )}
      </div>
    );
  }
  const banner = itemAt(BANNERS, bannerOf(token));
  const health = healthOf(s.table, token);
  const leaves = leavesOf(s.table, token);
  const said = say(words, 'token', { token: words.what(banner), at: words.what(name), health, leaves });
  return (
    <div className="ember-spot-at" style={placed(itemAt(SPOT_POINTS, spot))} data-place={`spot:${name}`}>
      <Option
        name={option ?? `attack:${name}`}
        className="ember-token"
        data-side={s.table.orange === 1 ? 'orange' : 'green'}
        data-banner={banner}
        aria-label={said}
        title={said}
      >
        <Ico name={banner} />
        <span className="ember-health" aria-hidden="true">
          {health}
        </span>
        <span className="ember-token-leaves" aria-hidden="true">
          <Ico name="leaves" />
          {leaves}
        </span>
      </Option>
      {damage !== undefined && option !== undefined && (
        <span className="ember-damage" aria-hidden="true">
          <Ico name="attack" />
          {damage}
        </span>
      )}
    </div>
  );
}

function Camp({ clearing }: { readonly clearing: number }) {
  const { legal, words, asked, nameOf: seatName } = useTable();
  const s = usePosition();
  const seat = useOwnSeat();
  const name = clearingName(clearing);
  const option = [`walk:${name}`, `clearing:${name}`].find(legal);
  const here = s.seats.flatMap((each, owner) => (each.at === clearing ? [owner] : []));
  const discs = s.seats.flatMap(({ discs: left }, owner) => (left[clearing] === 1 ? [owner] : []));
  const sister = isSolo(s) && s.table.sisterAt === clearing;
  const { at, side } = signOf(itemAt(CAMPS, clearing));
  const walking = asked?.kind === 'walk';
  const { moves } = itemAt(routesFrom(s, seatOf(s, seat).at), clearing);
  const said = [
    words.what(name),
    ...here.map((owner) => say(words, 'camp.figure', { owner: seatName(owner) })),
    sister ? say(words, 'camp.sister') : '',
    ...discs.map((owner) => say(words, 'camp.disc', { owner: seatName(owner) })),
    say(words, 'camp.moves', { moves }),
  ].filter(Boolean);
  return (
    <div className="ember-camp-at" style={placed(at)} data-side={side}>
      <Option
        name={option ?? `walk:${name}`}
        className="ember-camp"
        data-place={`camp:${name}`}
        aria-label={said.join(', ')}
        title={said.join(' · ')}
      >
        <span className="ember-camp-fire">
          <Ico name="campfire" />
        </span>
        <span className="ember-camp-name">{words.what(name)}</span>
        <span className="ember-camp-folk" aria-hidden="true">
          {here.map((owner) => (
            <Figure key={owner} owner={owner} />
          ))}
          {sister && <span className="ember-sister-figure">S</span>}
          {discs.map((owner) => (
            <span key={`disc-${owner}`} className="ember-disc" data-seat={owner}>
              <SeatShape seat={owner} />
            </span>
          ))}
        </span>
      </Option>
      {walking && option !== undefined && clearing !== seatOf(s, seat).at && (
        <span className="ember-moves" aria-hidden="true">
          <Ico name="walk" />
          {moves}
        </span>
      )}
    </div>
  );
}

/** A hero figure: a hooded walker with the shape of its seat on the chest. */
export function Figure({ owner }: { readonly owner: number }) {
  return (
    <span className="ember-figure" data-seat={owner}>
      <svg viewBox="0 0 24 32" aria-hidden="true">
        <path d="M12 1c5 0 7 4 7 8 0 2-1 4-2 5 4 3 6 9 6 17H1c0-8 2-14 6-17-1-1-2-3-2-5 0-4 2-8 7-8z" />
      </svg>
      <SeatShape seat={owner} />
    </span>
  );
}

/** What a step along each pathway costs, and the way of the walk that is pointed at. */
function Ways() {
  const { words } = useTable();
  const s = usePosition();
  const seat = useOwnSeat();
  const to = usePointed('walk');
  const route =
    to === undefined ? [] : itemAt(routesFrom(s, seatOf(s, seat).at), CLEARINGS.indexOf(to as 'hawkers')).paths;
  return (
    <>
      <svg className="ember-ways" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {route.map((path) => (
          <path key={path} d={pathOf(path)} />
        ))}
      </svg>
      {PATHS.map((_, path) => {
        const cost = crossing(s.table.spots, path);
        return (
          <span
            key={path}
            className="ember-cost"
            style={placed(itemAt(COST_POINTS, path))}
            title={say(words, 'path.cost', { moves: cost })}
          >
            {cost}
          </span>
        );
      })}
    </>
  );
}

/** Where on each pathway its cost is written, so that tokens do not cover it; the shortest has no room, so it stands beside it. */
const COST_AT: readonly (number | Point)[] = [0.72, 0.16, { x: 914, y: 229 }, 0.06, 0.2, 0.95, 0.26, 0.1];
const COST_POINTS = COST_AT.map((at, path) => (typeof at === 'number' ? pointOn(path, at) : at));
