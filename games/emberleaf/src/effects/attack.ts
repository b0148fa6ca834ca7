import { attacking } from '../actions/attack.ts';
import { amountNow, amountOf, countedGift, countedSigns, countedText, guessedAmount } from './counted.ts';
import { ANYWHERE, type EffectRecord } from './record.ts';

export const attack: EffectRecord<'attack'> = {
  steps: (effect, { x }) => attacking(amountOf(effect, x), effect.anywhere === true),
  asks: ['attack', 'track'],
  calls: ['keep'],
  text: (effect) => countedText(effect.anywhere ? 'effect.attack.anywhere' : 'effect.attack', effect),
  textNow(effect, mine) {
    const n = amountNow(effect, mine);
    if (n === undefined) return undefined;
    return { key: effect.anywhere ? 'table.now.attack.anywhere' : 'table.now.attack', values: { n } };
  },
  picture: (effect) => [{ icon: 'attack' }, ...countedSigns(effect), ...(effect.anywhere ? [ANYWHERE] : [])],
  worth: (effect) => 0.35 * guessedAmount(effect),
  gift: (effect) => countedGift('attack', effect),
};
