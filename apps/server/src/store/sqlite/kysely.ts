import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type Compilable, Kysely, SqliteDialect } from 'kysely';
import type { Schema } from './schema.ts';

type Parameters = readonly unknown[];

/** Statements are compiled once: the texts that Kysely makes are few. */
export class Statements {
  readonly #db: DatabaseSync;
  readonly #known = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  of(sql: string): StatementSync {
    let statement = this.#known.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare(sql);
      this.#known.set(sql, statement);
    }
    return statement;
  }

  /** Runs a query of Kysely at once, inside the transaction that is open. */
  run(query: Compilable): { readonly changes: number; readonly lastId: number } {
    const { sql, parameters } = query.compile();
    const { changes, lastInsertRowid } = this.of(sql).run(...values(parameters));
    return { changes: Number(changes), lastId: Number(lastInsertRowid) };
  }
}

/** Kysely over `node:sqlite`: its dialect expects the parameters in a list, and to be told which statements give rows. */
export function kyselyOver(db: DatabaseSync, statements: Statements): Kysely<Schema> {
  const database = {
    prepare(sql: string) {
      const statement = statements.of(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: Parameters) => statement.all(...values(parameters)),
        run: (parameters: Parameters) => statement.run(...values(parameters)),
        iterate: (parameters: Parameters) => statement.iterate(...values(parameters)),
      };
    },
    close: () => db.close(),
  };
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
}

function values(parameters: Parameters): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
