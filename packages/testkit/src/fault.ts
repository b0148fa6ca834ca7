/** What a game can do wrong. Each check names its fault, so that the message says what to mend. */
export const FAULTS = [
  'lost-component',
  'broken-invariant',
  'dead-end',
  'too-few-options',
  'impure-list',
  'option-named-by-index',
  'ambiguous-name',
  'not-deterministic',
  'runaway',
  'endless',
  'circle-in-turn',
  'missing-barrier',
  'hidden-branch',
  'leak',
  'impossible-world',
  'bad-value',
  'clone-shares',
  'lossy-json',
  'undo-differs',
  'bad-result',
  'bad-policy',
] as const;
export type FaultCode = (typeof FAULTS)[number];

export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}
