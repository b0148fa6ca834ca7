/** What SQLite calls them; further bits of an error's number only say where it happened. */
const BUSY = 5;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const NOT_A_DATABASE = 26;
const PRIMARY_CODE = 0xff;

export interface SqliteError extends Error {
  readonly errcode: number;
}

export function isOfSqlite(error: unknown): error is SqliteError {
  return error instanceof Error && 'errcode' in error;
}

/** Somebody else has the lock. */
export function isBusy(error: unknown): boolean {
  return hasCode(error, [BUSY]);
}

/** The disk is full, fails or cannot be written to: nobody did anything wrong, and it may pass. */
export function isDiskFault(error: unknown): boolean {
  return hasCode(error, [READONLY, IOERR, FULL]);
}

/** What is in the file is not what SQLite has written. */
export function isBroken(error: unknown): boolean {
  return hasCode(error, [CORRUPT, NOT_A_DATABASE]);
}

function hasCode(error: unknown, codes: readonly number[]): boolean {
  return isOfSqlite(error) && codes.includes(error.errcode & PRIMARY_CODE);
}
