import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createEngine, fastChance } from '@crownleaf/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { nodeHost } from '../../node/index.ts';
import { browserHost } from '../../src/host/browser/index.ts';
import type { BotHost, Trouble } from '../../src/host/host.ts';
import { pageWorker } from './page.ts';
import { bareStage, NAP_MS, STUMBLED, stage } from './troupe.ts';

const engine = createEngine(stage);
const games = [stage, bareStage];
const state = engine.start(2, fastChance(7));
const view = engine.view(state, state.asked);
const options = engine.decision(state)!.options;
const FIRST = options[0]!;
const LAST = options.at(-1)!;

const NODE_WORKER = new URL('./node-worker.ts', import.meta.url);
const PAGE_WORKER = new URL('./page-worker.ts', import.meta.url);

interface Setting {
  readonly log: (trouble: Trouble) => void;
  readonly patienceMs: number | undefined;
}

const HOSTS = {
  'on threads of Node': (setting: Setting) => nodeHost({ ...setting, games, worker: NODE_WORKER, threads: 1 }),
  'in a worker of a page': (setting: Setting) =>
    browserHost({ ...setting, games, worker: () => pageWorker(PAGE_WORKER) }),
};

let host: BotHost;
let told: Trouble[] = [];

afterEach(() => host.close());

function ask(bot: string, signal?: AbortSignal, game = 'minidom', table?: string) {
  return host.choose({ game, bot, view, seed: 1, table }, signal);
}

describe.each(Object.entries(HOSTS))('bots %s', (_, make) => {
  function open(patienceMs?: number): void {
    told = [];
    host = make({ log: (trouble) => told.push(trouble), patienceMs });
  }

  test('answer, each task its own, in the order of the queue', async () => {
    open();
    const order: string[] = [];
    const bots = ['naps', 'baseline', 'last', 'random', 'thinks'];
    const answers = await Promise.all(
      bots.map(async (bot) => {
        const option = await ask(bot);
        order.push(bot);
        return option;
      }),
    );
    expect(answers.slice(0, 3)).toEqual([LAST, FIRST, LAST]);
    for (const option of answers) expect(options).toContain(option);
    expect(order).toEqual(bots);
    expect(told).toEqual([]);
  });

  test('give the same answer to the same request, and analyse', async () => {
    open();
    const request = { game: 'minidom', bot: 'thinks', view, seed: 5, budget: { iterations: 30 } };
    expect(await host.choose(request)).toBe(await host.choose(request));
    const { iterations, options: found } = await host.analyse({ ...request, budget: { iterations: 40 } });
    expect(iterations).toBe(40);
    expect(found.map(({ option }) => option).toSorted()).toEqual(options.toSorted());
  });

  test('who fail are stood in for by the baseline, and the log hears why', async () => {
    open();
    expect(await ask('throws')).toBe(FIRST);
    expect(await ask('cheats')).toBe(FIRST);
    expect(await ask('nobody')).toBe(FIRST);
    expect(told.map(({ bot, insteadBy }) => [bot, insteadBy])).toEqual([
      ['throws', 'baseline'],
      ['cheats', 'baseline'],
      ['nobody', 'baseline'],
    ]);
    expect(told[0]!.problem).toBe('lost for words');
    expect(told[1]!.problem).toContain('4711, which is not offered');
    expect(told[2]!.problem).toContain("has no bot 'nobody'; possible: random, baseline");
    expect(options).toContain(await ask('throws', undefined, 'bare'));
    expect(told[3]!.insteadBy).toBe('random');
  });

  test('whose worker broke down are asked once more on a new one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'crownleaf-host-'));
    process.env[STUMBLED] = join(folder, 'stumbled');
    try {
      open();
      expect(await ask('stumbles')).toBe(LAST);
      expect(told).toEqual([]);
    } finally {
      delete process.env[STUMBLED];
      rmSync(folder, { recursive: true });
    }
  });

  test('whose worker breaks down again are stood in for, and those behind them are answered', async () => {
    open();
    const [quitter, next] = await Promise.all([ask('quits'), ask('last')]);
    expect([quitter, next]).toEqual([FIRST, LAST]);
    expect(told).toHaveLength(1);
    expect(told[0]!.problem).toMatch(/broke down 2 times: .*code:? 3/);
  });

  test('who take too long are stood in for; time in the queue does not count', async () => {
    const patienceMs = 8 * NAP_MS;
    open(patienceMs);
    // A worker's start takes time, too; a budget in time is waited for besides.
    const unhurried = () => host.choose({ game: 'minidom', bot: 'last', view, seed: 1, budget: { ms: 20_000 } });
    expect(await unhurried()).toBe(LAST);
    const naps = Array.from({ length: 10 }, () => ask('naps'));
    expect(await Promise.all(naps)).toEqual(naps.map(() => LAST));
    expect(await ask('sleeps')).toBe(FIRST);
    expect(told.map(({ problem }) => problem)).toEqual([`no answer within ${patienceMs} ms`]);
    expect(await unhurried()).toBe(LAST);
  });

  test('can be stopped while they think and while they wait', async () => {
    open();
    const thinking = new AbortController();
    const waiting = new AbortController();
    const running = ask('sleeps', thinking.signal);
    const queued = ask('sleeps', waiting.signal);
    const next = ask('last');
    waiting.abort(new Error('not needed'));
    await expect(queued).rejects.toThrow('not needed');
    await ask('last', AbortSignal.abort()).catch(() => {});
    thinking.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
    expect(await next).toBe(LAST);
    expect(told).toEqual([]);
  });

  test('what no bot could answer is refused, not stood in for', async () => {
    open();
    await expect(ask('last', undefined, 'chess')).rejects.toThrow("there is no game 'chess'; possible: minidom, bare");
    const other = engine.view(state, 1 - state.asked);
    await expect(host.choose({ game: 'minidom', bot: 'last', view: other, seed: 1 })).rejects.toThrow('own view');
    expect(told).toEqual([]);
  });

  test('an analysis that fails rejects', async () => {
    open();
    const budget = { iterations: 3 };
    await expect(host.analyse({ game: 'chess', view, seed: 1, budget })).rejects.toThrow("there is no game 'chess'");
  });

  test('who are sent home reject what was asked of them', async () => {
    open();
    const answers = [ask('sleeps'), ask('last')];
    const settled = Promise.allSettled(answers);
    await host.close();
    for (const { status } of await settled) expect(status).toBe('rejected');
    await expect(ask('last')).rejects.toThrow('sent home');
  });

  test('leave the thread that serves people alone', async () => {
    open();
    await ask('thinks');
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const thinks = (seed: number) => host.choose({ game: 'minidom', bot: 'thinks', view, seed, budget: { ms: 700 } });
    await Promise.all([thinks(1), thinks(2)]);
    delay.disable();
    // A search on this thread would hold it up for the whole budget; the rest is for a busy machine.
    expect(delay.max / 1e6).toBeLessThan(500);
  });
});

test('bots go on with what they know at a table, and begin afresh without one', async () => {
  host = nodeHost({ games, worker: NODE_WORKER, threads: 2 });
  await Promise.all([ask('naps'), ask('naps')]);
  const answers: number[] = [];
  for (const table of ['a', 'b', 'a', undefined, 'a', 'b', undefined]) {
    answers.push(options.indexOf(await ask('counts', undefined, 'minidom', table)));
  }
  expect(answers).toEqual([0, 0, 1, 0, 2, 1, 0]);
});

test('threads work side by side, and no more of them than there are', { retry: 2 }, async () => {
  host = nodeHost({ games, worker: NODE_WORKER, threads: 2 });
  const tables = ['a', 'b', 'c', 'd'];
  await Promise.all(tables.map((table) => ask('naps', undefined, 'minidom', table)));
  const ends: number[] = [];
  const began = performance.now();
  await Promise.all(tables.map(() => ask('naps').then(() => ends.push(performance.now() - began))));
  expect(ends[1]).toBeLessThan(2 * NAP_MS);
  expect(ends[2]).toBeGreaterThanOrEqual(2 * NAP_MS - 20);
});

test('a worker module that does not load is the same as bots that fail', async () => {
  const broken = new URL('./no-such-module.ts', import.meta.url);
  for (const make of [
    () => nodeHost({ games, worker: broken, threads: 1, log: (trouble) => told.push(trouble) }),
    () => browserHost({ games, worker: () => pageWorker(broken), log: (trouble) => told.push(trouble) }),
  ]) {
    told = [];
    host = make();
    expect(await ask('last')).toBe(FIRST);
    expect(told).toHaveLength(1);
    await host.close();
  }
});
