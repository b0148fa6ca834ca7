import type { Refusal } from '@crownleaf/engine';
import { RESOURCES } from '../../data/resources.ts';
import { capacity, free } from '../actions/storage.ts';
import { amountNamed, amountText, kindOfName, no, noAction, type Reasons, type Scene } from './scene.ts';

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

function take(what: string, { t, me, kind }: Scene): Refusal | undefined {
  if (kind !== 'take') return no('EMBER-10.4', 'you choose how much to take when you gain more than you can store');
  const { resource, n } = amountNamed(what);
  const now = gained(t);
  if (resource !== now) return no('EMBER-22.5', `you are asked about ${RESOURCES[now]} now`);
  if (n > t.gaining[now]!) return no('EMBER-10.1', `you gain only ${amountText(t.gaining[now]!, now)}`);
  const have = me.storage[now]!;
  const room = capacity(me);
  return no('EMBER-10.3', `your storage holds ${room} and ${amountText(have, now)} of that are stored already`);
}

function giveBack(what: string, { t, me, kind }: Scene): Refusal | undefined {
  if (kind !== 'return') return no('EMBER-10.5', 'you return resources only to make room for what you gain');
  const { resource, n } = amountNamed(what);
  if (resource !== t.counted) return no('EMBER-22.4', `you are asked about ${RESOURCES[t.counted]} now`);
  const have = me.storage[resource]!;
  if (n > have) return no('EMBER-22.4', `you have only ${amountText(have, resource)}`);
  const over = t.gaining[gained(t)]! - free(me);
  if (n > over) return no('EMBER-10.5', `you have to return only ${over} in all`);
  return no('EMBER-22.4', `you have to return ${over} in all, and what you are asked about later is too little`);
}

function leaves(_: string, { t, kind }: Scene): Refusal | undefined {
  return kind === 'leaves'
    ? no('EMBER-22.6', `you gain only ${t.offered} ${t.offered === 1 ? 'leaf' : 'leaves'}`)
    : no('EMBER-22.6', 'you are asked this when leaves would open a bonus of the score track');
}

function hero(what: string, scene: Scene): Refusal | undefined {
  if (!scene.t.heroRow.includes(kindOfName(what))) return no('EMBER-14.3', 'that hero is not in the row');
  return noAction(scene, 'EMBER-14.3', 'you take a hero only by a skill or a bonus');
}

function favour(what: string, scene: Scene): Refusal | undefined {
  if (!scene.t.favourRow.includes(kindOfName(what))) return no('EMBER-14.4', 'that favour is not in the row');
  return noAction(
    scene,
    'EMBER-14.4',
    'you take a favour by a skill or a bonus, or promise it beside one of your discs',
  );
}

function trophy(what: string, scene: Scene): Refusal | undefined {
  if (!scene.t.trophies.includes(kindOfName(what))) return no('EMBER-17.2', 'that trophy is taken');
  return noAction(scene, 'EMBER-17.1', 'you earn a trophy by filling a clearing or at the end of the war banner track');
}
