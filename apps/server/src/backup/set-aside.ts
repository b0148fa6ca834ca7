import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../store/sqlite/migrations.ts';

/** What belongs to a table by its number, and what names it by its id; these come after the tables that they refer to. */
const BY_NUMBER = ['progress', 'players', 'journal', 'snapshots', 'sayings'];
const BY_ID = ['attempts', 'results'];

/**
 * Moves tables from a store into a new one of their own, which holds nothing else: accounts stay where they are. All that
 * names a table goes with it. A result that no replay can prove any more does not count, a try at a daily challenge that
 * leads nowhere is given back, and a game whose rematch is gone can have another.
 */
export function setTablesAside(store: string, aside: string, ids: readonly string[]): void {
  using db = new DatabaseSync(aside);
  migrate(db);
  db.prepare('ATTACH ? AS whole').run(store);
  db.exec('BEGIN; CREATE TEMP TABLE chosen (n INTEGER PRIMARY KEY, id TEXT NOT NULL)');
  const choose = db.prepare('INSERT INTO chosen SELECT n, id FROM whole.tables WHERE id = ?');
  for (const id of ids) choose.run(id);
  const groups = [
    ...['tables', ...BY_NUMBER].map((name) => ({ name, which: 'n IN (SELECT n FROM chosen)' })),
    ...BY_ID.map((name) => ({ name, which: 'table_id IN (SELECT id FROM chosen)' })),
  ];
  db.exec(
    groups.map(({ name, which }) => `INSERT INTO main.${name} SELECT * FROM whole.${name} WHERE ${which}`).join(';'),
  );
  db.exec(
    groups
      .map(({ name, which }) => `DELETE FROM whole.${name} WHERE ${which}`)
      .toReversed()
      .join(';'),
  );
  db.exec('UPDATE whole.tables SET rematch = NULL WHERE rematch IN (SELECT id FROM chosen); COMMIT');
}
