import { itemAt, type Refusal } from '@crownleaf/engine';
import { CLEARINGS } from '../../data/board.ts';
import { BEEHIVE, RESOURCES } from '../../data/resources.ts';
import { type BuildTerms, isFull } from '../actions/build.ts';
import { buildingPlan, CLEARING_OF, GENERAL_COUNT, PLANS, SPACES } from '../board/board.ts';
import { effectsOf, type Reduction } from '../effects/vocabulary.ts';
import { EMPTY, type Fellowship } from '../state.ts';
import {
  amountNamed,
  amountsText,
  amountText,
  effectAsked,
  nameOfMany,
  no,
  type Reasons,
  type Scene,
} from './scene.ts';
import { effectsToCome, isInBuildChain, isToCome } from './to-come.ts';

/** The chain of questions about a building [EMBER-22.9]. */
export const BUILD_REASONS: Reasons = { build, reduce, save, clearing, site };

function shortOf({ storage }: Fellowship, cost: readonly number[]): number[] {
  return cost.map((n, resource) => Math.max(0, n - itemAt(storage, resource)));
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, n) => sum + n, 0);
}

/** Questions that come before a building without a resource being gained in between. */
const STEPS_WITHOUT_GAIN: readonly string[] = ['walk', 'use', 'banner'];

function build(what: string, scene: Scene): Refusal | undefined {
  const { t, me, kind } = scene;
  const plan = PLANS.findIndex(({ name }) => name === what);
  if (plan < 0) return undefined;
  if (plan < GENERAL_COUNT && t.buildings[plan] === 0) return no('EMBER-12.3', 'none of these is left');
  if (plan >= GENERAL_COUNT && me.built[plan - GENERAL_COUNT] === 1) {
    return no('EMBER-12.2', 'you have already built that tile');
  }
  const short = shortOf(me, buildingPlan(plan).cost);
  if (kind === 'build') return notPayable(scene, short);
  if (isToCome(scene, 'build')) {
    const gainsBefore = !STEPS_WITHOUT_GAIN.includes(kind) || isToCome(scene, 'gather');
    return gainsBefore || total(short) <= maxReduction(scene)
      ? undefined
      : no('EMBER-12.4', `you lack ${amountsText(short)}`);
  }
  if (isInBuildChain(scene)) return no('EMBER-22.9', 'it is already settled what you build');
  return total(short) === 0
    ? no('EMBER-12.1', 'you build only when a skill lets you')
    : no('EMBER-12.4', `you build only when a skill lets you, and you lack ${amountsText(short)}`);
}

function notPayable(scene: Scene, short: readonly number[]): Refusal {
  const reduce = effectAsked(scene, 'build')?.reduce;
  const lack = `you lack ${amountsText(short)}`;
  if (reduce === undefined) return no('EMBER-12.4', lack);
  const { amount, beehives } = reduce;
  if (beehives <= itemAt(scene.me.storage, BEEHIVE)) {
    return no('EMBER-16.16', `${lack}, and the reduction by ${amount} does not make up for it`);
  }
  // A beehive that the building costs is lacked in any case, so only the rest is what a reduction would be for.
  const rest = short.with(BEEHIVE, 0);
  return total(short) > amount || total(rest) === 0
    ? no('EMBER-12.4', lack)
    : no('EMBER-16.14', `you lack ${amountsText(rest)}, and have no beehive to reduce the cost by ${amount}`);
}

/** The building that is asked about, or those that can come next. */
function buildings(scene: Scene): readonly BuildTerms[] {
  const asked = scene.kind === 'build' || isInBuildChain(scene) ? effectAsked(scene, 'build') : undefined;
  return asked === undefined ? effectsOf(effectsToCome(scene), 'build') : [asked];
}

/** When the building is chosen, nothing more can be gained for the price of its reduction. */
function reductions(scene: Scene): readonly Reduction[] {
  const { me, kind } = scene;
  return buildings(scene).flatMap(({ reduce: each }) =>
    each === undefined || (kind === 'build' && each.beehives > itemAt(me.storage, BEEHIVE)) ? [] : [each],
  );
}

function maxReduction(scene: Scene): number {
  return Math.max(0, ...reductions(scene).map(({ amount }) => amount));
}

function reduce(_: string, scene: Scene): Refusal | undefined {
  const isPaid = reductions(scene).some(({ beehives }) => beehives > 0);
  if (!isPaid) {
    return no('EMBER-16.14', 'you are asked this only when you can pay a beehive to reduce the cost of a building');
  }
  return isInBuildChain(scene) ? no('EMBER-22.9', 'it is already settled whether you reduce the cost') : undefined;
}

function save(what: string, scene: Scene): Refusal | undefined {
  const { t, me, kind } = scene;
  const { resource, n } = amountNamed(what);
  if (kind !== 'save' && kind !== 'reduce') return notSaving(scene, n);
  const due = itemAt(t.price, resource);
  if (due === 0) return no('EMBER-16.16', `the cost has no ${nameOfMany(resource)} to take off`);
  if (kind === 'save' && resource < t.counted) {
    return no('EMBER-22.10', `it is already settled how much ${RESOURCES[resource]} to take off`);
  }
  if (n > due) return no('EMBER-16.16', `the cost has only ${amountText(due, resource)}`);
  if (kind === 'reduce') return notSaving(scene, n);
  if (n > t.saving) {
    const isPaid = reductions(scene).some(({ beehives }) => beehives > 0);
    return no(isPaid ? 'EMBER-16.14' : 'EMBER-16.15', `only ${t.saving} can still be taken off`);
  }
  if (resource !== t.counted) return no('EMBER-22.10', `you are asked about ${nameOfMany(t.counted)} now`);
  if (due - n > itemAt(me.storage, resource)) {
    return no('EMBER-12.4', `you have ${amountText(itemAt(me.storage, resource), resource)}, so more has to come off`);
  }
  const later = total(t.price.slice(resource + 1));
  return n < t.saving - later
    ? no('EMBER-16.15', 'the reduction has to be used in full')
    : no('EMBER-12.4', 'you need the rest of the reduction for what you cannot pay');
}

function notSaving(scene: Scene, n: number): Refusal | undefined {
  const most = scene.kind === 'site' || scene.kind === 'clearing' ? 0 : maxReduction(scene);
  if (most === 0) return no('EMBER-22.10', 'you are asked this when a skill reduces the cost of a building');
  return n > most ? no('EMBER-16.14', `no reduction that you could use takes off more than ${most}`) : undefined;
}

function clearing(what: string, scene: Scene): Refusal | undefined {
  const at = CLEARINGS.indexOf(what as 'hawkers');
  if (at < 0) return undefined;
  if (isFull(scene.t, at)) return no('EMBER-12.5', 'that clearing is full, so you cannot build there');
  if (!buildings(scene).some(({ anywhere }) => anywhere)) {
    return no('EMBER-16.11', 'you choose a clearing only when a skill lets you build anywhere');
  }
  return scene.kind === 'site' ? no('EMBER-22.9', 'it is already settled in which clearing you build') : undefined;
}

function site(what: string, scene: Scene): Refusal | undefined {
  const { t, me, kind } = scene;
  const at = SPACES.findIndex(({ name }) => name === what);
  if (at < 0) return undefined;
  if (t.tiles[at] !== EMPTY) return no('EMBER-12.5', 'a building already stands there');
  const next = buildings(scene);
  if (next.length === 0) return no('EMBER-12.1', 'you build only when a skill lets you');
  const canBuildThere =
    CLEARING_OF[at] === me.at || next.some(({ anywhere }) => anywhere) || kind === 'walk' || isToCome(scene, 'walk');
  if (kind !== 'site' && canBuildThere) return undefined;
  return kind === 'build' || isInBuildChain(scene)
    ? no('EMBER-12.5', 'it is not in the clearing you are building in')
    : no('EMBER-12.1', 'you build only in the clearing where your hero stands');
}
