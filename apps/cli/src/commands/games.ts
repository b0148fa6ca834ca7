import { policiesOf } from '@crownleaf/bots';
import { itemAt, optionsJsonSchema } from '@crownleaf/engine';
import { GAMES } from '../../../../games/loaded-games.ts';
import type { Arguments } from '../arguments.ts';
import { rulesOf } from '../catalogue.ts';
import { type Command, JSON_FLAG } from '../command.ts';
import { out, printJson, table } from '../print.ts';

export const gamesCommand: Command = {
  name: 'games',
  usage: '',
  summary: 'the games there are, and what can be chosen in each',
  details: ['Lists every game with its seats, options, number of rules and bots, the weakest bot first.'],
  flags: [JSON_FLAG],
  words: [0, 0],
  run,
};

function run(args: Arguments): number {
  const games = GAMES.map((registered) => {
    const { game } = registered;
    return {
      id: game.id,
      name: game.name,
      seats: game.seats,
      options: optionsJsonSchema(game.options),
      rulesVersion: game.rulesVersion,
      rules: rulesOf(registered).length,
      levels: policiesOf(game).map((bot) => bot.name),
    };
  });
  if (args.has('json')) {
    printJson({ games });
    return 0;
  }
  const rows = GAMES.map(({ game }, i) => {
    const [min, max] = game.seats;
    const { rules, rulesVersion, levels } = itemAt(games, i);
    const options = Object.keys(game.options).join(', ') || 'none';
    return [
      game.id,
      game.name,
      min === max ? `${min}` : `${min}–${max}`,
      `${rules}`,
      `${rulesVersion}`,
      levels.join(', '),
      options,
    ];
  });
  for (const line of table(['id', 'name', 'seats', 'rules', 'version', 'bots', 'options'], rows)) out(line);
  return 0;
}
