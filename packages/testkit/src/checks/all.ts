import { Fault } from '../fault.ts';
import { invariants } from '../invariants.ts';
import type { CheckMaker } from '../step.ts';
import { newsBarsUndo } from './barrier.ts';
import { turnsGoForward } from './circle.ts';
import { hiddenStaysHidden } from './interference.ts';
import { listsArePure } from './list.ts';
import { namesMeanThings } from './naming.ts';
import { plainData } from './plain.ts';
import { answersRepeat } from './repeat.ts';
import { setsAreTakenWhole } from './set.ts';
import { turnsEndOnPurpose } from './turn-end.ts';

const nothingIsLost: CheckMaker = (engine, start) => {
  const { broken } = invariants(engine, start);
  return ({ before, after }) => {
    const fault = (before.ply === 0 ? broken(before) : undefined) ?? broken(after);
    if (fault instanceof Fault) throw fault;
  };
};

/** In this order: what makes the later checks meaningless is found first. */
export const CHECKS: readonly CheckMaker[] = [
  listsArePure,
  answersRepeat,
  nothingIsLost,
  plainData,
  namesMeanThings,
  turnsGoForward,
  turnsEndOnPurpose,
  newsBarsUndo,
  setsAreTakenWhole,
  hiddenStaysHidden,
];
