import type { OptionList, Part } from '@crownleaf/engine';
import { nameOf } from '../components.ts';
import { placeOf, returnToHand } from '../fellowship/fellowship.ts';
import { recallKind } from '../kinds.ts';
import { type C, EMPTY, HERO_SPACE_COUNT } from '../state.ts';
import { cite, mayPick } from '../verbs.ts';
import { type EffectRecord, openUntilResolved } from './record.ts';

export const recall: EffectRecord<'recall'> = {
  steps: (_, { hero }) => recalling(hero),
  asks: ['recall'],
  calls: [],
  text: () => ({ key: 'effect.recall' }),
  textNow: openUntilResolved,
  picture: () => [{ icon: 'recall' }],
  worth: () => 0.5,
  gift: () => ({ good: 'other', amount: 1 }),
};

function recalling(but: number): Part<C> {
  const others = (c: C, out: OptionList): void => {
    const { spaces } = c.theirs;
    for (let space = 0; space < HERO_SPACE_COUNT; space++) {
      if (spaces[space] !== EMPTY && spaces[space] !== but) out.add(spaces[space]!);
    }
  };
  return cite(
    'EMBER-14.12',
    mayPick(recallKind, others, (c) => {
      returnToHand(c, c.who, placeOf(c.theirs, c.answer));
      c.tell?.('recalled', { seat: c.who, hero: nameOf(c.answer) });
    }),
  );
}
