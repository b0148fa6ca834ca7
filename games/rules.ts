/** One numbered rule of a game's RULES.md. */
export interface Rule {
  /** Such as `HOC-4.2`. */
  readonly id: string;
  readonly title: string;
  readonly mark?: RuleMark;
  /** The heading it stands under, such as `4 Buying`. */
  readonly section: string;
  readonly text: string;
  /** Where it comes from; empty when the rule does not say. */
  readonly source: string;
}

/** A ruling is ours; a note and a rule of other boxes need no test. */
export const RULE_MARKS = ['ruling', 'note', 'not in this box'] as const;
export type RuleMark = (typeof RULE_MARKS)[number];

const SECTION = /^## (.+)$/;
const HEADING = /^### ([A-Z]+-\d+\.\d+) (.+)$/;
const MARKED = /^(.*) \(([^()]+)\)$/;
const SOURCE = /^Source: *(.*)$/;

/** Reads `## 1 Section`, `### HOC-1.2 Title (mark)`, the rule's text, and its last line `Source: …`. */
export function parseRules(text: string): readonly Rule[] {
  const rules: Rule[] = [];
  let section = '';
  let heading: RegExpExecArray | null = null;
  let body: string[] = [];
  const finish = (): void => {
    if (heading !== null) rules.push(ruleFrom(heading[1]!, heading[2]!, section, body));
    heading = null;
    body = [];
  };
  for (const line of text.split(/\r?\n/)) {
    if (/^##? /.test(line)) {
      finish();
      section = SECTION.exec(line)?.[1] ?? section;
    } else if (HEADING.test(line)) {
      finish();
      heading = HEADING.exec(line);
    } else body.push(line);
  }
  finish();
  return rules;
}

function ruleFrom(id: string, heading: string, section: string, body: readonly string[]): Rule {
  const marked = MARKED.exec(heading);
  const mark = RULE_MARKS.find((each) => each === marked?.[2]);
  const lines = body.join('\n').trim().split('\n');
  const source = SOURCE.exec(lines.at(-1)!)?.[1];
  const text = source === undefined ? lines : lines.slice(0, -1);
  return {
    id,
    title: mark === undefined ? heading : marked![1]!,
    ...(mark === undefined ? {} : { mark }),
    section,
    text: text.join('\n').trim(),
    source: source ?? '',
  };
}
