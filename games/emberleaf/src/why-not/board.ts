import { itemAt, type Refusal } from '@crownleaf/engine';
import { CLEARINGS } from '../../data/board.ts';
import { RESOURCES } from '../../data/resources.ts';
import { VILLAGERS, VILLAGERS_A_TRACK } from '../../data/villagers.ts';
import { healthOf, lastRow, resourcesOfRow } from '../actions/attack.ts';
import { withinReach } from '../actions/walk.ts';
import { PATHS, SPACES, SPOT_NAMES } from '../board/board.ts';
import { effectsOf } from '../effects/vocabulary.ts';
import { EMPTY, type Table } from '../state.ts';
import { effectAsked, no, type Reasons, type Scene, strengthAsked } from './scene.ts';
import { effectsToCome, isHomingToCome, isToCome, isVillagerBonusToCome } from './to-come.ts';

/** Walking, attacking and homing. */
export const BOARD_REASONS: Reasons = { walk, attack, track, lodge, home };

/** The fewest moves to a clearing. */
function movesTo({ spots }: Table, from: number, to: number): number {
  let moves = 0;
  while (((withinReach(spots, from, moves) >> to) & 1) === 0) moves++;
  return moves;
}

function walk(what: string, scene: Scene): Refusal | undefined {
  const { t, me, kind } = scene;
  const to = CLEARINGS.indexOf(what as 'hawkers');
  if (to < 0 || (kind !== 'walk' && isToCome(scene, 'walk'))) return undefined;
  if (kind !== 'walk') return no('EMBER-9.1', 'you walk only when a skill lets you');
  const moves = strengthAsked(scene, 'walk');
  const have = moves === undefined ? 'more than you have' : `and you have ${moves}`;
  return no('EMBER-9.1', `it takes ${movesTo(t, me.at, to)} moves to get there, ${have}`);
}

/** Why a token is out of reach of a figure in this clearing, if it is [EMBER-11.2]. */
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
  const token = itemAt(t.spots, spot);
  if (token === EMPTY) return no('EMBER-11.1', 'no dangerous area lies there');
  const attacks = kind === 'attack' ? [effectAsked(scene, 'attack')] : effectsOf(effectsToCome(scene), 'attack');
  if (attacks.length === 0) return no('EMBER-11.1', 'you attack only when a skill lets you');
  const canMove = kind !== 'attack' && (kind === 'walk' || isToCome(scene, 'walk'));
  const far = canMove || attacks.some((each) => each?.anywhere) ? undefined : outOfReach(t, me.at, spot);
  if (far !== undefined) return no('EMBER-11.2', `your hero stands in '${CLEARINGS[me.at]}': ${far}`);
  if (kind !== 'attack') return undefined;
  const damage = strengthAsked(scene, 'attack');
  const does = damage === undefined ? 'and your attack does less damage' : `and your attack does ${damage} damage`;
  return no('EMBER-11.3', `it has ${healthOf(t, token)} health ${does}`);
}

function track(what: string, scene: Scene): Refusal | undefined {
  const { t, kind } = scene;
  if (kind !== 'track' && kind !== 'attack' && !isToCome(scene, 'attack')) {
    return no('EMBER-11.6', 'the tracker moves down only when a dangerous area is cleared');
  }
  if (kind !== 'track' && t.trackRow === lastRow(t)) {
    return no('EMBER-11.9', 'the tracker is on the last row of the war banner track');
  }
  const row = kind === 'track' ? t.trackRow : t.trackRow + 1;
  const isThere = resourcesOfRow(t, row).includes(RESOURCES.indexOf(what as 'wood'));
  return isThere ? undefined : no('EMBER-11.6', `row ${row} of the war banner track has no ${what}`);
}

function lodge(what: string, scene: Scene): Refusal | undefined {
  const { t, me, kind, script } = scene;
  const at = SPACES.findIndex(({ name }) => name === what);
  if (at < 0) return undefined;
  if (me.homed.every((count) => count === VILLAGERS_A_TRACK)) {
    return no('EMBER-13.6', 'all your villagers are homed');
  }
  if (t.tiles[at] === EMPTY) return no('EMBER-13.5', 'villagers live in buildings, and none stands there');
  if (me.homes[at] !== EMPTY) return no('EMBER-13.4', 'one of your villagers already lives there');
  if (kind === 'home') {
    if (at === t.site) return undefined;
    return script === 'home-here'
      ? no('EMBER-12.8', 'this villager goes on the building just built')
      : no('EMBER-13.5', 'it is already settled that this villager goes to another building');
  }
  if (isToCome(scene, 'home') || isVillagerBonusToCome(scene, 'home')) return undefined;
  return no('EMBER-13.5', 'you home a villager there only by a skill or a bonus');
}

function home(what: string, scene: Scene): Refusal | undefined {
  const villager = VILLAGERS.indexOf(what as 'rat');
  if (villager < 0) return undefined;
  if (scene.me.homed[villager] === VILLAGERS_A_TRACK)
    return no('EMBER-13.1', 'all your villagers of this kind are homed');
  return isHomingToCome(scene)
    ? undefined
    : no('EMBER-12.8', 'you home a villager when you build, or by a skill or a bonus');
}
