import type { Watcher } from '@crownleaf/bots';
import type { Engine, State } from '@crownleaf/engine';
import { type Invariants, invariants, sameState } from '@crownleaf/testkit';

/** Checks at every decision, and at the end, what must hold in every game. */
export function violationWatcher(engine: Engine, violated: (message: string) => void): Watcher {
  let laws: Invariants | undefined;
  const check = (s: State): void => {
    const broken = laws?.broken(s);
    if (broken !== undefined) violated(`ply ${s.ply}: ${broken.message}`);
  };
  return {
    started(s) {
      laws = invariants(engine, s);
      check(s);
    },
    asked(s) {
      checkListing(engine, s, violated);
    },
    answered: check,
  };
}

function checkListing(engine: Engine, s: State, violated: (message: string) => void): void {
  const before = engine.clone(s);
  const decision = engine.decision(s)!;
  if (!sameState(s, before)) violated(`ply ${s.ply}: listing the options of '${decision.kind}' changes the state`);
  const names = new Set(decision.options.map((option) => engine.nameOption(decision.kind, option)));
  if (names.size !== decision.options.length) violated(`ply ${s.ply}: two options of '${decision.kind}' have one name`);
}
