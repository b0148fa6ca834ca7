import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { STORE_FILE } from '../src/server.ts';
import { type House, house } from '../test/house.ts';
import { MIXED, playOut, sitDown } from '../test/sitting.ts';

const GUESTS = 1000;
const SESSIONS = 1000;
const GAMES_EACH = 10;
const SEATS = 3;
const IDS = ['crown-of-emara', 'emberleaf', 'heart-of-crown'];

/** Prints by how many bytes the store grows with each guest, session and finished game. */
async function main(): Promise<void> {
  await using home = await house();
  await measure(home, 'guest, first session included', GUESTS, () => home.guest());
  const anna = await home.guest('Anna');
  await measure(home, 'further session', SESSIONS, (n) =>
    home.store.accounts.addSession(`${n}`.padEnd(43, 'x'), anna.player, Date.now()),
  );
  for (const id of IDS) {
    await measure(home, `${id} with ${SEATS} seats`, GAMES_EACH, async () =>
      playOut(await sitDown(home, id, SEATS, { isBot: MIXED })),
    );
  }
}

async function measure(home: House, what: string, times: number, add: (n: number) => Promise<unknown>): Promise<void> {
  const before = bytesOf(home);
  for (let n = 0; n < times; n++) await add(n);
  const each = Math.round((bytesOf(home) - before) / times);
  console.log(`${what.padEnd(32)} ${each.toLocaleString('en').padStart(9)} bytes (mean of ${times})`);
}

/** What the store's pages take, those in the write-ahead log included. */
function bytesOf({ folder }: House): number {
  using db = new DatabaseSync(join(folder, STORE_FILE), { readOnly: true });
  const row = db
    .prepare(
      'SELECT (page_count - freelist_count) * page_size AS bytes FROM pragma_page_count, pragma_freelist_count, pragma_page_size',
    )
    .get();
  return Number(row?.bytes);
}

await main();
