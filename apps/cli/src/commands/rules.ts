import type { NumberedRule } from '../../../../games/rules.ts';
import type { Arguments } from '../args.ts';
import { gameNamed, rulesOf } from '../catalogue.ts';
import { type Command, JSON_FLAG, Mistake } from '../command.ts';
import { bold, dim, out, printJson, wrapped } from '../print.ts';

export const rulesCommand: Command = {
  name: 'rules',
  usage: 'GAME [RULE-ID]',
  summary: 'the numbered rules of a game, or one of them',
  details: [
    'Prints the rules in our own words, each with its number and source. Messages, tests and code cite these numbers. A RULE-ID such as MINI-2.1 prints that rule alone.',
  ],
  flags: [JSON_FLAG],
  words: [1, 2],
  run,
};

function run(args: Arguments): number {
  const [id = '', wanted] = args.words;
  const registered = gameNamed(id);
  const all = rulesOf(registered);
  const rules = wanted === undefined ? all : [ruleNamed(all, registered.game.id, wanted)];
  if (args.has('json')) printJson({ game: registered.game.id, rules });
  else print(registered.game.name, rules);
  return 0;
}

function ruleNamed(rules: readonly NumberedRule[], game: string, wanted: string): NumberedRule {
  const found = rules.find((rule) => rule.id === wanted.toUpperCase());
  if (found !== undefined) return found;
  const first = rules[0]?.id;
  const last = rules.at(-1)?.id;
  throw new Mistake(`${game} has no rule '${wanted}'; possible: ${first} to ${last}, see 'crownleaf rules ${game}'`);
}

function print(name: string, rules: readonly NumberedRule[]): void {
  if (rules.length > 1) out(bold(name));
  let section = '';
  for (const rule of rules) {
    if (rules.length > 1 && rule.section !== section) {
      section = rule.section;
      out(`\n${bold(section)}`);
    }
    if (rules.length > 1) out('');
    out(`${bold(rule.id)}  ${rule.title}${rule.mark === undefined ? '' : dim(` (${rule.mark})`)}`);
    for (const paragraph of rule.text.split(/\n{2,}/)) for (const line of paragraphLines(paragraph)) out(line);
    out(dim(`  Source: ${rule.source}`));
  }
}

/** Lists keep their lines; running text is broken anew. */
function paragraphLines(paragraph: string): string[] {
  const listed = /^\s*([-*|]|\d+\.)/m.test(paragraph);
  return listed ? paragraph.split('\n').map((line) => `  ${line}`) : wrapped(paragraph, '  ');
}
