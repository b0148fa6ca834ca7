import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { STORE_FILE } from '../../../src/server.ts';
import { SqliteStore } from '../../../src/store/sqlite/open.ts';
import { longGame } from '../../long-game.ts';
import { type Attack, MANY_ADDRESSES, type Prepared } from '../attack.ts';
import { Visitor } from '../visitor.ts';

const ACCOUNTS = 8;
const TABLES = 60;
/** As many as a table lets anybody make. */
const ENTRIES = 4900;
const CALLS_AT_ONCE = 20;

/** People with many long games ask for all their data, over and over. */
export const exportsOfMany: Attack = {
  name: 'exports',
  async prepare(url, scale, folder): Promise<Prepared> {
    const visitors = await Promise.all(Array.from({ length: ACCOUNTS }, () => Visitor.withAccount(url, '127.0.1.202')));
    const accounts = await Promise.all(visitors.map((visitor) => visitor.get<{ player: string }>('GET', '/api/me')));
    const store = new SqliteStore({ file: join(folder, STORE_FILE), durability: 'off' });
    const players = accounts.map(({ player }) => player);
    for (let n = 0; n < TABLES * scale; n++) await longGame(store, players, `long ${n}`, ENTRIES);
    await store.close();
    const cookies = visitors.map(({ headers }) => headers.cookie).join('\n');
    for (const visitor of visitors) visitor[Symbol.dispose]();
    return { cookies };
  },
  async run({ url, prepared }, deadline) {
    const cookies = prepared.cookies!.split('\n');
    let [bytes, whole, refused] = [0, 0, 0];
    const repeat = async (n: number): Promise<void> => {
      using visitor = new Visitor(url, MANY_ADDRESSES[n % MANY_ADDRESSES.length]!);
      visitor.headers.cookie = cookies[n % cookies.length]!;
      while (Date.now() < deadline) {
        const reply = await visitor.call('GET', '/api/me/export').catch(() => undefined);
        if (reply?.status === 200) {
          whole++;
          bytes += reply.text.length;
        } else refused++;
        await pause(reply?.status === 200 ? 5 : 100);
      }
    };
    await Promise.all(Array.from({ length: CALLS_AT_ONCE }, (_, n) => repeat(n)));
    return { volume: `${whole} exports of ${Math.round(bytes / 1024 ** 2)} MB in all, ${refused} refused` };
  },
};
