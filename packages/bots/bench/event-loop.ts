import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createEngine, fastChance, type Game } from '@crownleaf/engine';
import { nodeHost } from '../node/index.ts';
import { GAMES } from './thinkers.ts';

/**
 * Measures how long the thread that serves people is held up while two bots think all the time, deciding quickly one
 * after the other, which is the hardest for that thread. Exit code 1 if more than one delay in a hundred is too long.
 */
const MOST_P99_MS = 20;
const SECONDS = 10;
const THOUGHT_MS = 50;
const RESOLUTION_MS = 1;

const host = nodeHost({
  games: GAMES,
  worker: new URL('./thinkers.ts', import.meta.url),
  threads: GAMES.length,
  log: ({ problem }) => console.error(problem),
});

async function keepThinking(game: Game, until: number): Promise<number> {
  const engine = createEngine(game);
  const chance = fastChance(1);
  let decisions = 0;
  for (let state = engine.start(2, chance); performance.now() < until; decisions++) {
    const view = engine.view(state, state.asked);
    const request = { game: game.id, bot: 'thinks', view, seed: decisions, budget: { ms: THOUGHT_MS }, table: game.id };
    engine.apply(state, await host.choose(request), chance);
    if (engine.over(state)) state = engine.start(2, chance);
  }
  return decisions;
}

function busy(ms: number): Promise<number[]> {
  const until = performance.now() + ms;
  return Promise.all(GAMES.map((game) => keepThinking(game, until)));
}

await busy(1000);
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
const decisions = await busy(SECONDS * 1000);
delay.disable();
await host.close();
const inMs = (ns: number): number => Number((ns / 1e6).toFixed(2));
const report = { p50: inMs(delay.percentile(50)), p99: inMs(delay.percentile(99)), max: inMs(delay.max) };
console.log(JSON.stringify({ seconds: SECONDS, decisions: decisions.reduce((a, b) => a + b), delayMs: report }));
process.exitCode = report.p99 < MOST_P99_MS ? 0 : 1;
