import { Worker } from 'node:worker_threads';
import { addTally, type BotResult, emptyTally, lineUps, results, type Tally } from '@crownleaf/bots';
import type { Budget } from '@crownleaf/engine';
import { type ArenaShare, playShare } from '../arena-share.ts';
import type { ArenaMessage } from '../arena-worker.ts';
import type { Arguments } from '../args.ts';
import { botNamed, botNames, gameNamed } from '../catalogue.ts';
import { type Command, JSON_FLAG, Mistake } from '../command.ts';
import { fixed, out, percent, printJson, rounded, table, whole } from '../print.ts';
import { type Progress, progress } from '../progress.ts';
import { sittingFlags, sittingOf } from '../sitting.ts';

export const arenaCommand: Command = {
  name: 'arena',
  usage: 'GAME --bots A,B[,C…] --games G',
  summary: 'let bots meet and see who wins how often',
  details: [
    'Every deal is played once in every rotation of the seats, so that luck and the order of play are the same for all. The number of games is rounded up to whole rounds of such rotations. Ties share a win. The interval is Wilson’s for 95 %.',
  ],
  flags: [
    { name: 'bots', value: 'NAMES', about: 'the bots, with commas between them' },
    ...sittingFlags('one for each bot, as far as the game allows'),
    { name: 'ms', value: 'N', about: 'time for each decision of a bot that searches' },
    { name: 'iterations', value: 'N', about: 'work for each decision, in place of time' },
    { name: 'jobs', value: 'J', about: 'threads to play on (default: 1)' },
    JSON_FLAG,
  ],
  words: [1, 1],
  run,
};

async function run(args: Arguments): Promise<number> {
  const { game } = gameNamed(args.words[0]!);
  const names = args.names('bots') ?? [];
  const bots = names.map((name) => botNamed(game, name));
  if (bots.length < 2) throw new Mistake(`an arena needs two bots or more: --bots A,B; possible: ${botNames(game)}`);
  const [min, max] = game.seats;
  const { engine: _, ...sitting } = sittingOf(args, Math.min(max, Math.max(min, bots.length)));
  const round = lineUps(bots.length, sitting.seats).length;
  const rounds = Math.ceil(sitting.games / round);
  const bar = progress(`${game.id} arena`, rounds * round);
  const share = { ...sitting, game: game.id, bots: names, budget: budgetOf(args), rounds };
  const tallies = await played(share, Math.min(args.count('jobs') ?? 1, rounds), bar);
  bar.end();
  const summary = { game: game.id, bots: results(bots, tallies).map(presentable) };
  if (args.has('json')) printJson(summary);
  else print(game.name, sitting.seats, rounds * round, summary.bots);
  return 0;
}

function budgetOf(args: Arguments): Budget | undefined {
  const ms = args.count('ms');
  const iterations = args.count('iterations');
  if (ms !== undefined && iterations !== undefined) throw new Mistake('give --ms or --iterations, not both');
  if (ms !== undefined) return { ms };
  return iterations === undefined ? undefined : { iterations };
}

type WholeArena = Omit<ArenaShare, 'first' | 'step'>;

async function played(arena: WholeArena, jobs: number, bar: Progress): Promise<readonly Tally[]> {
  let games = 0;
  const count = (more: number): void => {
    games += more;
    bar.at(games);
  };
  if (jobs === 1) return playShare({ ...arena, first: 0, step: 1 }, count);
  const shares = Array.from({ length: jobs }, (_, first) => onThread({ ...arena, first, step: jobs }, count));
  const totals = arena.bots.map(emptyTally);
  for (const tallies of await Promise.all(shares)) {
    for (const [bot, tally] of tallies.entries()) addTally(totals[bot]!, tally);
  }
  return totals;
}

function onThread(share: ArenaShare, played: (games: number) => void): Promise<readonly Tally[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../arena-worker.ts', import.meta.url), { workerData: share });
    worker.on('message', (message: ArenaMessage) => {
      if ('played' in message) played(message.played);
      else resolve(message.tallies);
    });
    worker.on('error', reject);
  });
}

function presentable(result: BotResult): BotResult {
  const [low, high] = result.ci95;
  return {
    ...result,
    wins: rounded(result.wins, 3),
    winRate: rounded(result.winRate, 4),
    ci95: [rounded(low, 4), rounded(high, 4)],
    meanScore: rounded(result.meanScore, 3),
    msPerDecision: { mean: rounded(result.msPerDecision.mean, 4), p95: rounded(result.msPerDecision.p95, 4) },
  };
}

function print(name: string, seats: number, games: number, bots: readonly BotResult[]): void {
  out(`${name}, ${seats} seats, ${whole(games)} games\n`);
  const rows = bots.map((bot) => [
    bot.name,
    whole(bot.games),
    fixed(bot.wins, 1),
    percent(bot.winRate),
    `${percent(bot.ci95[0])} to ${percent(bot.ci95[1])}`,
    fixed(bot.meanScore),
    fixed(bot.msPerDecision.mean, 3),
    fixed(bot.msPerDecision.p95, 3),
  ]);
  const head = ['bot', 'games', 'wins', 'win rate', '95 % interval', 'mean score', 'ms', 'ms p95'];
  for (const line of table(head, rows)) out(line);
}
