import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { TableUpdate } from '@crownleaf/protocol';
import { frameOf, OPCODES } from '../../raw-line.ts';
import { type Attack, MANY_ADDRESSES, type Target } from '../attack.ts';
import { Player } from '../player.ts';
import { openWebSocket, swarm } from '../swarm.ts';
import { Visitor } from '../visitor.ts';

const PLAYED = { game: 'heart-of-crown', seats: [{ kind: 'me' }, { kind: 'local' }], start: true };

/** A table at which somebody plays as fast as the limits allow. */
async function busyTable({ url }: Target, deadline: number): Promise<string> {
  const visitor = await Visitor.withAccount(url, '127.0.1.200');
  const { table } = await visitor.get<TableUpdate>('POST', '/api/tables', PLAYED);
  const player = new Player(await visitor.connect(), table);
  await player.begin();
  void (async () => {
    while (Date.now() < deadline && player.canAnswer) {
      await player.answer();
      await pause(40);
    }
  })().catch(() => {});
  return table;
}

const watchOf = (table: string) => frameOf(OPCODES.text, JSON.stringify({ watch: table, since: 0 }));

export const slowReaders: Attack = {
  name: 'slow readers of a busy table',
  async run(target, deadline) {
    const table = await busyTable(target, deadline);
    const begin = async (address: string) => {
      const socket = await openWebSocket(target, address);
      if (socket === undefined) return undefined;
      socket.pause();
      // Each time everything is sent again from the beginning.
      const timer = setInterval(() => socket.write(watchOf(table)), 1500);
      socket.once('close', () => clearInterval(timer));
      return socket;
    };
    const count = 500 * target.scale;
    const opened = await swarm({ count, addresses: MANY_ADDRESSES, deadline, perSecond: 500, begin });
    return { volume: `${opened} sockets` };
  },
};

const STORM_PAUSE_MS = 300;

/** All come at once, watch, are cut, and are back at once. */
export const reconnectStorm: Attack = {
  name: 'reconnect storm',
  async run(target, deadline) {
    const table = await busyTable(target, deadline);
    const sockets = 1000 * target.scale;
    let [tried, welcomed] = [0, 0];
    let last: (Socket | undefined)[] = [];
    while (Date.now() < deadline) {
      for (const socket of last) socket?.destroy();
      const coming = Array.from({ length: sockets }, async (_, n) => {
        tried++;
        const socket = await openWebSocket(target, MANY_ADDRESSES[n % MANY_ADDRESSES.length]!);
        socket?.resume();
        socket?.write(watchOf(table));
        return socket;
      });
      last = await Promise.all(coming);
      welcomed += last.filter((socket) => socket !== undefined).length;
      await pause(STORM_PAUSE_MS);
    }
    return { volume: `${tried} connections, ${welcomed} welcomed` };
  },
};
