import type { Part, Script } from '@crownleaf/engine';
import { acts, type Verb } from './kinds.ts';
import type { C } from './state.ts';
import { call } from './verbs.ts';

/** What the verbs of a turn or a visit do. */
export type VerbScripts = { readonly [V in Verb]?: Script<C> };

/** Does what was answered; everything but an exchange opens both directions of exchange again (EMARA-20.4). */
export function perform(scripts: VerbScripts): Part<C> {
  return [
    (c) => {
      if (acts.verbOf(c.answer) !== 'chamberlain') c.table.exchanging = 0;
    },
    call((c) => {
      const verb = acts.verbOf(c.answer);
      return verb === 'pass' ? undefined : scripts[verb];
    }),
  ];
}
