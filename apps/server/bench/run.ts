import { boardgameIo } from './boardgame-io.ts';
import { contest, type Measured, type Outcome, type Plan } from './contest.ts';
import { crownleaf } from './crownleaf.ts';
import type { Contestant } from './load.ts';

/** `npm run bench:server [-- --json] [-- --quick]`: our server, and boardgame.io's beside it in the same run. */
const quick = process.argv.includes('--quick');
// At human pace a minute of each is timed: the disk stands still for a fifth of a second now and then, whoever writes.
const COMPARED: Plan = quick
  ? { tables: 10, warmRounds: 1, rounds: 1, saturatedAnswers: 75, pacedRounds: 1, pacedAnswers: 4 }
  : { tables: 50, warmRounds: 20, rounds: 40, saturatedAnswers: 75, pacedRounds: 4, pacedAnswers: 35 };
const REAL: Plan = quick ? COMPARED : { ...COMPARED, warmRounds: 6, rounds: 6, pacedAnswers: 10 };
const REAL_GAMES = ['crown-of-emara', 'emberleaf', 'heart-of-crown'];

const claims: { readonly claim: string; readonly value: number; readonly holds: boolean }[] = [];
const minidom = await compared();
const real = await realGames();
const [durable, volatile, peer] = minidom.servers;
const measured = [...minidom.servers, ...real.servers];
const disk = { minidom: minidom.disk, real: real.disk };

async function compared() {
  await using full = await crownleaf('minidom', 'full');
  await using off = await crownleaf('minidom', 'off');
  await using theirs = await boardgameIo();
  return await contest([full, off, theirs] as const, COMPARED);
}

async function realGames(): Promise<Outcome<readonly Contestant[]>> {
  await using servers = new AsyncDisposableStack();
  const ours = [];
  for (const game of REAL_GAMES) ours.push(servers.use(await crownleaf(game, 'full')));
  return await contest(ours, REAL);
}

function claim(text: string, value: number, holds: boolean): void {
  claims.push({ claim: text, value: Math.round(value * 1000) / 1000, holds });
}

const rate = (m: Measured): number => m.saturated.answersPerCpuSecond;
claim(
  "answers per server-CPU-second on MiniDom, times boardgame.io's (at least 3)",
  rate(durable) / rate(peer),
  rate(durable) >= 3 * rate(peer),
);
claim('paced p99 on MiniDom in ms (under 10)', durable.paced.p99, durable.paced.p99 < 10);
claim(
  'KB of heap per live MiniDom table (at most 64)',
  durable.heapPerLiveTable / 1024,
  durable.heapPerLiveTable <= 64 * 1024,
);
claim(
  'durable rate as a share of the rate without (at least 0.6)',
  rate(durable) / rate(volatile),
  rate(durable) >= 0.6 * rate(volatile),
);

if (process.argv.includes('--json')) console.log(JSON.stringify({ tables: COMPARED.tables, measured, disk, claims }));
else print();
process.exitCode = claims.every(({ holds }) => holds) ? 0 : 1;

function print(): void {
  const kb = (bytes: number | null): string => (bytes === null ? '' : (bytes / 1024).toFixed(1));
  console.table(
    measured.map(({ name, saturated, paced, heapPerLiveTable, heapPerIdleTable }) => ({
      server: name,
      'answers/CPU-s': Math.round(saturated.answersPerCpuSecond),
      'answers/s': Math.round(saturated.answersPerSecond),
      'p50 ms': saturated.p50.toFixed(2),
      'p99 ms': saturated.p99.toFixed(2),
      'paced p50': paced.p50.toFixed(2),
      'paced p99': paced.p99.toFixed(2),
      'KB live': kb(heapPerLiveTable),
      'KB idle': kb(heapPerIdleTable),
    })),
  );
  for (const [games, { p50, p99 }] of Object.entries(disk)) {
    console.log(
      `the disk alone, a page at human pace beside ${games}: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`,
    );
  }
  for (const { claim: text, value, holds } of claims) console.log(`${holds ? 'holds' : 'FAILS'}  ${value}  ${text}`);
}
