import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { OperatorError } from '@crownleaf/server/operator-error';
import { Arguments } from './arguments.ts';
import type { Command } from './command.ts';

export function parseArguments(command: Command, given: readonly string[]): Arguments {
  const options: ParseArgsOptionsConfig = { help: { type: 'boolean', short: 'h' } };
  for (const { name, value } of command.flags) options[name] = { type: value === undefined ? 'boolean' : 'string' };
  const { tokens } = parseArgs({ args: [...given], options, allowPositionals: true, strict: false, tokens: true });
  const words: string[] = [];
  const values = new Map<string, string | true>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    else if (token.kind === 'option')
      values.set(token.name, flagValue(command, token.name, token.rawName, token.value));
  }
  if (!values.has('help')) checkWords(command, words);
  return new Arguments(words, values);
}

function flagValue(command: Command, name: string, raw: string, value: string | undefined): string | true {
  if (name === 'help') return true;
  const flag = command.flags.find((f) => f.name === name);
  if (flag === undefined || !raw.startsWith('--')) {
    const possible = [...command.flags.map((f) => `--${f.name}`), '--help'];
    throw new OperatorError(`'${command.name}' has no option '${raw}'; possible: ${possible.join(', ')}`);
  }
  if (flag.value === undefined && value !== undefined) throw new OperatorError(`--${name} takes no value`);
  if (flag.value !== undefined && value === undefined)
    throw new OperatorError(`--${name} needs a value: --${name} ${flag.value}`);
  return value ?? true;
}

function checkWords(command: Command, words: readonly string[]): void {
  const [min, max] = command.words;
  const usage = `usage: crownleaf ${command.name} ${command.usage}`.trimEnd();
  if (words.length < min) throw new OperatorError(`'${command.name}' needs ${command.usage.split(' ')[0]}; ${usage}`);
  if (words.length > max) throw new OperatorError(`'${words[max]}' is one word too many; ${usage}`);
}
