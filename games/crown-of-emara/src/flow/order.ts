import type { Part, Script } from '@crownleaf/engine';
import type { C } from '../state.ts';
import { eachFrom } from '../verbs.ts';

/** Runs the script for every player, clockwise from the owner of the statue [EMARA-3.3]. */
export function inPlayerOrder(script: Script<C>): Part<C> {
  return eachFrom(
    (c) => c.table.statue,
    (c) => c.call(script, c.who),
  );
}
