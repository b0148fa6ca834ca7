import { type Claim, lineUpsOf, Sprt } from '@crownleaf/bots';
import { type Budget, type Game, itemAt } from '@crownleaf/engine';
import { OperatorError } from '@crownleaf/server/operator-error';
import { lanes } from '../arena/lanes.ts';
import type { ArenaMatch } from '../arena/match.ts';
import { print, reportOf } from '../arena/report.ts';
import { playSeries } from '../arena/series.ts';
import { roundsInFile, roundsInMemory } from '../arena/state-file.ts';
import { variantsOf } from '../arena/vary.ts';
import type { Arguments } from '../arguments.ts';
import { botNamed, botNames, gameNamed } from '../catalogue.ts';
import { type Command, JSON_FLAG } from '../command.ts';
import { printJson } from '../print.ts';
import { progress } from '../progress.ts';
import { sittingFlags, sittingOf } from '../sitting.ts';

const MARGIN = 0.05;
/** A test that has not decided by then will hardly do so. */
const MOST_GAMES = 20_000;

export const arenaCommand: Command = {
  name: 'arena',
  usage: 'GAME --bots A,B[,C…] --games G',
  summary: 'let bots meet and see who wins how often',
  details: [
    'Every deal is played once in every rotation of the seats, so that luck and the order of play are the same for all. The number of games is rounded up to whole rounds of such rotations. Ties share a win. The interval is Wilson’s for 95 %. Elo is the likeliest strength by who finished before whom, around the mean of all.',
    'Alone (--seats 1) a win is a game won against the game itself.',
    `--sprt tests whether the first bot wins more than RATE, and stops as soon as that is decided with at most 5 % errors of either kind; a rate between RATE and RATE + MARGIN (default: ${MARGIN}) may be decided either way. Then --games is the most it plays (default: ${MOST_GAMES}), and the exit code is 1 unless the claim holds.`,
    'With --state an interrupted run goes on where it was. The file knows the match, but not how strong the bots were: remove it when they have changed.',
  ],
  flags: [
    { name: 'bots', value: 'NAMES', about: 'the bots, with commas between them' },
    ...sittingFlags('one for each bot, as far as the game allows'),
    { name: 'field', about: 'the first of two bots alone against the second in all other seats' },
    {
      name: 'vary',
      value: 'OPTION',
      about: 'take the values of a game option in turn; OPTION=a,b: these, OPTION=-a: all but this',
    },
    { name: 'ms', value: 'N', about: 'time for each decision of a bot that searches' },
    { name: 'iterations', value: 'N', about: 'work for each decision, in place of time' },
    {
      name: 'sprt',
      value: 'RATE[,MARGIN]',
      about: 'test whether the first bot wins more than this share, such as 0.55',
    },
    { name: 'state', value: 'FILE', about: 'keep each round in FILE, and go on from what is there' },
    { name: 'jobs', value: 'J', about: 'threads to play on (default: 1)' },
    JSON_FLAG,
  ],
  words: [1, 1],
  run,
};

async function run(args: Arguments): Promise<number> {
  const { game } = gameNamed(itemAt(args.words, 0));
  const claim = claimOf(args);
  const match = matchOf(game, args);
  const round = lineUpsOf({ ...match, bots: match.bots.map((name) => botNamed(game, name)) }).length;
  const wanted = args.count('games') ?? (claim === undefined ? 100 : MOST_GAMES);
  const rounds = Math.ceil(wanted / round);
  const jobs = Math.min(args.count('jobs') ?? 1, rounds);
  const file = args.text('state');
  const kept = file === undefined ? roundsInMemory() : roundsInFile(file, match);
  const sprt = claim === undefined ? undefined : new Sprt(claim);
  const bar = progress(`${game.id} arena`, rounds * round);
  let games = 0;
  const tallies = await playSeries({
    bots: match.bots.length,
    rounds,
    lanes: lanes(match, jobs),
    kept,
    sprt,
    counted: (played) => {
      games = played * round;
      bar.at(games);
    },
  });
  bar.end();
  const report = reportOf(match, tallies, games, claim && sprt && { claim, sprt });
  if (args.has('json')) printJson(report);
  else print(game.name, report);
  return sprt === undefined || sprt.verdict === 'holds' ? 0 : 1;
}

function matchOf(game: Game, args: Arguments): ArenaMatch {
  const bots = args.names('bots') ?? [];
  for (const name of bots) botNamed(game, name);
  const alone = args.count('seats') === 1;
  if (bots.length < (alone ? 1 : 2)) {
    const needs = alone ? 'a bot: --bots A' : 'two bots or more: --bots A,B';
    throw new OperatorError(`an arena needs ${needs}; possible: ${botNames(game)}`);
  }
  const [min, max] = game.seats;
  const { seats, seed, limit, options } = sittingOf(args, Math.min(max, Math.max(min, bots.length)));
  const field = args.has('field');
  if (field && (bots.length !== 2 || alone)) {
    throw new OperatorError(
      '--field is for two bots and two seats or more: --bots A,B puts A alone against B everywhere else',
    );
  }
  const vary = args.text('vary');
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    bots,
    field,
    seats,
    seed,
    limit,
    options,
    variants: vary === undefined ? undefined : variantsOf(game, seats, options, vary),
    budget: budgetOf(args),
  };
}

function budgetOf(args: Arguments): Budget | undefined {
  const ms = args.count('ms');
  const iterations = args.count('iterations');
  if (ms !== undefined && iterations !== undefined) throw new OperatorError('give --ms or --iterations, not both');
  if (ms !== undefined) return { ms };
  return iterations === undefined ? undefined : { iterations };
}

function claimOf(args: Arguments): Claim | undefined {
  const text = args.text('sprt');
  if (text === undefined) return undefined;
  const [rate = Number.NaN, margin = MARGIN, ...more] = text.split(',').map(Number);
  if (rate > 0 && margin > 0 && rate + margin < 1 && more.length === 0) return { rate, margin };
  throw new OperatorError(
    `--sprt must be a share and perhaps a margin, together below 1, such as 0.55 or 0.55,0.05, not '${text}'`,
  );
}
