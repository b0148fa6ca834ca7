import { offerLeaves } from '../actions/accept.ts';
import { clearingsWithVillager } from '../board/villages.ts';
import type { EffectRecord } from './record.ts';

/** Clearings with a villager, when leaves for each of them are guessed. */
const CLEARINGS_GUESSED = 3;

export const leaves: EffectRecord<'leaves'> = {
  steps:
    ({ amount, perClearing = 0 }) =>
    (c) =>
      offerLeaves(c, c.who, amount + (perClearing === 0 ? 0 : perClearing * clearingsWithVillager(c.theirs)), 'skills'),
  asks: [],
  calls: ['leaves-of-skills'],
  text: ({ amount, perClearing }) =>
    perClearing === undefined
      ? { key: 'effect.leaves', values: { n: amount } }
      : { key: 'effect.leaves.clearings', values: { n: perClearing } },
  textNow: ({ amount, perClearing = 0 }, mine) => ({
    key: 'table.now.leaves',
    values: { n: amount + perClearing * clearingsWithVillager(mine) },
  }),
  picture: ({ amount, perClearing }) =>
    perClearing === undefined
      ? [{ icon: 'leaves' }, { number: amount }]
      : [{ icon: 'leaves' }, { number: perClearing }, { group: 'per', signs: ['/', { icon: 'campfire' }] }],
  worth: ({ amount, perClearing = 0 }) => amount + perClearing * CLEARINGS_GUESSED,
  gift: ({ amount, perClearing = 0 }) => ({ good: 'leaves', amount: amount + CLEARINGS_GUESSED * perClearing }),
};
