import { CAMPAIGN_STEPS } from '../../data/course.ts';
import { CAMPAIGN_START, HIGHEST_START, LOWEST_START } from '../options.ts';
import { finalOf } from '../score.ts';
import type { Emara } from '../state.ts';
import { seatOf } from '../state.ts';
import type { SoloMode } from './modes.ts';
import { beatsVictoria, soloMode } from './victoria.ts';

/**
 * The score sheet of the solo game: plain data that the platform stores for each player. Nothing here changes a record;
 * every function gives a new one.
 */
export interface SoloResult {
  readonly mode: SoloMode;
  readonly fullSelection: boolean;
  /** The building start. */
  readonly start: number;
  readonly score: number;
  /** The other track, which breaks ties. */
  readonly other: number;
  /** Victoria's citizen points. */
  readonly victoria: number;
  readonly name: string;
}

export interface SheetEntry {
  readonly start: number;
  readonly score: number;
  readonly other: number;
  readonly name: string;
}

export interface Campaign {
  /** The building start of the next game. */
  readonly next: number;
  readonly wins: number;
  readonly losses: number;
  /** The lowest start from which Victoria was beaten. */
  readonly best?: SheetEntry;
  /** Every finished game in order. */
  readonly games: readonly (SheetEntry & { readonly won: boolean })[];
}

export interface Sheet {
  /** The best result of each building start, by start. */
  readonly highScores: readonly SheetEntry[];
  readonly campaign: Campaign;
}

/** Full Selection has a sheet of its own [EMARA-19.9]; both layouts share one [EMARA-19.10]. */
export interface SoloRecord {
  readonly normal: Sheet;
  readonly fullSelection: Sheet;
}

export function emptySheet(): Sheet {
  return { highScores: [], campaign: { next: CAMPAIGN_START, wins: 0, losses: 0, games: [] } };
}

export function emptyRecord(): SoloRecord {
  return { normal: emptySheet(), fullSelection: emptySheet() };
}

/** What a solo game is worth on the sheet; undefined while it is not over or if it is none [EMARA-18.18]. */
export function soloResult(s: Emara, name: string): SoloResult | undefined {
  const { table: t } = s;
  const mode = soloMode(t);
  if (mode === undefined || s.stack.length > 0) return undefined;
  const { score, other } = finalOf(seatOf(s, 0));
  return { mode, fullSelection: t.fullSelection === 1, start: t.start, score, other, victoria: t.victoria, name };
}

export function entered(record: SoloRecord, result: SoloResult): SoloRecord {
  const which = result.fullSelection ? 'fullSelection' : 'normal';
  const sheet = record[which];
  const { mode, start, score, other, name } = result;
  const entry: SheetEntry = { start, score, other, name };
  const changed: Sheet =
    mode === 'campaign'
      ? { ...sheet, campaign: afterCampaignGame(sheet.campaign, entry, isWon(result)) }
      : { ...sheet, highScores: withHighScore(sheet.highScores, entry) };
  return { ...record, [which]: changed };
}

export function isWon({ score, victoria }: SoloResult): boolean {
  return beatsVictoria(score, victoria);
}

/** Higher final score first, then the other track; of equals the earlier one stays [EMARA-18.11, EMARA-18.16]. */
function isBetter(a: SheetEntry, b: SheetEntry): boolean {
  return a.score !== b.score ? a.score > b.score : a.other > b.other;
}

function withHighScore(list: readonly SheetEntry[], entry: SheetEntry): readonly SheetEntry[] {
  const held = list.find((e) => e.start === entry.start);
  if (held !== undefined && !isBetter(entry, held)) return list;
  const others = list.filter((e) => e.start !== entry.start);
  return [...others, entry].sort((a, b) => b.start - a.start);
}

/** The best win from each start, highest start first [EMARA-18.15]. Older records hold the games, so it is worked out from them. */
export function bestWins({ games }: Campaign): readonly SheetEntry[] {
  return games.filter(({ won }) => won).reduce<readonly SheetEntry[]>(withHighScore, []);
}

function afterCampaignGame(campaign: Campaign, entry: SheetEntry, won: boolean): Campaign {
  const { best, games } = campaign;
  const improved = won && (best === undefined || isFurther(entry, best));
  return {
    ...campaign,
    next: nextStart(entry.start, won),
    wins: campaign.wins + (won ? 1 : 0),
    losses: campaign.losses + (won ? 0 : 1),
    games: [...games, { ...entry, won }],
    ...(improved ? { best: entry } : {}),
  };
}

/** A lower start is better; of equal starts the better result is [EMARA-18.15]. */
function isFurther(a: SheetEntry, b: SheetEntry): boolean {
  return a.start !== b.start ? a.start < b.start : isBetter(a, b);
}

/** Five down after a win, two up after a loss, within the track [EMARA-18.14, EMARA-18.17]. */
export function nextStart(start: number, won: boolean): number {
  return won
    ? Math.max(LOWEST_START, start - CAMPAIGN_STEPS.value.won)
    : Math.min(HIGHEST_START, start + CAMPAIGN_STEPS.value.lost);
}

/** The game options of the next campaign game. */
export function campaignOptions(record: SoloRecord, fullSelection: boolean) {
  const { campaign } = fullSelection ? record.fullSelection : record.normal;
  return { solo: 'campaign', building: campaign.next, fullSelection } as const;
}

/** An entry as the rulebook's sheet shows it: `25: 75 (81), Emma`. */
export function sheetLine({ start, score, other, name }: SheetEntry): string {
  return `${start}: ${score} (${other}), ${name}`;
}
