import { pathToFileURL } from 'node:url';
import { featuresOf, fit, joined, lessonsOf, type Samples, type Teacher, teacherOf, wilson } from '@crownleaf/bots';
import { type Game, itemAt, secretFrom, type Weights } from '@crownleaf/engine';
import { OperatorError } from '@crownleaf/server/operator-error';
import type { Arguments } from '../arguments.ts';
import { gameNamed } from '../catalogue.ts';
import { type Command, JSON_FLAG } from '../command.ts';
import { out, percent, printJson, rounded, whole } from '../print.ts';
import { TrainingFiles, type TrainingRound } from '../training/files.ts';
import { lessons, match } from '../training/threads.ts';

const DEFAULTS = {
  rounds: 1,
  games: 400,
  review: 0,
  sparsity: 4,
  iterations: 100,
  hidden: 32,
  epochs: 8,
  match: 200,
  jobs: 1,
};
/** Without hidden units the network is a weighted sum, which needs the fewest games. */
const LEAST: { readonly [setting: string]: number } = { hidden: 0, review: 0 };
/** Positions of so many rounds before this one are learned from again. */
const REMEMBERED = 2;
const STRAYING = 25;
/** Games for review cost little, so there can be more of them with fewer positions each, which teaches more. */
const REVIEW_SPARSER = 4;

export const trainCommand: Command = {
  name: 'train',
  usage: 'GAME',
  summary: 'learn new evaluation weights from self-play',
  details: [
    'Each round plays games, learns to foresee their results, and lets the search play with the new weights against the search with the old ones on paired deals. The new ones are kept only if they win with significance: if the 95 % interval of their win rate lies above one half. Weights and log are written beside the game.',
    "The first games are played by the game's own bot; afterwards by the search with the weights there are.",
  ],
  flags: [
    { name: 'rounds', value: 'R', about: `rounds of training (default: ${DEFAULTS.rounds})` },
    { name: 'games', value: 'G', about: `games to learn from in each round (default: ${DEFAULTS.games})` },
    {
      name: 'review',
      value: 'G',
      about: `games of the first teacher to learn from besides (default: ${DEFAULTS.review})`,
    },
    {
      name: 'sparsity',
      value: 'N',
      about: `one position in so many is learned from (default: ${DEFAULTS.sparsity})`,
    },
    { name: 'iterations', value: 'N', about: `work of the search for each decision (default: ${DEFAULTS.iterations})` },
    { name: 'teacher', value: 'BOT', about: 'who plays the games to learn from, in place of the search' },
    {
      name: 'hidden',
      value: 'N',
      about: `hidden units of the network, 0 for a weighted sum (default: ${DEFAULTS.hidden})`,
    },
    { name: 'epochs', value: 'N', about: `times through all positions (default: ${DEFAULTS.epochs})` },
    { name: 'match', value: 'G', about: `games of new against old (default: ${DEFAULTS.match})` },
    { name: 'afresh', about: 'do not start from the weights there are' },
    { name: 'jobs', value: 'J', about: `threads to play on (default: ${DEFAULTS.jobs})` },
    { name: 'seed', value: 'S', about: 'text that decides all chance (default: 1)' },
    { name: 'out', value: 'DIR', about: "where weights and log are written (default: the game's src/bot)" },
    JSON_FLAG,
  ],
  words: [1, 1],
  run,
};

type Plan = { readonly [setting in keyof typeof DEFAULTS]: number };

async function run(args: Arguments): Promise<number> {
  const { game, rulesFile } = gameNamed(itemAt(args.words, 0));
  if (game.guide?.features === undefined)
    throw new OperatorError(`${game.id} has nothing to learn: it names no features`);
  const plan = planOf(args);
  const folder = args.text('out');
  const files = new TrainingFiles(folder === undefined ? new URL('src/bot/', rulesFile) : pathToFileURL(`${folder}/`));
  const command = `crownleaf train ${process.argv.slice(3).join(' ')}`;
  const seed = args.text('seed') ?? '1';
  const teacher = args.text('teacher');
  let weights: Weights | undefined = game.guide.weights;
  const memory: Samples[] = [];
  const rounds: TrainingRound[] = [];
  for (let number = 1; number <= plan.rounds; number++) {
    const setting = { game, plan, seed: `${seed}:${number}`, teacher, weights, memory, afresh: args.has('afresh') };
    const { learned, round } = await oneRound(setting);
    const entry = { command, ...round };
    files.log(entry);
    rounds.push(entry);
    if (round.kept) {
      files.keep(learned);
      weights = learned;
    }
    if (!args.has('json')) print(number, entry);
  }
  if (args.has('json')) printJson({ game: game.id, rounds });
  return 0;
}

function planOf(args: Arguments): Plan {
  const names = Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[];
  return Object.fromEntries(names.map((name) => [name, args.count(name, LEAST[name]) ?? DEFAULTS[name]])) as Plan;
}

interface Round {
  readonly game: Game;
  readonly plan: Plan;
  readonly seed: string;
  readonly teacher: string | undefined;
  readonly weights: Weights | undefined;
  /** What was learned from before; the new positions are added. */
  readonly memory: Samples[];
  readonly afresh: boolean;
}

async function oneRound({ game, plan, seed, teacher, weights, memory, afresh }: Round) {
  const budget = { iterations: plan.iterations };
  const own = game.policies?.some(({ name }) => name === 'baseline') ? 'baseline' : 'random';
  const champion: Teacher = weights === undefined ? { bot: own } : { weights, budget };
  const first: Teacher = { bot: teacherOf(game).name };
  const teaching: Teacher = teacher !== undefined ? { bot: teacher } : weights === undefined ? first : champion;
  const dice = Number.parseInt(secretFrom(seed).slice(0, 8), 16);
  const { games, review, sparsity, jobs } = plan;
  const share = { seed: dice, straying: STRAYING };
  const reviewed = await lessons(
    game.id,
    { ...share, teacher: first, games: review, sparsity: sparsity * REVIEW_SPARSER },
    jobs,
  );
  const fresh = await lessons(game.id, { ...share, teacher: teaching, games, sparsity }, jobs);
  memory.push(joined([reviewed, fresh]));
  if (memory.length > REMEMBERED + 1) memory.shift();
  const fitted = fit(joined(memory), {
    features: featuresOf(game).names,
    hidden: plan.hidden,
    epochs: plan.epochs,
    seed: dice,
    from: afresh ? undefined : weights,
  });
  const { seats } = lessonsOf(game).find((lesson) => lesson.seats === 2) ?? itemAt(lessonsOf(game), 0);
  const tallies = await match(
    game.id,
    {
      challenger: { weights: fitted.weights, budget },
      champion,
      tables: lessonsOf(game).filter((lesson) => lesson.seats === seats),
      seed,
      rounds: Math.ceil(plan.match / 2),
    },
    jobs,
  );
  const { wins, games: played } = itemAt(tallies, 0);
  const ci95 = wilson(wins, played);
  const round = {
    teacher: nameOf(teaching),
    games,
    samples: reviewed.count + fresh.count,
    lossBefore: rounded(fitted.lossBefore, 5),
    loss: rounded(fitted.loss, 5),
    epoch: fitted.epoch,
    against: nameOf(champion),
    matchGames: played,
    winRate: rounded(wins / played, 4),
    ci95: [rounded(ci95[0], 4), rounded(ci95[1], 4)] as const,
    kept: ci95[0] > 0.5,
  };
  return { learned: fitted.weights, round };
}

function nameOf(teacher: Teacher): string {
  return 'bot' in teacher ? teacher.bot : 'search with the weights so far';
}

function print(number: number, round: TrainingRound): void {
  const { samples, games, lossBefore, loss, winRate, ci95, matchGames, against, kept } = round;
  out(`round ${number}: ${whole(samples)} positions of ${whole(games)} games, loss ${lossBefore} to ${loss}`);
  out(
    `  against ${against}: ${percent(winRate)} of ${whole(matchGames)} games (${percent(ci95[0])} to ${percent(ci95[1])}), ${kept ? 'kept' : 'not kept'}`,
  );
}
