import { type Sizes, sizes } from '../../build/sizes.ts';
import { timings } from './timings.ts';

/** The most that a page may load, in kB of compressed script. */
const MOST = { start: 150, table: 120 } as const;

/** What the page weighs, and how soon it is there; fails where it weighs too much. */
async function main(): Promise<number> {
  const weights = weightsOf(sizes());
  for (const { what, kB, most, added } of weights) {
    console.log(`${what.padEnd(16)}  ${added ? '+ ' : ''}${kB.toFixed(1)} kB of script, gzip (at most ${most})`);
  }
  await tellTimings();
  const heavy = weights.filter(({ kB, most }) => kB > most);
  for (const { what, kB, most } of heavy) {
    console.error(`Too heavy: ${what} by ${(kB - most).toFixed(1)} kB of script.`);
  }
  return heavy.length === 0 ? 0 : 1;
}

function weightsOf({ start, tables }: Sizes) {
  return [
    { what: 'start page', kB: start / 1000, most: MOST.start, added: false },
    ...Object.entries(tables).map(([what, bytes]) => ({ what, kB: bytes / 1000, most: MOST.table, added: true })),
  ];
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
