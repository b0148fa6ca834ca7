import { type Match, wordsOf } from './plan.ts';

/** What `crownleaf arena --json` prints, as far as it is shown. */
export interface ArenaResult {
  readonly games: number;
  readonly bots: readonly {
    readonly name: string;
    readonly winRate: number;
    readonly ci95: readonly [number, number];
    readonly msPerTurn: { readonly mean: number; readonly p95: number };
    readonly rating?: { readonly elo: number; readonly ci95: readonly [number, number] };
  }[];
  readonly sprt?: { readonly decision: 'holds' | 'fails' | 'open' };
}

/** A match, and what came of it unless it is still to be played. */
export interface Played {
  readonly match: Match;
  readonly result: ArenaResult | undefined;
}

const BEGIN = '<!-- bots-table: written by npm run bots:table -->';
const END = '<!-- end of bots-table -->';

/** The document with the report in the place that is marked for it. */
export function withReport(document: string, played: readonly Played[]): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`the document has no place for the table: '${BEGIN}' … '${END}'`);
  return `${document.slice(0, begin + BEGIN.length)}\n\n${report(played)}\n\n${document.slice(end)}`;
}

function report(played: readonly Played[]): string {
  const claims = played.filter(({ match }) => match.claim !== undefined);
  const ladders = played.filter(({ match }) => match.claim === undefined);
  return [claimTable(claims), ...ladders.map(ladder)].join('\n\n');
}

function claimTable(played: readonly Played[]): string {
  const rows = played.map(({ match, result }) => {
    const first = result?.bots[0];
    return [
      match.game,
      `${match.seats}`,
      claimOf(match),
      result?.sprt?.decision ?? 'not played yet',
      `${result?.games ?? '–'}`,
      first === undefined ? '–' : percent(first.winRate),
      first === undefined ? '–' : first.ci95.map(percent).join(' to '),
      first === undefined ? '–' : `${Math.round(first.msPerTurn.p95)}`,
    ];
  });
  const head = ['game', 'seats', 'claim', 'decision', 'games', 'wins', '95 % interval', 'ms a turn, p95'];
  return [...table(head, rows), '', ...commands(played)].join('\n');
}

function claimOf({ bots: [first, second], seats, field, claim }: Match): string {
  const against = seats === 1 ? 'alone against the game' : `against ${field ? `${seats - 1} of ` : ''}\`${second}\``;
  return `\`${first}\` ${against} wins more than ${percent(claim!.rate)}`;
}

function ladder({ match, result }: Played): string {
  const rows = (result?.bots ?? []).map(({ name, winRate, rating, msPerTurn }) => [
    `\`${name}\``,
    percent(winRate),
    rating === undefined ? '–' : `${Math.round(rating.elo)}`,
    rating === undefined ? '–' : rating.ci95.map(Math.round).join(' to '),
    `${Math.round(msPerTurn.mean)}`,
    `${Math.round(msPerTurn.p95)}`,
  ]);
  const title = `All against all in ${match.game} at ${match.seats} seats${result ? `, ${result.games} games` : ': not played yet'}.`;
  const head = ['bot', 'wins', 'Elo', '95 % interval', 'ms a turn', 'p95'];
  return [title, '', ...(rows.length > 0 ? [...table(head, rows), ''] : []), ...commands([{ match, result }])].join(
    '\n',
  );
}

function commands(played: readonly Played[]): string[] {
  return [
    '```sh',
    ...played.map(({ match }) => `npm run -s crownleaf -- ${wordsOf(match).map(quoted).join(' ')}`),
    '```',
  ];
}

function quoted(word: string): string {
  return /^[\w=,.-]+$/.test(word) ? word : `'${word}'`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)];
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))} %`;
}
