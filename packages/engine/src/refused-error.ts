import type { RuleId } from './rule.ts';

export const REFUSALS = [
  'over',
  'not-your-turn',
  'stale-ply',
  'illegal-option',
  'nothing-to-undo',
  'bad-options',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** What was asked for cannot be done; nothing has changed. The message says why and what is possible. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code: RefusalCode;
  readonly rule: RuleId | undefined;
  /** Which answer of a chain it was. */
  readonly index: number;

  constructor(code: RefusalCode, message: string, about: { rule?: RuleId | undefined; index?: number } = {}) {
    super(message);
    this.code = code;
    this.rule = about.rule;
    this.index = about.index ?? 0;
  }
}
