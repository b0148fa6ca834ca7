import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { CALLS } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { audit } from '../src/backup/audit.ts';
import { EXIT_TRY_AGAIN } from '../src/operator-error.ts';
import { problemOf } from '../src/problems.ts';
import { STORE_FILE } from '../src/server.ts';
import { Commits } from '../src/store/sqlite/commits.ts';
import { SqliteStore } from '../src/store/sqlite/open.ts';
import { Guest, newFolder } from './house.ts';

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const TWO = { game: 'minidom', seats: [{ kind: 'me' as const }, { kind: 'local' as const }], start: true };
const BLOCK_BYTES = 512;
/** A server that begins all the same would serve for ever. */
const MAX_START_MS = 30_000;

/** A server none of whose files can grow beyond so many bytes, as if the disk were full by then. */
function serveCommand(
  folder: string,
  maxFileBytes: number,
): { command: string; args: string[]; env: NodeJS.ProcessEnv } {
  const limit = `ulimit -f ${Math.floor(maxFileBytes / BLOCK_BYTES)}; exec "$0" "$@"`;
  const serve = [MAIN, 'serve', '--no-page', '--port', '0', '--data', folder];
  const env = { ...process.env, LOG_LEVEL: 'silent', RATE_LIMITS: 'off', HIDDEN_GAMES: 'on' };
  return { command: 'sh', args: ['-c', limit, process.execPath, ...serve], env };
}

test.each(['no store', 'a store'])(
  'a full disk at the start, with %s, is one line and a code after which a service manager tries again',
  async (there) => {
    const folder = newFolder();
    if (there === 'a store') await new SqliteStore({ file: join(folder, STORE_FILE) }).close();
    const { command, args, env } = serveCommand(folder, 0);
    const { status, stderr } = spawnSync(command, args, { env, encoding: 'utf8', timeout: MAX_START_MS });
    expect([status, stderr.trim().split('\n')]).toEqual([
      EXIT_TRY_AGAIN,
      [expect.stringMatching(/^crownleaf: the disk of .* is full/)],
    ]);
    rmSync(folder, { recursive: true });
  },
);

test('on a full disk every write is answered with 503, guests included, and reading goes on', async () => {
  const folder = newFolder();
  const file = join(folder, STORE_FILE);
  await new SqliteStore({ file }).close();
  const { command, args, env } = serveCommand(folder, statSync(file).size + 300_000);
  const server = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(server, 'close');
  try {
    const [line] = await once(server.stdout, 'data');
    const url = /http:\S+/.exec(String(line))![0];
    const anna = new Guest(() => url);
    await anna.signUp('Anna');
    const { table, decision, seat } = await anna.call(CALLS.createTable, { body: TWO });
    const stranger = new Guest(() => url);
    // The smallest write there is: once that does not fit, nothing does.
    let probe = await stranger.fetch('GET', CALLS.ready.path);
    for (let n = 0; n < 500 && probe.ok; n++) probe = await stranger.fetch('GET', CALLS.ready.path);

    const told = { status: 503, body: { code: 'unavailable' } };
    await expect(stranger.call(CALLS.ready)).rejects.toMatchObject(told);
    await expect(stranger.call(CALLS.guest, { body: {} })).rejects.toMatchObject(told);
    const params = { id: table };
    const answer = { id: 'a', seat: seat!, ply: decision!.ply, options: [decision!.options[0]!.name] };
    await expect(anna.call(CALLS.answer, { params, body: answer })).rejects.toMatchObject(told);
    await expect(anna.call(CALLS.createTable, { body: TWO })).rejects.toMatchObject(told);
    await expect(anna.call(CALLS.rename, { body: { name: 'Anne' } })).rejects.toMatchObject(told);
    await expect(anna.call(CALLS.recovery)).rejects.toMatchObject(told);
    using socket = await anna.connect();
    socket.send({ table, say: { text: 'hello' } });
    expect(await socket.next((message) => 'problem' in message)).toMatchObject({ problem: told.body });
    expect(await anna.call(CALLS.health)).toEqual({ ok: true });
    expect(await anna.call(CALLS.table, { params })).toMatchObject({ ply: decision!.ply });
  } finally {
    server.kill('SIGTERM');
  }
  expect((await closed)[0]).toBe(0);
  rmSync(folder, { recursive: true });
});

test('a disk that fails while tables are looked at damages none of them', async () => {
  const folder = newFolder();
  const store = new SqliteStore({ file: join(folder, STORE_FILE) });
  store.tables.all = async () => ['a'];
  for (const [errcode, told] of [
    [266, 'rejected'],
    [1, 'fulfilled'],
  ] as const) {
    store.tables.load = () => Promise.reject(Object.assign(new Error('disk I/O error'), { errcode }));
    const [{ status }] = await Promise.allSettled([audit(store)]);
    expect(status).toBe(told);
  }
  await store.close();
  rmSync(folder, { recursive: true });
});

test.each([true, false])('a write that finds the disk full says so, guarded against others: %s', async (guarded) => {
  using db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE t (a); PRAGMA max_page_count = 4');
  const commits = new Commits(db);
  const insert = db.prepare('INSERT INTO t VALUES (zeroblob(?))');
  const written = await Promise.allSettled([
    commits.add(() => void insert.run(10), { guarded }),
    commits.add(() => void insert.run(100_000), { guarded }),
    commits.add(() => void insert.run(20), { guarded }),
  ]);
  expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const failed = written[1] as PromiseRejectedResult;
  expect(problemOf(failed.reason)).toMatchObject({ status: 503, code: 'unavailable' });
  expect(db.prepare('SELECT length(a) AS bytes FROM t').all()).toEqual([{ bytes: 10 }, { bytes: 20 }]);
});
