import { createRequire, syncBuiltinESMExports } from 'node:module';

/**
 * A program that backs up, restores or migrates, and kills itself just before one of the steps that it takes there. Steps
 * are the calls that change something on disk; they are counted here, so the code that takes them knows nothing of it.
 * When it comes to its end it prints them.
 */
const [job, killAt, ...files] = process.argv.slice(2) as [Job, string, string, string];
type Job = 'backup' | 'restore' | 'migration';
type Call = (this: unknown, ...args: unknown[]) => unknown;
type Calls = Record<string | symbol, Call>;

const require = createRequire(import.meta.url);
const fs = require('node:fs') as typeof import('node:fs');
const sqlite = require('node:sqlite') as typeof import('node:sqlite');
const steps: string[] = [];

/** `dying` is what is left half done. */
function take(step: string, dying?: () => void): void {
  steps.push(step);
  if (steps.length !== Number(killAt)) return;
  dying?.();
  process.kill(process.pid, 'SIGKILL');
}

function wrap(owner: object, name: string | symbol, before: (self: unknown, args: unknown[]) => void): void {
  const calls = owner as Calls;
  const real = calls[name]!;
  calls[name] = function (this: unknown, ...args: unknown[]) {
    before(this, args);
    return real.apply(this, args);
  };
}

const { existsSync, readFileSync, writeFileSync } = fs;
for (const name of ['mkdirSync', 'linkSync', 'renameSync', 'copyFileSync', 'chmodSync', 'chownSync', 'fsyncSync']) {
  wrap(fs, name, (_, args) => take(`${name} ${args[0]}`));
}
wrap(fs, 'rmSync', (_, [path]) => existsSync(String(path)) && take(`rmSync ${path}`));

const CHANGES = /^\s*(BEGIN|COMMIT|INSERT|UPDATE|DELETE|REPLACE|ATTACH|PRAGMA journal_mode =)/;
for (const name of ['run', 'get']) {
  wrap(sqlite.StatementSync.prototype, name, (self) => {
    const { sourceSQL } = self as { sourceSQL: string };
    if (CHANGES.test(sourceSQL)) take(sourceSQL);
  });
}
for (const name of ['close', Symbol.dispose]) wrap(sqlite.DatabaseSync.prototype, name, () => take('close'));
const execute = sqlite.DatabaseSync.prototype.exec;
sqlite.DatabaseSync.prototype.exec = function (sql) {
  // Only where it is the job itself: a text of many statements is otherwise about a file that is not in place yet.
  const parts = job === 'migration' ? sql.split(';').filter((part) => part.trim() !== '') : [sql];
  for (const part of parts) {
    take(part.trim());
    execute.call(this, part);
  }
};
wrap(sqlite, 'backup', (_, [source, target]) => {
  take('backup');
  const bytes = readFileSync((source as { location(): string }).location());
  take('backup, half of it', () => writeFileSync(String(target), bytes.subarray(0, bytes.length / 2)));
});
syncBuiltinESMExports();

if (job === 'backup') {
  const { backUp } = await import('../src/backup/backup.ts');
  await backUp(files[0], files[1]!);
} else if (job === 'restore') {
  const { restore } = await import('../src/backup/restore.ts');
  await restore({ file: files[1]!, store: files[0], now: Date.now(), checkOnly: false });
} else {
  const { SqliteStore } = await import('../src/store/sqlite/open.ts');
  await new SqliteStore({ file: files[0] }).close();
}
process.stdout.write(JSON.stringify(steps));
