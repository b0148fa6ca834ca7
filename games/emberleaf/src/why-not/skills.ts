import { itemAt, type Refusal } from '@crownleaf/engine';
import { RESOURCES } from '../../data/resources.ts';
import { SPOT_NAMES } from '../board/board.ts';
import { nameOf } from '../components.ts';
import { DEEDS, type Deed, type Price, type Trigger } from '../effects/vocabulary.ts';
import { isOngoingUsed } from '../flow/actions.ts';
import { EMPTY } from '../state.ts';
import { amountText, isInPlay, kindOfName, no, type Reasons, type Scene, skillNamed } from './scene.ts';
import { isPriceToCome, isToCome } from './to-come.ts';

/** Skills of heroes: their prices, their triggers and what they do to cards and tokens. */
export const SKILL_REASONS: Reasons = {
  use,
  ongoing,
  trigger,
  x,
  recall,
  put,
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

function use(what: string, { me, kind, script }: Scene): Refusal | undefined {
  const { hero: wanted, skill } = skillNamed(what);
  if (skill === undefined) return undefined;
  if (!me.hand.includes(wanted) && !me.played.includes(wanted)) {
    return no('EMBER-14.1', `you do not have '${nameOf(wanted)}'`);
  }
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
  if (isOngoingUsed(t, hero)) return no('EMBER-16.19', 'you have already used that skill this turn');
  if (kind !== 'ongoing') return no('EMBER-16.18', `you are asked about that skill ${WHEN.ongoing}`);
  const { deed, atLeast } = skill.when;
  const had = itemAt(t.deeds, DEEDS.indexOf(deed));
  return no('EMBER-16.18', `it needs ${atLeast} ${COUNTED[deed]} in one action, and yours had ${had}`);
}

function trigger(what: string, scene: Scene): Refusal | undefined {
  const { hero } = skillNamed(what);
  if (hero < 0) return undefined;
  if (!isInPlay(scene.me, hero)) return no('EMBER-14.1', `you do not have '${nameOf(hero)}' in play`);
  if (scene.kind === 'trigger') return no('EMBER-14.10', 'you have to choose a skill of another hero');
  if (isToCome(scene, 'triggerOnPlay')) return undefined;
  return no('EMBER-14.1', 'you resolve it when you place the card, or when a skill or a bonus lets you');
}

function x(what: string, scene: Scene): Refusal | undefined {
  const { me, kind, script } = scene;
  if (kind !== 'x') {
    const isNext = isPriceToCome(scene, (each) => 'amount' in each && each.amount === 'X');
    return isNext ? undefined : no('EMBER-16.6', 'you choose a number only when a skill lets you spend X');
  }
  const price = skillNamed(script).skill?.price;
  if (price === undefined || 'banner' in price || !(Number(what) > 0)) return undefined;
  const resource = RESOURCES.indexOf(price.resource);
  return no('EMBER-16.6', `you have only ${amountText(itemAt(me.storage, resource), resource)}`);
}

function recall(what: string, scene: Scene): Refusal | undefined {
  const hero = kindOfName(what);
  if (hero < 0) return undefined;
  if (!isInPlay(scene.me, hero)) return no('EMBER-14.12', `you do not have '${what}' in play`);
  if (scene.kind === 'recall') return no('EMBER-14.12', 'you have to choose another hero');
  if (isToCome(scene, 'recall')) return undefined;
  return no('EMBER-14.12', "you choose a hero to return to your hand only for a skill of 'whistle'");
}

function put(_: string, scene: Scene): Refusal | undefined {
  if (isToCome(scene, 'putOnCard')) return undefined;
  return no('EMBER-14.9', "you choose a resource to put on a card only for a skill of 'puck'");
}

function banner(what: string, scene: Scene): Refusal | undefined {
  if (!scene.me.banners.includes(kindOfName(what))) return no('EMBER-11.13', 'you do not have that war banner');
  if (scene.kind === 'spot') return no('EMBER-11.14', 'it is already settled which war banner you use');
  if (isPriceToCome(scene, (price) => 'banner' in price)) return undefined;
  return no('EMBER-11.13', 'you spend a war banner only for a skill');
}

function spot(what: string, scene: Scene): Refusal | undefined {
  const at = SPOT_NAMES.indexOf(what);
  if (at < 0) return undefined;
  const { t, me, kind, script } = scene;
  if (t.tamed === 1) return no('EMBER-11.15', 'no dangerous area comes to the board any more');
  if (me.banners.length === 0) return no('EMBER-11.14', 'you have no war banner to put back');
  if (t.spots[at] !== EMPTY) return no('EMBER-11.14', 'a dangerous area already lies there');
  const goesBack = (price: Price | undefined): boolean =>
    price !== undefined && 'banner' in price && price.banner === 'spot';
  if (isPriceToCome(scene, goesBack)) return undefined;
  if (kind === 'banner') {
    return goesBack(skillNamed(script).skill?.price)
      ? undefined
      : no('EMBER-11.14', 'the war banner that you spend for this skill leaves the game');
  }
  return no('EMBER-11.14', 'only a skill puts a war banner back on the board');
}
