import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TableUpdate } from '@crownleaf/protocol';
import { LimitedServer } from '../test/attack/limited-server.ts';
import { Player } from '../test/attack/player.ts';
import { openWebSocket } from '../test/attack/swarm.ts';
import { Visitor } from '../test/attack/visitor.ts';
import { frameOf, OPCODES } from '../test/raw-line.ts';

/** `npm run bench:sockets`: what 5,000 WebSockets that watch 50 tables take of the server's memory. */
const [ADDRESSES, SOCKETS_EACH, TABLES, ANSWERS] = [99, 50, 50, 20];
const WATCHERS = ADDRESSES * SOCKETS_EACH;
/** Each table has somebody who plays there. */
const SOCKETS = WATCHERS + TABLES;
/** A machine with 1 GB has other things in memory as well. */
const MAX_RSS_MB = 512;
/** Until all that was sent is read. */
const SETTLE_MS = 1000;
const PLAYED = { game: 'heart-of-crown', seats: [{ kind: 'me' }, { kind: 'local' }], start: true };

const folder = mkdtempSync(join(tmpdir(), 'crownleaf-sockets-'));
const server = await LimitedServer.start({ folder, maxDescriptors: 16_384 });
const sockets: Socket[] = [];
try {
  const seats: Seat[] = [];
  for (let n = 0; n < TABLES; n++) seats.push(await takeSeat(`127.0.2.${1 + (n % 10)}`));
  const before = await server.ask('memory');
  for (let n = 0; n < ADDRESSES; n++) await connectFrom(`127.0.4.${n + 1}`, seats);
  await pause(SETTLE_MS);
  const idle = await server.ask('memory');
  for (let n = 0; n < ANSWERS; n++) {
    for (const { player } of seats) if (player.canAnswer) await player.answer();
  }
  await pause(SETTLE_MS);
  const used = await server.ask('memory');
  const figures = { 'only players': before, [`${SOCKETS} idle`]: idle, [`after ${TABLES * ANSWERS} answers`]: used };
  console.table(Object.entries(figures).map(([when, { held, rss }]) => row(when, held, rss, before)));
  const peak = server.peakRss / 1024 ** 2;
  console.log(`the most that the process ever had: ${peak.toFixed(0)} MB (at most ${MAX_RSS_MB})`);
  process.exitCode = sockets.length === WATCHERS && peak <= MAX_RSS_MB ? 0 : 1;
  for (const { player } of seats) player.leave();
} finally {
  for (const socket of sockets) socket.destroy();
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

interface Seat {
  readonly table: string;
  readonly player: Player;
}

async function takeSeat(address: string): Promise<Seat> {
  const visitor = await Visitor.withAccount(server.url, address);
  const { table } = await visitor.get<TableUpdate>('POST', '/api/tables', PLAYED);
  const player = new Player(await visitor.connect(), table);
  await player.begin();
  return { table, player };
}

async function connectFrom(address: string, seats: readonly Seat[]): Promise<void> {
  const opened = await Promise.all(Array.from({ length: SOCKETS_EACH }, () => openWebSocket(server, address)));
  for (const socket of opened) {
    if (socket === undefined) throw new Error(`only ${sockets.length} sockets were welcomed`);
    socket.resume();
    const { table } = seats[sockets.length % seats.length]!;
    socket.write(frameOf(OPCODES.text, JSON.stringify({ watch: table })));
    sockets.push(socket);
  }
}

function row(when: string, held: number, rss: number, before: { readonly held: number; readonly rss: number }) {
  const mb = (bytes: number) => (bytes / 1024 ** 2).toFixed(0);
  const kb = (bytes: number) => (bytes / WATCHERS / 1024).toFixed(1);
  return {
    when,
    'MB held': mb(held),
    'MB RSS': mb(rss),
    'KB held a socket': kb(held - before.held),
    'KB RSS a socket': kb(rss - before.rss),
  };
}
