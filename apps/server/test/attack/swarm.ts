import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { upgradeOf } from '../raw-line.ts';
import type { Target } from './attack.ts';

/** Opens a connection, and knows nothing of HTTP. */
export function openSocket({ url }: Pick<Target, 'url'>, address: string): Socket {
  const port = Number(new URL(url).port);
  const socket = connect({ port, host: '127.0.0.1', localAddress: address, allowHalfOpen: true, noDelay: true });
  socket.on('error', () => {});
  return socket;
}

/** Resolves when a WebSocket is there; undefined when there is none. */
export async function openWebSocket(target: Pick<Target, 'url'>, address: string): Promise<Socket | undefined> {
  const socket = openSocket(target, address);
  socket.write(upgradeOf('/api/live'));
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.once('data', (reply) => resolve(String(reply)));
  for (const event of ['end', 'close']) socket.once(event, () => resolve(''));
  if ((await promise).startsWith('HTTP/1.1 101')) return socket;
  socket.destroy();
  return undefined;
}

export interface SwarmPlan {
  /** So many at once. */
  readonly count: number;
  readonly addresses: readonly string[];
  readonly deadline: number;
  readonly perSecond: number;
  begin(address: string): Socket | Promise<Socket | undefined>;
}

const TICK_MS = 20;

/** Keeps connections open and opens a new one for each that is cut. Gives how many there were. */
export async function swarm({ count, addresses, deadline, perSecond, begin }: SwarmPlan): Promise<number> {
  const begun = Date.now();
  let [open, opened] = [0, 0];
  const add = async (address: string): Promise<void> => {
    open++;
    opened++;
    const socket = await begin(address);
    if (socket === undefined || socket.closed) open--;
    else socket.once('close', () => open--);
  };
  while (Date.now() < deadline) {
    const allowed = ((Date.now() - begun) / 1000) * perSecond + perSecond * (TICK_MS / 1000);
    while (open < count && opened < allowed) void add(addresses[opened % addresses.length]!);
    await pause(TICK_MS);
  }
  return opened;
}

/** Writes the same bytes again whenever there is room for them. */
export function pour(socket: Socket, bytes: Buffer, deadline: number): void {
  const write = () => {
    while (!socket.destroyed && Date.now() < deadline) if (!socket.write(bytes)) return;
  };
  socket.on('drain', write);
  write();
}
