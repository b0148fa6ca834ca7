import type { Kind, Part, Script } from '@crownleaf/engine';
import { ABILITIES } from '../effects/abilities.ts';
import type { Ability } from '../effects/ability.ts';
import type { C } from '../state.ts';
import { call } from '../verbs.ts';
import { acts, type Verb } from './acts.ts';

/** What the verbs of a turn or a visit do. */
export type VerbScripts = { readonly [V in Verb]?: Script<C> };

const ALL: readonly Ability[] = ABILITIES;
const REOPENED = ALL.flatMap(({ name, reopen }) => (reopen === undefined ? [] : [{ name, reopen }]));

/** Does what was answered; what an ability closes until something else is done is opened again by all but itself. */
export function perform({ options = [] }: Kind, scripts: VerbScripts): Part<C> {
  const byOption: (Script<C> | undefined)[] = [];
  for (const option of options) {
    const verb = acts.verbOf(option);
    if (verb !== 'pass') byOption[option] = scripts[verb];
  }
  return [
    (c) => {
      const verb = acts.verbOf(c.answer);
      for (const { name, reopen } of REOPENED) if (name !== verb) reopen(c.table);
    },
    call((c) => byOption[c.answer]),
  ];
}
