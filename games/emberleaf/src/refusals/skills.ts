import type { Refusal } from '@crownleaf/engine';
import { RESOURCES } from '../../data/resources.ts';
import { SPOT_NAMES } from '../board.ts';
import { nameOf } from '../components.ts';
import { DEEDS, type Deed, type Trigger } from '../skills/vocabulary.ts';
import { EMPTY } from '../state.ts';
import { amountText, isInPlay, kindOfName, no, noAction, type Reasons, type Scene, skillNamed } from './scene.ts';

/** Skills of heroes: their prices, their triggers and what they do to cards and tokens. */
export const SKILL_REASONS: Reasons = {
  use,
  ongoing,
  trigger,
  x,
  recall,
  put: (_, scene) => noAction(scene, 'EMBER-14.9', "only a skill of 'puck' puts resources on a card"),
  banner,
  spot,
};

const WHEN: { readonly [trigger in Trigger]: string } = {
  onPlay: 'when you place the card',
  slide: 'when the card slides',
  dropOff: 'when the card drops off',
  charge: 'when you charge the card',
  ongoing: 'after an action that meets its condition',
};

function use(what: string, { kind, script }: Scene): Refusal | undefined {
  const { skill } = skillNamed(what);
  if (skill === undefined) return undefined;
  if (kind !== 'use')
    return no('EMBER-14.1', `you are asked about that skill ${WHEN[skill.trigger]}, if you can pay for it`);
  const { hero, place } = skillNamed(script);
  return no('EMBER-22.2', `you are asked about skill ${place} of '${nameOf(hero)}' now`);
}

const COUNTED: { readonly [deed in Deed]: string } = {
  walk: 'moves',
  gather: 'resources gathered',
  clear: 'dangerous areas cleared',
  build: 'buildings built',
};

function ongoing(what: string, { t, me, kind }: Scene): Refusal | undefined {
  const { hero, skill } = skillNamed(what);
  if (skill?.when === undefined) return undefined;
  if (!isInPlay(me, hero)) return no('EMBER-16.20', `you do not have '${nameOf(hero)}' in play`);
  if (kind !== 'ongoing') return no('EMBER-16.18', `you are asked about that skill ${WHEN.ongoing}`);
  const { deed, atLeast } = skill.when;
  const had = t.deeds[DEEDS.indexOf(deed)]!;
  if (had >= atLeast) return no('EMBER-16.19', 'you have already used that skill this turn');
  return no('EMBER-16.18', `it needs ${atLeast} ${COUNTED[deed]} in one action, and yours had ${had}`);
}

function trigger(what: string, scene: Scene): Refusal | undefined {
  const { hero } = skillNamed(what);
  if (hero < 0) return undefined;
  if (!isInPlay(scene.me, hero)) return no('EMBER-14.10', `you do not have '${nameOf(hero)}' in play`);
  if (scene.kind === 'trigger') return no('EMBER-14.10', 'you have to choose a skill of another hero');
  return noAction(scene, 'EMBER-14.10', 'you resolve it when you place the card, or when a skill or a bonus lets you');
}

function x(what: string, scene: Scene): Refusal | undefined {
  const { me, kind, script } = scene;
  if (kind !== 'x') return noAction(scene, 'EMBER-16.6', 'you choose a number when a skill lets you spend X');
  const price = skillNamed(script).skill?.price;
  if (price === undefined || 'banner' in price || !(Number(what) > 0)) return undefined;
  const resource = RESOURCES.indexOf(price.resource);
  return no('EMBER-16.6', `you have ${amountText(me.storage[resource]!, resource)}`);
}

function recall(what: string, scene: Scene): Refusal | undefined {
  const hero = kindOfName(what);
  if (hero < 0) return undefined;
  if (!isInPlay(scene.me, hero)) return no('EMBER-14.12', `you do not have '${what}' in play`);
  if (scene.kind === 'recall') return no('EMBER-14.12', 'you have to choose another hero');
  return noAction(scene, 'EMBER-14.12', 'only a skill returns a hero to your hand');
}

function banner(what: string, scene: Scene): Refusal | undefined {
  if (!scene.me.banners.includes(kindOfName(what))) return no('EMBER-11.13', 'you do not have that war banner');
  return noAction(scene, 'EMBER-11.13', 'you spend a war banner only for a skill');
}

function spot(what: string, scene: Scene): Refusal | undefined {
  const at = SPOT_NAMES.indexOf(what);
  if (at < 0) return undefined;
  if (scene.t.spots[at] !== EMPTY) return no('EMBER-11.14', 'a dangerous area already lies there');
  return noAction(scene, 'EMBER-11.14', 'only a skill puts a war banner back on the board');
}
