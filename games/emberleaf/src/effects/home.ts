import { homing } from '../actions/home.ts';
import { type EffectRecord, openUntilResolved } from './record.ts';

export const home: EffectRecord<'home'> = {
  steps: () => homing,
  asks: [],
  calls: ['home-anywhere'],
  text: () => ({ key: 'effect.home' }),
  textNow: openUntilResolved,
  picture: () => [{ icon: 'home' }],
  worth: () => 3,
  gift: () => ({ good: 'home', amount: 1 }),
};
