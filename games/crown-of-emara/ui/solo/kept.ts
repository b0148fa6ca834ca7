import type { EmaraOptions } from '../../src/options.ts';
import { campaignOptions, emptyRecord, entered, type SoloRecord, type SoloResult } from '../../src/solo/record.ts';

/** The score sheet of this device: for games that no server has seen. */
const KEY = 'crownleaf.emara.solo';
/** Marks of the last games that were entered, so that none is entered twice. */
const REMEMBERED = 20;

interface Kept {
  readonly record: SoloRecord;
  readonly marks: readonly string[];
}

function read(): Kept {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? { record: emptyRecord(), marks: [] } : JSON.parse(kept);
  } catch {
    return { record: emptyRecord(), marks: [] };
  }
}

export function keptRecord(): SoloRecord {
  return read().record;
}

/** The record with this result in it; a game that is known already changes nothing. */
export function enter(result: SoloResult, mark: string): SoloRecord {
  const { record, marks } = read();
  if (marks.includes(mark)) return record;
  const next: Kept = { record: entered(record, result), marks: [...marks, mark].slice(-REMEMBERED) };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still shows the sheet of this game.
  }
  return next.record;
}

/** The sheet that a server keeps, else the one of this device. */
export function recordOf(kept: unknown): SoloRecord {
  return isRecord(kept) && isUsed(kept) ? kept : keptRecord();
}

function isRecord(kept: unknown): kept is SoloRecord {
  return typeof kept === 'object' && kept !== null && 'normal' in kept && 'fullSelection' in kept;
}

function isUsed({ normal, fullSelection }: SoloRecord): boolean {
  return [normal, fullSelection].some(({ highScores, campaign }) => highScores.length + campaign.games.length > 0);
}

/** A campaign goes on from where its record stands [EMARA-18.14]; any other game is played as it was. */
export function nextAlone(options: Partial<EmaraOptions>, kept?: unknown): object | undefined {
  if (options.solo !== 'campaign') return undefined;
  const { fullSelection = false, randomLayout = false } = options;
  return { ...campaignOptions(recordOf(kept), fullSelection), randomLayout };
}
