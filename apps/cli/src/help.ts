import type { Command, Flag } from './command.ts';
import { bold, columns, wrapped } from './print.ts';

export function programHelp(commands: readonly Command[]): string {
  const list = columns(
    commands.map((command) => [`${command.name} ${command.usage.split(/ ?\[?--/)[0]}`.trimEnd(), command.summary]),
  );
  return [
    `${bold('crownleaf')}: board games on one deterministic rules engine`,
    '',
    bold('Usage'),
    '  crownleaf COMMAND [WORDS] [--options]',
    '',
    bold('Commands'),
    ...list,
    '',
    "'crownleaf COMMAND --help' says more about one of them.",
  ].join('\n');
}

const HELP_FLAG: Flag = { name: 'help', about: 'print this' };

export function commandHelp(command: Command): string {
  const flags = [...command.flags, HELP_FLAG].map((flag) => [
    flag.value === undefined ? `--${flag.name}` : `--${flag.name} ${flag.value}`,
    flag.about,
  ]);
  return [
    bold('Usage'),
    ...wrapped(`crownleaf ${command.name} ${command.usage}`.trimEnd(), '  ', '      '),
    '',
    ...command.details.flatMap((paragraph) => [...wrapped(paragraph), '']),
    bold('Options'),
    ...columns(flags as [string, string][]),
  ].join('\n');
}
