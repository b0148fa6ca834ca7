import type { Script } from '@crownleaf/engine';
import { type Card, IS_ACTION, SHINOBI } from '../components.ts';
import { copyKind } from '../kinds.ts';
import type { C } from '../state.ts';
import { call, pick } from '../verbs.ts';
import { action, type Effect } from './effect.ts';
import { clause } from './verbs/clause.ts';
import { offer } from './verbs/piles.ts';

/** [HOC-14.39] The effect is carried out as Shinobi's; the chosen card stays where it is. */
export function shinobi(effectOf: (card: Card) => Script<C> | undefined): Effect {
  return action(
    'shinobi',
    clause(
      'shinobi',
      {},
      pick(
        copyKind,
        (c, out) => offer(c.mine.discard, out, (card) => IS_ACTION[card]! && card !== SHINOBI),
        call((c) => effectOf(c.answer)),
      ),
    ),
  );
}
