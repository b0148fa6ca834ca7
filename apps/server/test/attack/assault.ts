import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Attack, Prepared, Target } from './attack.ts';
import { Attacker } from './attacker.ts';
import { HonestClients, type Latencies } from './honest.ts';
import { LimitedServer } from './limited-server.ts';

export interface AssaultPlan {
  readonly scale: number;
  /** Honest clients play for so long before, so that all code has been used once. */
  readonly warmUpMs: number;
  readonly attackMs: number;
}

/** Of one thing that an attack uses up. */
export interface Course {
  readonly before: number;
  readonly peak: number;
  readonly after: number;
}

export interface Report extends Latencies {
  readonly name: string;
  readonly volume: string;
  readonly descriptors: Course;
  /** What JavaScript holds after a collection; the peak is what the whole process had. */
  readonly memory: Course;
  readonly rss: Omit<Course, 'peak'>;
  /** How busy the thread that serves was: 1 is all of one core. */
  readonly load: number;
  /** For which share of the time it had no core, since others had them. */
  readonly coreless: number;
  /** How long answers took before the attack. */
  readonly calm: readonly number[];
  /** Until descriptors and memory were back. */
  readonly recoveredMs: number | undefined;
  readonly stop: { readonly code: number | null; readonly milliseconds: number };
  readonly backup: 'good' | 'bad' | undefined;
}

const MAIN = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
/** Tables that nobody looks at leave memory soon, so that what is left is not theirs. */
const ENVIRONMENT = { IDLE_SECONDS: '1', HIDDEN_GAMES: 'on' };
const MAX_RECOVERY_MS = 45_000;
const MAX_GROWTH = 1.1;
/** A table under way, as `npm run bench:server` has it. */
const MAX_TABLE_BYTES = 64 * 1024;

/** One attack on a server of its own, while honest clients play. */
export async function assault(attack: Attack, plan: AssaultPlan): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'crownleaf-attack-'));
  try {
    const prepared = await prepare(attack, plan, folder);
    await using server = await LimitedServer.start({ folder, environment: ENVIRONMENT });
    const target = { url: server.url, scale: plan.scale, prepared };
    const found = await watched(attack, server, target, plan);
    const backup = attack.checksBackup ? await backedUp(folder) : undefined;
    await using attacker = new Attacker();
    const again = attacker.attack(attack, target, plan.attackMs);
    await Promise.race([again, pause(plan.attackMs / 2)]);
    const stop = await server.stop();
    await again.catch(() => {});
    return { name: attack.name, ...found, backup, stop };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function prepare(attack: Attack, { scale }: AssaultPlan, folder: string): Promise<Prepared> {
  if (attack.prepare === undefined) return {};
  await using server = await LimitedServer.start({ folder, environment: { ...ENVIRONMENT, RATE_LIMITS: 'off' } });
  const prepared = await attack.prepare(server.url, scale, folder);
  await server.stop();
  return prepared;
}

async function watched(attack: Attack, server: LimitedServer, target: Target, plan: AssaultPlan) {
  await using honest = await HonestClients.seated(server.url);
  await pause(plan.warmUpMs);
  const before = { descriptors: server.descriptors, ...(await server.ask('memory')) };
  const attacker = new Attacker();
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, server.descriptors);
  }, 20);
  const { answers: calm } = honest.take();
  const [begun, waitedBegun] = [performance.now(), server.waitedMs];
  const { volume, tables = 0 } = await attacker.attack(attack, target, plan.attackMs);
  const latencies = honest.take();
  const { cpuMs } = await server.ask('cpu');
  const milliseconds = performance.now() - begun;
  const load = (cpuMs - before.cpuMs) / milliseconds;
  const coreless = (server.waitedMs - waitedBegun) / milliseconds;
  clearInterval(watch);
  await attacker[Symbol.asyncDispose]();
  const allowed = {
    descriptors: before.descriptors * MAX_GROWTH,
    held: before.held * MAX_GROWTH + tables * MAX_TABLE_BYTES,
  };
  const { after, recoveredMs } = await recovery(server, allowed);
  return {
    volume,
    ...latencies,
    calm,
    load,
    coreless,
    descriptors: { before: before.descriptors, peak, after: after.descriptors },
    memory: { before: before.held, peak: server.peakRss, after: after.held },
    rss: { before: before.rss, after: after.rss },
    recoveredMs,
  };
}

/** Waits until the server needs no more than before. */
async function recovery(server: LimitedServer, allowed: { readonly descriptors: number; readonly held: number }) {
  const begun = performance.now();
  for (;;) {
    const after = { descriptors: server.descriptors, ...(await server.ask('memory')) };
    const milliseconds = performance.now() - begun;
    if (after.descriptors <= allowed.descriptors && after.held <= allowed.held)
      return { after, recoveredMs: milliseconds };
    if (milliseconds > MAX_RECOVERY_MS) return { after, recoveredMs: undefined };
    await pause(250);
  }
}

/** What `restore --check` says of a backup taken now. */
async function backedUp(folder: string): Promise<'good' | 'bad'> {
  const file = join(folder, 'backup.sqlite');
  const crownleaf = (...words: string[]) => promisify(execFile)(process.execPath, [MAIN, ...words, '--data', folder]);
  await crownleaf('backup', file);
  return crownleaf('restore', file, '--check').then(
    () => 'good',
    () => 'bad',
  );
}
