import { Fault } from '../fault.ts';
import type { CheckMaker } from '../step.ts';

/** The same answer in the same state with the same chance ends in the same state. */
export const answersRepeat: CheckMaker = () => (step) => {
  const { engine, chance, before, option, name, after } = step;
  const again = engine.clone(before);
  engine.apply(again, option, chance);
  if (engine.hash(again) !== engine.hash(after)) {
    throw new Fault(
      'not-deterministic',
      `'${name}' ended in two different states: something besides the state, the answer and \`c.int\` decides`,
    );
  }
};
