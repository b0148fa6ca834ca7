import { takeFavour as favourScript, takeHero as heroScript } from '../actions/take.ts';
import { call } from '../verbs.ts';
import { type EffectRecord, openUntilResolved } from './record.ts';

export const takeHero: EffectRecord<'takeHero'> = {
  steps: () => call(heroScript),
  asks: [],
  calls: ['take-hero'],
  text: () => ({ key: 'effect.takeHero' }),
  textNow: openUntilResolved,
  picture: () => ['+', { icon: 'hero' }],
  worth: () => 1,
  gift: () => ({ good: 'hero', amount: 1 }),
};

export const takeFavour: EffectRecord<'takeFavour'> = {
  steps: () => call(favourScript),
  asks: [],
  calls: ['take-favour'],
  text: () => ({ key: 'effect.takeFavour' }),
  textNow: openUntilResolved,
  picture: () => ['+', { icon: 'favour' }],
  worth: () => 2.5,
  gift: () => ({ good: 'favour', amount: 1 }),
};
