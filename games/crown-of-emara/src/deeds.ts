import type { Part, Script } from '@crownleaf/engine';
import { base, VERBS, type Verb, verbIndex } from './kinds.ts';
import type { C } from './state.ts';
import { call } from './verbs.ts';

/** What the verbs of a turn or a visit do. */
export type Deeds = { readonly [V in Verb]?: Script<C> };

const EXCHANGE = verbIndex(base('chamberlain'));

/** Does what was answered; everything but an exchange opens both directions of exchange again (EMARA-20.4). */
export function perform(deeds: Deeds): Part<C> {
  const scripts = VERBS.map((verb) => deeds[verb]);
  return [
    (c) => {
      if (verbIndex(c.answer) !== EXCHANGE) c.table.exchanging = 0;
    },
    call((c) => scripts[verbIndex(c.answer)]),
  ];
}
