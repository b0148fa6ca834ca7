import type { TableUpdate } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { GAMES } from '../../../games/loaded-games.ts';
import type { Watch } from '../src/live/hub.ts';
import { prepareUpdates } from '../src/tables/updates.ts';
import { answerAt, bareTable } from './bare-table.ts';

const ANSWERS = 40;

/**
 * What many are told is written once, so that each is compared with what it would be told alone. That nobody is told too
 * much is tested where leaks are.
 */
test.each(GAMES.map(({ game }) => ({ id: game.id, most: game.seats[1] })))(
  'everybody at a table of $id, whatever they know already, is told what they would be told alone',
  async ({ id, most }) => {
    const { table, hub, accounts, close } = await bareTable(id, most);
    const told = new Map<Watch, TableUpdate>();
    const watchOf = (account: string | undefined): Watch => {
      const watch: Watch = {
        connection: {
          caller: undefined,
          account,
          presence: 'here',
          send: (text) => void told.set(watch, JSON.parse(text)),
          reset: () => expect.unreachable(),
        },
        wanted: undefined,
        seq: table.stored.seq,
      };
      hub.add(table.id, watch);
      return watch;
    };
    // Two devices of everybody, and two who look on; each lags behind now and then.
    const watches = [undefined, ...accounts, ...accounts, undefined].map(watchOf);
    for (let i = 0; i < ANSWERS && table.stored.status === 'live'; i++) {
      for (const [at, watch] of watches.entries()) if ((at + i) % 3 === 0) watch.seq -= Math.min(i, 2);
      const knew = watches.map(({ seq }) => seq);
      told.clear();
      await answerAt(table, `${i}`, i);
      for (const [at, watch] of watches.entries()) {
        const seat = watch.connection.account === undefined ? null : accounts.indexOf(watch.connection.account);
        const alone = prepareUpdates(table, 0)(seat, table.log.host.changesSince(knew[at]!)!);
        expect(told.get(watch)).toEqual(JSON.parse(JSON.stringify(alone)));
      }
    }
    told.clear();
    await table.updateDetails('seats', {});
    for (const watch of watches) expect(told.get(watch)!.info).toEqual(hub.infoOf(table));
    await close();
  },
);
