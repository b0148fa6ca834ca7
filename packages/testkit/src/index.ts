export { CHECKS } from './checks/all.ts';
export { type ConformsSpec, conforms } from './conforms.ts';
export { FAULTS, Fault, type FaultCode } from './fault.ts';
export { type FoundFault, fuzz } from './fuzz.ts';
export { census, type Invariants, invariants } from './invariants.ts';
export { playInEveryMode } from './modes.ts';
export { Scenario, type ScenarioSpec, scenario } from './scenario.ts';
export { shrink } from './shrink.ts';
export type { Check, CheckMaker, Step } from './step.ts';
