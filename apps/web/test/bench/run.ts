import { timings } from './timings.ts';
import { weights } from './weights.ts';

/** What the page weighs, and how soon it is there; fails where it weighs too much. */
async function main(): Promise<number> {
  const weighed = weights();
  for (const { what, kB, most, added } of weighed) {
    console.log(`${what.padEnd(16)}  ${added ? '+ ' : ''}${kB.toFixed(1)} kB of script, gzip (at most ${most})`);
  }
  await tellTimings();
  const heavy = weighed.filter(({ kB, most }) => kB > most);
  for (const { what, kB, most } of heavy) {
    console.error(`Too heavy: ${what} by ${(kB - most).toFixed(1)} kB of script.`);
  }
  return heavy.length === 0 ? 0 : 1;
}

async function tellTimings(): Promise<void> {
  const { loads, motion } = await timings();
  for (const { page, paint, interactive } of loads) {
    const told = `first contentful paint ${Math.round(paint)} ms, interactive after ${Math.round(interactive)} ms`;
    console.log(`${page.padEnd(16)}  ${told}, on a processor slowed down four times`);
  }
  const { frames, dropped, milliseconds } = motion;
  console.log(`longest flight    ${Math.round(milliseconds)} ms, ${frames} frames drawn, ${dropped} dropped`);
}

process.exitCode = await main();
