import { boardgameIo } from './boardgame-io.ts';
import { crownleaf } from './crownleaf.ts';
import { atHumanPace, atOnce, type Contestant, type Figures, measure, openAll, type Pair, pause } from './load.ts';

/** `npm run bench:server [-- --json] [-- --quick]`: our server, and boardgame.io's beside it in the same run. */
const quick = process.argv.includes('--quick');
const TABLES = quick ? 10 : 50;
const SATURATED_ANSWERS = 75;
const WARM_ROUNDS = quick ? 1 : 3;
const PACED_ANSWERS = quick ? 4 : 15;
/** Idle tables leave memory after a second here; the server looks every quarter of a minute. */
const UNTIL_IDLE_MS = 20_000;
const REAL_GAMES = ['crown-of-emara', 'emberleaf', 'heart-of-crown'];

interface Measured {
  readonly name: string;
  readonly game: string;
  readonly saturated: Figures;
  readonly paced: Figures;
  readonly heapPerLiveTable: number;
  readonly heapPerIdleTable: number | null;
}

const claims: { readonly claim: string; readonly value: number; readonly holds: boolean }[] = [];
const measured: Measured[] = [];

for (const [game, durability] of [
  ['minidom', 'full'],
  ['minidom', 'off'],
  ...REAL_GAMES.map((game) => [game, 'full']),
]) {
  await using ours = await crownleaf(game!, durability as 'full' | 'off');
  measured.push(await contest(ours, game!, durability === 'full'));
}
{
  await using theirs = await boardgameIo();
  measured.push(await contest(theirs, 'minidom', false));
}

async function contest(contestant: Contestant, game: string, untilIdle: boolean): Promise<Measured> {
  // Servers run for weeks: what the first rounds cost to compile is not counted.
  for (let round = 0; round < WARM_ROUNDS; round++) {
    const warm = await openAll(contestant, TABLES);
    await measure(contestant, warm, SATURATED_ANSWERS, atOnce);
    await Promise.all(warm.map((pair) => pair.disconnect()));
  }
  const before = (await contestant.server.gauge()).heap;
  const pairs = await openAll(contestant, TABLES);
  const saturated = await measure(contestant, pairs, SATURATED_ANSWERS, atOnce);
  const live = (await contestant.server.gauge()).heap;
  const paced = await measure(contestant, pairs, PACED_ANSWERS, atHumanPace);
  return {
    name: contestant.name,
    game,
    saturated,
    paced,
    heapPerLiveTable: (live - before) / TABLES,
    heapPerIdleTable: await idleHeap(contestant, pairs, before, untilIdle),
  };
}

/** The clients go in any case. */
async function idleHeap({ server }: Contestant, pairs: readonly Pair[], before: number, wanted: boolean) {
  await Promise.all(pairs.map((pair) => pair.disconnect()));
  if (!wanted) return null;
  await pause(UNTIL_IDLE_MS);
  return ((await server.gauge()).heap - before) / pairs.length;
}

function claim(text: string, value: number, holds: boolean): void {
  claims.push({ claim: text, value: Math.round(value * 1000) / 1000, holds });
}

const [durable, volatile] = measured as [Measured, Measured];
const peer = measured.at(-1)!;
const rate = (m: Measured): number => m.saturated.answersPerCpuSecond;
claim(
  "answers per server-CPU-second on MiniDom, times boardgame.io's (at least 4)",
  rate(durable) / rate(peer),
  rate(durable) >= 4 * rate(peer),
);
claim('paced p99 on MiniDom in ms (under 10)', durable.paced.p99, durable.paced.p99 < 10);
claim(
  'KB of heap per live MiniDom table (at most 48)',
  durable.heapPerLiveTable / 1024,
  durable.heapPerLiveTable <= 48 * 1024,
);
claim(
  'durable rate as a share of the rate without (at least 0.6)',
  rate(durable) / rate(volatile),
  rate(durable) >= 0.6 * rate(volatile),
);

if (process.argv.includes('--json')) console.log(JSON.stringify({ tables: TABLES, measured, claims }));
else print();
process.exitCode = claims.every(({ holds }) => holds) ? 0 : 1;

function print(): void {
  const kb = (bytes: number | null): string => (bytes === null ? '' : (bytes / 1024).toFixed(1));
  console.table(
    measured.map(({ name, game, saturated, paced, heapPerLiveTable, heapPerIdleTable }) => ({
      server: name,
      game,
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
  for (const { claim: text, value, holds } of claims) console.log(`${holds ? 'holds' : 'FAILS'}  ${value}  ${text}`);
}
