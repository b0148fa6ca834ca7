import { OperatorError } from '@crownleaf/server/operator-error';
import type { NumberedRule } from '../../../../games/rules.ts';
import type { Arguments } from '../arguments.ts';
import { gameNamed, rulesOf } from '../catalogue.ts';
import { type Command, JSON_FLAG } from '../command.ts';
import { bold, out, printJson } from '../print.ts';
import { noSuchRule, ruleLines } from '../rule-text.ts';

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
  throw new OperatorError(`${noSuchRule(rules, game, wanted)}, see 'crownleaf rules ${game}'`);
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
    for (const line of ruleLines(rule)) out(line);
  }
}
