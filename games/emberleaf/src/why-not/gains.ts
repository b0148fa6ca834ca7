import { itemAt, type Refusal } from '@crownleaf/engine';
import { RESOURCES } from '../../data/resources.ts';
import { capacity, free, hoardingIsScored } from '../actions/storage.ts';
import {
  amountNamed,
  amountText,
  kindOfName,
  nameOfMany,
  no,
  type Reasons,
  type Scene,
  skillOfScript,
} from './scene.ts';
import { isToCome, isVillagerBonusToCome } from './to-come.ts';

/** What comes to a player: resources, leaves, cards and trophies. */
export const GAIN_REASONS: Reasons = {
  take,
  return: giveBack,
  leaves,
  hero,
  favour,
  trophy,
};

/** What was gained is settled kind by kind, so the first kind that is left is the one under way. */
function gained({ gaining }: Scene['t']): number {
  return gaining.findIndex((count) => count > 0);
}

/** A skill that gathers this resource is what the storage is asked about. */
function isGathered({ frames }: Scene, resource: number): boolean {
  const effects = skillOfScript(frames.at(-2)?.id ?? '')?.effects ?? [];
  return effects.some((effect) => effect.op === 'gather' && effect.resource === RESOURCES[resource]);
}

function take(what: string, scene: Scene): Refusal | undefined {
  const { t, me, kind } = scene;
  const { resource, n } = amountNamed(what);
  const now = gained(t);
  if (kind === 'return' && resource === now) return no('EMBER-22.4', 'you have already chosen how much to take');
  if (kind !== 'take' && kind !== 'return') {
    return hoardingIsScored(t)
      ? no('EMBER-22.3', 'you choose how much to take when you gain resources')
      : no('EMBER-10.4', 'you choose how much to take when you gain more than you can store');
  }
  if (resource < now) return no('EMBER-10.4', `this gain gives you no ${nameOfMany(resource)} to take now`);
  const count = itemAt(t.gaining, resource);
  if (count === 0) return no('EMBER-10.4', `you gain no ${nameOfMany(resource)}`);
  if (n > count) {
    return no(
      isGathered(scene, resource) ? 'EMBER-10.1' : 'EMBER-10.2',
      `you gain only ${amountText(count, resource)}`,
    );
  }
  if (kind === 'return') return undefined;
  if (resource !== now) return no('EMBER-22.5', `you are asked about ${nameOfMany(now)} now`);
  const have = amountText(itemAt(me.storage, now), now);
  return no('EMBER-10.3', `your storage holds ${capacity(me)} and already has ${have} in it`);
}

function giveBack(name: string, scene: Scene): Refusal | undefined {
  const { t, me, kind } = scene;
  if (kind !== 'return' && kind !== 'take') {
    return no('EMBER-10.5', 'you return resources only to make room for what you gain');
  }
  const { resource, n } = amountNamed(name);
  const now = gained(t);
  if (resource === now) return no('EMBER-22.4', 'you do not return the resource that you gain');
  const have = itemAt(me.storage, resource);
  const over = itemAt(t.gaining, now) - free(me);
  if (n > over) return no('EMBER-10.5', tooMany(over, kind));
  if (kind === 'return' && resource < t.counted) {
    return no('EMBER-22.4', `it is already settled how much ${nameOfMany(resource)} you return`);
  }
  if (n > have) {
    const what = have === 0 ? `no ${nameOfMany(resource)}` : `only ${amountText(have, resource)}`;
    return no('EMBER-22.4', `you have ${what}`);
  }
  if (kind === 'take') return undefined;
  if (resource !== t.counted) return no('EMBER-22.4', `you are asked about ${nameOfMany(t.counted)} now`);
  const later = me.storage.reduce((sum, each, r) => (r > resource && r !== now ? sum + each : sum), 0);
  return no('EMBER-22.4', `${dueText(over)}, and you have only ${later} of the kinds that are asked about later`);
}

function dueText(count: number): string {
  return count === 1 ? '1 resource still has to be returned' : `${count} resources still have to be returned`;
}

/** Before it is known how much is taken, only the most that can be due is. */
function tooMany(over: number, kind: string): string {
  if (over <= 0) return 'there is room for all that you gain, so nothing is returned';
  return kind === 'take' ? `you never have to return more than ${over} for this gain` : `only ${dueText(over)}`;
}

function leaves(_: string, { t, kind }: Scene): Refusal | undefined {
  return kind === 'leaves'
    ? no('EMBER-22.6', `you gain only ${t.offered} ${t.offered === 1 ? 'leaf' : 'leaves'}`)
    : no('EMBER-22.6', 'you are asked this when leaves of a skill or a villager would open a bonus on the score track');
}

function hero(what: string, scene: Scene): Refusal | undefined {
  if (!scene.t.heroRow.includes(kindOfName(what))) return no('EMBER-14.3', 'that hero is not in the row');
  if (isToCome(scene, 'takeHero') || isVillagerBonusToCome(scene, 'hero')) return undefined;
  return no('EMBER-14.3', 'you take a hero only by a skill or a bonus');
}

function favour(what: string, scene: Scene): Refusal | undefined {
  const { t, me } = scene;
  if (!t.favourRow.includes(kindOfName(what))) return no('EMBER-14.4', 'that favour is not in the row');
  if (isToCome(scene, 'takeFavour') || isVillagerBonusToCome(scene, 'favour')) return undefined;
  return me.discs.includes(1)
    ? no('EMBER-14.4', 'you take a favour by a skill or a bonus, or promise it beside one of your discs')
    : no('EMBER-14.4', 'without a favour disc you take a favour only by a skill or a bonus');
}

function trophy(what: string, { t, me, hasEnded }: Scene): Refusal | undefined {
  if (!t.trophies.includes(kindOfName(what))) return no('EMBER-17.2', 'that trophy is taken');
  if (me.due === 0) {
    return no('EMBER-17.1', 'you earn a trophy by filling a clearing or at the end of the war banner track');
  }
  return hasEnded ? undefined : no('EMBER-17.2', 'you take the trophy you have earned after the actions of this turn');
}
