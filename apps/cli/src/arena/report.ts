import { BOUND, type BotResult, type Claim, type Rating, results, type Sprt, type Tally } from '@crownleaf/bots';
import { itemAt } from '@crownleaf/engine';
import { fixed, out, percent, rounded, table, whole } from '../print.ts';
import type { ArenaMatch } from './match.ts';

/** What the sequential test says about the first bot. */
export interface SprtReport {
  readonly bot: string;
  readonly moreThan: number;
  readonly margin: number;
  readonly decision: Sprt['verdict'];
  readonly logRatio: number;
  /** It decides at plus or minus this. */
  readonly bound: number;
}

export interface ArenaReport {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly bots: readonly BotResult[];
  readonly sprt?: SprtReport;
}

interface Tested {
  readonly claim: Claim;
  readonly sprt: Sprt;
}

export function reportOf({ game, bots, seats }: ArenaMatch, tallies: readonly Tally[], games: number, tested?: Tested) {
  const report: ArenaReport = {
    game,
    seats,
    games,
    bots: results(
      bots.map((name) => ({ name })),
      tallies,
    ).map(presentable),
  };
  return tested === undefined ? report : { ...report, sprt: sprtReport(itemAt(bots, 0), tested) };
}

function sprtReport(bot: string, { claim, sprt }: Tested): SprtReport {
  return {
    bot,
    moreThan: claim.rate,
    margin: claim.margin,
    decision: sprt.verdict,
    logRatio: rounded(sprt.logRatio, 3),
    bound: rounded(BOUND, 3),
  };
}

function presentable({ rating, ...result }: BotResult): BotResult {
  const times = ({ mean, p95 }: BotResult['msPerTurn']) => ({ mean: rounded(mean, 4), p95: rounded(p95, 4) });
  return {
    ...result,
    wins: rounded(result.wins, 3),
    winRate: rounded(result.winRate, 4),
    ci95: [rounded(result.ci95[0], 4), rounded(result.ci95[1], 4)],
    meanScore: rounded(result.meanScore, 3),
    msPerDecision: times(result.msPerDecision),
    msPerTurn: times(result.msPerTurn),
    ...(rating === undefined ? {} : { rating: presentableRating(rating) }),
  };
}

function presentableRating({ elo, ci95: [low, high] }: Rating): Rating {
  return { elo: rounded(elo, 1), ci95: [rounded(low, 1), rounded(high, 1)] };
}

export function print(name: string, { seats, games, bots, sprt }: ArenaReport): void {
  out(`${name}, ${seats} ${seats === 1 ? 'seat' : 'seats'}, ${whole(games)} games\n`);
  const rows = bots.map((bot) => [
    bot.name,
    whole(bot.games),
    fixed(bot.wins, 1),
    percent(bot.winRate),
    `${percent(bot.ci95[0])} to ${percent(bot.ci95[1])}`,
    bot.rating === undefined ? '–' : `${whole(bot.rating.elo)} ± ${whole(bot.rating.ci95[1] - bot.rating.elo)}`,
    fixed(bot.meanScore),
    fixed(bot.msPerDecision.mean, 2),
    fixed(bot.msPerDecision.p95, 2),
    fixed(bot.msPerTurn.mean, 1),
    fixed(bot.msPerTurn.p95, 1),
  ]);
  const head = [
    'bot',
    'games',
    'wins',
    'win rate',
    '95 % interval',
    'Elo',
    'mean score',
    'ms',
    'p95',
    'turn ms',
    'p95',
  ];
  for (const line of table(head, rows)) out(line);
  if (sprt !== undefined) out(`\n${verdict(sprt)}`);
}

const DECISIONS = { holds: 'holds', fails: 'does not hold', open: 'is not decided' };

function verdict({ bot, moreThan, margin, decision, logRatio, bound }: SprtReport): string {
  const claim = `'${bot}' wins more than ${percent(moreThan)}`;
  const how = `sequential test against ${percent(moreThan + margin)}, 5 % errors, ${fixed(logRatio)} of ±${fixed(bound)}`;
  return `${claim}: ${DECISIONS[decision]} (${how})`;
}
