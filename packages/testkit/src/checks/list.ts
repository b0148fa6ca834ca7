import type { Engine, State } from '@crownleaf/engine';
import { Fault } from '../fault.ts';
import { sameState } from '../same.ts';
import type { CheckMaker } from '../step.ts';

/** Listing options is asking, not acting: it changes nothing and gives the same list again. */
export const listsArePure: CheckMaker = () => (step) => {
  const { engine, before, decision } = step;
  const untouched = engine.clone(before);
  const again = offered(engine, before);
  if (!sameState(before, untouched)) {
    throw new Fault('impure-list', `listing the options of '${decision.kind}' changed the state`);
  }
  const first = decision.options.join();
  if (again !== first || offered(engine, engine.clone(before)) !== first) {
    throw new Fault('impure-list', `'${decision.kind}' offered ${first} and then ${again} in the same state`);
  }
};

function offered(engine: Engine, s: State): string {
  const out: number[] = [];
  engine.options(s, out);
  return out.join();
}
