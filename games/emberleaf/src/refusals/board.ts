import type { Refusal } from '@crownleaf/engine';
import { CLEARINGS } from '../../data/board.ts';
import { BEEHIVE, RESOURCES } from '../../data/resources.ts';
import { VILLAGERS, VILLAGERS_A_TRACK } from '../../data/villagers.ts';
import { healthOf } from '../actions/attack.ts';
import { isFull } from '../actions/build.ts';
import { withinReach } from '../actions/walk.ts';
import { GENERAL_COUNT, PATHS, PLANS, SPACES, SPOT_NAMES } from '../board.ts';
import { EMPTY, type Fellowship, type Table } from '../state.ts';
import {
  amountNamed,
  amountText,
  effectAsked,
  no,
  noAction,
  type Reasons,
  type Scene,
  strengthAsked,
} from './scene.ts';

/** Walking, attacking, building and homing. */
export const BOARD_REASONS: Reasons = {
  walk,
  attack,
  track,
  build,
  reduce: (_, scene) =>
    noAction(scene, 'EMBER-16.14', 'you are asked this when a skill can reduce the cost of a building'),
  save,
  clearing,
  site,
  lodge,
  home,
};

/** The fewest moves to a clearing. */
function movesTo({ spots }: Table, from: number, to: number): number {
  let moves = 0;
  while (((withinReach(spots, from, moves) >> to) & 1) === 0) moves++;
  return moves;
}

function walk(what: string, scene: Scene): Refusal | undefined {
  const { t, me, kind } = scene;
  if (kind !== 'walk') return noAction(scene, 'EMBER-9.1', 'you walk only when a skill lets you');
  const to = CLEARINGS.indexOf(what as 'hawkers');
  if (to < 0) return undefined;
  const moves = strengthAsked(scene, 'walk');
  const have = moves === undefined ? 'more than you have' : `and you have ${moves}`;
  return no('EMBER-9.1', `it takes ${movesTo(t, me.at, to)} moves to get there, ${have}`);
}

/** Why a token is out of reach of a figure in this clearing, if it is (EMBER-11.2). */
export function outOfReach({ spots }: Table, at: number, spot: number): string | undefined {
  const path = PATHS.find((each) => each.spots.includes(spot))!;
  if (path.from !== at && path.to !== at) return 'it does not lie on a pathway from there';
  const order = path.from === at ? path.spots : path.spots.toReversed();
  const nearest = order.find((each) => spots[each] !== EMPTY);
  return nearest === spot ? undefined : 'another dangerous area lies before it on this pathway';
}

function attack(what: string, scene: Scene): Refusal | undefined {
  const { t, me, kind } = scene;
  const spot = SPOT_NAMES.indexOf(what);
  if (spot < 0) return undefined;
  const token = t.spots[spot]!;
  if (token === EMPTY) return no('EMBER-11.1', 'no dangerous area lies there');
  if (kind !== 'attack') return noAction(scene, 'EMBER-11.1', 'you attack only when a skill lets you');
  const anywhere = effectAsked(scene, 'attack')?.anywhere === true;
  const far = anywhere ? undefined : outOfReach(t, me.at, spot);
  if (far !== undefined) return no('EMBER-11.2', `your hero stands in '${CLEARINGS[me.at]}': ${far}`);
  const damage = strengthAsked(scene, 'attack');
  const does = damage === undefined ? 'and your attack does less damage' : `and your attack does ${damage} damage`;
  return no('EMBER-11.3', `it has ${healthOf(t, token)} health ${does}`);
}

function track(what: string, { t, kind }: Scene): Refusal | undefined {
  return kind === 'track'
    ? no('EMBER-11.6', `row ${t.trackRow} of the war banner track has no ${what}`)
    : no('EMBER-11.6', 'the tracker moves only when a dangerous area is cleared');
}

function shortOf({ storage }: Fellowship, cost: readonly number[]): string {
  return cost.flatMap((n, r) => (n > storage[r]! ? [amountText(n - storage[r]!, r)] : [])).join(' and ');
}

function build(what: string, scene: Scene): Refusal | undefined {
  const { t, me, kind } = scene;
  const plan = PLANS.findIndex(({ name }) => name === what);
  if (plan < 0) return undefined;
  if (plan < GENERAL_COUNT && t.buildings[plan] === 0) return no('EMBER-12.3', 'none of these is left');
  if (plan >= GENERAL_COUNT && me.built[plan - GENERAL_COUNT] === 1) {
    return no('EMBER-12.2', 'you have already built that tile');
  }
  const short = shortOf(me, PLANS[plan]!.cost);
  if (kind !== 'build') {
    return short === ''
      ? noAction(scene, 'EMBER-12.1', 'you build only when a skill lets you')
      : noAction(scene, 'EMBER-12.4', `you build only when a skill lets you, and you lack ${short}`);
  }
  const reduce = effectAsked(scene, 'build')?.reduce;
  if (reduce === undefined) return no('EMBER-12.4', `you lack ${short}`);
  return reduce.beehives > me.storage[BEEHIVE]!
    ? no('EMBER-16.14', `you lack ${short}, and a beehive for the reduction by ${reduce.amount}`)
    : no('EMBER-16.16', `you lack ${short}, and the reduction by ${reduce.amount} does not make up for it`);
}

function save(what: string, scene: Scene): Refusal | undefined {
  const { t, me, kind } = scene;
  if (kind !== 'save') {
    return noAction(scene, 'EMBER-22.10', 'you are asked this when a skill reduces the cost of a building');
  }
  const { resource, n } = amountNamed(what);
  if (resource !== t.counted) return no('EMBER-22.10', `you are asked about ${RESOURCES[t.counted]} now`);
  const due = t.price[resource]!;
  if (n > due) return no('EMBER-16.16', `the cost has only ${amountText(due, resource)}`);
  if (n > t.saving) return no('EMBER-16.14', `the reduction has only ${t.saving} left`);
  if (due - n > me.storage[resource]!) {
    return no('EMBER-12.4', `you have ${amountText(me.storage[resource]!, resource)}, so more has to come off`);
  }
  const later = t.price.slice(resource + 1).reduce((sum, each) => sum + each, 0);
  return n < t.saving - later
    ? no('EMBER-16.15', 'the reduction has to be used in full')
    : no('EMBER-12.4', 'you need the rest of the reduction for what you cannot pay');
}

function clearing(what: string, scene: Scene): Refusal | undefined {
  const at = CLEARINGS.indexOf(what as 'hawkers');
  if (at < 0) return undefined;
  if (isFull(scene.t, at)) return no('EMBER-12.5', 'that clearing is full');
  return noAction(scene, 'EMBER-16.11', 'you choose a clearing only when a skill lets you build anywhere');
}

function site(what: string, scene: Scene): Refusal | undefined {
  const at = SPACES.findIndex(({ name }) => name === what);
  if (at < 0) return undefined;
  if (scene.t.tiles[at] !== EMPTY) return no('EMBER-12.5', 'a building already stands there');
  if (scene.kind === 'site') return no('EMBER-12.5', 'it lies in another clearing than the one you build in');
  return noAction(scene, 'EMBER-12.1', 'you build only when a skill lets you');
}

function lodge(what: string, scene: Scene): Refusal | undefined {
  const at = SPACES.findIndex(({ name }) => name === what);
  if (at < 0) return undefined;
  if (scene.t.tiles[at] === EMPTY) return no('EMBER-13.5', 'villagers live in buildings, and none stands there');
  if (scene.me.homes[at] !== EMPTY) return no('EMBER-13.4', 'one of your villagers already lives there');
  return noAction(scene, 'EMBER-13.5', 'you home a villager there only by a skill or a bonus');
}

function home(what: string, scene: Scene): Refusal | undefined {
  const villager = VILLAGERS.indexOf(what as 'rat');
  if (villager < 0) return undefined;
  if (scene.me.homed[villager] === VILLAGERS_A_TRACK)
    return no('EMBER-13.1', 'all your villagers of this kind are homed');
  return noAction(scene, 'EMBER-12.8', 'you home a villager when you build, or by a skill or a bonus');
}
