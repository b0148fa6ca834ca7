import { Fault } from '../fault.ts';
import type { CheckMaker } from '../step.ts';
import { firstDifference } from './difference.ts';

/** A state is plain data that can be saved in the middle of any effect, and a clone shares nothing with it. */
export const plainData: CheckMaker = (engine) => (step) => {
  const { before, after, option, name, chance } = step;
  const thawed = JSON.parse(JSON.stringify(before));
  const changed = firstDifference(before, thawed);
  if (changed !== undefined) throw new Fault('lossy-json', `the state does not survive JSON: ${changed}`);
  const wrong = engine.check(thawed);
  if (wrong !== undefined) throw new Fault('bad-value', `the schema refuses a state of the game itself: ${wrong}`);
  engine.apply(thawed, option, chance);
  if (engine.hash(thawed) !== engine.hash(after)) {
    throw new Fault('lossy-json', `'${name}' ends elsewhere when the state has been through JSON`);
  }
};
