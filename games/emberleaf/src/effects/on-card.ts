import type { OptionList, Part } from '@crownleaf/engine';
import { resourceName } from '../../data/resources.ts';
import { gainMixed } from '../actions/storage.ts';
import { nameOf } from '../components.ts';
import { placeOf, putOnCard as putResource, takenOffCard } from '../fellowship/fellowship.ts';
import { PUTTABLE, putKind } from '../kinds.ts';
import { type C, EMPTY } from '../state.ts';
import { cite, pick } from '../verbs.ts';
import { type EffectRecord, openUntilResolved } from './record.ts';

/** Resources that lie on a card until the card gives them back. */
export const putOnCard: EffectRecord<'putOnCard'> = {
  steps: (_, { hero }) => puttingOn(hero),
  asks: ['put'],
  calls: [],
  text: () => ({ key: 'effect.putOnCard' }),
  textNow: openUntilResolved,
  picture: () => [{ icon: 'put' }, '+1'],
  worth: () => 0.5,
  gift: () => ({ good: 'other', amount: 1 }),
};

export const takeFromCard: EffectRecord<'takeFromCard'> = {
  steps:
    (_, { hero }) =>
    (c) => {
      const place = placeOf(c.theirs, hero);
      if (place !== EMPTY) gainMixed(c, c.who, takenOffCard(c.theirs, place));
    },
  asks: [],
  calls: ['keep'],
  text: () => ({ key: 'effect.takeFromCard' }),
  textNow: openUntilResolved,
  picture: () => [{ icon: 'put' }, '↥'],
  worth: () => 0.5,
  gift: () => ({ good: 'other', amount: 1 }),
};

function puttingOn(hero: number): Part<C> {
  const resources = (c: C, out: OptionList): void => {
    if (placeOf(c.theirs, hero) === EMPTY) return;
    for (const resource of PUTTABLE) out.add(resource);
  };
  return cite(
    'EMBER-14.9',
    pick(putKind, resources, (c) => {
      putResource(c.theirs, placeOf(c.theirs, hero), c.answer, 1);
      c.tell?.('put-on-card', { seat: c.who, hero: nameOf(hero), resource: resourceName(c.answer) });
    }),
  );
}
