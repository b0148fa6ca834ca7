import { fileURLToPath } from 'node:url';
import { type AssaultPlan, assault, type Report } from './attack/assault.ts';
import { ATTACKS } from './attack/attacks.ts';
import { MAX_RSS_BYTES } from './attack/limited-server.ts';

const MAX_P99_MS = 250;
const MAX_HEALTH_MS = 500;
const MAX_STOP_MS = 10_000;

/** What an attack must not do, however slow the machine is. */
export function faultsOf({ memory, recoveredMs, stop, backup, faults }: Report): string[] {
  const wanted: { readonly [what: string]: boolean } = {
    'honest clients are served': faults.length === 0,
    'descriptors and memory are back': recoveredMs !== undefined,
    'never more than 1 GB': memory.peak <= MAX_RSS_BYTES,
    'SIGTERM exits with 0': stop.code === 0,
    'within 10 seconds': stop.milliseconds <= MAX_STOP_MS,
    'the backup can be restored': backup !== 'bad',
  };
  return Object.keys(wanted).filter((what) => !wanted[what]);
}

function latencyFaultsOf({ answers, health }: Report): string[] {
  const wanted: { readonly [what: string]: boolean } = {
    'answers are measured': answers.length >= 50 && health.length >= 20,
    'p99 of answers': percentile(answers, 0.99) <= MAX_P99_MS,
    'health in time': Math.max(...health) <= MAX_HEALTH_MS,
  };
  return Object.keys(wanted).filter((what) => !wanted[what]);
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}

function rowOf(report: Report): { readonly [column: string]: string } {
  const { name, volume, answers, calm, health, load, coreless, descriptors, memory, rss, recoveredMs, stop } = report;
  const ms = (value: number) => value.toFixed(0);
  const mb = (bytes: number) => (bytes / 1024 ** 2).toFixed(0);
  return {
    attack: name,
    volume,
    answers: `${answers.length}`,
    'p50/p99/max ms': [0.5, 0.99, 1].map((share) => ms(percentile(answers, share))).join(' / '),
    'health max': ms(Math.max(...health)),
    descriptors: `${descriptors.before} ${descriptors.peak} ${descriptors.after}`,
    'MB held': `${mb(memory.before)} ${mb(memory.after)}`,
    'MB RSS': `${mb(rss.before)} ${mb(memory.peak)} ${mb(rss.after)}`,
    'p99 before': ms(percentile(calm, 0.99)),
    load: load.toFixed(2),
    'no core': coreless.toFixed(2),
    'back after s': recoveredMs === undefined ? 'never' : (recoveredMs / 1000).toFixed(1),
    'stop s': `${(stop.milliseconds / 1000).toFixed(1)} (${stop.code})`,
  };
}

const LONG: AssaultPlan = { scale: 1, warmUpMs: 2500, attackMs: 8000 };

/** `npm run test:attack [-- NAME]`: every attack in full, or those whose name contains the words. */
async function main(part: string): Promise<boolean> {
  const rows = [];
  let isGood = true;
  for (const attack of ATTACKS.filter(({ name }) => name.includes(part))) {
    const report = await assault(attack, LONG);
    const faults = [...faultsOf(report), ...latencyFaultsOf(report)];
    rows.push({ ...rowOf(report), verdict: faults.length === 0 ? 'ok' : faults.join(', ') });
    console.log(JSON.stringify(rows.at(-1)));
    for (const fault of new Set(report.faults)) console.log(`  ${fault}`);
    if (faults.length > 0) isGood = false;
  }
  console.table(rows);
  console.log(
    'attackers run at nice 19; memory is bounded by --max-old-space-size and by watching VmHWM, not by a cgroup',
  );
  console.log('"no core" is the share of the time in which the server was ready to run and others had the cores');
  return isGood;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isGood = await main(process.argv.slice(2).join(' '));
  process.exitCode = isGood ? 0 : 1;
}
