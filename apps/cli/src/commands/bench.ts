import type { Arguments } from '../arguments.ts';
import { type BenchReport, benchmark, roundsInAll } from '../bench/benchmark.ts';
import { type Command, JSON_FLAG } from '../command.ts';
import { fixed, out, printJson, table, whole } from '../print.ts';
import { progress } from '../progress.ts';

const ROUNDS = 15;

export const benchCommand: Command = {
  name: 'bench',
  usage: '',
  summary: "the engine's speed beside a plain hand-written game",
  details: [
    'Plays random games of every kind on the engine and, just before and after, MiniDom written by hand without an engine: the bound. Decisions with one option are neither taken nor counted. Each game has a fresh thread of this process. The rounds are short and alternate, and the medians are printed, since machines are noisy.',
    'ratio is decisions a second over those of the bound, clone ratio the same for copies of a state in mid-game.',
    'Last come iterations a second of the search that sees only its own cards, playing MiniDom to the end at random, beside those of a plain search that sees them all.',
  ],
  flags: [{ name: 'rounds', value: 'N', about: `rounds to take the median of (default: ${ROUNDS})` }, JSON_FLAG],
  words: [0, 0],
  run,
};

async function run(args: Arguments): Promise<number> {
  const rounds = args.count('rounds') ?? ROUNDS;
  const bar = progress('measuring', roundsInAll(rounds));
  let measured = 0;
  const report = await benchmark(rounds, () => bar.at(++measured));
  bar.end();
  if (args.has('json')) printJson(report);
  else print(report);
  return 0;
}

function print({ node, engine, baseline, ratio, cloneRatio, search }: BenchReport): void {
  out(`Node ${node}\n`);
  const rows = engine.map(({ game, seats, decisionsPerSecond, cloneNs, bytes }) => [
    game,
    `${seats}`,
    whole(decisionsPerSecond),
    fixed(ratio[game]!),
    whole(cloneNs),
    fixed(cloneRatio[game]!),
    whole(bytes),
  ]);
  const bound = ['(the bound)', '2', whole(baseline.decisionsPerSecond), '1.00', whole(baseline.cloneNs), '1.00', '–'];
  const head = ['game', 'seats', 'decisions/s', 'ratio', 'clone ns', 'clone ratio', 'bytes'];
  for (const line of table(head, [...rows, bound])) out(line);
  out('');
  const searches = [
    [search.game, whole(search.iterationsPerSecond), fixed(search.ratio)],
    ['(the plain search)', whole(search.baseline.iterationsPerSecond), '1.00'],
  ];
  for (const line of table(['search', 'iterations/s', 'ratio'], searches)) out(line);
}
