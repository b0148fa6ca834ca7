import type { NumberedRule } from '../../../games/rules.ts';
import { bold, dim, WIDTH, wrapped } from './print.ts';

export function ruleLines(rule: NumberedRule, width = WIDTH): string[] {
  return [
    `${bold(rule.id)}  ${rule.title}${rule.mark === undefined ? '' : dim(` (${rule.mark})`)}`,
    ...rule.text.split(/\n{2,}/).flatMap((paragraph) => paragraphLines(paragraph, width)),
    dim(`  Source: ${rule.source}`),
  ];
}

/** Lists keep their lines; running text is broken anew. */
function paragraphLines(paragraph: string, width: number): string[] {
  const listed = /^\s*([-*|]|\d+\.)/m.test(paragraph);
  return listed ? paragraph.split('\n').map((line) => `  ${line}`) : wrapped(paragraph, '  ', '  ', width);
}

export function noSuchRule(rules: readonly NumberedRule[], game: string, wanted: string): string {
  return `${game} has no rule '${wanted}'; possible: ${rules[0]?.id} to ${rules.at(-1)?.id}`;
}

const MOST_WHOLE = 3;

/** A rule by its id, else the rules whose titles have these words: a few in full, many by title. */
export function rulesNamed(rules: readonly NumberedRule[], game: string, wanted: string, width: number): string[] {
  const words = wanted.toLowerCase();
  const exact = rules.filter(({ id, title }) => id.toLowerCase() === words || title.toLowerCase() === words);
  const found = exact.length > 0 ? exact : rules.filter(({ title }) => title.toLowerCase().includes(words));
  if (words === '' || found.length === 0) return wrapped(noSuchRule(rules, game, wanted), '', '  ', width);
  if (found.length <= MOST_WHOLE) return found.flatMap((rule) => ruleLines(rule, width));
  return found.map(({ id, title }) => `${bold(id)}  ${title}`);
}
