/** What a game can do wrong. Each check names its fault, so that the message says what to mend. */
export const FAULTS = [
  'lost-component',
  'broken-invariant',
  'threw',
  'too-few-options',
  'impure-list',
  'option-named-by-index',
  'ambiguous-name',
  'not-deterministic',
  'runaway',
  'endless',
  'circle-in-turn',
  'no-turns',
  'turn-slipped-away',
  'missing-barrier',
  'broken-set',
  'hidden-branch',
  'leak',
  'impossible-world',
  'bad-value',
  'clone-shares',
  'lossy-json',
  'undo-differs',
  'bad-result',
  'bad-policy',
  'no-vocabulary',
  'empty-reason',
] as const;
export type FaultCode = (typeof FAULTS)[number];

export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string, cause?: unknown) {
    super(`${code}: ${message}`, { cause });
    this.code = code;
  }
}
