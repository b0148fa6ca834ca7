export { FAULTS, Fault, type FaultCode } from './fault.ts';
export { census, type Invariants, invariants } from './invariants.ts';
export { playInEveryMode } from './modes.ts';
export { Scenario, type ScenarioSpec, scenario } from './scenario.ts';
