import type { SqliteStore } from '../src/store/sqlite/open.ts';
import type { NewEntry, StoredSeat, TableAbout, TableOrigin } from '../src/store/store.ts';

const ORIGIN: Omit<TableOrigin, 'id'> = {
  ...{ game: 'minidom', options: {}, pace: { kind: 'relaxed' }, visibility: 'private', spectators: false, hints: true },
  ...{ practice: false, created: 0, daily: null },
};
const ABOUT: Omit<TableAbout, 'host' | 'seats'> = {
  ...{ status: 'ended', rulesVersion: 1, started: 1, finished: 2, secret: 'c0'.repeat(32) },
  ...{ invitation: null, removed: [], proposal: null, rematch: null, result: null },
};

function entry(seq: number): NewEntry {
  return { kind: 'answer', seq, at: seq, seat: 0, name: `a${seq}`, hash: `hash ${seq}`, by: 'human', events: [] };
}

/** Stores a game of these accounts that is over, with so many entries that nobody ever played. Gives its number. */
export async function longGame(store: SqliteStore, accounts: readonly string[], id: string, length: number) {
  const seats = accounts.map((account): StoredSeat => ({ kind: 'human', account }));
  const progress = { seq: 0, ply: 0, asked: -1, changed: 0, clocks: null, deadline: null };
  const { n } = await store.tables.create({ id, ...ORIGIN }, { ...ABOUT, host: accounts[0]!, seats }, progress);
  const entries = Array.from({ length }, (_, i) => entry(i + 1));
  await store.tables.write({ n, entries, progress: { ...progress, seq: length, ply: length }, listed: false });
  return n;
}
