import type { GameRecord } from '@crownleaf/engine';

/** The last game that was looked back at, kept in the browser. */
const KEY = 'crownleaf.record';

export function keepRecord(record: GameRecord): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Too large for this browser to keep; the page that needs it says so.
  }
}

export function keptRecord(): GameRecord | undefined {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? undefined : JSON.parse(kept);
}
