import { Fault } from '../fault.ts';
import type { CheckMaker } from '../step.ts';

/** No two answers lead back to an earlier position of the same turn, or play could circle for ever. */
export const turnsGoForward: CheckMaker = (engine, start) => {
  let turn = start.turn;
  let seen = new Map([[engine.position(start), start.ply]]);
  return ({ after, name }) => {
    const position = engine.position(after);
    if (after.turn !== turn) {
      turn = after.turn;
      seen = new Map();
    }
    const earlier = seen.get(position);
    if (earlier !== undefined && !engine.over(after)) {
      throw new Fault('circle-in-turn', `'${name}' leads back to the position of ply ${earlier} of the same turn`);
    }
    seen.set(position, after.ply);
  };
};
