import { walking } from '../actions/walk.ts';
import { amountNow, amountOf, countedGift, countedSigns, countedText, guessedAmount } from './counted.ts';
import type { EffectRecord } from './record.ts';

export const walk: EffectRecord<'walk'> = {
  steps: (effect, { x }) => walking(amountOf(effect, x)),
  asks: ['walk'],
  calls: [],
  text: (effect) => countedText('effect.walk', effect),
  textNow(effect, mine) {
    const n = amountNow(effect, mine);
    return n === undefined ? undefined : { key: 'table.now.walk', values: { n } };
  },
  picture: (effect) => [{ icon: 'walk' }, ...countedSigns(effect)],
  worth: (effect) => 0.3 * guessedAmount(effect),
  gift: (effect) => countedGift('walk', effect),
};
