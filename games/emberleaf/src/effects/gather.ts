import { RESOURCES, type Resource } from '../../data/resources.ts';
import { gathering } from '../actions/gather.ts';
import { amountNow, amountOf, countedGift, countedSigns, countedText, guessedAmount } from './counted.ts';
import type { EffectRecord } from './record.ts';

const RESOURCE_VALUES: { readonly [resource in Resource]: number } = {
  wood: 0.5,
  food: 0.5,
  stone: 0.85,
  beehive: 0.9,
};

export const gather: EffectRecord<'gather'> = {
  steps: (effect, { x }) => gathering(RESOURCES.indexOf(effect.resource), amountOf(effect, x)),
  asks: [],
  calls: ['keep'],
  text: (effect) => countedText('effect.gather', effect, { resource: effect.resource }),
  textNow(effect, mine) {
    const n = amountNow(effect, mine);
    if (n === undefined) return undefined;
    return { key: 'table.now.gather', parts: { amount: [{ key: `table.amount.${effect.resource}`, values: { n } }] } };
  },
  picture: (effect) => [{ icon: effect.resource }, ...countedSigns(effect)],
  worth: (effect) => RESOURCE_VALUES[effect.resource] * guessedAmount(effect),
  gift: (effect) => countedGift(effect.resource, effect),
};
