import { OperatorError } from '@crownleaf/server/operator-error';
import type { Command } from './command.ts';
import { arenaCommand } from './commands/arena.ts';
import { backupCommand } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { envCommand } from './commands/env.ts';
import { gamesCommand } from './commands/games.ts';
import { newGameCommand } from './commands/new-game.ts';
import { playCommand } from './commands/play.ts';
import { restoreCommand } from './commands/restore.ts';
import { rulesCommand } from './commands/rules.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { trainCommand } from './commands/train.ts';
import { verifyCommand } from './commands/verify.ts';
import { commandHelp, programHelp } from './help.ts';
import { parseArguments } from './parse-arguments.ts';
import { out } from './print.ts';

const COMMANDS: readonly Command[] = [
  serveCommand,
  gamesCommand,
  rulesCommand,
  playCommand,
  simulateCommand,
  arenaCommand,
  trainCommand,
  benchCommand,
  envCommand,
  verifyCommand,
  backupCommand,
  restoreCommand,
  newGameCommand,
];

const HELP_WORDS = ['help', '--help', '-h'];

async function main(argv: readonly string[]): Promise<number> {
  const [word, ...rest] = argv;
  if (word === undefined || (HELP_WORDS.includes(word) && rest.length === 0)) {
    out(programHelp(COMMANDS));
    return 0;
  }
  const askedFor = word === 'help' ? [...rest, '--help'] : argv;
  const command = COMMANDS.find(({ name }) => name === askedFor[0]);
  if (command === undefined) {
    const possible = COMMANDS.map(({ name }) => name).join(', ');
    throw new OperatorError(`there is no command '${askedFor[0]}'; possible: ${possible}`);
  }
  const args = parseArguments(command, askedFor.slice(1));
  if (!args.has('help')) return command.run(args);
  out(commandHelp(command));
  return 0;
}

/** Who reads our output may stop reading, as `head` does: that is no error. */
function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  }
}

endWithReader();
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`crownleaf: ${error.message.replaceAll(/\s+/g, ' ')}\n`);
  process.exitCode = error.exitCode;
}
