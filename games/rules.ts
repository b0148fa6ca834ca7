import { isRuleId, type RuleId } from '@crownleaf/engine';

/** How a rule stands to the printed rules: decided by us, said to explain, or about something this box has not. */
export const RULE_MARKS = ['ruling', 'note', 'not in this box'] as const;
export type RuleMark = (typeof RULE_MARKS)[number];

/** One rule of a game's RULES.md. */
export interface NumberedRule {
  readonly id: RuleId;
  readonly title: string;
  readonly mark?: RuleMark;
  /** The title of its section, number included: `2 A turn`. */
  readonly section: string;
  /** Its paragraphs, as Markdown. */
  readonly text: string;
  readonly source: string;
}

/** A RULES.md that is not in the form that CONTRIBUTING describes; the message names the line. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
}

const SECTION = /^## (\d+ .+)$/;
const RULE = /^### (\S+) (.+?)(?: \(([^()]+)\))?$/;
const SOURCE = /^Source: (.+)$/;

/**
 * Reads RULES.md: `## 1 Section`, under it `### GAME-1.1 Title (mark)`, its paragraphs, and `Source: …` as the last
 * line. What stands before the first section is an introduction.
 */
export function parseRules(text: string): readonly NumberedRule[] {
  const rules: NumberedRule[] = [];
  const seen = new Set<string>();
  let section: string | undefined;
  let open: { head: Head; at: number; lines: string[] } | undefined;

  const close = (): void => {
    if (open !== undefined && section !== undefined) rules.push(finished(open.head, section, open.lines, open.at));
    open = undefined;
  };
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const at = index + 1;
    if (line.startsWith('## ')) {
      close();
      section = SECTION.exec(line)?.[1];
      if (section === undefined) throw new RulesError(`line ${at}: a section is '## 1 Title', not '${line}'`);
    } else if (line.startsWith('### ')) {
      close();
      if (section === undefined) throw new RulesError(`line ${at}: a rule stands under a section '## 1 Title'`);
      const head = ruleHead(line, at);
      if (seen.has(head.id)) throw new RulesError(`line ${at}: there are two rules ${head.id}`);
      seen.add(head.id);
      open = { head, at, lines: [] };
    } else open?.lines.push(line);
  }
  close();
  return rules;
}

interface Head {
  readonly id: RuleId;
  readonly title: string;
  readonly mark?: RuleMark;
}

function ruleHead(line: string, at: number): Head {
  const [, id, title, bracket] = RULE.exec(line) ?? [];
  if (id === undefined || title === undefined || !isRuleId(id)) {
    throw new RulesError(`line ${at}: a rule is '### GAME-1.1 Title', not '${line}'`);
  }
  if (bracket === undefined) return { id, title };
  const mark = RULE_MARKS.find((m) => m === bracket);
  return mark === undefined ? { id, title: `${title} (${bracket})` } : { id, title, mark };
}

function finished(head: Head, section: string, lines: readonly string[], at: number): NumberedRule {
  const body = lines.join('\n').trim().split('\n');
  const source = SOURCE.exec(body.at(-1) ?? '')?.[1];
  if (source === undefined) throw new RulesError(`line ${at}: ${head.id} does not end with a line 'Source: …'`);
  const text = body.slice(0, -1).join('\n').trim();
  if (text === '') throw new RulesError(`line ${at}: ${head.id} says nothing`);
  return { ...head, section, text, source };
}
