/** A numbered rule of a game's RULES.md, such as `HOC-4.2`. Scripts, questions, events and tests cite it. */
export type RuleId = `${string}-${number}.${number}`;

const SHAPE = /^[A-Z]+-\d+\.\d+$/;

export function isRuleId(text: string): text is RuleId {
  return SHAPE.test(text);
}
