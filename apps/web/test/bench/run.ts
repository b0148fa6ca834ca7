import { sizes } from '../../build/sizes.ts';
import { timings } from './timings.ts';

/** What the page weighs, and how soon it is there. */
const { start, tables } = sizes();
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`start page        ${kB(start)} of script, gzip (at most 150)`);
for (const [game, bytes] of Object.entries(tables)) console.log(`${game.padEnd(16)}  + ${kB(bytes)} (at most 120)`);

const { loads, motion } = await timings();
for (const { page, paint, interactive } of loads) {
  const told = `first contentful paint ${Math.round(paint)} ms, interactive after ${Math.round(interactive)} ms`;
  console.log(`${page.padEnd(16)}  ${told}, on a processor slowed down four times`);
}
const { frames, dropped, milliseconds } = motion;
console.log(`longest flight    ${Math.round(milliseconds)} ms, ${frames} frames drawn, ${dropped} dropped`);
