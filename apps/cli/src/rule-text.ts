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
