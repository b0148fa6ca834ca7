import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { TableSnapshot } from '@crownleaf/protocol';
import { type Attack, ONE_ADDRESS, type Target } from '../attack.ts';
import { openSocket } from '../swarm.ts';
import { Visitor } from '../visitor.ts';

const ALONE = { game: 'minidom', seats: [{ kind: 'me' }, { kind: 'local' }], start: true };
const ACCOUNTS = 8;

function callText(path: string, cookie: string, body: unknown): string {
  const text = JSON.stringify(body);
  const about = `content-type: application/json\r\ncontent-length: ${text.length}`;
  return `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n${about}\r\n\r\n${text}`;
}

/** An answer and the same proposal twice, in one packet. Gives how often. */
async function race({ url }: Target, deadline: number): Promise<number> {
  const visitor = await Visitor.withAccount(url, ONE_ADDRESS[0]!);
  const cookie = visitor.headers.cookie!;
  const { table } = await visitor.get<TableSnapshot>('POST', '/api/tables', ALONE);
  const path = `/api/tables/${table}`;
  let races = 0;
  for (; Date.now() < deadline; races++) {
    const reply = await visitor.call('GET', path);
    if (reply.status === 429) {
      await pause(200);
      continue;
    }
    const { seat, decision }: TableSnapshot = JSON.parse(reply.text);
    if (decision === undefined) break;
    const options = [decision.options.at(-1)!.name];
    const answer = callText(`${path}/answers`, cookie, { id: `${races}`, seat, ply: decision.ply, options });
    const proposal = callText(`${path}/proposal`, cookie, {
      kind: 'undo',
      to: Math.max(0, decision.ply - (races % 4)),
    });
    const socket = openSocket({ url }, ONE_ADDRESS[0]!);
    socket.write(answer + proposal + proposal);
    await threeReplies(socket);
    socket.destroy();
  }
  return races;
}

async function threeReplies(socket: Socket): Promise<void> {
  let heard = '';
  const closed = once(socket, 'close');
  while (heard.split('HTTP/1.1 ').length <= 3 && !socket.closed) {
    const data = await Promise.race([once(socket, 'data'), closed]);
    heard += String(data[0]);
  }
}

export const undoRaces: Attack = {
  name: 'undo races',
  checksBackup: true,
  async run(target, deadline) {
    const accounts = Math.ceil(ACCOUNTS * target.scale);
    const races = await Promise.all(Array.from({ length: accounts }, () => race(target, deadline)));
    return { volume: `${races.reduce((sum, count) => sum + count, 0)} races at ${accounts} tables` };
  },
};
