import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, type GameRecord, itemAt, type Policy } from '@crownleaf/engine';
import { OperatorError } from '@crownleaf/server/operator-error';
import type { Arguments } from '../arguments.ts';
import { botNamed } from '../catalogue.ts';
import { type Command, JSON_FLAG } from '../command.ts';
import { coloured, facts, fixed, out, printJson, whole } from '../print.ts';
import { progress } from '../progress.ts';
import { type Summary, simulate } from '../simulation.ts';
import { LIMIT, sittingFlags, sittingOf } from '../sitting.ts';

export const simulateCommand: Command = {
  name: 'simulate',
  usage: 'GAME --seats N --games G --bots NAME[,NAME…]',
  summary: 'play whole games between bots and check every decision',
  details: [
    'Plays games between bots. At every decision it checks that nothing was made or lost, that values are in range, that there is a choice or the end of a turn, that options have different names, and that listing them changes nothing; what is broken is counted as a violation, told on standard error with the seed, and makes the exit code 1.',
    `A game is cut after ${LIMIT} decisions unless --limit says otherwise.`,
  ],
  flags: [
    ...sittingFlags('2, or the fewest that the game is for'),
    { name: 'bots', value: 'NAMES', about: 'one bot for all seats, or one for each with commas (default: random)' },
    { name: 'fast', about: 'quick chance, and no checks' },
    { name: 'record', value: 'DIR', about: "keep each game as a file in DIR that 'crownleaf verify' can check" },
    JSON_FLAG,
  ],
  words: [1, 1],
  run,
};

const MOST_MESSAGES = 5;

function run(args: Arguments): number {
  const { game, engine, seats, ...plan } = sittingOf(args);
  const policies = seated(game, args.names('bots') ?? ['random'], seats);
  const fast = args.has('fast');
  const recorded = recordWriter(args.text('record'), game.id, fast);
  const bar = progress(`simulating ${game.id}`, plan.games);
  let told = 0;

  const summary = simulate(
    { ...plan, engine, policies, fast },
    {
      played: (games) => bar.at(games),
      violated(message) {
        if (told++ < MOST_MESSAGES) process.stderr.write(`crownleaf: violation in ${game.id}, ${message}\n`);
      },
      ...(recorded === undefined ? {} : { recorded }),
    },
  );
  bar.end();
  if (args.has('json')) printJson(summary);
  else print(summary, policies, fast);
  return summary.violations === 0 ? 0 : 1;
}

function seated(game: Game, names: readonly string[], seats: number): readonly Policy[] {
  if (names.length > seats)
    throw new OperatorError(`${names.length} bots do not fit ${seats} seats; name at most ${seats}`);
  const bots = names.map((name) => botNamed(game, name));
  return Array.from({ length: seats }, (_, seat) => itemAt(bots, seat % bots.length));
}

function recordWriter(
  folder: string | undefined,
  game: string,
  fast: boolean,
): ((index: number, record: GameRecord) => void) | undefined {
  if (folder === undefined) return undefined;
  if (fast)
    throw new OperatorError('--fast deals without a secret, so there is nothing to --record; leave one of them out');
  try {
    // Not recursive: under some folders, such as /proc, the runtime would try for ever.
    if (!existsSync(folder)) mkdirSync(folder);
  } catch (error) {
    throw new OperatorError(`--record: cannot make the folder '${folder}': ${(error as Error).message}`);
  }
  return (index, record) => {
    const file = join(folder, `${game}-${String(index).padStart(6, '0')}.json`);
    writeFileSync(file, `${JSON.stringify(record)}\n`);
  };
}

function print(s: Summary, policies: readonly Policy[], fast: boolean): void {
  const { scores, branching, decisionsPerGame } = s;
  const violations = fast
    ? 'not checked'
    : coloured(s.violations === 0 ? 'green' : 'red', s.violations === 0 ? 'none' : whole(s.violations));
  const orNone = (value: number | null): string => (value === null ? '–' : fixed(value));
  const rows: [string, string][] = [
    ['game', `${s.game}, ${s.seats} seats: ${policies.map((bot) => bot.name).join(', ')}`],
    ['games', `${whole(s.finished)} of ${whole(s.games)} finished, ${whole(s.cut)} cut at ${whole(s.limit)} decisions`],
    ['violations', violations],
    ['speed', `${whole(s.decisionsPerSecond)} decisions/s, ${whole(s.gamesPerSecond)} games/s, ${fixed(s.seconds)} s`],
    [
      'decisions',
      `${whole(s.decisions)}; a game ${orNone(decisionsPerGame.mean)} on average, at most ${whole(decisionsPerGame.max)}`,
    ],
    ['options', `${orNone(branching.mean)} on average, at most ${whole(branching.max)}`],
    [
      'scores',
      `${orNone(scores.mean)} on average, ${orNone(scores.min)} to ${orNone(scores.max)}, p10 ${orNone(scores.p10)}, p90 ${orNone(scores.p90)}`,
    ],
    ['wins by seat', s.winsBySeat.map((wins) => fixed(wins, 1)).join(', ')],
  ];
  for (const line of facts(rows)) out(line);
}
